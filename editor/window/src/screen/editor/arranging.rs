//! A position that is set up in place of the mission: its map, what the pointer and the keys do on it, and the way from there into a
//! game. The form is a panel; nothing of the mission changes here.

use super::game_board::GameBoard;
use super::sitting::{opponents, seed};
use super::{Action, Editor, Message, Outlook};
use crate::Element;
use crate::canvas::Outline;
use crate::panel::arranging::{self, Arranging};
use crate::panel::sitting::seating::{Begun, Seating};
use editor_model::command::Keys;
use editor_model::tool::{Input, Preview};
use editor_model::words::{say, say_with};
use missions::Mission;
use missions::position::Position;
use missions::sitting::{Players, Start};
use std::path::Path;
use std::sync::Arc;
use tiles::Cell;

/// A position, and its picture.
pub(super) struct Arranged {
    pub(super) arranging: Arranging,
    pub(super) board: GameBoard,
    /// It was put away before.
    came_back: bool,
    /// The frame around what is selected.
    chosen: Vec<Outline>,
    /// What lies over the map.
    marks: Preview,
}

/// A position that was put away.
pub(super) struct Kept {
    mission: Arc<Mission>,
    position: Position,
    players: Option<Players>,
    /// No file has it.
    unsaved: bool,
}

impl Arranged {
    /// What is seen of it is as it is now.
    fn look(&mut self) {
        self.board.show(self.arranging.moment());
        let (chosen, marks) = self.arranging.marks();
        self.chosen = chosen.into_iter().map(Outline::from).collect();
        self.marks = marks;
    }
}

impl Editor {
    /// Set up a position: that of the game which is played, the last one of this window, or the opening of a game.
    pub(crate) fn set_up_position(&mut self) -> Action {
        // A position shows all hands.
        if self.playing.as_ref().is_some_and(|played| played.table.hides_hands()) {
            self.notice = Some(say("arrange-hidden"));
            return Action::None;
        }
        let arranging = match (&self.playing, &self.position) {
            (Some(played), _) => {
                let sitting = played.table.sitting();
                let (mission, session) = (Arc::new(sitting.mission().clone()), sitting.session());
                let of_game = Arranging::new(&mission, Some(session.position()), seed());
                let players = Some(sitting.players().clone());
                of_game.map(|it| it.played_by(players).without(session.left_out()))
            }
            (None, Some(kept)) => {
                let again = Arranging::new(self.document.mission(), Some(kept.position.clone()), seed());
                let again = again.map(|it| it.played_by(kept.players.clone()));
                if kept.unsaved { again.map(Arranging::not_saved) } else { again }
            }
            (None, None) => Arranging::new(self.document.mission(), None, seed()),
        };
        match arranging {
            Some(arranging) => {
                let came_back = self.playing.is_none() && self.position.take().is_some();
                self.show_position(arranging, came_back);
            }
            None => self.cannot_play(say("play-no-rules")),
        }
        Action::None
    }

    fn show_position(&mut self, arranging: Arranging, came_back: bool) {
        (self.notice, self.map.hand.at, self.pressed_at) = (None, None, None);
        let art = &self.drawings.cardboard.art;
        let board = GameBoard::new(arranging.mission(), arranging.moment(), art);
        self.map.camera = self.map.camera.over(board.ground().frame, self.map.room);
        let (chosen, marks) = (Vec::new(), Preview::default());
        let mut arranged = Arranged { arranging, board, came_back, chosen, marks };
        arranged.look();
        self.arranging = Some(arranged);
        self.map.fit();
    }

    /// The mission cannot be played, for this reason.
    fn cannot_play(&mut self, why: String) {
        self.notice = Some(say_with("play-cannot", &[("why", why.into())]));
    }

    /// Something happened while a position is set up.
    pub(super) fn arranged(&mut self, message: arranging::Message) -> Action {
        let Some(arranged) = &mut self.arranging else { return Action::None };
        self.notice = None;
        let before = arranged.arranging.selected_place();
        let action = arranged.arranging.update(message);
        arranged.look();
        let now = arranged.arranging.selected_place();
        if let Some(place) = now.filter(|_| now != before) {
            self.map.keep_in_view(place);
        }
        match action {
            arranging::Action::None => Action::None,
            arranging::Action::Run(task) => Action::Run(task.map(Message::Arranging)),
            arranging::Action::Say(words) => {
                self.notice = Some(words);
                Action::None
            }
            arranging::Action::Play => self.play_position(),
            arranging::Action::PlayWith => self.seats_for_position(),
            arranging::Action::Leave => {
                self.stop_arranging();
                Action::None
            }
        }
    }

    /// Play from the position: those who played the game that it was taken from, or else all marines against the bots.
    fn play_position(&mut self) -> Action {
        let Some(arranged) = &self.arranging else { return Action::None };
        let it = &arranged.arranging;
        let (mission, position, players) = (Arc::clone(it.mission()), it.position().clone(), it.players());
        self.play_at(&mission, position, players)
    }

    fn play_at(&mut self, mission: &Arc<Mission>, position: Position, players: Option<Players>) -> Action {
        if !self.can_play() {
            return Action::None;
        }
        let players = players.unwrap_or_else(|| {
            let people = Some((0..position.marines).collect());
            Players { people, bots: opponents(), chance: false }
        });
        let start = Start { marines: None, seed: (seed(), 0), position: Some(position) };
        self.sit_down(mission, start, players)
    }

