//! A position that a person sets up: the figures, the cards and everything else that changes in a game, as a form and on the map. It
//! is laid out after every step, and what cannot be is listed. The mission is not changed; the map is drawn by the screen, and what
//! each rule system has of its own comes in rows.

mod cards;
mod figures;
mod figures_view;
mod laid_view;
mod marines;
mod names;
mod of_figure;
mod rows_view;
#[cfg(test)]
mod shown;
mod spot;
mod view;

pub(crate) use of_figure::OfFigure;
pub(crate) use spot::{Laid, Spot};

use crate::focus::reveal;
use crate::work;
use cards::Row;
use editor_model::tool::{Mark, Preview, Tone};
use editor_model::words::{plain, say, say_with};
use engine::{Seat, Side};
use iced::Task;
use missions::export::file_name;
use missions::format::position_file;
use missions::format::position_text::ENDING;
use missions::position::{INVADER, Position, PositionProblem, Said};
use missions::ruleset::{self, ReadyGame};
use missions::scene::Rect;
use missions::simulate::{BotKind, BotPair};
use missions::sitting::Players;
use missions::{Mission, Moment};
use rule_system::View;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tiles::{Cell, DoorSet, Pose};

/// So many steps can be undone.
const STEPS: usize = 200;

/// So many openings are looked at for one in which a marine begins.
const OPENINGS: u64 = 20;

/// The ids of the form and of what is selected in it.
const FORM: &str = "arrange-form";
const CHOSEN: &str = "arrange-chosen";

/// A position as it is set up.
pub(crate) struct Arranging {
    mission: Arc<Mission>,
    /// The game for so many marines, from the start of the mission.
    plain: ReadyGame,
    /// The seats as positions call them, and their names.
    seats: Vec<(String, String)>,
    position: Position,
    laid: Board,
    rows: Vec<Row>,
    chosen: Option<Spot>,
    done: Vec<Position>,
    undone: Vec<Position>,
    /// What was wrong in the last file.
    file: Vec<String>,
    /// What the position leaves out of the moment of the game that it was taken from.
    left_out: Option<String>,
    /// The first opening falls by this.
    seed: u64,
    /// The position that is kept elsewhere: in a file, in a game, or as an opening.
    saved: Option<Position>,
    /// Who played the game that it was taken from, for so many marines.
    players: Option<(u8, Players)>,
}

/// The position laid out.
struct Board {
    problems: Vec<PositionProblem>,
    moment: Moment,
    closed: DoorSet,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// For so many marines.
    Marines(u8),
    /// The round.
    Round(u16),
    /// Whose activation begins.
    Turn(Option<String>),
    /// A place of the form is selected.
    Select(Spot),
    /// A problem was pressed, by its number.
    Problem(usize),
    /// A click on a space of the map.
    Click(Cell),
    /// A drag from one space to another.
    Drag(Cell, Cell),
    /// The figure that is selected goes by columns and rows.
    Nudge(i16, i16),
    /// Something of a figure becomes different.
    Figure(usize, OfFigure),
    /// A figure of a kind comes onto the map.
    Add(String),
    /// A figure goes.
    Remove(usize),
    /// The one that is selected goes.
    RemoveSelected,
    /// A door is open, or closed.
    Door(u8, bool),
    DoorLocked(u8, bool),
    DoorGone(u8, bool),
    /// A piece is turned up, or down.
    PieceUp(usize, bool),
    /// A piece is gone, or there.
    PieceGone(usize, bool),
    /// A token is gone, or there.
    TokenGone(usize, bool),
    /// So many progress tokens on a token.
    TokenProgress(usize, u8),
    /// A note has another value.
    Note(usize, Said),
    /// Something that scripts have laid down goes.
    Lift(Laid, usize),
    /// A number of the rule system's own.
    Value(String, u16),
    /// A number goes that is no row of the game.
    Forget(String),
    /// The opening of a game in place of everything.
    Opening,
    /// A card comes into a place.
    CardAdded(String, String),
    /// A card goes out of a place, by its number there.
    CardTaken(String, usize),
    /// One step back.
    Undo,
    /// One step on.
    Redo,
    /// Play from it.
    Play,
    /// The same, with seats to be chosen.
    PlayWith,
    /// Write it into a file, once that is chosen.
    Save,
    /// The file to write.
    SaveTo(Option<PathBuf>),
    /// Read one from a file, once that is chosen.
    Open,
    /// The file to read.
    OpenFrom(Option<PathBuf>),
    /// Enough.
    Leave,
}

