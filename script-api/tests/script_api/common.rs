//! What the tests share: a small mission on a drawn board, and a way to ask scripts what they answer.

use doom_2016::LANGUAGE;
use doom_2016::own::{
    ARGENT, BAN_WORDS, EVENTS_IN_HAND, OwnEffect, PORTAL, PortalId, STAT_WORDS, TELEPORTER, THREAT,
    TeleporterId, Tier,
};
use engine::table::{FigureKind, FigureSpot, TokenSpot};
use engine::world::{PieceClass, PieceSpot, RegionId, Value};
use engine::{
    Count, Counts, Effect, Event, FigureId, Hooks, KindId, Orders, Side, Sym, Symbols, Table, Thing, TokenId,
    TokenKind, World,
};
use expect_test::Expect;
use script_api::{Names, ScriptProblem, ScriptSource, Scripts, compile};
use std::sync::Arc;
use tiles::{DoorId, Footprint, SpaceId};

/// M and N are marines, i and j imps, P and Q portals, O objectives, K a console, T a teleporter, V the vault.
/// Door b is blue, door r is red; there is a blocking edge before Q.
const BOARD: &str = "
    +-+-+-+-+-+-+-+-+
    |M . .|. . . O|V|
    + + + + + + + + +
    |N . .b. i . .rV|
    + + + + + + + + +
    |T . .b. . P .rV|
    + + + + + + +#+ +
    |. K .|. j .#Q|V|
    +-+-+-+-+-+-+-+-+";

/// A small mission.
pub(crate) struct Mission {
    pub(crate) table: Table,
    pub(crate) world: World,
    pub(crate) counts: Counts,
}

fn kind(id: &str, name: &str, side: Side, health: u8, w: u8, h: u8) -> FigureKind {
    let footprint = Footprint { w, h };
    FigureKind { id: id.into(), name: name.into(), side, footprint, health, figures: 6 }
}

impl Mission {
    pub(crate) fn new() -> Self {
        let sketch = tiles::ascii::parse(BOARD);
        assert!(sketch.problems.is_empty(), "{:?}", sketch.problems);
        let at = |mark: char| sketch.space(mark).unwrap();
        let mut symbols = Symbols::default();
        let mut named: Vec<(Sym, Thing)> = [
            ("blue_door", Thing::Door(sketch.door('b').unwrap())),
            ("red_door", Thing::Door(sketch.door('r').unwrap())),
            ("north_portal", PortalId(0).into()),
            ("south_portal", PortalId(1).into()),
            ("pad", TeleporterId(0).into()),
            ("altar", Thing::Token(TokenId(0))),
            ("console", Thing::Token(TokenId(1))),
            ("boss", Thing::Figure(FigureId(2))),
            ("vault", Thing::Region(RegionId(0))),
            ("corner", Thing::Space(at('M'))),
        ]
        .into_iter()
        .map(|(name, thing)| (symbols.intern(name), thing))
        .collect();
        named.sort_by_key(|(sym, _)| symbols.word(*sym).to_owned());
        let key = TokenKind::Marker(symbols.intern("key"));
        let table = Table {
            kinds: vec![
                kind("alpha", "Alpha", Side::Marines, 8, 1, 1),
                kind("bravo", "Bravo", Side::Marines, 8, 1, 1),
                kind("imp", "Imp", Side::Invader, 3, 1, 1),
                kind("pinky", "Pinky", Side::Invader, 5, 1, 2),
                kind("mancubus", "Mancubus", Side::Invader, 8, 2, 2),
            ],
            marines: 2,
            pieces: std::array::from_fn(|class| match PieceClass(class as u8) {
                PORTAL => vec![
                    PieceSpot { space: at('P'), sort: Tier::Blue as u8, up: true },
                    PieceSpot { space: at('Q'), sort: Tier::Yellow as u8, up: false },
                ],
                TELEPORTER => vec![PieceSpot { space: at('T'), sort: 0, up: false }],
                _ => Vec::new(),
            }),
            tokens: vec![
                TokenSpot { space: at('O'), kind: TokenKind::Objective },
                TokenSpot { space: at('K'), kind: key },
            ],
            figures: vec![FigureSpot { space: at('i'), turned: false, kind: KindId(2) }],
            starts: vec![at('M'), at('N')],
            regions: vec![sketch.spaces('V')],
            door_places: Vec::new(),
            areas: Vec::new(),
            symbols,
            named,
            board: Arc::new(sketch.board),
        };
        let world = start(&table);
        let mut mission = Self { table, world, counts: Counts::default() };
        for (count, n) in [(ARGENT, 4), (THREAT, 1), (EVENTS_IN_HAND, 2)] {
            mission.count(count, n);
        }
        mission
    }

    pub(crate) fn kind(&self, id: &str) -> KindId {
        self.table.kind_named(id).unwrap()
    }

    /// Set a number everybody can see.
    pub(crate) fn count(&mut self, count: Count, n: u16) {
        self.counts.0[usize::from(count.0)] = n;
    }

    /// Take all portals off the map.
    pub(crate) fn no_portals(&mut self) {
        for number in 0..2 {
            let _ = self.world.remove_piece(PortalId(number).into());
        }
    }

