//! What the mission depends on: everything on the map and every ability of a card is taken away in turn, and the games without it
//! are played in the background. Each is a line that leads to it; how games are counted and what is sure is decided by the library.

use super::progress::{self, TimeLeft};
use super::{quiet, refusal};
use crate::Element;
use crate::focus::{button, reveal_top};
use crate::panel::Action;
use crate::theme::{self, BODY, SMALL};
use crate::work::{self, Dependence, Games, Tried};
use editor_model::document::Document;
use editor_model::naming::handler_in_words;
use editor_model::words::{plain, say, say_of_side, say_with};
use engine::Side;
use iced::advanced::widget::Id;
use iced::task::Handle;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, text};
use iced::{Alignment, Color, Fill, Task};
use missions::knockout::{Effect, Knockout, Knockouts as Known, LITTLE, What};
use missions::report::grouped;
use missions::simulate::Plan;
use missions::{Mission, Place, Severity};
use std::path::PathBuf;
use std::sync::Arc;

/// The id of the section.
pub(super) const SECTION: &str = "knockouts";

/// What was found out, and whether it still holds.
#[derive(Debug, Default)]
pub(crate) struct Knockouts {
    work: Option<Work>,
    /// The mission is not any more what was played.
    older: bool,
}

/// The games without each thing of a mission.
#[derive(Debug)]
struct Work {
    mission: Arc<Mission>,
    plan: Plan,
    stage: Stage,
}

/// How far they are.
#[derive(Debug)]
enum Stage {
    /// So many games of so many are played. Dropping the rest ends them, and their messages do not come any more.
    Playing { done: u32, all: u32, games: Games, _news: Handle },
    /// This came of them.
    Done(Dependence),
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Find out.
    Started,
    /// Enough.
    Cancelled,
    /// Of games that are played.
    Heard(Tried),
    /// A line was pressed, by its number.
    Pressed(usize),
    /// Show the first error of the mission.
    Errors,
}

impl Knockouts {
    /// The mission may have changed: are the games still its games?
    pub(super) fn changed(&mut self, mission: &Mission) {
        self.older = self.work.as_ref().is_some_and(|work| !work.mission.plays_like(mission));
    }

    /// Take a message; games are played as planned, and kept in a folder, if there is one.
    pub(super) fn update(
        &mut self,
        message: Message,
        document: &Document,
        plan: Plan,
        results: Option<PathBuf>,
    ) -> Action<super::Message> {
        match message {
            Message::Started => {
                let shown = reveal_top(super::PANEL, Id::new(SECTION));
                let played =
                    if self.is_running() { Task::none() } else { self.start(document, plan, results) };
                return Action::Run(Task::batch([shown, played]));
            }
            Message::Cancelled => {
                if let Some(Work { stage: Stage::Playing { games, .. }, .. }) = &self.work {
                    games.stop();
                }
            }
            Message::Heard(news) => self.heard(news),
            Message::Errors => return Action::Worst,
            Message::Pressed(number) => {
                let known = self.known();
                let pressed = known.and_then(|known| known.found.get(number));
                return pressed.map_or(Action::None, |it| go_to(&it.place, document.mission()));
            }
        }
        Action::None
    }

    fn start(&mut self, document: &Document, plan: Plan, results: Option<PathBuf>) -> Task<super::Message> {
        let mission = document.mission();
        let (games, news) = work::knock_out(Arc::clone(mission), document.reading.clone(), plan, results);
        let told = |news| super::Message::Knockouts(Message::Heard(news));
        let (task, handle) = Task::run(news, told).abortable();
        let stage = Stage::Playing { done: 0, all: 0, games, _news: handle.abort_on_drop() };
        self.work = Some(Work { mission: Arc::clone(mission), plan, stage });
        self.older = false;
        task
    }

    fn heard(&mut self, news: Tried) {
        let Some(Work { stage, .. }) = &mut self.work else { return };
        match (news, &mut *stage) {
            // The threads report in any order.
            (Tried::Progress(now, of), Stage::Playing { done, all, .. }) => {
                (*done, *all) = (now.max(*done), of);
            }
            (Tried::Found(found), Stage::Playing { .. }) => *stage = Stage::Done(found),
            (Tried::Progress(..) | Tried::Found(_), Stage::Done(_)) => {}
        }
    }

