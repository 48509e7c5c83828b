//! The mission against an earlier version of it: after each edit both are played in the background with the same seeds, and the
//! panel says for each number of marines what the edits changed. How games of two versions are counted is decided by the library.

use super::progress::{self, TimeLeft};
use super::rest::Rest;
use super::{line, quiet, refusal};
use crate::Element;
use crate::focus::button;
use crate::panel::Action;
use crate::panel::inspector::field::tick;
use crate::parts::chip;
use crate::theme::{self, BODY, SMALL};
use crate::work::{self, Comparison, Games, Versus};
use editor_model::chances::{Trend, percent};
use editor_model::command::Command;
use editor_model::document::Document;
use editor_model::settings::Judges;
use editor_model::words::{say, say_of_side, say_with};
use iced::task::Handle;
use iced::widget::text::Wrapping;
use iced::widget::{column, row, text};
use iced::{Alignment, Color, Fill, Task};
use missions::compare::{Compared, Pairs};
use missions::report::{Shift, grouped};
use missions::simulate::Plan;
use missions::{Mission, Severity};
use rule_system::SideRow;
use std::path::PathBuf;
use std::sync::Arc;

/// So many games of each version are played for each number of marines.
const GAMES: u32 = 200;

/// Which versions are compared, and how far that is.
#[derive(Debug, Default)]
pub(crate) struct Versions {
    /// Compare after each edit.
    pub(crate) on: bool,
    base: Base,
    /// The version that was marked in this session.
    marked: Option<Arc<Mission>>,
    /// The games of the mission go otherwise than those of the base.
    differs: bool,
    rest: Rest,
    work: Option<Work>,
}

/// The earlier version.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Base {
    /// As it was last saved.
    #[default]
    Saved,
    /// As it was when it was marked.
    Marked,
}

/// A comparison of two versions.
#[derive(Debug)]
struct Work {
    versions: [Arc<Mission>; 2],
    stage: Stage,
}

/// How far it is.
#[derive(Debug)]
enum Stage {
    /// So many games of so many are played. Dropping the rest ends them, and their messages do not come any more.
    Playing { done: u32, all: u32, _games: Games, _news: Handle },
    /// This came of it.
    Done(Comparison),
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// Compare after each edit, or do not.
    Switched(bool),
    /// Compare with this version.
    Base(Base),
    /// Compare with the mission as it is now from now on.
    Marked,
    /// Of games that are played.
    Heard(Versus),
    /// Show the first error of the mission.
    Errors,
}

impl Versions {
    /// Take a message.
    pub(super) fn update(&mut self, message: Message, document: &Document) -> Action<super::Message> {
        match message {
            Message::Switched(on) => self.on = on,
            Message::Base(base) => self.base = base,
            Message::Marked => {
                self.marked = Some(Arc::clone(document.mission()));
                (self.on, self.base) = (true, Base::Marked);
            }
            Message::Errors => return Action::Worst,
            Message::Heard(news) => {
                self.heard(news);
                return Action::None;
            }
        }
        self.rest = Rest::default();
        self.changed(document);
        Action::None
    }

    fn heard(&mut self, news: Versus) {
        let Some(Work { stage, .. }) = &mut self.work else { return };
        match (news, &mut *stage) {
            // The threads report in any order.
            (Versus::Progress(now, of), Stage::Playing { done, all, .. }) => {
                (*done, *all) = (now.max(*done), of);
            }
            (Versus::Compared(comparison), Stage::Playing { .. }) => *stage = Stage::Done(comparison),
            (Versus::Progress(..) | Versus::Compared(_), Stage::Done(_)) => {}
        }
    }

    fn base<'a>(&'a self, document: &'a Document) -> &'a Arc<Mission> {
        match (self.base, &self.marked) {
            (Base::Marked, Some(marked)) => marked,
            (Base::Marked, None) | (Base::Saved, _) => document.saved(),
        }
    }

    /// The mission may have changed, or was saved: what was played of other versions is dropped.
    pub(super) fn changed(&mut self, document: &Document) {
        let versions = [self.base(document), document.mission()].map(Arc::clone);
        let same =
            |one: &Arc<Mission>, other: &Arc<Mission>| Arc::ptr_eq(one, other) || one.plays_like(other);
        self.differs = !same(&versions[0], &versions[1]);
        let is_of_them = |work: &Work| {
            // Files that had errors may have none now.
            let refused = matches!(work.stage, Stage::Done(Comparison::ErrorsNow));
            !refused && work.versions.iter().zip(&versions).all(|(one, other)| same(one, other))
        };
        let keep = self.on && self.differs && self.work.as_ref().is_some_and(is_of_them);
        if !keep {
            self.work = None;
        }
    }

    /// A second has passed. After some without an edit the versions are played, unless other games are.
    pub(super) fn second(
        &mut self,
        document: &Document,
        plays: bool,
        seed: u64,
        results: Option<PathBuf>,
    ) -> Task<Message> {
        let _ = self.rest.second(document.mission());
        let is_due = self.on && self.differs && self.work.is_none();
        if !is_due || plays || !self.rest.is_long() {
            return Task::none();
        }
        let versions = [self.base(document), document.mission()].map(Arc::clone);
        let plan = Plan::new(GAMES, seed);
        let (games, news) = work::compare(versions.clone(), document.reading.clone(), plan, results);
        let (task, handle) = Task::run(news, Message::Heard).abortable();
        let stage = Stage::Playing { done: 0, all: 0, _games: games, _news: handle.abort_on_drop() };
        self.work = Some(Work { versions, stage });
        task
    }

