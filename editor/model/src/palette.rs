//! What the palette offers beside tiles: every piece the rule system and the mission's cards have, in groups, with how many
//! of each are left in the box. How an entry looks on the window is not decided here.

use crate::command::Command;
use crate::naming::{card_name, door, piece};
use crate::pieces;
use crate::tool::{Kind, Question};
use crate::words::{say, say_with};
use missions::{Mission, Thing, ThingKind, ruleset};
use rule_system::piece::{PieceKind, Sorts};
use tiles::TileNumber;

/// Entries under one heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// What stands over them.
    pub heading: String,
    /// The entries.
    pub entries: Vec<Entry>,
}

/// Something to take in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The tool it gives.
    pub kind: Kind,
    /// Its name.
    pub words: String,
    /// How many of it are left; `None` for what has no number.
    pub stock: Option<Stock>,
}

/// What is left in the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stock {
    /// So many; less than none if the mission uses more than there are.
    pub left: i32,
    /// So many the box has.
    pub all: u8,
    /// So many of what is not left the marines carry from the start; they lie nowhere on the map.
    pub carried: usize,
}

impl Stock {
    fn new(all: u8, used: usize) -> Self {
        Self { left: i32::from(all) - i32::try_from(used).unwrap_or(i32::MAX), all, carried: 0 }
    }

    /// Of a tile, both sides together; `None` for a number the box does not have.
    pub fn of_tile(number: TileNumber, mission: &Mission) -> Option<Self> {
        let tile = mission.catalogue().tiles.get(&number)?;
        let used = mission.tiles().values().filter(|placed| placed.tile == number).count();
        Some(Self::new(tile.stock, used))
    }

    /// Of what a tool puts; `None` for what has no number.
    pub fn of(kind: &Kind, mission: &Mission) -> Option<Self> {
        let content = mission.content();
        match kind {
            Kind::Tile(number, _) => Self::of_tile(*number, mission),
            Kind::Door(kind) => {
                let system = mission.system();
                let (_, row) = system.door(kind)?;
                let same = |it: &&Thing| matches!(&it.kind, ThingKind::Door(door) if door.is(row, system));
                Some(Self::new(content.doors(row.id), things(mission).filter(same).count()))
            }
            Kind::Figure(id) => {
                let (_, foe) = content.foe(id)?;
                let same = |it: &&Thing| matches!(&it.kind, ThingKind::Figure(figure) if figure.kind == *id);
                Some(Self::new(foe.count, things(mission).filter(same).count()))
            }
            Kind::Piece { kind, sort, .. } => {
                let kind = mission.system().piece(kind)?;
                match kind.sorts {
                    Sorts::Card { .. } => Self::of_card(kind, sort, mission),
                    Sorts::One | Sorts::Few { .. } | Sorts::Word { .. } => {
                        Some(Self::new(content.pieces(kind.id)?, laid(kind, None, mission)))
                    }
                }
            }
            Kind::Select | Kind::Start | Kind::Label | Kind::Region(_) | Kind::Ruler | Kind::Probe(_) => None,
        }
    }

    /// Of pieces that stand for a card, those that marines carry from the start counted as used.
    fn of_card(kind: &PieceKind, card: &str, mission: &Mission) -> Option<Self> {
        let (_, entry) = mission.content().card(kind.id, card)?;
        let own = ruleset::resolved(mission, ruleset::most_marines(mission));
        let brought = own.map(|own| mission.system().brought(&own)).unwrap_or_default();
        let carried = brought.iter().filter(|(of, id)| *of == kind.id && id == card).count();
        Some(Self { carried, ..Self::new(entry.count, carried + laid(kind, Some(card), mission)) })
    }

    /// Is nothing left?
    pub const fn is_empty(self) -> bool {
        self.left <= 0
    }

    /// In words: `3 of 8 left`, and how many of the others marines carry.
    pub fn words(self) -> String {
        let left = match self.left {
            0 => say("stock-none"),
            n if n < 0 => say_with("stock-short", &[("count", (-n).into())]),
            n => say_with("stock-left", &[("count", n.into()), ("all", self.all.into())]),
        };
        match self.carried {
            0 => left,
            n => say_with("stock-carried", &[("left", left.into()), ("count", n.into())]),
        }
    }

