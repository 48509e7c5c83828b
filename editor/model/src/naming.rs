//! What a thing is called where nobody gave it a name: a few words for lists, the status line and the history.

pub mod door;
pub mod piece;

pub use piece::card_name;

use crate::document::Selection;
#[cfg(test)]
use crate::words::id_of;
use crate::words::{has, say, say_with};
use missions::scene::Layer;
use missions::scripts;
use missions::thing::Region;
use missions::{Clip, ContentFile, Edit, Id, Mission, ScriptName, TextOf, Thing, ThingKind};
#[cfg(test)]
use rule_system::setting::{Ask, Form};
use rule_system::setting::{Setting, Subject};
use rule_system::{CardRole, Counts, RoleRow, RuleSystem, Template, tells};
use tiles::{Cell, Placement};
use words::Phrase;

/// What is in a file of cards.
pub fn file_title(file: ContentFile) -> String {
    let id = format!("cards-{}", file.word());
    if has(&id) { say(&id) } else { file.title().to_string() }
}

/// A function of a card's script that an event calls, in words: `Asset Extraction: at the start`. One without words, such as the
/// answer to an offer of the script's own, keeps its name.
pub fn handler_in_words(mission: &Mission, script: &ScriptName, function: &str) -> String {
    let source = mission.scripts().get(script).map_or("", String::as_str);
    let (title, _) = scripts::assist::title(source);
    let card = if title.is_empty() { scripts::title(script).to_owned() } else { title };
    let id = format!("handler-{}", function.replace('_', "-"));
    let event = if has(&id) { say(&id) } else { function.to_owned() };
    say_with("knockouts-handler", &[("card", card.into()), ("event", event.into())])
}

/// What a layer is called in lists.
pub fn layer_name(layer: Layer, system: &dyn RuleSystem) -> String {
    let name = layer.name(system);
    let id = format!("layer-{name}");
    if has(&id) { say(&id) } else { rule_system::capital(name) }
}

/// What a setting is called.
pub fn setting_name(row: &Setting) -> String {
    let id = setting_id(row);
    if has(&id) { say(&id) } else { row.title.to_string() }
}

/// What stands over the settings of a seat, counted from 0.
pub fn setting_seat(row: &Setting, seat: usize) -> String {
    let (id, seat) = (setting_id(row), seat + 1);
    if has(&id) { say_with(&id, &[("seat", seat.into())]) } else { format!("{} {seat}", row.title) }
}

/// What it is called to choose none of those there are.
pub fn setting_none(row: &Setting, none: Phrase) -> String {
    let id = format!("{}-none", setting_id(row));
    if has(&id) { say(&id) } else { none.to_string() }
}

/// What it is called to leave a setting to the players.
pub fn setting_players(row: &Setting, players: Phrase) -> String {
    let id = format!("{}-players", setting_id(row));
    if has(&id) { say(&id) } else { players.to_string() }
}

fn setting_id(row: &Setting) -> String {
    format!("setting-{}", row.id.replace('_', "-"))
}

/// The numbers everybody sees on the table: in the words there are for the rule system, or else in the rule system's own.
pub fn counts_in_words(counts: &Counts, system: &dyn RuleSystem) -> String {
    let id = format!("counts-{}", system.id());
    if has(&id) {
        let told: Vec<_> = counts.0.iter().map(|(name, number)| (*name, (*number).into())).collect();
        return say_with(&id, &told);
    }
    tells::in_words(system.counts(), counts)
}

/// What a template of a rule system is called, and what is in it: in the window's words if there are some.
pub fn template_in_words(template: &Template, system: &dyn RuleSystem) -> [String; 2] {
    let id = template_id(template, system);
    let in_words = |id: &str, own: Phrase| if has(id) { say(id) } else { own.to_string() };
    [in_words(&id, template.title), in_words(&format!("{id}-words"), template.about)]
}

fn template_id(template: &Template, system: &dyn RuleSystem) -> String {
    format!("template-{}-{}", system.id(), template.id)
}

/// What cards of a role are called, and what is said where there are none. A role that the rule system does not know has its word.
pub fn role_in_words(role: CardRole, row: Option<&RoleRow>) -> [String; 2] {
    let in_words = |id: String, own: String| if has(&id) { say(&id) } else { own };
    let word = role.word();
    let title =
        in_words(format!("card-{word}"), row.map_or_else(|| word.to_owned(), |row| row.title.to_string()));
    [title, in_words(format!("card-none-{word}"), row.map_or_else(String::new, |row| row.none.to_string()))]
}

/// A thing in a few words.
pub fn thing_in_words(thing: &Thing, mission: &Mission) -> String {
    let content = mission.content();
    let what = match &thing.kind {
        ThingKind::Piece(piece) => piece::words(piece, mission),
        ThingKind::Figure(figure) => {
            content.foe(&figure.kind).map_or_else(|| figure.kind.clone(), |(_, foe)| foe.name.to_owned())
        }
        ThingKind::Label(label) => say_with("here-label", &[("text", label.text.as_str().into())]),
        ThingKind::Door(door) => {
            door.row(mission.system()).map_or_else(|| say("here-door"), self::door::here)
        }
        ThingKind::Start(_) => say("here-start"),
    };
    match &thing.name {
        Some(name) => say_with("here-named", &[("what", what.into()), ("name", name.as_str().into())]),
        None => what,
    }
}

