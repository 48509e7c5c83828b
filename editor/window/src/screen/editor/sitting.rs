//! A game that people play in place of the mission: it begins in one step, its board is drawn for every moment, and the mission can
//! be changed in the middle of it.

use super::game_board::GameBoard;
use super::{Action, Editor, Message, Outlook};
use crate::Element;
use crate::canvas::Outline;
use crate::frames;
use crate::panel::sitting::seating::{Begun, Seating, SheetMessage};
use crate::panel::sitting::{self, Pace, Table};
use editor_model::command::Keys;
use editor_model::games;
use editor_model::tool::{Input, Preview};
use editor_model::words::{plain, say, say_of_side, say_with};
use engine::{Side, Step};
use missions::simulate::{BotKind, BotPair};
use missions::sitting::{Deed, Players, Record, Sitting, Start};
use missions::{Mission, Severity};
use rule_system::search::Level;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// So many kept games are listed.
const KEPT: usize = 4;

/// A game with people, and its picture.
pub(super) struct Played {
    pub(super) table: Table,
    pub(super) board: GameBoard,
    /// Whose activation it is.
    acting: Vec<Outline>,
    /// What lies over the map.
    marks: Preview,
    /// The folder where results and games are kept.
    results: Option<PathBuf>,
}

/// However a game ends, it is kept, so that nothing is lost.
impl Drop for Played {
    fn drop(&mut self) {
        let _ = self.keep();
    }
}

/// A game that waits for its mission to be changed.
pub(super) struct Waiting {
    record: Record,
    players: Players,
    pace: Pace,
}

impl Editor {
    /// Play the mission: all marines against a bot. A game that waits for a change of the mission goes on.
    pub(crate) fn play_here(&mut self) -> Action {
        if self.waiting.is_some() {
            return self.go_on();
        }
        if !self.can_play() {
            return Action::None;
        }
        let mission = Arc::clone(self.document.mission());
        let people = marines(&mission);
        let count = people.len();
        let players = Players { people: Some(people), bots: opponents(), chance: false };
        let start = Start { seed: (seed(), 0), ..Start::default() };
        let action = self.sit_down(&mission, start, players);
        // What went wrong is said first.
        if self.notice.is_none() {
            let invader = mission.system().side(Side::Invader);
            self.notice = Some(say_of_side("play-began", invader, &[("count", count.into())]));
        }
        action
    }

    /// Has the mission no errors? If it has, that is said.
    pub(super) fn can_play(&mut self) -> bool {
        // What the files had wrong is known before the first check is through.
        let mut problems = self.checked.iter().chain(&self.document.reading);
        let sound = problems.all(|problem| problem.severity != Severity::Error);
        if !sound {
            self.notice = Some(say_with("play-cannot", &[("why", say("play-errors").into())]));
        }
        sound
    }

    /// Ask who plays.
    pub(crate) fn choose_seats(&mut self) -> Action {
        if !self.can_play() {
            return Action::None;
        }
        let known = self.panels.proof.judgement();
        let played = known.into_iter().flat_map(|known| known.contests.iter().chain(&known.reports));
        let mut seating = Seating::new(self.document.mission(), played);
        if let Some(folder) = &self.panels.proof.results {
            seating.kept = games::list(folder, self.document.mission(), KEPT);
        }
        self.seating = Some(seating);
        Action::None
    }

    /// Something happened where one chooses who plays.
    pub(super) fn seated(&mut self, message: SheetMessage) -> Action {
        match message {
            SheetMessage::Chosen(choice) => {
                if let Some(seating) = &mut self.seating {
                    seating.update(&choice);
                }
                Action::None
            }
            SheetMessage::Closed => {
                self.seating = None;
                Action::None
            }
            SheetMessage::Started => {
                let Some(seating) = self.seating.take() else { return Action::None };
                let (marines, players) = seating.players();
                if let Some(begun) = seating.begun {
                    return self.go_on_from(&begun, players);
                }
                let mission = Arc::clone(self.document.mission());
                let start = Start { marines: Some(marines), seed: (seed(), 0), position: None };
                self.sit_down(&mission, start, players)
            }
        }
    }

