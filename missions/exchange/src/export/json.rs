//! Everything of a mission as one JSON document, resolved: a reader needs neither our file format nor our box to show it, and
//! no rules to follow a game in it. `json/` has the parts; `docs/mission.schema.json` is made from these types.

mod board;
mod card;
pub(crate) mod chosen;
mod content;
pub(crate) mod game;
pub(crate) mod piece;
mod pretty;
pub(crate) mod published;
pub(crate) mod setup;
pub(crate) mod shape;

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use crate::kinds;
use crate::words::{WORDS, text};
use engine::play::Replay;
use missions_document::seen::Seen;
use missions_play::ruleset;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use std::collections::BTreeSet;

/// The newest format of the document.
pub const FORMAT: u32 = 1;

/// What the document says it is.
pub const KIND: &str = "hellwright-mission";

/// JSON.
pub(super) struct Json;

impl Exporter for Json {
    fn format(&self) -> Format {
        Format { id: "json", name: "JSON", about: WORDS.phrase("format-json-about"), heeds: &[Heeds::Games] }
    }

    fn export(&self, subject: &Subject<'_>, _: &Options) -> Result<Vec<File>, String> {
        let document = Document::of(subject.mission, subject.replays)?;
        let text = serde_json::to_string(&document).map_err(|error| error.to_string())?;
        let text = pretty::laid_out(&text) + "\n";
        Ok(vec![File::of(subject, "json", text)])
    }
}

/// The document in as few letters as it can be, for pages that have it in them, and the words of the markers its games put
/// down.
pub(super) fn compact(subject: &Subject<'_>) -> Result<(String, BTreeSet<String>), String> {
    let document = Document::of(subject.mission, subject.replays)?;
    let markers = document.games.iter().flat_map(game::Game::markers).map(str::to_owned).collect();
    Ok((serde_json::to_string(&document).map_err(|error| error.to_string())?, markers))
}

/// A mission of the game, resolved.
#[derive(Serialize, JsonSchema)]
struct Document {
    /// What this document is: `hellwright-mission`.
    #[schemars(extend("const" = KIND))]
    kind: &'static str,
    /// The format of the document; a reader refuses a number it does not know.
    #[schemars(extend("enum" = [FORMAT]))]
    format: u32,
    /// The fingerprint of the mission: of its file, scripts and cards. Saved games name it.
    #[schemars(regex(pattern = "^[0-9a-f]{32}$"))]
    digest: String,
    /// The rules it is for: `doom-2016`.
    #[schemars(length(min = 1))]
    rules: String,
    /// The revision of these rules, as the program that wrote the document plays them.
    #[schemars(range(min = 1))]
    revision: u32,
    texts: card::Texts,
    board: board::Board,
    pieces: piece::Pieces,
    /// The mission's cards, in the order in which they hear of events.
    cards: Vec<card::Card>,
    /// The scripts, by file name.
    scripts: Vec<card::Script>,
    /// What is chosen and put down, for each number of marines the mission is made for.
    #[schemars(length(min = 1))]
    setups: Vec<setup::Setup>,
    /// Every card there is: the box's, the operation's, the mission's own.
    content: content::Content,
    /// What the author made, as they wrote it.
    own: card::Own,
    /// Games of it that were chosen to go with it.
    games: Vec<game::Game>,
}

impl Document {
    fn of(seen: &Seen, replays: &[Replay]) -> Result<Self, String> {
        let (mission, original) = (seen.whole(), seen.original());
        let revision = ruleset::revision(mission).ok_or_else(|| {
            let (rules, known) = (&mission.rules().0, kinds::systems());
            text("json-rules").with("rules", rules.as_str()).with("known", known).to_string()
        })?;
        Ok(Self {
            kind: KIND,
            format: FORMAT,
            digest: ruleset::digest(original).to_string(),
            rules: mission.rules().0.clone(),
            revision,
            texts: card::Texts::of(mission),
            board: board::Board::of(seen),
            pieces: piece::Pieces::of(seen),
            cards: card::cards(mission),
            scripts: card::scripts(original),
            setups: ruleset::marine_numbers(mission)
                .into_iter()
                .filter_map(|marines| setup::Setup::of(mission, marines))
                .collect(),
            content: content::Content::of(mission),
            own: card::Own::of(original),
            games: replays.iter().map(|it| game::Game::of(original, it)).collect::<Result<_, String>>()?,
        })
    }
}

/// What of a mission lies open before everybody who plays it: not what is chosen for the invader, nor what the author wrote.
#[derive(Serialize, JsonSchema)]
pub(crate) struct Open {
    board: board::Board,
    pieces: piece::Pieces,
    /// The mission's cards, in the order in which they hear of events.
    cards: Vec<card::Card>,
    /// Every card there is.
    content: content::Content,
}

impl Open {
    pub(crate) fn of(seen: &Seen) -> Self {
        Self {
            board: board::Board::of(seen),
            pieces: piece::Pieces::of(seen),
            cards: card::cards(seen),
            content: content::Content::of(seen),
        }
    }
}

/// The JSON Schema (2020-12) of the document: strict, so that whatever is missing, misspelt or out of place is refused.
#[must_use]
pub fn schema() -> String {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let schema = settings.into_generator().into_root_schema_for::<Document>();
    published::published(schema, "mission", "A Hellwright mission")
}