    /// Are games being played?
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.work, Some(Work { stage: Stage::Playing { .. }, .. }))
    }

    /// What was found out last.
    pub(crate) fn known(&self) -> Option<&Known> {
        match &self.work.as_ref()?.stage {
            Stage::Done(Dependence::Known(known)) => Some(known),
            Stage::Done(Dependence::Errors | Dependence::NoNumber | Dependence::Fault)
            | Stage::Playing { .. } => None,
        }
    }

    /// Was it begun?
    pub(super) const fn is_begun(&self) -> bool {
        self.work.is_some()
    }

    /// The button that begins it, or ends it.
    pub(super) fn press<'a>(&self) -> Element<'a, Message> {
        let (label, message) = match self.is_running() {
            true => ("knockouts-cancel", Message::Cancelled),
            false => ("knockouts-find", Message::Started),
        };
        let press = button(text(say(label)).size(SMALL)).padding([4, 10]).style(theme::quiet);
        press.on_press(message).into()
    }

    /// What was found out, or how far that is.
    pub(super) fn view(&self, mission: &Mission) -> Element<'_, Message> {
        match &self.work {
            None => quiet(say("knockouts-none")),
            Some(Work { stage: Stage::Playing { done, all, .. }, .. }) => {
                progress::view(*done, *all, TimeLeft::default())
            }
            Some(Work { stage: Stage::Done(found), plan, .. }) => match found {
                Dependence::Known(known) => self.found(known, plan, mission),
                Dependence::Errors => refusal::view(say("knockouts-errors"), Message::Errors),
                Dependence::NoNumber => quiet(say("knockouts-no-number")),
                Dependence::Fault => quiet(say("knockouts-fault")),
            },
        }
    }

    fn found<'a>(&self, known: &'a Known, plan: &Plan, mission: &Mission) -> Element<'a, Message> {
        let older = self.older.then(|| {
            let words = text(say("knockouts-older")).size(SMALL).color(theme::severity(Severity::Warning));
            container(words).padding([6, 10]).width(Fill).style(theme::raised)
        });
        let broken = known.broken.as_ref().map(|why| {
            let words = say_with("knockouts-broken", &[("why", why.clone().into())]);
            text(words).size(SMALL).color(theme::severity(Severity::Error))
        });
        let left = (known.left > 0).then(|| {
            quiet(say_with(
                "knockouts-left",
                &[("count", known.left.into()), ("things", grouped(known.left.into()).into())],
            ))
        });
        let about = (!known.found.is_empty()).then(|| {
            let told = [("points", (LITTLE * 100.0).into())];
            quiet(say_of_side("knockouts-about", mission.system().side(Side::Marines), &told))
        });
        let rows = known.found.iter().enumerate().map(|(number, it)| one(number, it, mission));
        let told = [
            ("games", grouped(plan.games.into()).into()),
            ("bots", super::bots::named(plan.bots).into()),
            ("seed", plan.seed.to_string().into()),
        ];
        column![]
            .push(older)
            .push(broken)
            .push(left)
            .push(about)
            .push(column(rows).spacing(2))
            .push(quiet(say_with("knockouts-how", &told)))
            .spacing(6)
            .into()
    }
}

/// What the games without one thing say.
fn one<'a>(number: usize, it: &'a Knockout, mission: &Mission) -> Element<'a, Message> {
    let name = text(name(it, mission)).size(BODY).width(Fill);
    let (change, word, color) = match &it.what {
        What::Needed(why) => (None, say_with("knockouts-needed", &[("why", plain(why).into())]), strong()),
        What::Broke(why) => {
            let told = [("why", why.clone().into())];
            (None, say_with("knockouts-broke", &told), theme::severity(Severity::Error))
        }
        What::Change(change) => {
            let points = |part: f64| format!("{:.1}", part * 100.0);
            let by = format!("{:+.1}", change.by() * 100.0);
            let told = [("by", by.into()), ("reach", points(change.reach).into())];
            let (id, color) = match change.effect() {
                Effect::Carries => ("knockouts-carries", strong()),
                Effect::Decoration => ("knockouts-decoration", theme::faint()),
                Effect::Spare => ("knockouts-spare", theme::faint()),
                Effect::TooClose => ("knockouts-close", theme::faint()),
            };
            (Some(say_with("knockouts-change", &told)), say(id), color)
        }
    };
    let change = change.map(|words| text(words).size(SMALL).wrapping(Wrapping::None).color(color));
    let first = row![name].push(change).spacing(8).align_y(Alignment::Center);
    let word = text(word).size(SMALL).color(color);
    let is_there = !matches!(go_to(&it.place, mission), Action::None);
    button(column![first, word].spacing(2))
        .width(Fill)
        .padding([4, 8])
        .style(theme::entry(false))
        .on_press_maybe(is_there.then_some(Message::Pressed(number)))
        .into()
}

/// What a line is called: an ability by its card and by when it comes, anything else by what it is.
pub(crate) fn name(it: &Knockout, mission: &Mission) -> String {
    match (&it.place, &it.handler) {
        (Place::Script { name, .. }, Some(function)) => handler_in_words(mission, name, function),
        _ => rule_system::capital(&it.name),
    }
}

fn strong() -> Color {
    theme::color(theme::colors().text)
}

/// To where a thing lies, if it is still there.
fn go_to(place: &Place, mission: &Mission) -> Action<super::Message> {
    match place {
        Place::Thing(id) if mission.things().contains_key(id) => Action::Select([*id].into()),
        Place::Script { name, line, column } if mission.scripts().contains_key(name) => {
            Action::Script(name.clone(), Some((*line, *column)))
        }
        _ => Action::None,
    }
}
