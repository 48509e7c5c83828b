//! What the viewer of a page has to know of the mission's rule system: its pieces, numbers, changes and names. `ground`
//! draws the pieces, and the document has the mission itself.

use crate::export::contract::Subject;
use crate::kinds;
use engine::language::words::SIDES;
use missions_picture::scene::sign;
use rule_system::SideRow;
use rule_system::piece::{PieceKind, Sides, Sorts};
use rule_system::sheet::{Readers, Sheet};
use rule_system::tells::{Changed, Count, Told};
use serde::Serialize;
use std::collections::BTreeMap;
use words::Phrase;

/// The rule system, for a viewer.
#[derive(Serialize)]
pub(super) struct Rules {
    /// What its sides are called, by the words that files have for them.
    sides: BTreeMap<&'static str, Called>,
    /// Pieces of its own, in the order of legends.
    own: Vec<Kind>,
    /// Their names in the order in which they are laid.
    order: Vec<&'static str>,
    tokens: BTreeMap<&'static str, Token>,
    /// Every kind of figure.
    figures: BTreeMap<String, Figure>,
    /// The numbers that can be followed.
    counts: Vec<Number>,
    changes: Vec<Change>,
    draws: Vec<Draw>,
    /// What its roles of cards are called.
    roles: BTreeMap<&'static str, Phrase>,
    /// By number of marines.
    seats: BTreeMap<u8, Vec<Seat>>,
    /// What lies face up on the table.
    shown: Vec<Page>,
    /// What only the invader sees.
    secret: Vec<Page>,
}

#[derive(Serialize)]
struct Called {
    name: Phrase,
    noun: Phrase,
    many: u8,
}

#[derive(Serialize)]
struct Kind {
    id: &'static str,
    noun: Phrase,
    many: Phrase,
    /// Its list in the document, and its layer.
    list: String,
    /// What is asked of its sort.
    sort: Option<&'static str>,
    side: Option<Side>,
}

#[derive(Serialize)]
struct Side {
    asked: &'static str,
    up: Face,
    down: Face,
    switch: bool,
}

#[derive(Serialize)]
struct Face {
    words: Phrase,
    /// The last word of the names of its signs.
    sign: String,
}

#[derive(Serialize)]
struct Token {
    title: Phrase,
    /// Its sort is any word.
    words: bool,
    /// Cards it may stand for.
    names: BTreeMap<String, String>,
}

#[derive(Serialize)]
struct Figure {
    name: String,
    health: u8,
    width: u8,
    height: u8,
}

#[derive(Serialize)]
struct Number {
    id: &'static str,
    noun: Phrase,
    many: Phrase,
    /// The field of a set-up that says with how many the invader wins.
    limit: Option<&'static str>,
}

#[derive(Serialize)]
struct Change {
    what: &'static str,
    does: &'static str,
    /// The kind of piece, or the number.
    of: &'static str,
}

#[derive(Serialize)]
struct Draw {
    key: &'static str,
    secret: Option<Phrase>,
}

#[derive(Serialize)]
struct Seat {
    who: String,
    brings: String,
}

#[derive(Serialize)]
struct Page {
    title: String,
    note: Option<Phrase>,
    columns: Vec<Phrase>,
    rows: Vec<Vec<String>>,
}

