//! Lists the languages that are built in: every file `languages/TAG/SOURCE.ftl`.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by cargo")).join("languages");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for language in fs::read_dir(&folder).into_iter().flatten().flatten().map(|entry| entry.path()) {
        for file in fs::read_dir(&language).into_iter().flatten().flatten().map(|entry| entry.path()) {
            if file.extension().is_some_and(|ending| ending == "ftl") {
                files.push(file);
            }
        }
    }
    files.sort();
    let mut out = "const BUILT_IN: &[(&str, &str, &str)] = &[\n".to_owned();
    for file in files {
        let name =
            |path: Option<&Path>| path.and_then(Path::file_stem).unwrap_or_default().display().to_string();
        let (tag, source) = (name(file.parent()), name(Some(&file)));
        writeln!(out, "    ({tag:?}, {source:?}, include_str!({:?})),", file.display().to_string())
            .expect("text");
    }
    out += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").expect("set by cargo")).join("built_in.rs"), out)
        .expect("the folder for what is built");
}