/// Which text of a mission it is, in a few words.
pub fn text_in_words(of: &TextOf, mission: &Mission) -> String {
    match of {
        TextOf::Title => say("info-title"),
        TextOf::Summary => say("info-summary"),
        TextOf::Briefing => say("text-briefing"),
        TextOf::Victory => say("text-victory"),
        TextOf::Defeat => say("text-defeat"),
        TextOf::Card(name) => {
            let source = mission.scripts().get(name).map_or("", String::as_str);
            let (title, _) = scripts::assist::title(source);
            let card = if title.is_empty() { scripts::title(name).to_owned() } else { title };
            say_with("text-of-card", &[("card", card.into())])
        }
        TextOf::Label(id) => {
            let at = mission.things().get(id).map_or_else(|| id.to_string(), |label| label.at().to_string());
            say_with("text-of-label", &[("at", at.into())])
        }
        TextOf::Value(id, name) => {
            let system = mission.system();
            let (rows, thing) = if let Some(thing) = mission.things().get(id) {
                (thing.rows(system), thing_in_words(thing, mission))
            } else if let Some(region) = mission.regions().get(id) {
                (region.rows(system), region_in_words(region))
            } else if let Some(tile) = mission.tiles().get(id) {
                (system.fields(Subject::Tile, &tile.tile.0.to_string()), tile_in_words(tile))
            } else {
                (&[][..], id.to_string())
            };
            let value = rows.iter().find(|row| row.id == name).map_or_else(|| name.clone(), setting_name);
            say_with("text-of-value", &[("value", value.into()), ("thing", thing.into())])
        }
    }
}

/// A tile in a few words: `tile 10A`.
pub fn tile_in_words(tile: &Placement) -> String {
    say_with("here-tile", &[("tile", format!("{}{:?}", tile.tile, tile.face).into())])
}

/// A region in a few words.
pub fn region_in_words(region: &Region) -> String {
    match &region.name {
        Some(name) => say_with("here-region", &[("name", name.to_string().into())]),
        None => say("here-region-unnamed"),
    }
}

/// Pieces in a few words: one by what it is, several by how many they are.
pub fn pieces_in_words<'a>(mission: &Mission, ids: impl IntoIterator<Item = &'a Id>) -> String {
    clip_in_words(mission, &Clip::of(mission, ids.into_iter().copied()))
}

/// The same of pieces that are on no map.
pub fn clip_in_words(mission: &Mission, clip: &Clip) -> String {
    let tiles = clip.tiles.values().map(tile_in_words);
    let things = clip.things.values().map(|thing| thing_in_words(thing, mission));
    let mut words: Vec<String> =
        tiles.chain(things).chain(clip.regions.values().map(region_in_words)).collect();
    match words.len() {
        1 => words.remove(0),
        count => say_with("pieces-count", &[("count", count.into())]),
    }
}

/// What a step is called that moves pieces: one of them by where it goes, as the edits have it.
pub fn move_in_words(mission: &Mission, chosen: &Selection, edits: &[Edit]) -> String {
    let place = |edit: &Edit| match edit {
        Edit::Tile(id, Some(tile)) | Edit::TileWith(id, tile, _) => Some((*id, tile.at)),
        Edit::Thing(id, Some(thing)) => Some((*id, thing.at())),
        _ => None,
    };
    let one = chosen.first().filter(|_| chosen.len() == 1);
    let at = one.and_then(|one| edits.iter().filter_map(place).find(|(id, _)| id == one));
    let pieces = ("pieces", pieces_in_words(mission, chosen).into());
    match at {
        Some((_, at)) => say_with("change-move-to", &[pieces, ("at", at.to_string().into())]),
        None => say_with("change-move", &[pieces]),
    }
}

/// What a step is called that puts something on the map.
pub fn put_in_words(what: String, at: Cell) -> String {
    say_with("change-put", &[("what", what.into()), ("at", at.to_string().into())])
}

/// For tests: every text the templates, settings and counts of a rule system need. Parts of a seat's settings have no name of their own.
#[cfg(test)]
pub(crate) fn ids(system: &dyn RuleSystem) -> Vec<String> {
    let mut ids: Vec<String> = ["counts", "stand-flat", "cards-none"].map(|id| id_of(id, system)).into();
    for template in system.templates() {
        let id = template_id(template, system);
        ids.extend([format!("{id}-words"), id]);
    }
    ids.extend(system.files().iter().map(|file| format!("cards-{}", file.word)));
    for row in system.settings() {
        ids.push(setting_id(row));
        let parts = if let Form::Seats(parts) = row.form { parts } else { &[] };
        for row in parts.iter().chain([row]) {
            let none = matches!(row.ask, Ask::One { none: Some(_), .. });
            ids.extend(none.then(|| format!("{}-none", setting_id(row))));
            ids.extend(row.players.map(|_| format!("{}-players", setting_id(row))));
        }
    }
    ids
}
