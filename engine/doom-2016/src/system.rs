//! The 2016 game as one of the rule systems missions can be made for.
//! What its games tell while they are played stands in `table_game`.

use crate::cards::Cards;
use crate::check::CHECKS;
use crate::content::FILES;
use crate::content::limits::MAX_MARINES;
use crate::greedy::GreedyWeights;
use crate::own::KINDS;
use crate::settings::{SETTINGS, Settings};
use crate::{Content, LANGUAGE, REVISION, set_up};
use engine::hook::Hooks;
use engine::language::Language;
use engine::table::Table;
use rule_system::Persona;
use rule_system::check::Check;
use rule_system::content::{self, FileKind, Problem, Source};
use rule_system::piece::PieceKind;
use rule_system::setting::{Own, Setting};
use rule_system::teach::Pupil;
use rule_system::{Playable, RuleSystem, ready};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::sync::{Arc, LazyLock};
use tiles::Catalogue;
use tiles::catalogue::DOOM_2016;

/// The 2016 game.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl RuleSystem for System {
    fn id(&self) -> &'static str {
        "doom-2016"
    }

    fn revision(&self) -> u32 {
        REVISION
    }

    fn language(&self) -> &'static Language {
        &LANGUAGE
    }

    fn pieces(&self) -> &'static [PieceKind] {
        &KINDS
    }

    fn tiles(&self) -> &'static [(&'static str, &'static str)] {
        DOOM_2016
    }

    fn catalogue(&self) -> &'static Catalogue {
        Catalogue::doom2016()
    }

    fn content(&self) -> &'static Arc<dyn content::Content> {
        static BOX: LazyLock<Arc<dyn content::Content>> = LazyLock::new(|| Content::doom2016().clone());
        &BOX
    }

    fn files(&self) -> &'static [FileKind] {
        FILES
    }

    fn lay(
        &self,
        over: &dyn content::Content,
        files: &[Source<'_>],
    ) -> (Arc<dyn content::Content>, Vec<Problem>) {
        let (content, problems) = Content::of(over).unwrap_or(Content::doom2016()).with(files);
        (Arc::new(content), problems)
    }

    fn marines(&self) -> u8 {
        MAX_MARINES as u8
    }

    fn settings(&self) -> &'static [Setting] {
        &SETTINGS
    }

    fn resolved(&self, own: &Own, content: &Arc<dyn content::Content>, marines: u8) -> Own {
        set_up::resolved(&Settings::of(own), &Content::shared(content), marines).own()
    }

    fn seats(&self, own: &Own, content: &Arc<dyn content::Content>, marines: u8) -> Vec<String> {
        let content = Content::shared(content);
        let seats = set_up::marines(&Settings::of(own), &content, marines);
        seats.into_iter().map(str::to_owned).collect()
    }

    fn game(
        &self,
        table: Table,
        own: &Own,
        content: &Arc<dyn content::Content>,
        hooks: Arc<dyn Hooks>,
    ) -> Box<dyn Playable> {
        ready(set_up::game(table, &Content::shared(content), &Settings::of(own), hooks))
    }

    fn has_persona(&self, persona: Persona) -> bool {
        crate::greedy::has_persona(persona)
    }

    fn pupil(&self) -> Option<&'static dyn Pupil> {
        Some(&GreedyWeights)
    }

    fn checks(&self) -> &'static [Check] {
        CHECKS
    }

    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Cards::json_schema(generator)
    }
}
