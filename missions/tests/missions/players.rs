//! The missions of `players/`, with which the strength of bots is measured. Their figures stand in `players/README.md`; here
//! they only stay in order, so that the measurements can be repeated.

use missions::{check, format};
use std::fs;
use std::path::Path;

#[test]
fn missions_that_measure_players_have_no_problems() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/missions/players");
    let mut seen = 0;
    for entry in fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("an entry").path();
        if !path.is_dir() {
            continue;
        }
        let loaded = format::load(&path).expect("loads");
        let checked = check(&loaded.mission);
        let problems: Vec<String> = loaded
            .problems
            .iter()
            .chain(&checked.problems)
            .map(|it| format!("{}: {}", it.code, it.message))
            .collect();
        assert_eq!(problems, [""; 0], "{}", path.display());
        seen += 1;
    }
    assert_eq!(seen, 10);
}
