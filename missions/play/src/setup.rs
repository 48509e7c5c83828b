//! From a mission to the table of a game: where everything lies when the players sit down. What has no place on the
//! board is left out here and reported by the checks; the rule system sets up the rest of a game.

use engine::table::{FigureSpot, TokenSpot};
use engine::world::{
    DoorPlace, FigureId, MAX_FIGURES, MAX_PIECES, MAX_TOKENS, PieceId, PieceSpot, RegionId, TokenId,
};
use engine::{KindId, Symbols, Table, TokenKind};
use missions_document::id::Id;
use missions_document::layout::Layout;
use missions_document::mission::{Mission, Named};
use missions_document::thing::{Piece, Thing, ThingKind};
use rule_system::Content;
use rule_system::door::DoorStart;
use rule_system::piece::Role;
use rule_system::setting::Own;
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::{AreaSet, SpaceId, Spaces};

/// A mission's things as the rules number them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ThingIndex {
    /// What stands on the table and which thing or region of the mission it is.
    pub things: BTreeMap<Named, engine::Thing>,
}

impl ThingIndex {
    /// The thing or region of the mission behind something on the table at the start.
    #[must_use]
    pub fn of(&self, thing: engine::Thing) -> Option<Named> {
        self.things.iter().find(|(_, t)| **t == thing).map(|(named, _)| *named)
    }
}

/// Everything on the table for these marines, by stable name in seat order.
#[must_use]
pub fn table(
    mission: &Mission,
    layout: &Layout,
    content: &dyn Content,
    marines: &[&str],
) -> (Table, ThingIndex) {
    let kinds = content.kinds(marines);
    let mut table = Table {
        board: Arc::clone(&layout.board),
        marines: (kinds.len() - content.foes().len()) as u8,
        kinds,
        door_places: door_places(mission, layout),
        pieces: Default::default(),
        tokens: Vec::new(),
        figures: Vec::new(),
        starts: Vec::new(),
        regions: Vec::new(),
        areas: Vec::new(),
        symbols: Symbols::default(),
        named: Vec::new(),
    };
    let mut numbers = ThingIndex::default();
    let is_covered = |thing: &Thing| {
        let cells = thing.cells(mission.base(thing)).into_iter();
        let under: Spaces = cells.filter_map(|cell| layout.space(cell)).collect();
        layout.board.areas_of(&under) != AreaSet::default()
    };
    for (id, thing) in mission.things() {
        // What comes with an area later is put down below; a marine cannot start there.
        let later = matches!(thing.kind, ThingKind::Figure(_) | ThingKind::Start(_)) && is_covered(thing);
        if !later && let Some(number) = put(mission, *id, &thing.kind, layout, content, &mut table) {
            let _ = numbers.things.insert(Named::Thing(*id), number);
        }
    }
    // Figures in areas get their numbers when they are revealed: here they stand behind the others, without one.
    for (id, thing) in mission.things() {
        if matches!(thing.kind, ThingKind::Figure(_)) && is_covered(thing) {
            let _ = put(mission, *id, &thing.kind, layout, content, &mut table);
        }
    }
    for (id, region) in mission.regions().iter().take(usize::from(u8::MAX)) {
        let _ = numbers
            .things
            .insert(Named::Region(*id), engine::Thing::Region(RegionId(table.regions.len() as u8)));
        table.regions.push(region.cells.iter().filter_map(|cell| layout.space(*cell)).collect());
    }
    table.areas = layout
        .areas
        .iter()
        .map(|id| match numbers.things.get(&Named::Region(*id)) {
            Some(engine::Thing::Region(region)) => *region,
            // Beyond the last region that has a number.
            _ => RegionId(u8::MAX),
        })
        .collect();
    for (name, named) in mission.names() {
        if let Some(number) = numbers.things.get(&named) {
            let word = table.symbols.intern(name.as_str());
            table.named.push((word, *number));
        }
    }
    // By name, so that a look-up may search; of two with the same name the earlier one counts.
    table.named.sort_by_key(|(word, _)| *word);
    table.named.dedup_by_key(|(word, _)| *word);
    (table, numbers)
}

