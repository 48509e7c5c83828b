//! The door: everything this rule system brings.

use crate::content::Box2;
use crate::game::Beacons;
use crate::own::{CRATE, LEDGE};
use crate::rows::{FILES, ROWS};
use crate::seen::Seen;
use crate::setting;
use engine::{Hooks, Table, Thing};
use rule_system::content::Content;
use rule_system::piece::{Lying, Role};
use rule_system::setting::{Own, Values};
use rule_system::{Playable, Rows, RuleSystem, ready};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::sync::{Arc, LazyLock};
use tiles::{Board, Catalogue, Cell, CentreRule, Furniture, Relief, SightPolicy, WallEnds};
use words::PerLanguage;

/// The drill.
#[derive(Clone, Copy, Debug)]
pub struct System;

const SIGHT: SightPolicy = SightPolicy::CentreToCentre(CentreRule {
    wall_ends: WallEnds::Stop,
    figures_block: false,
    cliff: Some(2),
});

static BOX: PerLanguage<Arc<dyn Content>> =
    PerLanguage::new(|language| Arc::new(Box2::in_language(language)));

impl RuleSystem for System {
    fn rows(&self) -> &'static Rows {
        &ROWS
    }

    fn catalogue(&self) -> &'static Catalogue {
        static TILES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::parse(FILES).0);
        &TILES
    }

    fn content(&self) -> &'static Arc<dyn Content> {
        BOX.spoken()
    }

    fn game(
        &self,
        table: Table,
        values: Values<'_>,
        _: &Arc<dyn Content>,
        hooks: Arc<dyn Hooks>,
    ) -> Box<dyn Playable> {
        let fuel = setting::fuel(values.own, table.marines);
        let areas = table.areas.iter().map(|region| setting::area(values.fields_of(Thing::Region(*region))));
        let areas = areas.collect();
        ready(Beacons::new(table, hooks, fuel).with_areas(areas))
    }

    fn ground(&self, board: Board, pieces: &mut dyn Iterator<Item = (Cell, Lying<'_>)>) -> Board {
        let raised = pieces.filter_map(|(at, lying)| match lying.kind.role {
            Role::Piece(LEDGE) => {
                let level = lying.kind.number(lying.sort).unwrap_or(0);
                Some((at, Relief::level(level as i8 + 1)))
            }
            Role::Piece(CRATE) => Some((at, Relief::furnished(Furniture::Low))),
            _ => None,
        });
        board.with_sight(SIGHT).with_relief(raised.collect::<Vec<_>>())
    }

    fn resolved(&self, own: &Own, _: &Arc<dyn Content>, marines: u8) -> Own {
        setting::resolved(own, marines)
    }

    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Seen::json_schema(generator)
    }
}
