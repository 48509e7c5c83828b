//! From the shape of the newest format to a mission and back: where numbers are claimed, words become types and edges get the
//! one name they have in the model. When a newer format comes, this moves on to it, and older ones are brought up to that.

use crate::content::ContentFile;
use crate::format::at::At;
use crate::format::log::{self, Log};
use crate::format::v3::{self, File};
use crate::id::{Id, LastId, MAX_ID, Name, ScriptName};
use crate::intent::{Games, Intent, Measure};
use crate::mission::{Card, Info, Mission, Mute, Parameter, RulesId, Settings};
use crate::thing::Region;
use crate::translation::{Tag, TextOf, Translation};
use crate::words::text;
use place::{cell, name_of};
use std::collections::{BTreeMap, BTreeSet};
use tiles::{Face, Placement, TileNumber, Turn};

mod back;
mod edit;
mod foreign;
mod place;
mod thing;

pub(crate) use back::file;
pub(crate) use edit::Written;
pub(crate) use thing::Shape;

/// A file becomes a mission, the texts of its scripts still empty. Never fails; what has to be changed is reported.
pub(crate) fn mission(file: File, log: &mut Log<'_>) -> Mission {
    let mut ids = Ids::new(&file);
    let places: Vec<usize> = file.cards.iter().map(|card| card.at).collect();
    let mut mission = Mission {
        rules: if file.rules.is_empty() { RulesId::default() } else { RulesId(file.rules) },
        info: info(file.info),
        settings: settings(file.settings),
        cards: file.cards.into_iter().map(|card| card_of(card.it)).collect(),
        ..Mission::default()
    };
    for name in file.scripts {
        let _ = mission.scripts.insert(ScriptName::new(name), String::new());
    }
    for number in file.own_tiles {
        let _ = mission.sheets.insert(TileNumber(number), String::new());
    }
    for At { at, it } in file.content {
        match ContentFile::of_word(&it) {
            Some(file) => {
                let _ = mission.content.insert(file, String::new());
            }
            None => {
                log.say(log::WRONG, at, ContentFile::unknown(&it), text("fix-or-lost"));
            }
        }
    }
    for At { at, it } in file.tiles {
        let id = ids.claim(it.id, at, log);
        let turn = turn(it.turn).unwrap_or_else(|| {
            let message = text("current-turn").with("degrees", it.turn);
            log.say(log::WRONG, at, message, text("current-turn-help"));
            Turn::R0
        });
        let _ = mission.put_tile(id, Some((placement(&it, turn), it.fields.0)));
    }
    let system = systems::of(&mission.rules.0);
    for (card, at) in mission.cards.iter().zip(places) {
        foreign::tell_role(card.role, system, at, log);
    }
    for At { at, it } in &file.pieces {
        foreign::tell(it, system, *at, log);
    }
    let mut put = |at: usize, shape: Shape| {
        let id = ids.claim(shape.id(), at, log);
        let _ = mission.things.insert(id, shape.thing());
    };
    macro_rules! put_all {
        ($($section:ident $kind:ident),*) => {
            $(for At { at, it } in file.$section { put(at, Shape::$kind(it)); })*
        };
    }
    put_all!(doors Door, pieces Piece, starts Start, figures Figure, labels Label);
    for At { at, it } in file.regions {
        let id = ids.claim(it.id, at, log);
        let _ = mission.regions.insert(id, region(it));
    }
    mission.comments = file.comments;
    mission.comments.number(&ids.given);
    mission.intents = file.intents.into_iter().map(|it| intent(it.it)).collect();
    for At { it, .. } in file.mutes {
        let (mute, reason) = mute(it);
        let _ = mission.mutes.insert(mute, reason);
    }
    put_translations(&mut mission, file.translations, log);
    ids.report(log);
    mission.last_id = LastId(ids.last);
    mission
}

/// The numbers of a file.
struct Ids {
    taken: BTreeSet<u32>,
    last: u32,
    /// Where entries without a number stand, and what they were given.
    unnumbered: Vec<(usize, u32)>,
    /// The number of each entry that got another one than it has in the file, by where it stands.
    given: BTreeMap<usize, u32>,
}

impl Ids {
    fn new(file: &File) -> Self {
        macro_rules! highest {
            ($($section:ident),*) => { [$(file.$section.iter().map(|entry| entry.it.id).collect()),*] };
        }
        let used: [Vec<u32>; 7] = highest!(tiles, doors, pieces, starts, figures, labels, regions);
        let sound = |id: &u32| *id <= MAX_ID;
        let last = used.into_iter().flatten().chain([file.last_id]).filter(sound).max().unwrap_or(0);
        Self { taken: BTreeSet::new(), last, unnumbered: Vec::new(), given: BTreeMap::new() }
    }

    /// Report the entries that had no number, all in one.
    fn report(&self, log: &mut Log<'_>) {
        let (message, at) = match self.unnumbered[..] {
            [] => return,
            [(at, new)] => (text("current-no-number").with("new", new), at),
            [(at, first), .., (_, last)] => {
                let many = text("current-no-numbers").with("count", self.unnumbered.len());
                (many.with("first", first).with("last", last), at)
            }
        };
        log.note(log::NUMBER, at, message, text("current-no-number-help"));
    }

