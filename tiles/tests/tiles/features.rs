//! The program for the terminal and the one with the window are built from the same libraries with the same features, so that
//! the second is built from what the first has left. What differs is compiled twice, and takes everybody minutes.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

/// Each crate of a program with its features, as cargo resolves them.
fn crates(more: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut cargo = Command::new(env!("CARGO"));
    let _ = cargo.args(["tree", "--offline", "--locked", "--package", "editor", "--edges", "normal,build"]);
    let _ = cargo.args(["--prefix", "none", "--format", "{p}\t{f}"]).args(more).current_dir(root);
    let output = cargo.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut all = BTreeMap::<String, BTreeSet<String>>::new();
    for line in String::from_utf8_lossy(&output.stdout).lines() {
        let Some((name, features)) = line.split_once('\t') else { continue };
        let name = name.trim_end_matches(" (proc-macro)").to_owned();
        let _ = all.entry(name).or_default().insert(features.trim_end_matches(" (*)").to_owned());
    }
    all
}

#[test]
fn both_programs_have_their_libraries_with_the_same_features() {
    let (terminal, window) = (crates(&["--no-default-features"]), crates(&[]));
    assert!(terminal.len() > 50 && window.len() > terminal.len(), "{} and {}", terminal.len(), window.len());
    let other = terminal.iter().filter(|(name, features)| {
        !name.starts_with("editor v") && window.get(*name).is_some_and(|all| !features.is_subset(all))
    });
    let wrong: Vec<String> = other
        .map(|(name, features)| format!("{name}: {features:?}, in the window {:?}", window[name]))
        .collect();
    assert_eq!(wrong, [""; 0], "ask for the same features in editor/Cargo.toml");
}