    /// A key where one chooses who plays.
    pub(super) fn seating_key(&mut self, key: &str) -> Action {
        match key {
            "Enter" => self.seated(SheetMessage::Started),
            "Escape" => self.seated(SheetMessage::Closed),
            _ => Action::None,
        }
    }

    /// Go on with a game that was begun, with these players.
    fn go_on_from(&mut self, begun: &Begun, players: Players) -> Action {
        let Begun { mission, marines, seed, position, keys } = begun;
        let position = match position {
            Ok(position) => position.clone(),
            Err(why) => {
                self.notice = Some(say_with("arrange-kept-unreadable", &[("why", why.clone().into())]));
                return Action::None;
            }
        };
        let start = Start { marines: Some(*marines), seed: *seed, position };
        match Sitting::open_at(mission, &self.path(), start, players) {
            Ok(mut sitting) => {
                let followed = sitting.follow(keys.iter().map(String::as_str));
                let wrong = wrong_with(&sitting);
                let action = self.show_game(sitting, Pace::default());
                self.notice = wrong;
                if followed < keys.len() {
                    let told = [("after", followed.into()), ("of", keys.len().into())];
                    self.notice = Some(say_with("play-followed", &told));
                }
                action
            }
            Err(_) => {
                self.notice = Some(say_with("play-cannot", &[("why", say("play-no-marines").into())]));
                Action::None
            }
        }
    }

    /// Play on from the moment of the game that is watched.
    pub(crate) fn take_over(&mut self) -> Action {
        let Some(watching) = &self.watching else { return Action::None };
        let begun = watching.watch.begun();
        let known = self.panels.proof.judgement();
        let played = known.into_iter().flat_map(|known| known.contests.iter().chain(&known.reports));
        self.seating = Some(Seating::of_begun(begun, played));
        Action::None
    }

    /// A new game with these players.
    pub(super) fn sit_down(&mut self, mission: &Arc<Mission>, start: Start, players: Players) -> Action {
        match sitting::set_up((mission, &self.path()), start, players) {
            Ok(sitting) => {
                self.waiting = None;
                let pace = self.playing.as_ref().map(|it| it.table.pace()).unwrap_or_default();
                let wrong = wrong_with(&sitting);
                let action = self.show_game(sitting, pace);
                self.notice = wrong;
                action
            }
            Err(why) => {
                self.notice = Some(say_with("play-cannot", &[("why", why.into())]));
                Action::None
            }
        }
    }

    /// Where the mission lies, as saved games name it.
    fn path(&self) -> String {
        self.document.home.as_ref().map(|home| home.display().to_string()).unwrap_or_default()
    }

    fn show_game(&mut self, sitting: Sitting, pace: Pace) -> Action {
        self.notice = None;
        self.put_position_away();
        self.map.hand.at = None;
        (self.watching, self.workshop) = (None, None);
        self.sittings += 1;
        let results = self.panels.proof.results.clone();
        let (table, task) = Table::new(sitting, pace, self.sittings, results.clone());
        let moment = table.moment();
        let board = GameBoard::new(table.sitting().mission(), moment, &self.drawings.cardboard.art);
        self.map.camera = self.map.camera.over(board.ground().frame, self.map.room);
        let mut played = Played { table, board, acting: Vec::new(), marks: Preview::default(), results };
        played.mark();
        self.playing = Some(played);
        self.map.fit();
        Action::Run(task.map(Message::Sitting))
    }

    /// Something happened while people play.
    pub(super) fn sat(&mut self, message: sitting::Message) -> Action {
        let Some(played) = &mut self.playing else { return Action::None };
        if message.is_of_person() {
            frames::chosen();
            self.notice = None;
        }
        let action = played.table.update(message);
        self.settled(action)
    }

