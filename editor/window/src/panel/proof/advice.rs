//! What to change where one side wins too often: the setting with which the invader wins, with a button that opens its
//! field, if it decides most of the lost games; else what ends them. A rule system says which setting that is; one without it gets
//! the advice and no button.

use super::Message;
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL};
use editor_model::naming::setting_name;
use editor_model::words::{say, say_with};
use engine::Side;
use iced::widget::{row, text};
use iced::{Alignment, Fill};
use missions::Mission;
use missions::report::{Band, Ends, Report};
use rule_system::setting::{self, Ask, Setting};

/// The setting that says with how much the invader wins, and the most it can be.
pub(super) fn lever(mission: &Mission) -> Option<(&'static Setting, u8)> {
    let system = mission.system();
    let limit = system.counts().iter().find_map(|count| count.limit)?;
    let row = system.settings().iter().find(|row| row.id == limit)?;
    match row.ask {
        Ask::Number { most, .. } => Some((row, most(&**mission.content()))),
        Ask::One { .. } | Ask::Places { .. } | Ask::Some { .. } | Ask::Seats => None,
        Ask::Whole { .. } | Ask::YesNo | Ask::Text | Ask::Thing { .. } | Ask::Chart { .. } => None,
    }
}

/// What to change for the number of marines of these games; nothing where the chances are fair.
pub(super) fn view<'a>(band: Band, report: &Report, mission: &Mission) -> Option<Element<'a, Message>> {
    let (marines, system) = (report.marines, mission.system());
    let lost = Ends::of([report], Side::Invader, system);
    if band == Band::TooHard
        && lost.beside_limit()
        && let Some((reason, some)) = lost.other(system)
    {
        let reason = rule_system::capital(reason.trim_end_matches('.'));
        let filled = [("some", some.into()), ("all", lost.all.into()), ("reason", reason.into())];
        return Some(text(say_with("advice-hard-ends", &filled)).size(SMALL).into());
    }
    let (with, without) = match band {
        Band::TooHard => ("advice-hard", "advice-hard-alone"),
        Band::TooEasy => ("advice-easy", "advice-easy-alone"),
        Band::Fair => return None,
    };
    let pulled = lever(mission).and_then(|(row, most)| {
        let now = setting::per_marines(&mission.settings().own, row.id).get(&marines).copied()?;
        let can = if band == Band::TooHard { now < most } else { now > 1 };
        can.then(|| (setting_name(row), now))
    });
    let Some((name, now)) = pulled else {
        return Some(text(say(without)).size(SMALL).into());
    };
    let words = say_with(with, &[("setting", name.clone().into()), ("now", now.into())]);
    let open = text(say_with("advice-open", &[("setting", name.into())])).size(SMALL);
    let open = button(open).padding([4, 10]).style(theme::quiet).on_press(Message::Open(marines));
    Some(row![text(words).size(SMALL).width(Fill), open].spacing(8).align_y(Alignment::Center).into())
}