impl Rules {
    pub(super) fn of(subject: &Subject<'_>) -> Self {
        let mission = subject.mission;
        let (system, content) = (mission.system(), &**mission.content());
        let followed = system.counts().iter().filter(|count| count.told == Told::Followed);
        let changes = system.changes().iter().filter_map(|kind| {
            let part = kind.parts.first()?.name();
            let (does, of) = match kind.what? {
                Changed::Turned(_, true) => ("up", part),
                Changed::Turned(_, false) => ("down", part),
                Changed::Gone(_) => ("gone", part),
                Changed::Counted(count) => ("counted", count),
            };
            Some(Change { what: kind.id, does, of })
        });
        let games = kinds::games(mission);
        let seats = games.iter().map(|(marines, own)| {
            let seats = system.seated(own, content).into_iter();
            (*marines, seats.map(|(who, brings)| Seat { who, brings }).collect())
        });
        let sheets = system.sheets(&games, content);
        let pages = |readers| {
            let of = sheets.iter().filter(move |sheet| sheet.readers == readers && !sheet.rows.is_empty());
            of.cloned().map(page).collect()
        };
        let marines = content.marines();
        let marines: Vec<&str> = marines.iter().map(|marine| marine.id).collect();
        let figures = content.kinds(&marines).into_iter().map(|kind| {
            let (width, height) = (kind.footprint.w, kind.footprint.h);
            (kind.id, Figure { name: kind.name, health: kind.health, width, height })
        });
        let called = |side: SideRow| Called { name: side.name, noun: side.noun, many: side.many() };
        Self {
            sides: SIDES.into_iter().zip(system.rows().sides.map(called)).collect(),
            own: system.pieces().iter().filter(|kind| !kind.is_token()).map(own).collect(),
            order: system.own_pieces().into_iter().map(|kind| kind.id).collect(),
            tokens: system
                .pieces()
                .iter()
                .filter(|kind| kind.is_token())
                .map(|kind| (kind.id, token(subject, kind)))
                .collect(),
            figures: figures.collect(),
            counts: followed.map(|count| number(subject, count)).collect(),
            changes: changes.collect(),
            roles: system.roles().iter().map(|row| (row.role.word(), row.title)).collect(),
            draws: system.draws().iter().map(|it| Draw { key: it.key, secret: it.secret }).collect(),
            seats: seats.collect(),
            shown: pages(Readers::Table),
            secret: pages(Readers::Invader),
        }
    }
}

fn own(kind: &PieceKind) -> Kind {
    let face = |words: Phrase| Face { words, sign: sign::side(words) };
    let side = |Sides { asked, up, down, switch, .. }| Side { asked, up: face(up), down: face(down), switch };
    Kind {
        id: kind.id,
        noun: kind.noun,
        many: kind.many,
        list: kinds::list(kind),
        sort: kind.sort_asked(),
        side: kind.sides.map(side),
    }
}

fn token(subject: &Subject<'_>, kind: &PieceKind) -> Token {
    let cards = subject.mission.content().cards(kind.id);
    Token {
        title: kind.title,
        words: matches!(kind.sorts, Sorts::Word { .. }),
        names: cards.into_iter().map(|card| (card.id.to_owned(), card.name.to_owned())).collect(),
    }
}

fn number(subject: &Subject<'_>, count: &Count) -> Number {
    let [noun, many] = count.nouns;
    let limit = count.limit.and_then(|id| {
        subject.mission.system().settings().iter().find(|row| row.id == id && row.open).map(|row| row.one)
    });
    Number { id: count.id, noun, many, limit }
}

fn page(sheet: Sheet) -> Page {
    Page {
        title: sheet.title,
        note: sheet.note,
        columns: sheet.columns.iter().map(|column| column.head).collect(),
        rows: sheet.rows,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::mission::Mission;
    use missions_files::sources::Sources;
    use missions_play::ruleset;
    use rule_system::View;
    use std::sync::Arc;

    #[test]
    fn whatever_the_rules_change_is_of_a_piece_or_a_number_that_the_viewer_has() {
        let (mission, art, sources) = (Mission::starter(), Arc::default(), Sources::default());
        let subject = Subject {
            mission: &mission.seen(&View::WHOLE),
            name: "m",
            art: &art,
            replays: &[],
            sources: &sources,
        };
        let rules = Rules::of(&subject);
        assert!(!rules.changes.is_empty() && ruleset::marine_numbers(&mission).len() == rules.seats.len());
        for change in &rules.changes {
            let known = match change.does {
                "counted" => rules.counts.iter().any(|it| it.id == change.of),
                _ => rules.own.iter().any(|it| it.id == change.of),
            };
            assert!(known, "{}", change.what);
        }
    }
}