/// What the screen is to do. It draws the map again in any case.
#[derive(Debug)]
pub(crate) enum Action {
    /// Nothing.
    None,
    /// Work.
    Run(Task<Message>),
    /// Say something.
    Say(String),
    /// Play from the position.
    Play,
    /// Ask for seats first.
    PlayWith,
    /// Stop.
    Leave,
}

impl Action {
    /// Both; what is more than work goes before.
    fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Run(one), Self::Run(other)) => Self::Run(Task::batch([one, other])),
            (Self::None, other) => other,
            (one, _) => one,
        }
    }
}

impl Board {
    fn of(mission: &Mission, plain: &ReadyGame, position: &Position) -> Self {
        let (game, problems) = plain.game.at(position);
        let world = game.start();
        let moment =
            Moment::of(mission, &plain.numbers, game.table(), &world, &View::with_areas(world.revealed()));
        Self { problems, moment, closed: world.closed() }
    }
}

impl Arranging {
    /// A position of a mission; the opening of a game of as many marines as it is made for where there is none. `None` if the rules of
    /// the mission are unknown.
    pub(crate) fn new(mission: &Arc<Mission>, position: Option<Position>, seed: u64) -> Option<Self> {
        let wanted = position.as_ref().map(|position| position.marines);
        let plain = lay_out(mission, wanted)?;
        let position = position.unwrap_or_else(|| opening(&plain, seed));
        let rows = cards::rows(plain.game.position_rows(&position), &position);
        Some(Self {
            saved: Some(position.clone()),
            players: None,
            left_out: None,
            laid: Board::of(mission, &plain, &position),
            seats: seats(&plain),
            mission: Arc::clone(mission),
            plain,
            position,
            rows,
            chosen: None,
            done: Vec::new(),
            undone: Vec::new(),
            file: Vec::new(),
            seed,
        })
    }

    /// The same, taken from a game that these people and bots played.
    pub(crate) fn played_by(self, players: Option<Players>) -> Self {
        let players = players.map(|players| (self.position.marines, players));
        Self { players, ..self }
    }

    /// The same; of the moment that it was taken from it leaves this out.
    pub(crate) fn without(self, left_out: Option<String>) -> Self {
        Self { left_out: left_out.map(|words| rule_system::capital(plain(&words))), ..self }
    }

    /// The same; no file has it.
    pub(crate) fn not_saved(self) -> Self {
        Self { saved: None, ..self }
    }

    /// Who played the game that it was taken from; `None` without such a game, or if this is for another number of marines.
    pub(crate) fn players(&self) -> Option<Players> {
        let (marines, players) = self.players.as_ref()?;
        (*marines == self.position.marines).then(|| players.clone())
    }

    /// The mission it is a position of.
    pub(crate) const fn mission(&self) -> &Arc<Mission> {
        &self.mission
    }

    /// The position.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// What cannot be in it.
    pub(crate) fn problems(&self) -> &[PositionProblem] {
        &self.laid.problems
    }

    /// The map of it, as far as it can be.
    pub(crate) const fn moment(&self) -> &Moment {
        &self.laid.moment
    }

    /// What is selected on the map.
    pub(crate) fn selected_place(&self) -> Option<Rect> {
        self.place_of(self.selected()?)
    }

    /// Frames around what is selected, and marks on figures that cannot stand so.
    pub(crate) fn marks(&self) -> (Vec<Rect>, Preview) {
        let wrong = self.problems().iter().filter_map(|problem| match Spot::of(&problem.at) {
            Spot::Figure(number) => self.position.figures.get(number),
            _ => None,
        });
        let wrong = wrong.map(|figure| Mark::Cells(self.cells_of(figure), Tone::Bad));
        let preview = Preview { marks: wrong.collect(), fits: true, ..Preview::default() };
        (self.selected_place().into_iter().collect(), preview)
    }

