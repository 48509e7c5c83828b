//! A game on the map: the place in it, the steps from there, the state of every marine and of the invader, and its log.
//! The moment itself is drawn by the screen; nothing of the mission can be changed from here.

mod log;
mod marks;

use crate::focus::{button, slide};
use crate::panel::sitting::seating::Begun;
use crate::parts::tip;
use crate::theme::{self, BODY, SMALL, STRONG};
use crate::work::{Film, Wanted};
use crate::{Element, icon};
use editor_model::command::{Command, Keys};
use editor_model::naming::counts_in_words;
use editor_model::words::{say, say_of_side, say_with};
use engine::{Side, Step};
use iced::widget::scrollable::AbsoluteOffset;
use iced::widget::{column, container, operation, progress_bar, row, slider, space, text};
use iced::{Alignment, Fill, Task};
use log::Log;
use missions::scene::Rect;
use missions::{Layout, Moment};
use rule_system::{SideRow, View};
use std::sync::Arc;
use std::time::Duration;
use tiles::Cell;

/// A game being watched.
pub(crate) struct Watch {
    film: Film,
    layout: Layout,
    moment: Moment,
    log: Log,
    plays: bool,
    speed: usize,
    /// The log shows what the invader draws in secret.
    secrets: bool,
}

/// So many choices go by in a second.
const SPEEDS: [u64; 7] = [1, 2, 4, 8, 16, 32, 60];

/// How one goes through a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    /// Choice by choice.
    Choice,
    /// To where somebody's activation begins.
    Activation,
    /// To where a round begins.
    Round,
    /// To the start or the end.
    Game,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// To the moment after so many choices.
    To(usize),
    /// Forwards or back.
    Step(Unit, bool),
    /// Let it go on by itself, or hold it.
    Toggled,
    /// Faster or slower.
    Speed(bool),
    /// Show what the invader draws in secret, or hide it.
    Secrets,
    /// It goes on by itself.
    Beat,
    /// The log was scrolled to here and has so much room.
    Scrolled(f32, f32),
    /// Play on from here.
    TakeOver,
    /// Enough.
    Left,
}

impl Watch {
    /// Watch a game from the moment that is wanted.
    pub(crate) fn new(mut film: Film) -> Self {
        film.game.go(film.wanted.at);
        let mission = &film.wanted.mission;
        let layout = Layout::of(mission, mission.catalogue());
        let moment = moment(&film);
        let log = Log::of(&film.telling, false);
        Self { film, layout, moment, log, plays: false, speed: 2, secrets: false }
    }

    /// What is watched.
    pub(crate) const fn wanted(&self) -> &Wanted {
        &self.film.wanted
    }

    /// The moment one looks at.
    pub(crate) const fn moment(&self) -> &Moment {
        &self.moment
    }

    /// Does the log show what the invader draws in secret?
    pub(crate) const fn secrets(&self) -> bool {
        self.secrets
    }

    /// After how many choices one looks.
    pub(crate) fn at(&self) -> usize {
        self.film.game.at()
    }

    /// The game up to the moment one looks at, to be played on.
    pub(crate) fn begun(&self) -> Begun {
        let Wanted { mission, plan, marines, line, .. } = &self.film.wanted;
        let made = self.film.game.made().iter().take(self.at());
        Begun {
            mission: Arc::clone(mission),
            marines: *marines,
            seed: (plan.seed, line.game),
            position: Ok(None),
            keys: made.map(|made| made.key.clone()).collect(),
        }
    }

    fn last(&self) -> usize {
        self.film.game.made().len()
    }

    /// As long as it goes on by itself, how long a choice stays.
    pub(crate) fn beat(&self) -> Option<Duration> {
        self.plays.then(|| Duration::from_millis(1000 / SPEEDS[self.speed]))
    }

    /// Whose activation it is, and what the last choice did, as marks over the map.
    pub(crate) fn marks(&self) -> (Vec<Rect>, editor_model::tool::Preview) {
        marks::of(&*self.film.game, &self.moment)
    }

    /// What is on a space now.
    pub(crate) fn describe(&self, cell: Cell) -> String {
        let mut words = crate::describe::cell(&self.moment.mission, &self.layout, cell);
        for standing in self.moment.standing.iter().filter(|s| s.pose.cells(s.base).any(|c| c == cell)) {
            let left = standing.health.saturating_sub(standing.damage);
            let health = [
                ("name", standing.name.clone().into()),
                ("left", left.into()),
                ("health", standing.health.into()),
            ];
            words += "  ·  ";
            words += &say_with("watch-figure", &health);
            if standing.stunned {
                words += &say("watch-stunned");
            }
        }
        words
    }

