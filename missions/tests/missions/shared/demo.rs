//! Missions made to be looked at: one of every kind of thing, every piece of the box, and one with everything wrong.
//! They are not meant to be played.

use missions::thing::{Door, Figure, Label, Piece, Start};
use missions::{Edit, Id, Info, Mission, Name, Region, Thing, ThingKind};
use std::collections::BTreeSet;
use tiles::{Catalogue, Cell, Edge, Face, Placement, TileNumber, Turn};

/// Numbers things as they come.
#[derive(Default)]
pub(crate) struct Maker {
    mission: Mission,
}

impl Maker {
    pub(crate) fn titled(title: &str, author: &str, summary: &str) -> Self {
        let info =
            Info { title: title.into(), author: author.into(), summary: summary.into(), ..Info::default() };
        Self { mission: Mission::default().with([Edit::Info(Box::new(info))]) }
    }

    pub(crate) fn tile(&mut self, tile: u8, face: Face, x: i16, y: i16, turn: Turn) {
        let placement = Placement { tile: TileNumber(tile), face, at: Cell::new(x, y), turn };
        let id = self.mission.fresh_id();
        let _ = self.mission.swap(Edit::Tile(id, Some(placement)));
    }

    pub(crate) fn thing(&mut self, kind: ThingKind, name: &str) -> Id {
        let id = self.mission.fresh_id();
        let thing = Thing::new(kind);
        let thing = if name.is_empty() { thing } else { thing.named(name) };
        let _ = self.mission.swap(Edit::Thing(id, Some(thing)));
        id
    }

    pub(crate) fn door(&mut self, x: i16, y: i16, west: bool, name: &str) {
        let at = Edge { cell: Cell::new(x, y), west };
        let _ = self.thing(ThingKind::Door(Door::new(at)), name);
    }

    pub(crate) fn portal(&mut self, x: i16, y: i16, tier: &str, face_up: bool, name: &str) {
        let _ = self
            .thing(ThingKind::Piece(Piece::new("portal", Cell::new(x, y)).of(tier).facing(face_up)), name);
    }

    pub(crate) fn teleporter(&mut self, x: i16, y: i16, active: bool, name: &str) {
        let _ = self.thing(ThingKind::Piece(Piece::new("teleporter", Cell::new(x, y)).facing(active)), name);
    }

    pub(crate) fn token(&mut self, x: i16, y: i16, kind: &str, sort: &str, name: &str) {
        let _ = self.thing(ThingKind::Piece(Piece::new(kind, Cell::new(x, y)).of(sort)), name);
    }

    pub(crate) fn weapon(&mut self, x: i16, y: i16, weapon: &str) {
        self.token(x, y, "weapon", weapon, "");
    }

    pub(crate) fn start(&mut self, x: i16, y: i16) {
        let _ = self.thing(ThingKind::Start(Start { at: Cell::new(x, y) }), "");
    }

    pub(crate) fn figure(&mut self, x: i16, y: i16, kind: &str, turned: bool, name: &str) {
        let at = Cell::new(x, y);
        let _ = self.thing(ThingKind::Figure(Figure { at, kind: kind.into(), turned }), name);
    }

    pub(crate) fn label(&mut self, x: i16, y: i16, text: &str) {
        let _ = self.thing(ThingKind::Label(Label { at: Cell::new(x, y), text: text.into() }), "");
    }

    pub(crate) fn region(&mut self, name: &str, cells: &[(i16, i16)]) {
        let cells: BTreeSet<Cell> = cells.iter().map(|(x, y)| Cell::new(*x, *y)).collect();
        let id = self.mission.fresh_id();
        let region = Region { name: Some(Name::new(name)), cells, ..Region::default() };
        let _ = self.mission.swap(Edit::Region(id, Some(region)));
    }

    pub(crate) fn done(self) -> Mission {
        self.mission
    }
}