    fn settled(&mut self, action: sitting::Action) -> Action {
        let Some(played) = &mut self.playing else { return Action::None };
        match action {
            sitting::Action::None => {
                played.mark();
                Action::None
            }
            sitting::Action::Moved(task) => {
                played.board.show(played.table.moment());
                played.mark();
                if matches!(played.table.sitting().step(), Step::Over(_)) {
                    let _ = self.keep_game();
                }
                Action::Run(task.map(Message::Sitting))
            }
            sitting::Action::Say(words) => {
                self.notice = Some(words);
                Action::None
            }
            sitting::Action::Sit(players) => {
                let sitting = played.table.sitting();
                let mission = Arc::new(sitting.mission().clone());
                let (marines, position) = (sitting.session().table().marines, sitting.position().cloned());
                let start = Start { marines: Some(marines), seed: (seed(), 0), position };
                self.sit_down(&mission, start, players)
            }
            sitting::Action::Edit => {
                self.wait_with_game();
                self.stop_playing();
                self.notice = Some(say("play-editing"));
                Action::None
            }
            sitting::Action::Save => self.save_game(),
            sitting::Action::Leave => {
                let kept = self.keep_game();
                self.stop_playing();
                match kept {
                    Some(Ok(_)) => self.notice = Some(say("play-left")),
                    Some(Err(why)) => self.notice = Some(say_with("play-not-saved", &[("why", why.into())])),
                    None => {}
                }
                Action::None
            }
        }
    }

    /// The game waits for the mission to be changed.
    pub(super) fn wait_with_game(&mut self) {
        let Some(played) = &self.playing else { return };
        let sitting = played.table.sitting();
        let (record, players) = (sitting.record(), sitting.players().clone());
        self.waiting = Some(Waiting { record, players, pace: played.table.pace() });
    }

    /// The game that waited goes on, on the mission as it is now.
    fn go_on(&mut self) -> Action {
        if !self.can_play() {
            return Action::None;
        }
        let Some(Waiting { record, players, pace }) = &self.waiting else { return Action::None };
        let mission = self.document.mission();
        match Sitting::replayed_on(mission, &self.path(), record, players.clone()) {
            Ok((sitting, parted)) => {
                let pace = *pace;
                self.waiting = None;
                let wrong = wrong_with(&sitting);
                let action = self.show_game(sitting, pace);
                self.notice = Some(match parted {
                    None => wrong.unwrap_or_else(|| say("play-went-on")),
                    Some(parted) => say_with(
                        "play-parted",
                        &[
                            ("after", parted.after.into()),
                            ("of", parted.of.into()),
                            ("chosen", parted.chosen.into()),
                        ],
                    ),
                });
                action
            }
            Err(_) => {
                self.notice = Some(say_with("play-cannot", &[("why", say("play-no-marines").into())]));
                Action::None
            }
        }
    }

    /// Keeps the game where results are kept, and says so.
    fn save_game(&mut self) -> Action {
        self.notice = Some(match self.keep_game() {
            None => say("play-no-folder"),
            Some(Ok(path)) => say_with("play-saved", &[("path", path.display().to_string().into())]),
            Some(Err(why)) => say_with("play-not-saved", &[("why", why.into())]),
        });
        Action::None
    }

    /// Keeps the game, so that leaving loses nothing; `None` where there is no folder for it.
    fn keep_game(&self) -> Option<Result<PathBuf, String>> {
        self.playing.as_ref()?.keep()
    }

    fn stop_playing(&mut self) {
        self.playing = None;
        self.redraw();
        self.map.fit();
    }

    /// The game looks different now.
    pub(super) fn redraw_played(&mut self) {
        if let Some(played) = &mut self.playing {
            let (mission, moment) = (played.table.sitting().mission(), played.table.moment());
            played.board = GameBoard::new(mission, moment, &self.drawings.cardboard.art);
            played.mark();
        }
    }

