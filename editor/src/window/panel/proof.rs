//! Bots play the mission many times in the background: how far they are, and who won how often, with intervals.
//! How games are played and judged is the library's business; what they showed to be wrong goes to the list of problems.

use super::Action;
use crate::window::theme::{self, BODY, SMALL, STRONG};
use crate::window::work::{self, Games};
use crate::words::{say, tell};
use engine::Side;
use iced::widget::{button, column, container, progress_bar, row, space, text};
use iced::{Alignment, Element, Fill, Length, Task};
use missions::report::{Report, Tally};
use missions::verdict::{Judgement, Verdict};
use missions::{Diagnostic, Mission};
use std::sync::Arc;

/// How many games one can have played for each number of marines.
const CHOICES: [u32; 3] = [50, 200, 1000];

/// The state of the panel.
#[derive(Debug)]
pub(crate) struct Proof {
    games: u32,
    state: State,
}

#[derive(Debug)]
enum State {
    /// Nobody has played yet.
    Idle,
    /// So many games of so many are played. Dropping it ends them.
    Playing(Games, u32, u32),
    /// This came out, and whether it was stopped before its end.
    Played(Box<Judgement>, bool),
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// So many games are wanted for each number of marines.
    Wanted(u32),
    /// Play.
    Started,
    /// Enough.
    Stopped,
    /// So many games of so many are played.
    Progressed(u32, u32),
    /// All games are played.
    Judged(Box<Judgement>),
}

impl Proof {
    /// Nobody has played yet.
    pub(crate) const fn new() -> Self {
        Self { games: CHOICES[1], state: State::Idle }
    }

    /// The mission has changed: what its games showed is not true of it any more.
    pub(crate) fn outdated(&mut self) {
        self.state = State::Idle;
    }

    /// Take a message.
    pub(crate) fn update(
        &mut self,
        message: Message,
        mission: &Arc<Mission>,
        files: &[Diagnostic],
    ) -> Action<Message> {
        match message {
            Message::Wanted(games) => self.games = games,
            Message::Started => {
                let (games, news) = work::play(Arc::clone(mission), files.to_vec(), self.games);
                self.state = State::Playing(games, 0, 0);
                return Action::Run(Task::run(news, |news| match news {
                    work::News::Progress(done, all) => Message::Progressed(done, all),
                    work::News::Judged(judgement) => Message::Judged(judgement),
                }));
            }
            Message::Stopped => {
                if let State::Playing(games, ..) = &self.state {
                    games.stop();
                }
            }
            Message::Progressed(done, all) => {
                if let State::Playing(_, d, a) = &mut self.state {
                    (*d, *a) = (done, all);
                }
            }
            Message::Judged(judgement) => {
                let State::Playing(games, ..) = &self.state else { return Action::None };
                let problems = judgement.problems.clone();
                self.state = State::Played(judgement, games.is_stopped());
                return Action::Judged(problems);
            }
        }
        Action::None
    }

    /// What a key asks for: to play, or to stop playing.
    pub(crate) const fn pressed(&self) -> Message {
        if matches!(self.state, State::Playing(..)) { Message::Stopped } else { Message::Started }
    }

    /// What is on the window.
    pub(crate) fn view(&self) -> Element<'_, Message> {
        let playing = matches!(self.state, State::Playing(..));
        let label = say(if playing { "proof-stop" } else { "proof-play" });
        let style = if playing { theme::quiet } else { theme::loud };
        let start = button(
            row![text(label).size(BODY), text("F5").size(SMALL)].spacing(8).align_y(Alignment::Center),
        )
        .padding([6, 14])
        .style(style)
        .on_press(self.pressed());
        let choices = row(CHOICES.iter().map(|games| {
            button(text(*games).size(SMALL))
                .padding([5, 9])
                .style(theme::entry(*games == self.games))
                .on_press_maybe((!playing).then_some(Message::Wanted(*games)))
                .into()
        }));
        let head = row![
            text(say("proof-title")).font(STRONG).size(20),
            space().width(Fill),
            choices.spacing(2),
            start
        ]
        .spacing(8)
        .align_y(Alignment::Center);
        let rest: Element<'_, Message> = match &self.state {
            State::Idle => quiet(say("proof-idle")),
            State::Playing(_, done, all) => {
                let bar =
                    progress_bar(0.0..=(*all).max(1) as f32, *done as f32).girth(8).style(theme::progress);
                column![
                    bar,
                    quiet(tell("proof-progress", &[("done", (*done).into()), ("all", (*all).into())]))
                ]
                .spacing(6)
                .into()
            }
            State::Played(judgement, stopped) => played(judgement, *stopped),
        };
        container(column![head, rest].spacing(10)).padding([12, 16]).width(Fill).into()
    }
}

fn played(judgement: &Judgement, stopped: bool) -> Element<'_, Message> {
    if judgement.reports.is_empty() {
        return quiet(say("proof-errors"));
    }
    let (verdict, color) = match (judgement.verdict, stopped) {
        (_, true) => ("proof-stopped", theme::faint()),
        (Verdict::Pass, false) => ("proof-pass", theme::color(theme::colors().objective)),
        (Verdict::Fail, false) => ("proof-fail", theme::color(theme::colors().error)),
    };
    let head = quiet(say("proof-shares"));
    let reports = column(judgement.reports.iter().map(report)).spacing(8);
    column![head, reports, text(say(verdict)).size(BODY).color(color)].spacing(8).into()
}

/// The games of one number of marines.
fn report(report: &Report) -> Element<'_, Message> {
    let marines = tell("proof-marines", &[("count", report.marines.into())]);
    let words = row![
        text(marines).size(BODY).width(90),
        text(report.wins.share(Side::Marines).to_string()).size(BODY).width(Fill),
        text(tell("proof-rounds", &[("count", report.rounds.median.into())]))
            .size(SMALL)
            .style(theme::faint_text),
    ];
    column![words.align_y(Alignment::Center), bar(report.wins)].spacing(3).into()
}

/// Wins as a bar: the marines' part from the left, the invader's from the right, the unfinished games between them.
fn bar<'a>(wins: Tally) -> Element<'a, Message> {
    let part = |games: u32, style: fn(&iced::Theme) -> container::Style| {
        let width = Length::FillPortion(u16::try_from(games).unwrap_or(u16::MAX));
        (games > 0).then(|| container(space()).width(width).height(6).style(style))
    };
    row![]
        .push(part(wins.marines, theme::marines))
        .push(part(wins.unfinished, theme::rule))
        .push(part(wins.invader, theme::invader))
        .spacing(2)
        .into()
}

fn quiet<'a>(words: impl text::IntoFragment<'a>) -> Element<'a, Message> {
    text(words).size(SMALL).style(theme::faint_text).into()
}

/// For tests: what came out.
#[cfg(test)]
impl Proof {
    pub(crate) fn judgement(&self) -> Option<&Judgement> {
        match &self.state {
            State::Played(judgement, _) => Some(judgement),
            State::Idle | State::Playing(..) => None,
        }
    }
}