    /// End games that are being played, for others.
    pub(super) fn end(&mut self) {
        if self.is_running() {
            self.work = None;
        }
    }

    /// Are games being played?
    pub(crate) const fn is_running(&self) -> bool {
        matches!(self.work, Some(Work { stage: Stage::Playing { .. }, .. }))
    }

    /// The button that marks the mission as it is now.
    pub(super) fn mark<'a>() -> Element<'a, Message> {
        let mark = button(text(Command::CompareVersion.title()).size(SMALL)).padding([4, 10]);
        mark.style(theme::quiet).on_press(Message::Marked).into()
    }

    /// The comparison. `judges` say who has the better chances.
    pub(super) fn view(&self, judges: Judges, ours: SideRow) -> Element<'_, Message> {
        let switch = tick(say("versions-switch"), self.on, Message::Switched);
        let all = column![switch].spacing(6);
        if !self.on {
            return all.into();
        }
        let bases = self.marked.is_some().then(|| {
            let bases = [("versions-saved", Base::Saved), ("versions-marked", Base::Marked)];
            let chips = bases.map(|(id, base)| chip(say(id), base == self.base, Message::Base(base)));
            line(say("versions-base"), row(chips).spacing(2).wrap().into())
        });
        all.push(bases).push(self.state(judges, ours)).into()
    }

    fn state(&self, judges: Judges, ours: SideRow) -> Element<'_, Message> {
        let Some(Work { stage, .. }) = &self.work else {
            let same = match self.base {
                Base::Saved => "versions-same-saved",
                Base::Marked => "versions-same-marked",
            };
            return quiet(say(if self.differs { "versions-waiting" } else { same }));
        };
        match stage {
            Stage::Playing { done, all, .. } => progress::view(*done, *all, TimeLeft::default()),
            Stage::Done(Comparison::NoNumber) => quiet(say("versions-no-number")),
            Stage::Done(Comparison::ErrorsBefore) => quiet(say("versions-errors-before")),
            Stage::Done(Comparison::ErrorsNow) => refusal::view(say("versions-errors-now"), Message::Errors),
            Stage::Done(Comparison::Fault) => quiet(say("versions-fault")),
            Stage::Done(Comparison::Games(games)) => {
                let rows = games.iter().map(|(marines, compared)| one(*marines, compared, judges, ours));
                let told = [("games", grouped(GAMES.into()).into())];
                column(rows).push(quiet(say_with("versions-how", &told))).spacing(6).into()
            }
        }
    }
}

/// The games of one number of marines.
fn one<'a>(
    marines: u8,
    Compared { pairs, rounds }: &Compared,
    judges: Judges,
    ours: SideRow,
) -> Element<'a, Message> {
    let marines = text(say_with("proof-marines", &[("count", marines.into())])).size(BODY).width(80);
    let [before, now] = pairs.shares().map(|share| percent(share.counted));
    let shares = say_with("versions-shares", &[("before", before.into()), ("now", now.into())]);
    let shares = text(shares).size(BODY).wrapping(Wrapping::None).width(Fill);
    let rounds = say_with("versions-rounds", &[("before", rounds[0].into()), ("now", rounds[1].into())]);
    let rounds = text(rounds).size(SMALL).wrapping(Wrapping::None).style(theme::faint_text);
    let (id, color) = change(pairs, judges);
    let points = |share: f64| format!("{:.1}", share * 100.0);
    let by = format!("{:+.1}", pairs.by() * 100.0);
    let change = say_of_side(id, ours, &[("by", by.into()), ("reach", points(pairs.reach()).into())]);
    let first = row![marines, shares, rounds].spacing(8).align_y(Alignment::Center);
    column![first, text(change).size(SMALL).color(color)].spacing(2).into()
}

/// What a change of wins is. Only where these games say who has the better chances it is better or worse.
fn change(pairs: &Pairs, judges: Judges) -> (&'static str, Color) {
    let neutral = theme::color(theme::colors().text);
    if !pairs.is_sure() {
        return ("versions-unsure", theme::faint());
    }
    match judges {
        Judges::Greedy => {
            let [_, now] = pairs.shares();
            match Trend::of(now.counted, Shift { by: pairs.by(), reach: pairs.reach() }) {
                Trend::Better => ("versions-better", theme::color(theme::colors().well)),
                Trend::Worse => ("versions-worse", theme::severity(Severity::Warning)),
                Trend::Neither => ("versions-neither", neutral),
            }
        }
        Judges::Quick | Judges::Thorough if pairs.by() > 0.0 => ("versions-easier", neutral),
        Judges::Quick | Judges::Thorough => ("versions-harder", neutral),
    }
}

/// For tests: what came out.
#[cfg(test)]
impl Versions {
    pub(crate) const fn comparison(&self) -> Option<&Comparison> {
        match &self.work {
            Some(Work { stage: Stage::Done(comparison), .. }) => Some(comparison),
            Some(_) | None => None,
        }
    }
}
