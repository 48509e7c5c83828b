//! What the 2016 game is, as data.

use crate::check::CHECKS;
use crate::content::limits::MAX_MARINES;
use crate::content::{self, FILES};
use crate::language::LANGUAGE;
use crate::library::{BLANK_CARDS, CARDS, ROLES, TEMPLATES};
use crate::looks::LOOKS;
use crate::own::{COLOUR_WORDS, KINDS};
use crate::row::row;
use crate::settings::SETTINGS;
use crate::tells::{CHOICES, COUNTS, DRAWS, changes};
use rule_system::Rows;
use rule_system::persona::{Persona, Remedy};
use rule_system::scripted::{Cause, Promise};
use tiles::catalogue::DOOM_2016;
use words::Source;

static WORDS: Source = Source::new("doom-2016", include_str!("../words/en.ftl"));

/// The revision of these rules. It is raised when the same choices do not lead to the same game any more, so that
/// opening a saved game of another revision can give a warning; `tests/doom_2016/revision.rs` fails when that was
/// forgotten.
pub const REVISION: u32 = 5;

static REMEDIES: [Remedy; 2] = [
    Remedy { against: Persona::Turtle, words: row("remedy-turtle") },
    Remedy { against: Persona::Swarm, words: row("remedy-swarm") },
];

static CAUSES: [Cause; 3] = [
    Cause { function: "gain_argent", handler: "on_argent_gained", about: "" },
    Cause { function: "gain_threat", handler: "on_threat_changed", about: "" },
    Cause { function: "draw_cards", handler: "on_cards_drawn", about: "e.figure" },
];

static PROMISES: [Promise; 2] = [
    Promise { says: ["invader", "draws", "event"], function: "draw_events" },
    Promise { says: ["invader", "gains", "argent"], function: "gain_argent" },
];

/// Its rows.
pub(crate) static ROWS: Rows = Rows {
    id: "doom-2016",
    title: "DOOM: The Board Game",
    year: 2016,
    revision: REVISION,
    marines: MAX_MARINES as u8,
    language: &LANGUAGE,
    pieces: &KINDS,
    tiles: DOOM_2016,
    files: FILES,
    settings: &SETTINGS,
    checks: CHECKS,
    counts: &COUNTS,
    changes: changes::ALL,
    choices: CHOICES,
    draws: DRAWS,
    dice: &COLOUR_WORDS,
    face: &["icons"],
    personas: &Persona::ALL,
    remedies: &REMEDIES,
    causes: &CAUSES,
    promises: &PROMISES,
    looks: &LOOKS,
    usual_figure: "imp",
    templates: &TEMPLATES,
    roles: &ROLES,
    card_library: &CARDS,
    blank_cards: &BLANK_CARDS,
    besides: Some(row("besides")),
    words: &WORDS,
    sources: &[
        &crate::pages::WORDS,
        &crate::row::WORDS,
        &crate::words::WORDS,
        &crate::language::row::WORDS,
        &content::WORDS,
    ],
    ..Rows::NONE
};
