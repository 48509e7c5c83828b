//! The words around a mission: short ones in lines, long ones in fields of several lines.
//! One field is one step of the history, however long one types in it.

use super::super::Action;
use super::field::{self, long_field, written};
use crate::focus;
use crate::{Element, Writing};
use editor_model::words::{say, say_of_side, say_with};
use iced::advanced::widget::Id;
use iced::widget::{column, text_editor};
use missions::history::Change;
use missions::{Edit, Info, Mission};
use rule_system::SideRow;

/// The long texts, as they are being written.
#[derive(Debug, Default)]
pub(crate) struct Texts([Writing; 5]);

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A short text is this now.
    Written(Short, String),
    /// Something was done in a long one.
    Edited(Long, text_editor::Action),
}

/// A text of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Short {
    Title,
    Author,
    Licence,
}

/// A text of several lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Long {
    Summary,
    Briefing,
    Victory,
    Defeat,
    Notes,
}

impl Short {
    const ALL: [Self; 3] = [Self::Title, Self::Author, Self::Licence];

    const fn id(self) -> &'static str {
        match self {
            Self::Title => "info-title",
            Self::Author => "info-author",
            Self::Licence => "info-licence",
        }
    }

    const fn of(self, info: &mut Info) -> &mut String {
        match self {
            Self::Title => &mut info.title,
            Self::Author => &mut info.author,
            Self::Licence => &mut info.licence,
        }
    }
}

impl Long {
    const ALL: [Self; 5] = [Self::Summary, Self::Briefing, Self::Victory, Self::Defeat, Self::Notes];

    const fn id(self) -> &'static str {
        match self {
            Self::Summary => "info-summary",
            Self::Briefing => "info-briefing",
            Self::Victory => "info-victory",
            Self::Defeat => "info-defeat",
            Self::Notes => "info-notes",
        }
    }

    /// What it is for.
    fn title(self, [marines, invader]: [SideRow; 2]) -> String {
        match self {
            Self::Victory => say_of_side(self.id(), marines, &[]),
            Self::Defeat => say_of_side(self.id(), invader, &[]),
            Self::Summary | Self::Briefing | Self::Notes => say(self.id()),
        }
    }

    /// What it is called in the history, where there is no room for what it is for.
    const fn name(self) -> &'static str {
        match self {
            Self::Summary => "info-summary",
            Self::Briefing => "text-briefing",
            Self::Victory => "text-victory",
            Self::Defeat => "text-defeat",
            Self::Notes => "text-notes",
        }
    }

    const fn of(self, info: &mut Info) -> &mut String {
        match self {
            Self::Summary => &mut info.summary,
            Self::Briefing => &mut info.briefing,
            Self::Victory => &mut info.victory,
            Self::Defeat => &mut info.defeat,
            Self::Notes => &mut info.notes,
        }
    }
}

impl Texts {
    /// Show what the mission has, where that is something else than what is written here.
    pub(super) fn refresh(&mut self, info: &Info) {
        let mut info = info.clone();
        for (long, content) in Long::ALL.into_iter().zip(&mut self.0) {
            let text = long.of(&mut info);
            if written(content) != *text {
                *content = Writing::with_text(text);
            }
        }
    }

    /// Take a message.
    pub(super) fn update(&mut self, message: Message, info: &Info) -> Action<super::Message> {
        let mut info = info.clone();
        let (id, name) = match message {
            Message::Written(short, text) => {
                *short.of(&mut info) = text;
                (short.id(), short.id())
            }
            Message::Edited(long, action) => {
                let content = &mut self.0[long as usize];
                let edits = action.is_edit();
                content.perform(action);
                if !edits {
                    return Action::None;
                }
                *long.of(&mut info) = written(content);
                (long.id(), long.name())
            }
        };
        let label = say_with("change-texts", &[("field", say(name).into())]);
        let change = Change::new(label, [Edit::Info(Box::new(info))]);
        Action::Commit(change.merging(id))
    }

    /// All of them. The short ones are read from what was shown last, which is the mission.
    pub(super) fn view<'a>(&'a self, mission: &Mission) -> Element<'a, Message> {
        let (mut info, sides) = (mission.info().clone(), mission.system().rows().sides);
        let shorts: Vec<_> = Short::ALL
            .map(|short| {
                let text = short.of(&mut info).clone();
                let line = focus::line(String::new(), &text, move |text| Message::Written(short, text));
                field::labelled(short.id(), line.id(Id::new(short.id())))
            })
            .into();
        let longs = Long::ALL.into_iter().zip(&self.0).map(|(long, content)| {
            let id = Id::new(long.id());
            let height = if long == Long::Summary { 52.0 } else { 84.0 };
            let field = long_field(content, id, height, move |action| Message::Edited(long, action));
            field::under(long.title(sides), field)
        });
        column(shorts.into_iter().chain(longs)).spacing(10).into()
    }
}