    /// Compile scripts, each with a name and a text.
    pub(crate) fn compile(&mut self, scripts: &[(&str, &str)]) -> (Scripts, Vec<ScriptProblem>) {
        let sources: Vec<ScriptSource<'_>> = scripts
            .iter()
            .map(|(name, text)| ScriptSource { name, text, ..ScriptSource::default() })
            .collect();
        compile(&sources, Names::of(&mut self.table, &LANGUAGE))
    }

    /// What scripts answer, one line for each effect, and the error if there is one.
    pub(crate) fn ask(&self, scripts: &Scripts, event: &Event) -> String {
        let mut lines = Vec::new();
        for listener in 0..scripts.listeners(event.kind()) {
            let mut out = Orders::default();
            let result = scripts.react(listener, &self.table, &self.world, &self.counts, event, &mut out);
            lines.extend(out.effects().map(|effect| self.show(effect)));
            lines.extend(result.err().map(|error| format!("failed: {}", error.what)));
        }
        lines.join("\n")
    }

    /// Script, handler and line of every effect that scripts answer with.
    pub(crate) fn origins(&self, scripts: &Scripts, event: &Event) -> Vec<String> {
        let mut all = Vec::new();
        for listener in 0..scripts.listeners(event.kind()) {
            let mut out = Orders::default();
            let _ = scripts.react(listener, &self.table, &self.world, &self.counts, event, &mut out);
            all.extend(
                out.list.iter().filter_map(|asked| scripts.place(asked.from).map(|at| at.to_string())),
            );
        }
        all
    }

    /// An effect with words instead of their numbers.
    pub(crate) fn show(&self, effect: &Effect) -> String {
        let mut text = match effect {
            Effect::Own(own) => {
                OwnEffect::of(own).map_or_else(|| format!("{own:?}"), |own| format!("{own:?}"))
            }
            shared => format!("{shared:?}"),
        };
        for (word, ban) in BAN_WORDS {
            text = text.replace(&format!("{ban:?}"), word);
        }
        for (word, stat) in STAT_WORDS {
            text = text.replace(&format!("{stat:?}"), word);
        }
        while let Some(start) = text.find("Sym(") {
            let end = start + text[start..].find(')').unwrap();
            let number: u16 = text[start + 4..end].parse().unwrap();
            text.replace_range(start..=end, &format!("'{}'", self.table.symbols.word(Sym(number))));
        }
        text
    }
}

/// The world at the start: two marines, one imp.
fn start(table: &Table) -> World {
    let mut world = World::new(table);
    let _ = world.begin_round();
    for (kind, space) in [(0, table.starts[0]), (1, table.starts[1]), (2, table.figures[0].space)] {
        let _ = put(table, &mut world, KindId(kind), space);
    }
    world
}

/// Put a new figure down.
pub(crate) fn put(table: &Table, world: &mut World, kind: KindId, space: SpaceId) -> FigureId {
    let id = world.add_figure(kind).unwrap();
    world.put(table, id, space, false);
    id
}

/// The blue door was opened by a figure.
pub(crate) fn blue_door_opened(by: u8) -> Event {
    Event::DoorOpened { door: DoorId(0), by: Some(FigureId(by)) }
}

/// Name and text of every card of the missions and their shelf, and of every example, sorted by name. Of what is both, it is
/// the card that the mission plays.
pub(crate) fn examples() -> Vec<(String, String)> {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = [
        "../engine/doom-2016/cards",
        "../missions/library/cold-vaults",
        "../missions/library/first-steps",
        "../missions/library/last-lift",
        "../missions/library/weeping-stone",
        "examples",
    ];
    let mut list: Vec<(String, String)> = folders
        .into_iter()
        .flat_map(|folder| std::fs::read_dir(here.join(folder)).unwrap())
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rhai"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (name, std::fs::read_to_string(path).unwrap())
        })
        .collect();
    // Of one name, the earlier folder comes first and stays.
    list.sort_by(|(a, _), (b, _)| a.cmp(b));
    list.dedup_by(|(later, _), (first, _)| later == first);
    list
}

/// A shipped card or an example on the drawn board.
pub(crate) struct Card {
    pub(crate) mission: Mission,
    pub(crate) scripts: Scripts,
}

impl Card {
    pub(crate) fn of(name: &str) -> Self {
        let mut mission = Mission::new();
        let (_, text) = examples().into_iter().find(|(n, _)| n == name).unwrap();
        let (scripts, problems) = mission.compile(&[(name, &text)]);
        assert!(problems.is_empty(), "{problems:?}");
        Self { mission, scripts }
    }

    /// Both ways of running it give the same answer.
    pub(crate) fn check(&self, event: &Event, expected: &Expect) {
        let answer = self.mission.ask(&self.scripts, event);
        assert_eq!(answer, self.mission.ask(&self.scripts.in_rhai(), event));
        expected.assert_eq(&answer);
    }

    pub(crate) fn note(&mut self, name: &str, value: Value) {
        let name = self.tag(name);
        assert!(self.mission.world.note(0, name, Some(value)));
    }

    pub(crate) fn tag(&self, tag: &str) -> Sym {
        self.mission.table.symbols.get(tag).unwrap()
    }

    pub(crate) fn taken(&self, tag: &str, at: Option<Thing>) -> Event {
        Event::OfferTaken { tag: self.tag(tag), label: self.tag(tag), by: FigureId(0), at }
    }
}