    /// Puts the marine whose activation begins on a space.
    ///
    /// # Errors
    /// Why it cannot stand there.
    pub(crate) fn put_first_marine(&mut self, cell: Cell) -> Result<(), String> {
        let turn = self.position.turn.clone().filter(|turn| self.is_marine(turn));
        let figures = self.position.figures.iter();
        let found = figures.clone().position(|figure| Some(&figure.kind) == turn.as_ref());
        let found = found.or_else(|| figures.clone().position(|figure| self.is_marine(&figure.kind)));
        let Some(number) = found else { return Err(say("arrange-no-marine")) };
        let kind = self.position.figures[number].kind.clone();
        let pose = Pose::new(cell);
        if let Some(why) = self.why_not(Some(number), &kind, pose) {
            return Err(why);
        }
        let _ = self.change(|position| {
            let figure = &mut position.figures[number];
            (figure.at, figure.turned, figure.fragged) = (Some((cell.x, cell.y)), false, false);
        });
        self.problems().first().map_or(Ok(()), |problem| Err(self.in_words(problem)))
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Marines(marines) => self.for_marines(marines),
            Message::Round(round) => self.change(|position| position.round = round),
            Message::Turn(turn) => self.change(|position| position.turn = turn),
            Message::Select(spot) => self.select(Some(spot)),
            Message::Problem(number) => {
                let spot = self.problems().get(number).map(|problem| Spot::of(&problem.at));
                self.select(spot)
            }
            Message::Click(cell) => self.click(cell),
            Message::Drag(from, to) => self.drag(from, to),
            Message::Nudge(dx, dy) => self.nudge((dx, dy)),
            Message::Figure(number, change) => self.change_figure(number, change),
            Message::Add(kind) => self.add(kind),
            Message::Remove(number) => self.remove(number),
            Message::RemoveSelected => match self.selected() {
                Some(number) => self.remove(number),
                None => Action::Say(say("lacks-selection")),
            },
            Message::CardTaken(place, number) => self.take_card(&place, number),
            Message::Opening => self.back_to_opening(),
            Message::Undo => self.step(true),
            Message::Redo => self.step(false),
            Message::Play | Message::PlayWith if !self.problems().is_empty() => {
                Action::Say(self.why_no_play())
            }
            Message::Play => Action::Play,
            Message::PlayWith => Action::PlayWith,
            Message::Save => {
                let name = name_of_file(&self.mission);
                Action::Run(Task::perform(work::choose_position(Some(name)), Message::SaveTo))
            }
            Message::Open => Action::Run(Task::perform(work::choose_position(None), Message::OpenFrom)),
            Message::SaveTo(Some(path)) => Action::Say(self.save(&path).unwrap_or_else(|why| why)),
            Message::OpenFrom(Some(path)) => self.open(&path),
            Message::SaveTo(None) | Message::OpenFrom(None) => Action::Say(say("nothing-chosen")),
            Message::Leave => Action::Leave,
            other => self.change(|position| apply(position, other)),
        }
    }

    /// Change the position, as one step.
    fn change(&mut self, change: impl FnOnce(&mut Position)) -> Action {
        let mut position = self.position.clone();
        change(&mut position);
        self.set(position)
    }

    fn set(&mut self, position: Position) -> Action {
        if position == self.position {
            return Action::None;
        }
        // It says with what play begins.
        if position.turn != self.position.turn || position.round != self.position.round {
            self.left_out = None;
        }
        self.done.push(std::mem::replace(&mut self.position, position));
        if self.done.len() > STEPS {
            let _ = self.done.remove(0);
        }
        self.undone.clear();
        self.file.clear();
        self.renew();
        Action::None
    }

    /// One step back, or one on.
    fn step(&mut self, back: bool) -> Action {
        let (from, to) =
            if back { (&mut self.done, &mut self.undone) } else { (&mut self.undone, &mut self.done) };
        let Some(position) = from.pop() else {
            return Action::Say(say(if back { "lacks-undo" } else { "lacks-redo" }));
        };
        to.push(std::mem::replace(&mut self.position, position));
        self.renew();
        Action::None
    }

    /// The opening of a game in place of everything, as one step.
    fn back_to_opening(&mut self) -> Action {
        let opening = opening(&self.plain, self.seed);
        if opening == self.position {
            return Action::Say(say("arrange-opening-there"));
        }
        (self.chosen, self.left_out, self.players) = (None, None, None);
        let _ = self.set(opening);
        Action::Say(say("arrange-opening-back"))
    }

    /// A card goes out of a place.
    fn take_card(&mut self, place: &str, number: usize) -> Action {
        let stray = self.rows.iter().any(|row| row.key == place && row.stray);
        self.change(|position| cards::take(position, place, number, !stray))
    }

    /// Lay the position out again.
    fn renew(&mut self) {
        let made_for = ruleset::marine_numbers(&self.mission);
        let marines = self.position.marines;
        if self.plain.game.table().marines != marines
            && made_for.contains(&marines)
            && let Some(plain) = lay_out(&self.mission, Some(marines))
        {
            self.seats = seats(&plain);
            self.plain = plain;
        }
        self.laid = Board::of(&self.mission, &self.plain, &self.position);
        self.rows = cards::rows(self.plain.game.position_rows(&self.position), &self.position);
        if matches!(self.chosen, Some(Spot::Figure(number)) if number >= self.position.figures.len()) {
            self.chosen = None;
        }
    }

    fn for_marines(&mut self, marines: u8) -> Action {
        match lay_out(&self.mission, Some(marines)) {
            Some(plain) if plain.game.table().marines == marines => {
                self.chosen = None;
                self.set(marines::for_marines(&*plain.game, &self.position, self.seed))
            }
            Some(_) | None => Action::None,
        }
    }

    /// Select a place of the form, and bring it in sight.
    fn select(&mut self, spot: Option<Spot>) -> Action {
        self.chosen = spot.filter(|spot| *spot != Spot::Elsewhere);
        self.follow()
    }

    fn follow(&self) -> Action {
        if self.chosen.is_none() { Action::None } else { Action::Run(reveal(FORM, CHOSEN)) }
    }

    /// A problem with its place.
    fn in_words(&self, problem: &PositionProblem) -> String {
        let place = self.name_of(&Spot::of(&problem.at)).unwrap_or_else(|| problem.at.clone());
        let what = plain(&problem.text);
        if place.is_empty() {
            return rule_system::capital(&what);
        }
        say_with("arrange-problem", &[("place", place.into()), ("what", what.into())])
    }

    /// Why nothing can be played from it.
    fn why_no_play(&self) -> String {
        let first = self.problems().first().map(|problem| self.in_words(problem)).unwrap_or_default();
        let told = [("count", self.problems().len().into()), ("first", first.into())];
        say_with("arrange-wrong", &told)
    }

    /// Write it into a file.
    ///
    /// # Errors
    /// Why it was not written. Both are sentences.
    pub(crate) fn save(&mut self, path: &Path) -> Result<String, String> {
        let said = write(&self.mission, &self.position, path)?;
        self.saved = Some(self.position.clone());
        Ok(said)
    }

    /// Was anything changed since it was opened?
    pub(crate) const fn is_changed(&self) -> bool {
        !self.done.is_empty()
    }

    /// Would it be lost with the window?
    pub(crate) fn is_unsaved(&self) -> bool {
        self.saved.as_ref() != Some(&self.position)
    }

    /// Read one from a file, as one step.
    fn open(&mut self, path: &Path) -> Action {
        let (file, problems) = match position_file::load(path) {
            Ok(loaded) => loaded,
            Err(why) => return Action::Say(say_with("arrange-not-opened", &[("why", why.into())])),
        };
        (self.chosen, self.left_out, self.players) = (None, None, None);
        self.saved = Some(file.position.clone());
        let _ = self.set(file.position);
        self.file = problems.iter().map(|problem| rule_system::capital(plain(&problem.message))).collect();
        let of_another = file.digest != ruleset::digest(&self.mission).to_string();
        let id = if of_another { "arrange-opened-other" } else { "arrange-opened" };
        Action::Say(say_with(id, &[("path", path.display().to_string().into())]))
    }
}

