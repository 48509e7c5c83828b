//! The 2016 game as one of the rule systems missions can be made for.
//! What its games report while they are played stands in `table_game`.

use crate::cards::Cards;
use crate::greedy::GreedyWeights;
use crate::rows::ROWS;
use crate::settings::Settings;
use crate::{Content, set_up};
use engine::hook::Hooks;
use engine::table::Table;
use rule_system::content::{self, Problem, Source};
use rule_system::setting::{Own, Values};
use rule_system::teach::Pupil;
use rule_system::{Playable, Rows, RuleSystem, ready};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use std::sync::Arc;
use tiles::Catalogue;

/// The 2016 game.
#[derive(Clone, Copy, Debug)]
pub struct System;

impl RuleSystem for System {
    fn rows(&self) -> &'static Rows {
        &ROWS
    }

    fn catalogue(&self) -> &'static Catalogue {
        Catalogue::doom2016()
    }

    fn content(&self) -> &'static Arc<dyn content::Content> {
        Content::for_any_game()
    }

    fn lay(
        &self,
        over: &dyn content::Content,
        files: &[Source<'_>],
    ) -> (Arc<dyn content::Content>, Vec<Problem>) {
        let (content, problems) = Content::of(over).unwrap_or(Content::doom2016()).with(files);
        (Arc::new(content), problems)
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
        values: Values<'_>,
        content: &Arc<dyn content::Content>,
        hooks: Arc<dyn Hooks>,
    ) -> Box<dyn Playable> {
        ready(set_up::game(table, &Content::shared(content), &Settings::of(values.own), hooks))
    }

    fn pupil(&self) -> Option<&'static dyn Pupil> {
        Some(&GreedyWeights)
    }

    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Cards::json_schema(generator)
    }
}