/// One of every kind of thing, on both sides of the cardboard.
pub(crate) fn everything() -> Mission {
    let mut m = Maker::titled(
        "The Long Descent",
        "Hellwright",
        "Cut the anchors, take the core, and do not look back.",
    );
    m.tile(16, Face::A, 0, 0, Turn::R0);
    m.tile(14, Face::A, 6, 2, Turn::R0);
    m.tile(5, Face::A, 10, 1, Turn::R90);
    m.tile(4, Face::A, 2, 6, Turn::R180);
    m.tile(10, Face::A, 7, 5, Turn::R0);
    m.tile(6, Face::B, 14, 1, Turn::R0);
    m.tile(1, Face::B, 6, 11, Turn::R270);
    m.tile(15, Face::A, 2, -1, Turn::R0);
    m.tile(7, Face::A, -4, 1, Turn::R90);
    m.tile(9, Face::B, 2, 12, Turn::R0);
    m.door(6, 2, true, "blast_door");
    m.door(7, 5, false, "hall_door");
    m.door(14, 2, true, "rift_gate");
    m.portal(1, 0, "blue", true, "north_portal");
    m.portal(5, 5, "yellow", false, "");
    m.portal(16, 1, "red", true, "the_maw");
    m.portal(11, 16, "red", false, "");
    m.portal(14, 12, "blue", false, "");
    m.portal(13, 4, "yellow", true, "");
    m.teleporter(4, 0, true, "");
    m.teleporter(7, 9, false, "pad");
    m.token(0, 5, "objective", "", "core");
    m.token(15, 16, "objective", "", "anchor");
    m.token(4, 7, "health-pack", "", "");
    m.token(8, 12, "health-pack", "", "");
    m.weapon(5, 1, "rocket-launcher");
    m.weapon(10, 3, "chaingun");
    m.weapon(6, 15, "bfg-9000");
    m.token(12, 1, "marker", "key", "red_key");
    m.token(-2, 3, "marker", "switch", "");
    m.start(2, -1);
    m.start(3, -1);
    m.start(2, 0);
    m.start(3, 0);
    m.figure(8, 3, "imp", false, "");
    m.figure(7, 7, "possessed-soldier", false, "");
    m.figure(16, 3, "cacodemon", false, "");
    m.figure(3, 9, "revenant", false, "");
    m.figure(4, 10, "pinky", true, "");
    m.figure(-4, 1, "pinky", false, "");
    m.figure(8, 13, "mancubus", false, "");
    m.figure(13, 14, "baron-of-hell", false, "gatekeeper");
    m.figure(10, 12, "cyberdemon", true, "boss");
    m.figure(8, 16, "imp", false, "");
    m.label(2, 3, "Reactor");
    m.label(12, 15, "Lake of fire");
    m.region("vault", &[(-3, 2), (-2, 2), (-1, 2), (-3, 3), (-2, 3), (-1, 3)]);
    m.region("bridge", &[(6, 13), (7, 13), (6, 14), (7, 14), (8, 15), (7, 15)]);
    m.done()
}

/// Every side of the box, each alone, in rows.
pub(crate) fn sheet(face: Face) -> Mission {
    let title = if face == Face::A { "Side A: the facility" } else { "Side B: hell" };
    let mut m = Maker::titled(title, "", "");
    let (mut x, mut y, mut high) = (0, 0, 0);
    let catalogue = Catalogue::doom2016();
    let mut tiles: Vec<_> = catalogue.tiles.values().collect();
    tiles.sort_by_key(|tile| (-tile.side(face).h, tile.number));
    for tile in tiles {
        let side = tile.side(face);
        if x + side.w > 26 {
            (x, y, high) = (0, y + high + 1, 0);
        }
        m.tile(tile.number.0, face, x, y, Turn::R0);
        x += side.w + 1;
        high = high.max(side.h);
    }
    m.done()
}

/// As much wrong as one map can hold: tiles over each other, unknown tiles, things in the void and far away.
pub(crate) fn broken() -> Mission {
    let mut m = Maker::titled("Everything <wrong> & more", "", "");
    m.tile(16, Face::A, 0, 0, Turn::R0);
    m.tile(5, Face::B, 4, 3, Turn::R0);
    m.tile(99, Face::A, 9, 0, Turn::R0);
    m.tile(11, Face::A, 9, 6, Turn::R90);
    m.tile(7, Face::A, 3000, 12, Turn::R0);
    m.door(7, 0, false, "nowhere");
    m.door(2, 2, true, "");
    m.door(2, 2, true, "twice");
    m.portal(-2, 1, "red", true, "in_the_void");
    m.figure(-2, 3, "mancubus", false, "");
    m.figure(1, 1, "nobody-knows", false, "");
    m.start(3, 3);
    m.start(3, 3);
    m.token(3, 3, "objective", "", "");
    m.weapon(1, 4, "");
    m.teleporter(1, 4, true, "");
    m.token(30_000, -30_000, "health-pack", "", "far_away");
    m.label(2, 5, "Overlapping");
    m.region("partly_nowhere", &[(5, 6), (6, 7), (8, 8)]);
    m.region("", &[]);
    m.done()
}

/// What the checks might say about it.
pub(crate) fn problems() -> Vec<missions::Diagnostic> {
    use missions::{Code, Diagnostic, Place};
    let code = Code("M000");
    vec![
        Diagnostic::error(code, "tiles overlap").at_all([Place::Tile(Id(1)), Place::Tile(Id(2))]),
        Diagnostic::warning(code, "a door on nothing").at(Place::Thing(Id(6))),
        Diagnostic::note(code, "two starts on one space").at(Place::Cell(Cell::new(3, 3))),
        Diagnostic::warning(code, "a border").at(Place::Edge(Edge { cell: Cell::new(0, 2), west: false })),
        Diagnostic::error(code, "about the mission as a whole").at(Place::Mission),
    ]
}

/// As much floor as a board holds, over 40 by 40 spaces: to measure painters with.
pub(crate) fn vast() -> Mission {
    let mut m = Maker::titled("Vast", "", "");
    for i in 0..25_i16 {
        let face = if i % 2 == 0 { Face::A } else { Face::B };
        m.tile(16, face, i % 5 * 8 + 1, i / 5 * 8 + 1, Turn::R0);
        m.portal(i % 5 * 8 + 2, i / 5 * 8 + 2, "red", true, "portal");
        m.figure(i % 5 * 8 + 3, i / 5 * 8 + 3, "mancubus", false, "");
        m.figure(i % 5 * 8 + 6, i / 5 * 8 + 6, "imp", false, "");
    }
    m.door(40, 40, true, "");
    m.done()
}
