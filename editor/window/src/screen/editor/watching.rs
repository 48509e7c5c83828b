//! A replay on the map instead of the mission. As long as it is watched the tools rest, and nothing of the mission changes.

use super::game_board::GameBoard;
use super::{Action, Editor, Message};
use crate::canvas::{self, Outline};
use crate::panel::watch::{self, Watch};
use crate::work::{self, Reeled, Wanted};
use editor_model::tool::{Input, Preview};
use editor_model::words::say;
use iced::Task;
use missions::art::Art;
use std::sync::Arc;
use std::time::Duration;

/// A game being watched, and its pictures.
pub(super) struct Watching {
    pub(super) watch: Watch,
    pub(super) board: GameBoard,
    /// Whose activation it is.
    pub(super) acting: Vec<Outline>,
    /// What the last choice did.
    pub(super) marks: Preview,
    /// The list of layers is shown instead of the log.
    pub(super) layers: bool,
}

impl Watching {
    fn new(watch: Watch, art: &Arc<Art>) -> Self {
        let board = GameBoard::new(&watch.wanted().mission, watch.moment(), art);
        let (acting, marks) = acting(&watch);
        Self { board, acting, marks, layers: false, watch }
    }

    fn moved(&mut self) {
        self.board.show(self.watch.moment());
        (self.acting, self.marks) = acting(&self.watch);
    }
}

/// Whose activation it is, and what the last choice did.
fn acting(watch: &Watch) -> (Vec<Outline>, Preview) {
    let (acting, marks) = watch.marks();
    (acting.into_iter().map(Outline::from).collect(), marks)
}

impl Editor {
    /// Play a game again, to watch it.
    pub(super) fn watch(&mut self, wanted: Wanted) -> Action {
        self.notice = Some(say("watch-opening"));
        Action::Run(Task::perform(work::film(wanted), Message::Filmed))
    }

    /// The game one most likely wants to watch.
    pub(crate) fn watch_first(&mut self) -> Action {
        match self.panels.proof.first_game() {
            Some(wanted) => self.watch(wanted),
            None => {
                self.notice = Some(say("watch-none"));
                Action::None
            }
        }
    }

    /// It was played again.
    pub(super) fn filmed(&mut self, film: &Reeled) -> Action {
        if self.playing.is_some() || self.arranging.is_some() {
            return Action::None;
        }
        let Some(film) = film.take() else {
            self.notice = Some(say("watch-none"));
            return Action::None;
        };
        self.notice = None;
        self.map.hand.at = None;
        let mut watching = Watching::new(Watch::new(film), &self.drawings.cardboard.art);
        let frame = watching.board.ground().frame;
        let follow = watching.watch.follow();
        self.watching = Some(watching);
        self.map.camera = self.map.camera.over(frame, self.map.room);
        self.map.fit();
        Action::Run(follow.map(Message::Watch))
    }

    /// Something happened while a game is watched.
    pub(super) fn watched(&mut self, message: watch::Message) -> Action {
        if message == watch::Message::Left {
            self.stop_watching();
            return Action::None;
        }
        if message == watch::Message::TakeOver {
            return self.take_over();
        }
        let Some(watching) = &mut self.watching else { return Action::None };
        let at = watching.watch.at();
        let task = watching.watch.update(message);
        if watching.watch.at() != at {
            watching.moved();
            self.notice = None;
        }
        Action::Run(task.map(Message::Watch))
    }

    fn stop_watching(&mut self) {
        self.watching = None;
        self.redraw();
        self.map.fit();
    }

    /// The game looks different now.
    pub(super) fn redraw_game(&mut self) {
        if let Some(watching) = self.watching.take() {
            self.watching = Some(Watching::new(watching.watch, &self.drawings.cardboard.art));
        }
    }

    /// The pointer over a game: it only points.
    pub(super) fn point(&mut self, message: canvas::Message) {
        match message {
            canvas::Message::Tool(Input::Hover(aim) | Input::Press(aim)) => {
                self.map.hand.at = Some(aim.cell());
            }
            canvas::Message::Tool(Input::Leave) => self.map.hand.at = None,
            _ => {}
        }
    }

    /// As long as a game goes on by itself, how long a choice stays.
    pub(crate) fn beat(&self) -> Option<Duration> {
        self.watching.as_ref()?.watch.beat()
    }
}