    /// Where those are that lie nowhere on the map; `None` if there are none.
    pub fn help(self) -> Option<String> {
        let (carried, all) = (self.carried, self.all);
        let told = || say_with("stock-carried-help", &[("count", carried.into()), ("all", all.into())]);
        (carried > 0).then(told)
    }
}

/// Everything the palette offers beside tiles.
pub fn groups(mission: &Mission) -> Vec<Group> {
    let (system, content) = (mission.system(), mission.content());
    let group = |heading: String, entries: Vec<(Kind, String)>| {
        let entry = |(kind, words): (Kind, String)| Entry { stock: Stock::of(&kind, mission), kind, words };
        Group { heading, entries: entries.into_iter().map(entry).collect() }
    };
    let of_kinds = |kinds: &[&'static PieceKind]| {
        let heading = piece::heading(kinds.first()?);
        Some(group(heading, kinds.iter().flat_map(|kind| of_kind(kind, mission)).collect()))
    };
    let name = card_name(system.content().foes().len());
    let foes = content.foes().into_iter().enumerate();
    let foes = foes.map(|(at, foe)| (Kind::Figure(foe.id.to_owned()), name(at, foe.name))).collect();
    let (cards, tokens): (Vec<_>, Vec<_>) =
        pieces::tokens(system).into_iter().partition(|kind| matches!(kind.sorts, Sorts::Card { .. }));
    let mut play = vec![(Kind::Select, say("piece-select"))];
    play.extend(system.doors().iter().enumerate().map(|(number, kind)| {
        // The usual kind is written as no name.
        let id = if number == 0 { String::new() } else { kind.id.to_owned() };
        (Kind::Door(id), door::entry(kind))
    }));
    play.push((Kind::Start, say("piece-start")));
    let notes = vec![
        (Kind::Region(None), say("piece-region")),
        (Kind::Label, say("piece-label")),
        (Kind::Ruler, say("piece-ruler")),
    ];
    let probe = |command: Command, question| (Kind::Probe(question), command.title());
    let probes = vec![
        probe(Command::ProbeSight, Question::Sight),
        probe(Command::ProbeRange, Question::Range),
        probe(Command::ProbeReach, Question::Reach),
        probe(Command::ProbeFit, Question::Fit),
    ];
    let mut groups = vec![group(say("pieces-play"), play)];
    groups.extend(system.own_pieces().into_iter().filter_map(|kind| of_kinds(&[kind])));
    groups.extend(of_kinds(&tokens));
    groups.push(group(say("pieces-demons"), foes));
    groups.extend(cards.into_iter().filter_map(|kind| of_kinds(&[kind])));
    groups.push(group(say("pieces-notes"), notes));
    groups.push(group(say("pieces-probes"), probes));
    groups.retain(|group| !group.entries.is_empty());
    groups
}

/// The groups with only those entries in which, or in whose heading, every word of a filter is found.
pub fn filtered<'a>(groups: &'a [Group], filter: &str) -> Vec<(&'a str, Vec<&'a Entry>)> {
    let filter = filter.to_lowercase();
    let fits = |group: &Group, entry: &Entry| {
        let text = format!("{} {}", group.heading, entry.words).to_lowercase();
        filter.split_whitespace().all(|word| text.contains(word))
    };
    let found = groups.iter().map(|group| {
        let entries = group.entries.iter().filter(|entry| fits(group, entry));
        (group.heading.as_str(), entries.collect::<Vec<_>>())
    });
    found.filter(|(_, entries)| !entries.is_empty()).collect()
}

/// Every sort of a kind, with both of its sides.
fn of_kind(kind: &'static PieceKind, mission: &Mission) -> Vec<(Kind, String)> {
    if let Sorts::Card { .. } = kind.sorts {
        let cards = piece::cards(kind, mission).into_iter();
        return cards.map(|(id, name)| (Kind::piece(kind.id, &id, false), name)).collect();
    }
    let usual = [pieces::usual_sort(kind)];
    let sorts = if kind.few().is_empty() { &usual } else { kind.few() };
    let sides: &[bool] = if kind.sides.is_some() { &[true, false] } else { &[false] };
    let each = sorts.iter().flat_map(|sort| sides.iter().map(move |up| (*sort, *up)));
    each.map(|(sort, up)| (Kind::piece(kind.id, sort, up), piece::entry(kind.lying(sort, up)))).collect()
}