/// How the file of a position may be called.
pub(crate) fn name_of_file(mission: &Mission) -> String {
    format!("{}.{ENDING}", file_name(&mission.info().title))
}

/// Write a position of a mission into a file.
///
/// # Errors
/// Why it was not written. Both are sentences.
pub(crate) fn write(mission: &Mission, position: &Position, path: &Path) -> Result<String, String> {
    let is_whole = path.extension().is_some_and(|ending| ending == ENDING);
    let path = if is_whole { path.to_owned() } else { PathBuf::from(format!("{}.{ENDING}", path.display())) };
    // The dialog asked about another name.
    if !is_whole && path.exists() {
        return Err(say_with("arrange-exists", &[("path", path.display().to_string().into())]));
    }
    let file = ruleset::position_file(mission, position.clone());
    match position_file::save(&file, &path) {
        Ok(()) => Ok(say_with("arrange-saved", &[("path", path.display().to_string().into())])),
        Err(why) => Err(say_with("arrange-not-saved", &[("why", why.to_string().into())])),
    }
}

/// Put a door on a list or take it off.
fn switch(doors: &mut Vec<u8>, door: u8, on: bool) {
    doors.retain(|other| *other != door);
    doors.extend(on.then_some(door));
    doors.sort_unstable();
}

/// What a message changes in a position that needs to know nothing of the game.
fn apply(position: &mut Position, message: Message) {
    match message {
        Message::Door(door, open) => switch(&mut position.open_doors, door, open),
        Message::DoorLocked(door, locked) => switch(&mut position.locked_doors, door, locked),
        Message::DoorGone(door, gone) => {
            switch(&mut position.gone_doors, door, gone);
            // A destroyed door is open and not locked.
            switch(&mut position.open_doors, door, gone);
            switch(&mut position.locked_doors, door, false);
        }
        Message::PieceUp(number, up) => {
            if let Some(piece) = position.pieces.get_mut(number) {
                piece.up = up;
            }
        }
        Message::PieceGone(number, gone) => {
            if let Some(piece) = position.pieces.get_mut(number) {
                // What is gone lies on no side.
                (piece.gone, piece.up) = (gone, piece.up && !gone);
            }
        }
        Message::TokenGone(number, gone) => {
            if let Some(token) = position.tokens.get_mut(number) {
                token.taken = gone;
            }
        }
        Message::TokenProgress(number, progress) => {
            if let Some(token) = position.tokens.get_mut(number) {
                token.progress = progress;
            }
        }
        Message::Note(number, said) => {
            if let Some(note) = position.notes.get_mut(number) {
                note.value = said;
            }
        }
        Message::Lift(laid, number) => lift(position, laid, number),
        Message::Value(key, value) => {
            let _ = position.values.insert(key, value);
        }
        Message::Forget(key) => {
            let _ = position.values.remove(&key);
        }
        Message::CardAdded(place, card) => cards::add(position, &place, card),
        other => debug_assert!(false, "{other:?} changes no position by itself"),
    }
}

