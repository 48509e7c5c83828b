//! The 2016 game as one of the rule systems missions can be made for.
//! What its games tell while they are played stands in `on_table`.

use crate::cards::Cards;
use crate::state::MAX_MARINES;
use crate::{LANGUAGE, REVISION};
use engine::language::Language;
use rule_system::RuleSystem;
use schemars::{JsonSchema, Schema, SchemaGenerator};

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

    fn marines(&self) -> u8 {
        MAX_MARINES as u8
    }

    fn cards_schema(&self, generator: &mut SchemaGenerator) -> Schema {
        Cards::json_schema(generator)
    }
}