    /// Take a message. The screen leaves by itself.
    pub(crate) fn update(&mut self, message: Message) -> Task<Message> {
        let (at, secrets) = (self.at(), self.secrets);
        match message {
            Message::To(number) => self.go(number),
            Message::Step(unit, on) => self.go(self.step(unit, on)),
            Message::Toggled => {
                // From the end it begins again.
                if !self.plays && at == self.last() {
                    self.go(0);
                }
                self.plays = !self.plays;
            }
            Message::Speed(faster) => {
                self.speed = if faster { self.speed + 1 } else { self.speed.saturating_sub(1) };
                self.speed = self.speed.min(SPEEDS.len() - 1);
            }
            Message::Secrets => {
                self.secrets = !secrets;
                self.log.rewrite(&self.film.telling, self.secrets);
            }
            Message::Beat if self.plays => {
                self.go(at + 1);
                self.plays = self.at() < self.last();
            }
            Message::Scrolled(from, room) => self.log.scrolled(from, room),
            Message::Beat | Message::TakeOver | Message::Left => {}
        }
        if (self.at(), self.secrets) == (at, secrets) { Task::none() } else { self.follow() }
    }

    fn go(&mut self, number: usize) {
        self.film.game.go(number);
        self.moment = moment(&self.film);
    }

    /// Where a step leads.
    fn step(&self, unit: Unit, on: bool) -> usize {
        let (at, last) = (self.at(), self.last());
        let stops = match (unit, on) {
            (Unit::Choice, true) => return at + 1,
            (Unit::Choice, false) => return at.saturating_sub(1),
            (Unit::Game, true) => return last,
            (Unit::Game, false) => return 0,
            (Unit::Activation, _) => &self.film.telling.activations,
            (Unit::Round, _) => &self.film.telling.rounds,
        };
        if on {
            stops.iter().copied().find(|stop| *stop > at).unwrap_or(last)
        } else {
            stops.iter().rev().copied().find(|stop| *stop < at).unwrap_or(0)
        }
    }

    /// Keep the line of the moment in sight.
    pub(crate) fn follow(&mut self) -> Task<Message> {
        let paragraph = self.film.telling.paragraph(self.at());
        match self.log.follow(paragraph) {
            Some(y) => operation::scroll_to(log::ID, AbsoluteOffset { x: None, y: Some(y) }),
            None => Task::none(),
        }
    }

