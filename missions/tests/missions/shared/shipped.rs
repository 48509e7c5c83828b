//! The shipped missions, for tests that go through all of them.

use missions::{Mission, format};
use std::path::Path;

/// Every shipped mission with its name.
pub(crate) fn shipped() -> Vec<(String, Mission)> {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let entries = std::fs::read_dir(library).expect("the library");
    let mut all: Vec<(String, Mission)> = entries
        .map(|entry| {
            let path = entry.expect("an entry").path();
            let name = path.file_name().expect("a folder").to_string_lossy().into_owned();
            (name, format::load(&path).expect("loads").mission)
        })
        .collect();
    all.sort_by(|a, b| a.0.cmp(&b.0));
    assert!(all.len() >= 4);
    all
}
