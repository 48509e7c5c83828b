//! The door: everything this rule system brings.

use crate::check::CHECKS;
use crate::content::Box2;
use crate::game::Beacons;
use crate::own::LEDGE;
use crate::piece::KINDS;
use crate::script::LANGUAGE;
use crate::setting::{self, SETTINGS};
use crate::table::Seen;
use engine::language::Language;
use engine::{Hooks, Table};
use rule_system::check::Check;
use rule_system::content::{Content, FileKind, Problem, Source};
use rule_system::piece::{Lying, PieceKind, Role};
use rule_system::setting::{Own, Setting};
use rule_system::{Playable, RuleSystem, ready};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::sync::{Arc, LazyLock};
use tiles::{Board, Catalogue, Cell, CentreRule, Relief, SightPolicy, WallEnds};

/// The drill.
#[derive(Clone, Copy, Debug)]
pub struct System;

const FILES: &[(&str, &str)] =
    &[("box.txt", include_str!("../tiles/box.txt")), ("tiles/01.txt", include_str!("../tiles/01.txt"))];

const SIGHT: SightPolicy = SightPolicy::CentreToCentre(CentreRule {
    wall_ends: WallEnds::Stop,
    figures_block: false,
    cliff: Some(2),
});

static BOX: LazyLock<Arc<dyn Content>> = LazyLock::new(|| Arc::new(Box2));

impl RuleSystem for System {
    fn id(&self) -> &'static str {
        "drill"
    }

    fn revision(&self) -> u32 {
        2
    }

    fn language(&self) -> &'static Language {
        &LANGUAGE
    }

    fn pieces(&self) -> &'static [PieceKind] {
        &KINDS
    }

    fn ground(&self, board: Board, pieces: &mut dyn Iterator<Item = (Cell, Lying<'_>)>) -> Board {
        let ledges = pieces.filter(|(_, lying)| lying.kind.role == Role::Piece(LEDGE));
        let raised = ledges.map(|(at, lying)| {
            let level = lying.kind.number(lying.sort).unwrap_or(0);
            (at, Relief::level(level as i8 + 1))
        });
        board.with_sight(SIGHT).with_relief(raised.collect::<Vec<_>>())
    }

    fn tiles(&self) -> &'static [(&'static str, &'static str)] {
        FILES
    }

    fn catalogue(&self) -> &'static Catalogue {
        static TILES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::parse(FILES).0);
        &TILES
    }

    fn content(&self) -> &'static Arc<dyn Content> {
        &BOX
    }

    fn files(&self) -> &'static [FileKind] {
        &[]
    }

    fn lay(&self, _: &dyn Content, files: &[Source<'_>]) -> (Arc<dyn Content>, Vec<Problem>) {
        let unknown = |file: &Source<'_>| Problem {
            file: file.file.to_owned(),
            line: 1,
            column: 1,
            message: "this game has no cards of one's own".to_owned(),
            unknown: None,
        };
        (Arc::clone(&BOX), files.iter().map(unknown).collect())
    }

    fn marines(&self) -> u8 {
        2
    }

    fn settings(&self) -> &'static [Setting] {
        &SETTINGS
    }

    fn resolved(&self, own: &Own, _: &Arc<dyn Content>, marines: u8) -> Own {
        setting::resolved(own, marines)
    }

    fn seats(&self, _: &Own, content: &Arc<dyn Content>, marines: u8) -> Vec<String> {
        content.marines().iter().take(marines.into()).map(|marine| marine.id.to_owned()).collect()
    }

    fn game(
        &self,
        table: Table,
        own: &Own,
        _: &Arc<dyn Content>,
        hooks: Arc<dyn Hooks>,
    ) -> Box<dyn Playable> {
        let fuel = setting::fuel(own, table.marines);
        ready(Beacons::new(table, hooks, fuel))
    }

    fn checks(&self) -> &'static [Check] {
        &CHECKS
    }

    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Seen::json_schema(generator)
    }
}