    /// What is at the side of the map.
    pub(crate) fn view(&self, keys: &Keys) -> Element<'_, Message> {
        let buttons = self.buttons(keys);
        let top = column![self.head(keys), self.slider(), buttons, self.standing()].spacing(10);
        let paragraph = self.film.telling.paragraph(self.at());
        column![
            container(top).padding([12, 16]),
            container(space()).width(Fill).height(1).style(theme::rule),
            self.log.view(&self.film.telling, paragraph),
        ]
        .into()
    }

    fn head(&self, keys: &Keys) -> Element<'_, Message> {
        let Wanted { line, marines, .. } = &self.film.wanted;
        let filled = [("game", line.game.to_string().into()), ("count", (*marines).into())];
        let words = row![text(say("watch-leave")).size(BODY), text("Esc").size(SMALL)].spacing(8);
        let leave = button(words.align_y(Alignment::Center))
            .padding([6, 14])
            .style(theme::quiet)
            .on_press(Message::Left);
        let take = button(icon::or_title(Command::TakeOver)).padding([6, 10]).style(theme::quiet);
        let take = tip(take.on_press(Message::TakeOver), Command::TakeOver, keys);
        let title = text(say_with("watch-title", &filled)).font(STRONG).size(20);
        let top = row![title, space().width(Fill), take, leave].spacing(4);
        column![top.align_y(Alignment::Center), self.result()].spacing(2).into()
    }

    /// Who has won and how, but only at the end: a game is worth watching as long as that is open. Of a game that was made shorter to
    /// show a finding, how short it is.
    fn result(&self) -> Element<'_, Message> {
        let faint = |words: String| text(words).size(SMALL).style(theme::faint_text);
        if let Some(from) = self.film.shrunk {
            return faint(shown_in(self.last(), from)).into();
        }
        if self.at() < self.last() {
            return faint(say("watch-open")).into();
        }
        let end = match self.film.game.end() {
            Step::Over(outcome) => rule_system::capital(&outcome.reason),
            _ => say("proof-no-end"),
        };
        let winner = match self.film.wanted.line.winner {
            Some(side) => say_of_side("watch-side-wins", self.side(side), &[]),
            None => say("watch-draw"),
        };
        let winner = text(winner).size(SMALL).color(theme::won(self.film.wanted.line.winner));
        row![winner, faint(end)].spacing(8).into()
    }

    fn side(&self, side: Side) -> SideRow {
        self.film.wanted.mission.system().side(side)
    }

    fn slider(&self) -> Element<'_, Message> {
        // A game has far fewer choices than a slider can count.
        let last = self.last() as u32;
        let bar = slider(0..=last.max(1), self.at() as u32, |at| Message::To(at as usize));
        let bar = slide(bar.style(theme::slide));
        let round = self.film.game.world().round();
        let filled =
            [("at", self.at().into()), ("last", self.last().into()), ("round", round.to_string().into())];
        column![bar, text(say_with("watch-at", &filled)).size(SMALL).style(theme::faint_text)]
            .spacing(4)
            .into()
    }

    fn buttons(&self, keys: &Keys) -> Element<'_, Message> {
        let (back, on) = (self.at() > 0, self.at() < self.last());
        let step = |command: Command, unit: Unit, forwards: bool| {
            let message = Message::Step(unit, forwards);
            let live = (if forwards { on } else { back }).then_some(message);
            pressed(command, keys, live)
        };
        let toggle = if self.plays { Some(icon::pause()) } else { icon::of(Command::WatchPause) };
        let words = text(say(if self.plays { "watch-pause" } else { "watch-play" })).size(BODY);
        let play = row![].push(toggle).push(words).spacing(6).align_y(Alignment::Center);
        let play = button(container(play).center_x(Fill)).padding([4, 4]).width(96).style(theme::loud);
        let play = tip(play.on_press(Message::Toggled), Command::WatchPause, keys);
        let speed = say_with("watch-speed", &[("count", SPEEDS[self.speed].into())]);
        let steps = row![
            step(Command::GameStart, Unit::Game, false),
            step(Command::RoundBack, Unit::Round, false),
            step(Command::ActivationBack, Unit::Activation, false),
            step(Command::StepBack, Unit::Choice, false),
            play,
            step(Command::StepOn, Unit::Choice, true),
            step(Command::ActivationOn, Unit::Activation, true),
            step(Command::RoundOn, Unit::Round, true),
            step(Command::GameEnd, Unit::Game, true),
        ]
        .spacing(3)
        .wrap();
        let pace = |command: Command, faster: bool| pressed(command, keys, Some(Message::Speed(faster)));
        let speeds = row![
            pace(Command::Slower, false),
            text(speed).size(SMALL).style(theme::faint_text),
            pace(Command::Faster, true),
            space().width(Fill),
            self.view_of_the_invader(keys),
        ];
        column![steps, speeds.spacing(8).align_y(Alignment::Center)].spacing(6).into()
    }

    fn view_of_the_invader(&self, keys: &Keys) -> Element<'_, Message> {
        let command = Command::WatchSecrets;
        let words = text(say_of_side("watch-secrets", self.side(Side::Invader), &[])).size(SMALL);
        let words = row![icon::or_title(command), words].spacing(6).align_y(Alignment::Center);
        let button = button(words).padding([5, 8]).style(theme::tool(self.secrets));
        tip(button.on_press(Message::Secrets), command, keys)
    }

    /// The health of every marine, and the numbers of the invader.
    fn standing(&self) -> Element<'_, Message> {
        let (table, world) = (self.film.game.table(), self.film.game.world());
        let counts = self.film.game.counts();
        let marines = world.figures().all().filter(|(id, _)| id.0 < table.marines).map(|(id, figure)| {
            let kind = table.kind(figure.kind);
            let left = if figure.on_map { kind.health.saturating_sub(figure.damage) } else { 0 };
            let health = progress_bar(0.0..=f32::from(kind.health), f32::from(left))
                .girth(7)
                .length(Fill)
                .style(theme::progress);
            let state = if !figure.on_map {
                say("watch-fragged")
            } else {
                let stunned = if figure.stunned { say("watch-stunned") } else { String::new() };
                let of = [("left", left.into()), ("health", kind.health.into())];
                format!("{}{stunned}", say_with("watch-health", &of))
            };
            let name = text(&kind.name).size(SMALL).width(80);
            let name = if world.active() == Some(id) { name.color(theme::accent()) } else { name };
            row![name, health, text(state).size(SMALL).width(160)]
                .spacing(8)
                .align_y(Alignment::Center)
                .into()
        });
        let invader = counts_in_words(&counts, self.film.wanted.mission.system());
        column(marines).push(text(invader).size(SMALL).style(theme::faint_text)).spacing(3).into()
    }
}

/// How short a game is that shows a finding, and how long it was before.
pub(crate) fn shown_in(choices: usize, from: usize) -> String {
    let id = if choices < from { "watch-shrunk" } else { "watch-shown" };
    say_with(id, &[("choices", choices.into()), ("from", from.into())])
}

/// A button with the icon of a command.
fn pressed<'a>(command: Command, keys: &Keys, message: Option<Message>) -> Element<'a, Message> {
    tip(
        button(icon::or_title(command)).padding([5, 7]).style(theme::quiet).on_press_maybe(message),
        command,
        keys,
    )
}

fn moment(film: &Film) -> Moment {
    let game = &film.game;
    let view = View::with_areas(game.world().revealed());
    Moment::of(&film.wanted.mission, &film.numbers, game.table(), game.world(), &view)
}

/// For tests: what is shown.
#[cfg(test)]
impl Watch {
    pub(crate) const fn telling(&self) -> &missions::playback::Telling {
        &self.film.telling
    }

    /// The lines of the log, in order.
    pub(crate) fn log(&self) -> Vec<&str> {
        self.log.lines()
    }
}