    fn claim(&mut self, number: u32, at: usize, log: &mut Log<'_>) -> Id {
        if (1..=MAX_ID).contains(&number) && self.taken.insert(number) {
            return Id(number);
        }
        self.last += 1;
        let new = self.last;
        let _ = self.taken.insert(new);
        let _ = self.given.insert(at, new);
        match number {
            // Numbers are optional in files that people write.
            0 => self.unnumbered.push((at, new)),
            _ if number > MAX_ID => {
                let message = text("current-number-large").with("number", number).with("most", MAX_ID);
                log.say(log::NUMBER, at, message.with("new", new), text("current-number-help"));
            }
            _ => {
                let message = text("current-number-twice").with("number", number).with("new", new);
                log.say(log::NUMBER, at, message, text("current-number-help"));
            }
        }
        Id(new)
    }
}

fn turn(degrees: u16) -> Option<Turn> {
    match degrees {
        0 => Some(Turn::R0),
        90 => Some(Turn::R90),
        180 => Some(Turn::R180),
        270 => Some(Turn::R270),
        _ => None,
    }
}

fn placement(tile: &v3::Tile, turn: Turn) -> Placement {
    let face = match tile.side {
        v3::Side::A => Face::A,
        v3::Side::B => Face::B,
    };
    Placement { tile: TileNumber(tile.tile), face, at: cell(tile.at), turn }
}

fn region(region: v3::Region) -> Region {
    let cells = region.cells.into_iter().map(cell).collect();
    Region { name: name_of(region.name), area: region.area, cells, fields: region.fields.0 }
}

fn intent(intent: v3::Intent) -> Intent {
    Intent {
        what: match intent.what {
            v3::Measure::MarinesWin => Measure::MarinesWin,
            v3::Measure::Rounds => Measure::Rounds,
            v3::Measure::Used(id) => Measure::Used(Id(id)),
            v3::Measure::Taken(tag) => Measure::Taken(tag),
        },
        from: intent.from,
        to: intent.to,
        marines: intent.marines.into_iter().collect(),
        of: match intent.of {
            None => Games::All,
            Some(v3::Games::MarinesWin) => Games::MarinesWin,
            Some(v3::Games::InvaderWin) => Games::InvaderWin,
        },
        bots: intent.bots,
    }
}

fn mute(mute: v3::Mute) -> (Mute, String) {
    let about = (mute.about != 0).then_some(Id(mute.about));
    (Mute { code: mute.code, about }, mute.reason)
}

fn settings(settings: v3::Settings) -> Settings {
    Settings { marines: settings.marines.into_iter().collect(), seeds: settings.seeds, own: settings.own.0 }
}

fn info(info: v3::Info) -> Info {
    Info {
        title: info.title,
        author: info.author,
        licence: info.licence,
        summary: info.summary,
        briefing: info.briefing,
        victory: info.victory,
        defeat: info.defeat,
        notes: info.notes,
    }
}

fn card_of(card: v3::Card) -> Card {
    let parameter = |value: v3::Parameter| match value {
        v3::Parameter::Int(number) => Parameter::Int(number),
        v3::Parameter::Bool(yes) => Parameter::Bool(yes),
        v3::Parameter::Text(text) => Parameter::Text(text),
    };
    Card {
        role: card.role.0,
        script: ScriptName::new(card.script),
        parameters: card.parameters.into_iter().map(|(k, v)| (Name::new(k), parameter(v))).collect(),
    }
}

fn put_translations(mission: &mut Mission, all: Vec<At<v3::Translation>>, log: &mut Log<'_>) {
    for At { at, it } in all {
        match translation(it) {
            Ok((tag, of, translation)) => {
                if mission.translations.insert((tag, of), translation).is_some() {
                    let message = text("current-translation-twice");
                    log.say(log::WRONG, at, message, text("own-key-twice-help"));
                }
            }
            Err(tag) => {
                let message = text("current-language").with("tag", tag);
                log.say(log::WRONG, at, message, text("current-language-help"));
            }
        }
    }
}

/// A text in another language, or what is no tag of one.
fn translation(it: v3::Translation) -> Result<(Tag, TextOf, Translation), String> {
    let Some(tag) = Tag::of(&it.language) else { return Err(it.language) };
    let of = match it.of {
        v3::TextOf::Title => TextOf::Title,
        v3::TextOf::Summary => TextOf::Summary,
        v3::TextOf::Briefing => TextOf::Briefing,
        v3::TextOf::Victory => TextOf::Victory,
        v3::TextOf::Defeat => TextOf::Defeat,
        v3::TextOf::Card(name) => TextOf::Card(ScriptName::new(name)),
        v3::TextOf::Label(id) => TextOf::Label(Id(id)),
        v3::TextOf::Value((id, name)) => TextOf::Value(Id(id), name),
    };
    Ok((tag, of, Translation { was: it.was, text: it.text }))
}
