//! Maps for the editor Tiled and the many programs that read its files, as XML (`tmx`) and as JSON (`tmj`): one map, written
//! by two writers. Only what Tiled 1.8 knows is used; `docs/exports.md` says what the files contain.

mod build;
mod frame;
mod json;
mod model;
mod picture;
mod pieces;
mod region;
pub(crate) mod words;
mod xml;

use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use crate::words::WORDS;
use missions_document::edit::Edit;
use missions_document::mission::{Mission, RulesId};
use rule_system::RuleSystem;
use tiles::Cell;

/// TMX.
pub(super) struct Tmx;

/// TMJ.
pub(super) struct Tmj;

const HEEDS: &[Heeds] = &[Heeds::Scale, Heeds::Light];

/// What the properties of every map for a rule system are called.
pub(crate) fn properties(system: &dyn RuleSystem) -> Vec<String> {
    let mission = Mission::default().with([Edit::Rules(RulesId(system.id().to_owned()))]);
    words::of_map(&mission, Cell::default()).into_iter().map(|(name, _)| name).collect()
}

impl Exporter for Tmx {
    fn format(&self) -> Format {
        Format { id: "tmx", name: "Tiled map (XML)", about: WORDS.phrase("format-tmx-about"), heeds: HEEDS }
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        let (map, pictures) = build::map(subject, options)?;
        Ok([vec![File::of(subject, "tmx", xml::write(&map))], pictures].concat())
    }
}

impl Exporter for Tmj {
    fn format(&self) -> Format {
        Format { id: "tmj", name: "Tiled map (JSON)", about: WORDS.phrase("format-tmj-about"), heeds: HEEDS }
    }

    fn export(&self, subject: &Subject<'_>, options: &Options) -> Result<Vec<File>, String> {
        let (map, pictures) = build::map(subject, options)?;
        Ok([vec![File::of(subject, "tmj", json::write(&map))], pictures].concat())
    }
}
