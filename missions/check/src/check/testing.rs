//! Help for the tests of the checks: a good mission, what is reported after some edits, and whether a fix fixes it.

use super::{Checked, check};
use missions_document::diagnostic::Diagnostic;
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::mission::{Info, Mission, Settings};
use missions_document::thing::{Figure, Piece, Start, Thing, ThingKind};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// The mission that `hellwright new` begins with.
pub(super) fn good() -> Mission {
    Mission::starter()
}

pub(super) fn with_info(change: impl FnOnce(&mut Info)) -> Mission {
    let mut info = good().info().clone();
    change(&mut info);
    good().with([Edit::Info(Box::new(info))])
}

pub(super) fn with_settings(change: impl FnOnce(&mut Settings)) -> Mission {
    let mut settings = good().settings().clone();
    change(&mut settings);
    good().with([Edit::Settings(Box::new(settings))])
}

pub(super) fn with_2016(change: impl FnOnce(&mut doom_2016::Settings)) -> Mission {
    with_settings(|settings| {
        let mut own = doom_2016::Settings::of(&settings.own);
        change(&mut own);
        own.put(&mut settings.own);
    })
}

pub(super) fn with(edits: impl IntoIterator<Item = Edit>) -> Mission {
    good().with(edits)
}

/// The good mission with one more thing in it, number 900.
pub(super) fn with_thing(kind: ThingKind) -> Mission {
    with([Edit::Thing(Id(900), Some(Thing::new(kind)))])
}

pub(super) const fn cell(x: i16, y: i16) -> Cell {
    Cell::new(x, y)
}

/// A piece of a kind of which all are alike.
pub(super) fn piece(x: i16, y: i16, kind: &str) -> ThingKind {
    ThingKind::Piece(Piece::new(kind, cell(x, y)))
}

/// A piece of a sort.
pub(super) fn piece_of(x: i16, y: i16, kind: &str, sort: &str) -> ThingKind {
    ThingKind::Piece(Piece::new(kind, cell(x, y)).of(sort))
}

pub(super) fn figure(x: i16, y: i16, kind: &str) -> ThingKind {
    ThingKind::Figure(Figure { at: cell(x, y), kind: kind.into(), turned: false })
}

pub(super) const fn start(x: i16, y: i16) -> ThingKind {
    ThingKind::Start(Start { at: cell(x, y) })
}

pub(super) fn teleporter(x: i16, y: i16, active: bool) -> ThingKind {
    ThingKind::Piece(Piece::new("teleporter", cell(x, y)).facing(active))
}

pub(super) fn tile(id: u32, number: u8, x: i16, y: i16, turn: Turn) -> Edit {
    let tile = Placement { tile: TileNumber(number), face: Face::A, at: cell(x, y), turn };
    Edit::Tile(Id(id), Some(tile))
}

/// Everything reported under a code.
pub(super) fn told(code: &str, mission: &Mission) -> Vec<Diagnostic> {
    let Checked { problems, muted } = check(mission);
    problems.into_iter().chain(muted).filter(|problem| problem.code.0 == code).collect()
}

/// The check says something, and exactly this.
#[track_caller]
pub(super) fn fires(code: &str, mission: &Mission, message: &str) -> Diagnostic {
    let told = told(code, mission);
    let messages: Vec<String> = told.iter().map(|problem| problem.message.to_string()).collect();
    let at = messages.iter().position(|it| it == message);
    let at = at.unwrap_or_else(|| panic!("no {message:?} among {messages:#?}"));
    let problem = told.into_iter().nth(at).expect("just seen");
    // A text panics when it is written without something that is to be filled in.
    for text in problem.help.iter().chain(problem.fix.iter().map(|fix| &fix.label)) {
        assert!(!text.to_string().is_empty(), "{text:?}");
    }
    problem
}

/// The check says nothing.
#[track_caller]
pub(super) fn quiet(code: &str, mission: &Mission) {
    assert_eq!(told(code, mission), []);
}

/// The check says this, and after its fix nothing more of it.
#[track_caller]
pub(super) fn mended(code: &str, mission: &Mission, message: &str) -> Mission {
    let fix = fires(code, mission, message).fix.expect("a fix");
    let after = mission.clone().with(fix.edits);
    let left = told(code, &after);
    assert!(left.iter().all(|problem| problem.message != *message), "still there after \"{}\"", fix.label);
    after
}
