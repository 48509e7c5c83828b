//! From a mission to the table of a game: where everything lies when the players sit down.
//! What has no place on the board is left out here and told by the checks; the rule system's part is in `doom2016`.

use doom_2016::Content;
use doom_2016::own::{HEALTH_PACK, PORTAL, TELEPORTER, weapon};
use engine::table::{FigureSpot, TokenSpot};
use engine::world::{
    FigureId, MAX_FIGURES, MAX_PIECES, MAX_TOKENS, PieceClass, PieceId, PieceSpot, RegionId, TokenId,
};
use engine::{KindId, Symbols, Table, TokenKind};
use missions_document::id::Id;
use missions_document::layout::Layout;
use missions_document::mission::{Mission, Named};
use missions_document::thing::{self, ThingKind};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A mission's things as the rules number them.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    /// What stands on the table and which thing or region of the mission it is.
    pub things: BTreeMap<Named, engine::Thing>,
}

impl Numbers {
    /// The thing or region of the mission behind something on the table at the start.
    #[must_use]
    pub fn of(&self, thing: engine::Thing) -> Option<Named> {
        self.things.iter().find(|(_, t)| **t == thing).map(|(named, _)| *named)
    }
}

/// Everything on the table for these marines, by stable name in seat order.
#[must_use]
pub fn table(mission: &Mission, layout: &Layout, content: &Content, marines: &[&str]) -> (Table, Numbers) {
    let kinds = content.figure_kinds(marines);
    let mut table = Table {
        board: Arc::clone(&layout.board),
        marines: (kinds.len() - content.demons.len()) as u8,
        kinds,
        pieces: Default::default(),
        tokens: Vec::new(),
        figures: Vec::new(),
        starts: Vec::new(),
        regions: Vec::new(),
        symbols: Symbols::default(),
        named: Vec::new(),
    };
    let mut numbers = Numbers::default();
    for (id, thing) in mission.things() {
        if let Some(number) = put(*id, &thing.kind, layout, content, &mut table) {
            let _ = numbers.things.insert(Named::Thing(*id), number);
        }
    }
    for (id, region) in mission.regions().iter().take(usize::from(u8::MAX)) {
        let _ = numbers
            .things
            .insert(Named::Region(*id), engine::Thing::Region(RegionId(table.regions.len() as u8)));
        table.regions.push(region.cells.iter().filter_map(|cell| layout.space(*cell)).collect());
    }
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

/// Put one thing on the table and say what number it has there.
fn put(
    id: Id,
    kind: &ThingKind,
    layout: &Layout,
    content: &Content,
    table: &mut Table,
) -> Option<engine::Thing> {
    match kind {
        ThingKind::Door(_) => layout.door(id).map(engine::Thing::Door),
        ThingKind::Portal(portal) => {
            let space = layout.space(portal.at)?;
            put_piece(table, PORTAL, PieceSpot { space, sort: portal.tier as u8, up: portal.face_up })
        }
        ThingKind::Teleporter(teleporter) => {
            let space = layout.space(teleporter.at)?;
            put_piece(table, TELEPORTER, PieceSpot { space, sort: 0, up: teleporter.active })
        }
        ThingKind::Token(token) => {
            let space = layout.space(token.at)?;
            let number = next(table.tokens.len(), MAX_TOKENS)?;
            let kind = match &token.kind {
                thing::TokenKind::Objective => TokenKind::Objective,
                thing::TokenKind::HealthPack => TokenKind::Item(HEALTH_PACK, 0),
                thing::TokenKind::Weapon(set) => weapon(content.set(set)?.0),
                thing::TokenKind::Marker(word) => TokenKind::Marker(table.symbols.intern(word)),
            };
            table.tokens.push(TokenSpot { space, kind });
            Some(engine::Thing::Token(TokenId(number)))
        }
        ThingKind::Start(start) => {
            let space = layout.space(start.at)?;
            table.starts.push(space);
            Some(engine::Thing::Space(space))
        }
        ThingKind::Figure(figure) => {
            let demon = content.demon(&figure.kind)?;
            let kind = KindId(table.marines + demon.0);
            let number = next(usize::from(table.marines) + table.figures.len(), MAX_FIGURES)?;
            let board = &layout.board;
            let under = board.covered(table.kind(kind).footprint, figure.pose(), board.all_doors())?;
            table.figures.push(FigureSpot { space: under[0], turned: figure.turned, kind });
            Some(engine::Thing::Figure(FigureId(number)))
        }
        ThingKind::Label(label) => layout.space(label.at).map(engine::Thing::Space),
    }
}

/// Put a piece of a class on the table, if there is room for another one.
fn put_piece(table: &mut Table, class: PieceClass, spot: PieceSpot) -> Option<engine::Thing> {
    let pieces = &mut table.pieces[usize::from(class.0)];
    let number = next(pieces.len(), MAX_PIECES)?;
    pieces.push(spot);
    Some(engine::Thing::Piece(PieceId { class, number }))
}

fn next(used: usize, most: usize) -> Option<u8> {
    (used < most).then_some(used as u8)
}