    /// Ask who plays from the position.
    fn seats_for_position(&mut self) -> Action {
        if !self.can_play() {
            return Action::None;
        }
        let Some(arranged) = &self.arranging else { return Action::None };
        let position = arranged.arranging.position().clone();
        let begun = Begun {
            mission: Arc::clone(arranged.arranging.mission()),
            marines: position.marines,
            seed: (seed(), 0),
            position: Ok(Some(position)),
            keys: Vec::new(),
        };
        let known = self.panels.proof.judgement();
        let played = known.into_iter().flat_map(|known| known.contests.iter().chain(&known.reports));
        self.seating = Some(Seating::of_begun(begun, played));
        Action::None
    }

    /// Play at once from the opening of a game, the marine whose activation begins standing on this space.
    pub(super) fn play_from(&mut self, cell: Cell) -> Action {
        if !self.can_play() {
            return Action::None;
        }
        let mission = Arc::clone(self.document.mission());
        let Some(mut arranging) = Arranging::new(&mission, None, seed()) else {
            self.cannot_play(say("play-no-rules"));
            return Action::None;
        };
        match arranging.put_first_marine(cell) {
            Ok(()) => self.play_at(&mission, arranging.position().clone(), None),
            Err(why) => {
                let told = [("cell", cell.to_string().into()), ("why", why.into())];
                self.notice = Some(say_with("arrange-not-here", &told));
                Action::None
            }
        }
    }

    /// The position is set up no more; if it was changed, it stays for the next time.
    pub(super) fn put_position_away(&mut self) {
        if let Some(arranged) = self.arranging.take().filter(|it| it.came_back || it.arranging.is_changed()) {
            let it = arranged.arranging;
            self.position = Some(Kept {
                mission: Arc::clone(it.mission()),
                position: it.position().clone(),
                players: it.players(),
                unsaved: it.is_unsaved(),
            });
        }
    }

    /// The mission of a position that would be lost with the window.
    fn mission_of_unsaved(&self) -> Option<&Arc<Mission>> {
        let shown = self.arranging.as_ref().map(|arranged| &arranged.arranging);
        let shown = shown.filter(|it| it.is_unsaved()).map(Arranging::mission);
        shown.or_else(|| self.position.as_ref().filter(|kept| kept.unsaved).map(|kept| &kept.mission))
    }

    /// Would a position be lost with the window?
    pub(crate) fn has_unsaved_position(&self) -> bool {
        self.mission_of_unsaved().is_some()
    }

    /// How the file of that position may be called.
    pub(super) fn name_of_unsaved(&self) -> Option<String> {
        self.mission_of_unsaved().map(|mission| arranging::name_of_file(mission))
    }

    /// Write it into a file.
    ///
    /// # Errors
    /// Why it was not written.
    pub(super) fn save_unsaved(&mut self, path: &Path) -> Result<String, String> {
        if let Some(arranged) = self.arranging.as_mut().filter(|it| it.arranging.is_unsaved()) {
            return arranged.arranging.save(path);
        }
        match self.position.as_mut().filter(|kept| kept.unsaved) {
            Some(kept) => {
                let said = arranging::write(&kept.mission, &kept.position, path)?;
                kept.unsaved = false;
                Ok(said)
            }
            None => Err(say("lacks-position")),
        }
    }

    /// Back to the mission, or to the game that is played.
    pub(super) fn stop_arranging(&mut self) {
        self.put_position_away();
        self.map.hand.at = None;
        match &self.playing {
            Some(played) => {
                self.map.camera = self.map.camera.over(played.board.ground().frame, self.map.room);
            }
            None => self.redraw(),
        }
        self.map.fit();
    }

    /// The position looks different now.
    pub(super) fn redraw_position(&mut self) {
        if let Some(arranged) = &mut self.arranging {
            let (mission, moment) = (arranged.arranging.mission(), arranged.arranging.moment());
            arranged.board = GameBoard::new(mission, moment, &self.drawings.cardboard.art);
            arranged.look();
        }
    }

    /// The pointer over the map of a position: a click, or a drag of what stands where it began.
    pub(super) fn point_at_position(&mut self, input: Input) -> Action {
        match input {
            Input::Hover(aim) | Input::Press(aim) | Input::Drag(aim) => {
                let cell = aim.cell();
                if matches!(input, Input::Press(_)) {
                    self.pressed_at = Some(cell);
                }
                if self.map.hand.at != Some(cell) {
                    (self.map.hand.at, self.notice) = (Some(cell), None);
                }
                Action::None
            }
            Input::Release(aim) | Input::Double(aim) => {
                let cell = aim.cell();
                let pressed = self.pressed_at.take().unwrap_or(cell);
                self.arranged(if pressed == cell {
                    arranging::Message::Click(cell)
                } else {
                    arranging::Message::Drag(pressed, cell)
                })
            }
            Input::Leave => {
                self.map.hand.at = None;
                Action::None
            }
            Input::Turn(_) | Input::Flip | Input::Nudge(..) | Input::Cancel => Action::None,
        }
    }

    /// An arrow while a position is set up: it moves the figure that is selected, or else the map.
    pub(super) fn position_key(&mut self, name: &str, coarse: bool) -> Action {
        let (dx, dy) = match name {
            "Left" => (-1, 0),
            "Right" => (1, 0),
            "Up" => (0, -1),
            "Down" => (0, 1),
            _ => return Action::None,
        };
        let selected = self.arranging.as_ref().and_then(|it| it.arranging.selected_place());
        if coarse || selected.is_none() {
            self.map.drag(dx, dy);
            return Action::None;
        }
        self.arranged(arranging::Message::Nudge(dx, dy))
    }

    /// What is on the window while a position is set up.
    pub(super) fn view_position<'a>(
        &'a self,
        arranged: &'a Arranged,
        keys: &Keys,
        outlook: Outlook,
    ) -> Element<'a, Message> {
        let map = self.game_map(&arranged.board, &arranged.chosen, &arranged.marks, outlook);
        arranged.arranging.view((keys, self.panels.room()), map, Message::Arranging)
    }
}