fn things(mission: &Mission) -> impl Iterator<Item = &Thing> {
    mission.things().values()
}

/// How many pieces of a kind lie on the map; of one sort, if one is named.
fn laid(kind: &PieceKind, sort: Option<&str>, mission: &Mission) -> usize {
    let same = |it: &&Thing| match &it.kind {
        ThingKind::Piece(piece) => piece.kind == kind.id && sort.is_none_or(|sort| piece.sort == sort),
        _ => false,
    };
    things(mission).filter(same).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::thing::{Figure, Piece};
    use missions::{Edit, Id};
    use tiles::Cell;

    fn found<'a>(groups: &'a [Group], words: &str) -> &'a Entry {
        let mut all = groups.iter().flat_map(|group| &group.entries);
        all.find(|entry| entry.words == words).unwrap_or_else(|| panic!("no {words:?} in {groups:#?}"))
    }

    #[test]
    fn every_piece_demon_and_weapon_of_the_box_is_listed() {
        let mission = Mission::starter();
        let groups = groups(&mission);
        let content = mission.content();
        for foe in content.foes() {
            assert_eq!(found(&groups, foe.name).kind, Kind::Figure(foe.id.to_owned()));
        }
        for kind in mission.system().pieces() {
            for card in content.cards(kind.id).into_iter().filter(|card| card.count > 0) {
                assert_eq!(found(&groups, card.name).kind, Kind::piece(kind.id, card.id, false));
            }
            let of_it = |entry: &&Entry| matches!(entry.kind, Kind::Piece { kind: id, .. } if id == kind.id);
            assert!(groups.iter().flat_map(|group| &group.entries).any(|entry| of_it(&entry)), "{}", kind.id);
        }
    }

    #[test]
    fn what_is_laid_or_carried_is_not_left_in_the_box() {
        let mission = Mission::starter();
        let left = |mission: &Mission, words: &str| found(&groups(mission), words).stock.map(Stock::words);
        assert_eq!(left(&mission, "Door").as_deref(), Some("6 of 8 left"));
        assert_eq!(left(&mission, "Cacodemon").as_deref(), Some("1 of 4 left"));
        // Both are carried by marines.
        assert_eq!(left(&mission, "Plasma Rifle").as_deref(), Some("none left, 2 carried by marines"));
        let stock = |words| found(&groups(&mission), words).stock.expect("a number");
        assert!(
            stock("Plasma Rifle").help().is_some_and(|help| help.contains("start the game with 2 of the 2"))
        );
        assert_eq!(stock("Cacodemon").help(), None);
        assert_eq!(left(&mission, "Start space"), None);
        let caco = |id| {
            let figure = Figure { at: Cell::new(0, 0), kind: "cacodemon".to_owned(), turned: false };
            Edit::Thing(Id(id), Some(Thing::new(ThingKind::Figure(figure))))
        };
        let mission = mission.with([caco(900), caco(901), caco(902)]);
        let stock = found(&groups(&mission), "Cacodemon").stock.expect("a number");
        assert_eq!((stock.left, stock.is_empty()), (-2, true));
        assert_eq!(stock.words(), "2 too many");
        let pack = Piece::new("health-pack", Cell::new(0, 0));
        let before = left(&mission, "Health pack");
        let mission = mission.with([Edit::Thing(Id(903), Some(Thing::new(ThingKind::Piece(pack))))]);
        assert_ne!(left(&mission, "Health pack"), before);
    }

    #[test]
    fn a_filter_finds_entries_by_name_and_by_heading() {
        let groups = groups(&Mission::starter());
        let names = |filter: &str| -> Vec<String> {
            let found = filtered(&groups, filter).into_iter().flat_map(|(_, entries)| entries);
            found.map(|entry| entry.words.clone()).collect()
        };
        assert_eq!(names("plasma"), ["Plasma Rifle"]);
        assert_eq!(names("PORTAL red"), ["Red, face up", "Red, face down"]);
        assert!(names("nothing like it").is_empty());
        assert_eq!(filtered(&groups, " ").len(), groups.len());
    }
}