/// The doors as they are at the start.
fn door_places(mission: &Mission, layout: &Layout) -> Vec<DoorPlace> {
    let place = |id: &Id| {
        let Some(ThingKind::Door(door)) = mission.things().get(id).map(|thing| &thing.kind) else {
            return DoorPlace::default();
        };
        let kind = mission.system().door(&door.kind);
        let locked = kind.is_some_and(|(_, row)| row.start == DoorStart::Locked);
        DoorPlace { kind: kind.map_or(0, |(number, _)| number), locked }
    };
    layout.doors.iter().take(layout.board.door_count()).map(place).collect()
}

/// The values that the rules give things, by what they are on the table at the start.
#[must_use]
pub fn fields(mission: &Mission, numbers: &ThingIndex) -> Vec<(engine::Thing, Own)> {
    let things = mission.things().iter().map(|(id, thing)| (Named::Thing(*id), &thing.fields));
    let regions = mission.regions().iter().map(|(id, region)| (Named::Region(*id), &region.fields));
    let set = things.chain(regions).filter(|(_, fields)| !fields.is_empty());
    set.filter_map(|(named, fields)| Some((*numbers.things.get(&named)?, fields.clone()))).collect()
}

/// The values that the rules give tiles, by their places on the board.
#[must_use]
pub fn tile_fields(mission: &Mission, layout: &Layout) -> Vec<(usize, Own)> {
    let all = layout.tiles.iter().enumerate().map(|(place, id)| (place, mission.tile_fields(*id)));
    all.filter(|(_, fields)| !fields.is_empty()).map(|(place, fields)| (place, fields.clone())).collect()
}

/// Put one thing on the table and say what number it has there.
fn put(
    mission: &Mission,
    id: Id,
    kind: &ThingKind,
    layout: &Layout,
    content: &dyn Content,
    table: &mut Table,
) -> Option<engine::Thing> {
    match kind {
        ThingKind::Door(_) => layout.door(id).map(engine::Thing::Door),
        ThingKind::Piece(piece) => put_piece(mission, piece, layout.space(piece.at)?, table),
        ThingKind::Start(start) => {
            let space = layout.space(start.at)?;
            table.starts.push(space);
            Some(engine::Thing::Space(space))
        }
        ThingKind::Figure(figure) => {
            let (foe, _) = content.foe(&figure.kind)?;
            let kind = KindId(table.marines + foe as u8);
            let number = next(usize::from(table.marines) + table.figures.len(), MAX_FIGURES)?;
            let board = &layout.board;
            let under = board.covered(table.kind(kind).footprint, figure.pose(), board.closed_at_start())?;
            table.figures.push(FigureSpot { space: under[0], turned: figure.turned, kind });
            Some(engine::Thing::Figure(FigureId(number)))
        }
        ThingKind::Label(label) => layout.space(label.at).map(engine::Thing::Space),
    }
}

/// Put a piece on the table, if its kind and sort are known and there is room for another one.
fn put_piece(mission: &Mission, piece: &Piece, space: SpaceId, table: &mut Table) -> Option<engine::Thing> {
    let kind = mission.system().piece(&piece.kind)?;
    let sort = mission.sort_number(kind, &piece.sort)?;
    let kind = match kind.role {
        Role::Piece(class) => {
            let pieces = &mut table.pieces[usize::from(class.0)];
            let number = next(pieces.len(), MAX_PIECES)?;
            pieces.push(PieceSpot { space, sort, up: piece.up });
            return Some(engine::Thing::Piece(PieceId { class, number }));
        }
        Role::Objective => TokenKind::Objective,
        Role::Item(class) => TokenKind::Item(class, sort),
        Role::Marker => TokenKind::Marker(table.symbols.intern(&piece.sort)),
    };
    let number = next(table.tokens.len(), MAX_TOKENS)?;
    table.tokens.push(TokenSpot { space, kind });
    Some(engine::Thing::Token(TokenId(number)))
}

fn next(used: usize, most: usize) -> Option<u8> {
    (used < most).then_some(used as u8)
}
