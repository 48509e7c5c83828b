//! Missions for other front ends: one exporter a format, each a pure function from a mission to files. Files get their place
//! elsewhere; a new format is one file in `export/` and one line in [`ALL`] (`docs/adding-an-exporter.md`).

mod bundle;
mod contract;
mod html;
pub mod json;
mod laying;
mod made;
mod name;
mod pdf;
mod png;
mod size;
mod stock;
mod svg;
pub(crate) mod tiled;
mod uvtt;

pub use contract::{Exporter, File, Format, Heeds, Options, Paper, Subject};
pub use made::{Trouble, made};
pub use name::{file_name, name_of};
pub use size::size;

/// Every format, in the order in which people are shown them.
pub const ALL: &[&dyn Exporter] = &[
    &html::Html,
    &pdf::Pdf,
    &json::Json,
    &png::Png,
    &svg::Svg,
    &uvtt::Uvtt,
    &tiled::Tmx,
    &tiled::Tmj,
    &bundle::Bundle,
];

/// The format with this name.
#[must_use]
pub fn named(id: &str) -> Option<&'static dyn Exporter> {
    ALL.iter().copied().find(|exporter| exporter.format().id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions_document::mission::Mission;
    use missions_files::sources::Sources;
    use rule_system::View;
    use std::collections::BTreeSet;
    use std::sync::Arc;

    #[test]
    fn every_format_has_a_name_of_its_own() {
        let ids: BTreeSet<&str> = ALL.iter().map(|exporter| exporter.format().id).collect();
        assert_eq!(ids.len(), ALL.len());
        for exporter in ALL {
            let Format { id, name, about, .. } = exporter.format();
            assert_eq!(file_name(id), id);
            assert!(!name.is_empty() && about.to_string().ends_with('.'), "{id}");
            assert_eq!(named(id).map(Exporter::format), Some(exporter.format()));
        }
    }

    /// The same mission and options give the same bytes, and every path stays in its folder.
    #[test]
    fn exports_are_pure_and_stay_in_their_folder() {
        let (mission, art) = (Mission::starter(), Arc::default());
        let sources = &Sources::default();
        let subject = Subject {
            mission: &mission.seen(&View::WHOLE),
            name: "starter",
            art: &art,
            replays: &[],
            sources,
        };
        for exporter in ALL {
            let id = exporter.format().id;
            let files = exporter.export(&subject, &Options::default()).expect(id);
            assert_eq!(exporter.export(&subject, &Options::default()).as_ref(), Ok(&files), "{id}");
            assert!(!files.is_empty(), "{id}");
            for file in files {
                assert!(file.path.starts_with("starter"), "{id}: {}", file.path);
                assert!(!file.path.contains("..") && !file.bytes.is_empty(), "{id}: {}", file.path);
            }
        }
    }

    #[test]
    fn titles_become_names_of_files() {
        for (title, name) in [
            ("Cold Vaults", "cold-vaults"),
            ("  Hell's Gate (II)  ", "hells-gate-ii"),
            ("../../etc/passwd", "etc-passwd"),
            ("Ärger", "ärger"),
            ("地獄", "地獄"),
            ("天国", "天国"),
            ("Zażółć Łódź", "zażółć-łódź"),
            ("Márs", "márs"),
            ("Ma\u{301}rs", "márs"),
            ("हिन्दी", "हिन्दी"),
            ("🔥🔥", "mission"),
            ("a\u{202e}b\u{200b}c", "a-b-c"),
            ("Con", "mission-con"),
            ("", "mission"),
        ] {
            assert_eq!(file_name(title), name);
        }
        assert!(file_name(&"long ".repeat(100)).len() <= 60);
        assert!(file_name(&"獄".repeat(100)).len() <= 180);
    }
}
