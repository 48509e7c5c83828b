//! Titles of parts of the manual that several games have.

use super::row::row;
use words::Phrase;

/// The course of the game.
pub const GAME: Phrase = row("title-game");
/// Notes.
pub const NOTES: Phrase = row("title-notes");
/// Offers.
pub const OFFERS: Phrase = row("title-offers");
/// Aims.
pub const AIMS: Phrase = row("title-aims");
/// Figures.
pub const FIGURES: Phrase = row("title-figures");
/// Doors.
pub const DOORS: Phrase = row("title-doors");
/// Areas.
pub const AREAS: Phrase = row("title-areas");
/// Tokens.
pub const TOKENS: Phrase = row("title-tokens");
/// Places.
pub const PLACES: Phrase = row("title-places");
