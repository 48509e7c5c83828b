//! Where the sources of the workspace lie: its folder, the folders of its crates, and the files below one. What is in them is
//! for the tests that ask.

use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub(crate) fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// The folders of the workspace's crates, as its manifest lists them.
pub(crate) fn folders(manifest: &str) -> Vec<&str> {
    let list = manifest.split_once("members = [").and_then(|(_, rest)| rest.split_once(']'));
    list.map(|(list, _)| list.split('"').skip(1).step_by(2).collect()).unwrap_or_default()
}

/// All files below a folder of the workspace with this ending, in the order of their names.
pub(crate) fn below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    files(&root().join(folder), ending, &mut found);
    found
}

fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                files(&path, ending, found);
            }
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
}

/// A source: its path below the folder that was asked for, and its text.
pub(crate) type Source = (String, String);

/// All sources below a folder of the workspace; none if there is no such folder.
pub(crate) fn sources(folder: &str) -> Vec<Source> {
    let place = root().join(folder);
    if !place.is_dir() {
        return Vec::new();
    }
    let source = |path: PathBuf| {
        let file = path.strip_prefix(&place).expect("it is below").to_string_lossy().replace('\\', "/");
        (file, read(&path))
    };
    below(folder, "rs").into_iter().map(source).collect()
}

/// The text of a file.
pub(crate) fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
