//! The shipped missions: they are good missions, so nothing may be wrong with them.

use missions::{check, format};
use std::fs;
use std::path::{Path, PathBuf};

fn shipped() -> Vec<PathBuf> {
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("library");
    let mut all: Vec<PathBuf> =
        fs::read_dir(library).expect("the library").map(|entry| entry.expect("an entry").path()).collect();
    all.retain(|path| path.join(format::FILE_NAME).is_file());
    all.sort();
    all
}

#[test]
fn shipped_missions_have_no_problems() {
    let shipped = shipped();
    assert!(shipped.len() >= 2);
    for path in shipped {
        let loaded = format::load(&path).expect("loads");
        assert_eq!(loaded.problems, [], "{}", path.display());
        let checked = check(&loaded.mission);
        let told: Vec<String> = checked
            .problems
            .iter()
            .map(|p| format!("{} {}: {}", p.severity.word(), p.code, p.message))
            .collect();
        assert_eq!(told, [""; 0], "{}", path.display());
    }
}