/// Something that scripts have laid down goes.
fn lift(position: &mut Position, laid: Laid, number: usize) {
    fn out<T>(list: &mut Vec<T>, number: usize) {
        if number < list.len() {
            let _ = list.remove(number);
        }
    }
    match laid {
        Laid::Note => out(&mut position.notes, number),
        Laid::Offer => out(&mut position.offers, number),
        Laid::Aim => out(&mut position.aims, number),
        Laid::Ban => out(&mut position.bans, number),
        Laid::Change => out(&mut position.changes, number),
    }
}

/// The game of a mission for so many marines, or for the most it is made for.
fn lay_out(mission: &Mission, marines: Option<u8>) -> Option<ReadyGame> {
    let marines = marines.filter(|marines| ruleset::marine_numbers(mission).contains(marines));
    ruleset::lay_out(mission, marines.unwrap_or_else(|| ruleset::most_marines(mission)))
}

/// The opening of a game. Of a few that chance can bring, the first one in which a marine's activation begins.
fn opening(plain: &ReadyGame, seed: u64) -> Position {
    let table = plain.game.table();
    let is_marine = |id: &String| table.kind_named(id).is_some_and(|kind| kind.0 < table.marines);
    let mut openings = (0..OPENINGS).map(|more| plain.game.opening(seed.wrapping_add(more)));
    let of_marine = openings.find(|position| position.turn.as_ref().is_some_and(is_marine));
    of_marine.unwrap_or_else(|| plain.game.opening(seed))
}

/// The seats of a game, as positions call them, and their names.
fn seats(plain: &ReadyGame) -> Vec<(String, String)> {
    let session = plain.game.session(BotPair::both(BotKind::Random), Default::default());
    let kinds = &session.table().kinds;
    let named = |(seat, side): (Seat, Side)| {
        let id = match side {
            Side::Marines => kinds[usize::from(seat.0)].id.clone(),
            Side::Invader => INVADER.to_owned(),
        };
        (id, session.seat_name(seat))
    };
    session.seats().into_iter().map(named).collect()
}