    /// The pointer over a game that people play.
    pub(super) fn point_at_game(&mut self, input: Input) -> Action {
        let Some(played) = &mut self.playing else { return Action::None };
        match input {
            Input::Hover(aim) | Input::Press(aim) | Input::Drag(aim) => {
                let cell = aim.cell();
                if matches!(input, Input::Press(_)) {
                    self.pressed_at = Some(cell);
                }
                if self.map.hand.at != Some(cell) {
                    self.map.hand.at = Some(cell);
                    self.notice = None;
                    played.table.point(Some(cell));
                    played.mark();
                }
                Action::None
            }
            Input::Release(aim) | Input::Double(aim) => {
                // Who drags from one space to another means to move the map.
                if self.pressed_at.take().is_some_and(|pressed| pressed != aim.cell()) {
                    return Action::None;
                }
                let action = played.table.click(aim.cell());
                self.settled(action)
            }
            Input::Leave => {
                self.map.hand.at = None;
                played.table.point(None);
                played.mark();
                Action::None
            }
            Input::Turn(_) | Input::Flip | Input::Nudge(..) | Input::Cancel => Action::None,
        }
    }

    /// A key that stands for no command while people play: a choice, a step, or what hides the screen is taken away.
    pub(super) fn play_key(&mut self, name: &str) -> Action {
        let Some(played) = &mut self.playing else { return Action::None };
        let message = if played.table.is_covered() {
            match name {
                "Enter" | "Space" => sitting::Message::Uncover,
                _ => return Action::None,
            }
        } else if played.table.is_idle() && matches!(name, "Enter" | "Space") {
            sitting::Message::Pass
        } else {
            match sitting::key(name) {
                Some(message) => message,
                None => return Action::None,
            }
        };
        self.sat(message)
    }

    /// What is on the window while people play.
    pub(super) fn view_played<'a>(
        &'a self,
        played: &'a Played,
        keys: &Keys,
        outlook: Outlook,
    ) -> Element<'a, Message> {
        let map = self.game_map(&played.board, &played.acting, &played.marks, outlook);
        played.table.view((keys, self.panels.room()), map, Message::Sitting)
    }

    /// What the status line says of the space that is pointed at in a game that people play.
    pub(super) fn played_words(&self) -> Option<String> {
        self.playing.as_ref()?.marks.words.clone()
    }

    /// As long as bots move, how long each thing they do stays.
    pub(crate) fn play_beat(&self) -> Option<Duration> {
        // Nothing happens in the game while a position is set up over it.
        let playing = self.playing.as_ref().filter(|_| self.arranging.is_none());
        playing?.table.beat_every()
    }
}

impl Played {
    /// Keeps the game; `None` where there is no folder for it, or where a person has chosen nothing yet.
    fn keep(&self) -> Option<Result<PathBuf, String>> {
        let sitting = self.table.sitting();
        let chosen = |deed: &Deed| deed.of > 1 && deed.by.is_some_and(|seat| sitting.is_person(seat));
        if !sitting.deeds().iter().any(chosen) {
            return None;
        }
        let people = sitting.seats().into_iter().map(|(seat, _, _)| seat.0);
        let people: Vec<u8> = people.filter(|seat| sitting.is_person(*seat)).collect();
        Some(games::keep(self.results.as_ref()?, &sitting.replay(), &people))
    }

    fn mark(&mut self) {
        let (acting, marks) = self.table.marks();
        self.acting = acting.into_iter().map(Outline::from).collect();
        self.marks = marks;
    }
}

/// What is said of a game that could not begin with all of its position.
fn wrong_with(sitting: &Sitting) -> Option<String> {
    let first = sitting.problems().first()?;
    let told = [("count", sitting.problems().len().into()), ("first", plain(&first.to_string()).into())];
    Some(say_with("arrange-kept-wrong", &told))
}

/// The seats of all marines.
fn marines(mission: &Arc<Mission>) -> Vec<u8> {
    let (_, players) = Seating::new(mission, std::iter::empty()).players();
    players.people.unwrap_or_default()
}

/// Who plays the other side: bots that search a little.
pub(super) fn opponents() -> BotPair {
    // Bots that search learn first, which tests do not wait for.
    BotPair::both(if cfg!(test) { BotKind::Greedy } else { BotKind::Search(Level::Quick) })
}

/// No two games are alike; what chance does in one is fixed by its number.
pub(super) fn seed() -> u64 {
    // Tests and their pictures are the same each time.
    if cfg!(test) {
        return 7;
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(1, |time| u64::try_from(time.as_millis()).unwrap_or(1))
}
