//! A moment of a game as a mission looks at it: doors opened, portals flipped, tokens taken, and who stands where in
//! which state. It is made again for every moment; nothing of it is ever saved.

use engine::world::{FigureId, Token, TokenId};
use engine::{Side, Table, TokenKind, World};
use missions_document::edit::Edit;
use missions_document::id::Id;
use missions_document::mission::{Mission, Named};
use missions_document::thing::{Piece, Thing, ThingKind};
use missions_play::setup::ThingIndex;
use rule_system::View;
use std::collections::BTreeMap;
use tiles::{Footprint, Pose};

/// A figure on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Its number on the table.
    pub figure: FigureId,
    /// The stable name of its kind: `imp`.
    pub kind: String,
    /// Its name for people.
    pub name: String,
    /// Whose it is.
    pub side: Side,
    /// How it stands.
    pub pose: Pose,
    /// Its base.
    pub base: Footprint,
    /// Damage suffered.
    pub damage: u8,
    /// Damage at which it is fragged.
    pub health: u8,
    /// It is stunned.
    pub stunned: bool,
    /// It is its activation.
    pub active: bool,
}

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    /// The mission with everything that is still on the map, without figures, starts and areas.
    pub mission: Mission,
    /// Who stands on it.
    pub standing: Vec<Standing>,
}

/// Tokens that came onto the map in play have numbers from here on; no author's piece has.
const NEW: u32 = u32::MAX / 2;

impl Moment {
    /// A mission at a moment, as far as somebody may see it. `numbers` says which of its things has which number on the table.
    #[must_use]
    pub fn of(mission: &Mission, numbers: &ThingIndex, table: &Table, world: &World, view: &View) -> Self {
        // Where everything is seen nothing has to be laid out for it: this is made again for every moment.
        let under_view = mission.has_areas().then(|| mission.seen(view));
        let seen: &Mission = under_view.as_deref().unwrap_or(mission);
        let mut now = seen.things().clone();
        let system = mission.system();
        now.retain(|_, thing| match &thing.kind {
            ThingKind::Start(_) | ThingKind::Figure(_) => false,
            ThingKind::Piece(piece) => system.piece(&piece.kind).is_some_and(|kind| !kind.is_token()),
            ThingKind::Door(_) | ThingKind::Label(_) => true,
        });
        let mut known: BTreeMap<TokenId, Id> = BTreeMap::new();
        for (named, number) in &numbers.things {
            let Named::Thing(id) = *named else { continue };
            let stays = match *number {
                engine::Thing::Door(door) => world.closed().has(door),
                engine::Thing::Piece(piece) => {
                    if let Some(ThingKind::Piece(there)) = now.get_mut(&id).map(|thing| &mut thing.kind) {
                        there.up = world.pieces().is_up(piece);
                    }
                    world.pieces().has(piece)
                }
                engine::Thing::Token(token) => {
                    let _ = known.insert(token, id);
                    true
                }
                _ => true,
            };
            if !stays {
                let _ = now.remove(&id);
            }
        }
        for (number, token) in world.tokens().iter() {
            // The number of a token that is gone may be given to another one.
            let same = table.tokens.get(usize::from(number.0)).is_some_and(|spot| spot.kind == token.kind);
            let old = known.get(&number).filter(|_| same);
            let name = old.and_then(|id| mission.things().get(id)).and_then(|thing| thing.name.clone());
            let id = old.copied().unwrap_or(Id(NEW + u32::from(number.0)));
            if let Some(piece) = lying(*token, table, mission) {
                let _ = now.insert(id, Thing { name, ..Thing::new(ThingKind::Piece(piece)) });
            }
        }
        let old: Vec<Edit> = seen.things().keys().map(|id| Edit::Thing(*id, now.remove(id))).collect();
        let new = now.into_iter().map(|(id, thing)| Edit::Thing(id, Some(thing)));
        // An area that was revealed is a part of the board like any other.
        let areas = seen.regions().iter().filter(|(_, region)| region.area && system.has_areas());
        let areas = areas.map(|(id, _)| Edit::Region(*id, None));
        let now = seen.clone().with(old).with(new).with(areas);
        Self { mission: now, standing: standing(table, world) }
    }
}

/// A token as a piece of the mission. One that no row of the rule system stands for is not shown.
fn lying(token: Token, table: &Table, mission: &Mission) -> Option<Piece> {
    let kind = mission.system().piece_as(token.kind.into())?;
    let sort = match token.kind {
        TokenKind::Objective => "",
        TokenKind::Item(_, number) => mission.sort_of(kind, number),
        TokenKind::Marker(word) => table.symbols.word(word),
    };
    Some(Piece::new(kind.id, table.board.cell(token.space)).of(sort))
}

/// Everybody on the map, by number.
fn standing(table: &Table, world: &World) -> Vec<Standing> {
    let stands = |(id, figure): (FigureId, &engine::world::Figure)| {
        let kind = table.kind(figure.kind);
        Standing {
            figure: id,
            kind: kind.id.clone(),
            name: kind.name.clone(),
            side: kind.side,
            pose: world.pose(table, id),
            base: kind.footprint,
            damage: figure.damage,
            health: kind.health,
            stunned: figure.stunned,
            active: world.active() == Some(id),
        }
    };
    world.figures().on_map().map(stands).collect()
}
