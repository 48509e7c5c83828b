//! Which crate uses which, held to the tables in `docs/architecture.md`: manifests and sources of the whole workspace are read
//! as text.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use super::workspace::{self, folders, root};

type Names = BTreeSet<String>;

/// What a crate's manifest lists and its sources name, each for the crate itself and for its tests, benchmarks and examples.
#[derive(Default)]
struct Member {
    name: String,
    lists: [Names; 2],
    says: [Names; 2],
}

/// What the tables allow.
#[derive(Debug, Default)]
struct Rules {
    /// By crate: what it uses, and what only its tests use.
    arrows: BTreeMap<String, [Names; 2]>,
    /// By library: the only crates that have it.
    homes: BTreeMap<String, Names>,
}

impl Rules {
    fn read(page: &str) -> Self {
        let arrows = rows(page, &["crate", "uses", "also in tests"])
            .map(|row| (row[0].iter().next().cloned().unwrap_or_default(), [row[1].clone(), row[2].clone()]));
        let homes = rows(page, &["library", "only in"])
            .map(|row| (row[0].iter().next().cloned().unwrap_or_default(), row[1].clone()));
        Self { arrows: arrows.collect(), homes: homes.collect() }
    }

    /// Everything in which the workspace is not as the tables have it.
    fn broken_by(&self, members: &[Member]) -> Vec<String> {
        let ours: Names = members.iter().map(|member| member.name.clone()).collect();
        let mut wrong = Vec::new();
        let known: Names = self.arrows.keys().cloned().collect();
        wrong.extend(ours.symmetric_difference(&known).map(|name| format!("{name}: not in both places")));
        for member in members {
            let Member { name, lists, says } = member;
            let Some([uses, besides]) = self.arrows.get(name) else { continue };
            let all: Names = uses | besides;
            for (allowed, part, what) in [(uses, 0, "it"), (&all, 1, "its tests")] {
                let there = &(&lists[part] & &ours) | &says[part];
                wrong.extend(
                    there.difference(allowed).map(|other| format!("{name}: {what} may not use {other}")),
                );
            }
            for (allowed, part) in [(uses, 0), (besides, 1)] {
                for other in allowed {
                    if !lists[part].contains(other) || !says[part].contains(other) {
                        wrong.push(format!("{name}: nothing uses {other} any more"));
                    }
                }
            }
            for (library, homes) in &self.homes {
                let is_it = |other: &&String| {
                    other
                        .strip_prefix(library.as_str())
                        .is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-']))
                };
                if !homes.contains(name) && lists.iter().flatten().any(|other| is_it(&other)) {
                    wrong.push(format!("{name}: {library} is not at home here"));
                }
            }
        }
        for (library, homes) in &self.homes {
            let has = |home: &&String| {
                members
                    .iter()
                    .any(|it| it.name == **home && it.lists.iter().any(|list| list.contains(library)))
            };
            wrong.extend(
                homes.iter().filter(|home| !has(home)).map(|home| format!("{home}: has no {library}")),
            );
        }
        wrong
    }
}

/// The rows of the table under this head, every cell as the names in it that are set as code.
fn rows<'a>(page: &'a str, head: &'a [&str]) -> impl Iterator<Item = Vec<Names>> + 'a {
    let cells =
        |line: &'a str| -> Vec<&'a str> { line.trim_matches('|').split('|').map(str::trim).collect() };
    let names = |cell: &str| cell.split('`').skip(1).step_by(2).map(str::to_owned).collect::<Names>();
    page.lines()
        .skip_while(move |line| cells(line) != head)
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(move |line| cells(line).into_iter().map(names).collect())
}

impl Member {
    /// What a manifest says.
    fn listed(manifest: &str) -> Self {
        let mut member = Self::default();
        let mut section = "";
        for line in manifest.lines() {
            if line.starts_with('[') {
                section = line.trim_matches(['[', ']']);
            }
            let Some((key, value)) = line.split_once('=') else { continue };
            let key = key.trim().split('.').next().unwrap_or_default().to_owned();
            let part = match section {
                "package" if key == "name" => {
                    value.trim().trim_matches('"').clone_into(&mut member.name);
                    continue;
                }
                section if section.ends_with("dev-dependencies") => 1,
                section if section.ends_with("dependencies") => 0,
                _ => continue,
            };
            let _ = member.lists[part].insert(key);
        }
        member
    }

    /// Take note of the crates, of these, that a source names in a path.
    fn said(&mut self, source: &str, part: usize, crates: &Names) {
        for name in crates.iter().filter(|name| **name != self.name) {
            let path = name.replace('-', "_");
            let mut lines = source.lines().map(str::trim_start).filter(|line| !line.starts_with("//"));
            // A module of the same name hides the crate.
            if !source.contains(&format!("mod {path};")) && lines.any(|line| names_crate(line, &path)) {
                let _ = self.says[part].insert(name.clone());
            }
        }
    }
}

/// Does a line have a path that begins with this name?
fn names_crate(line: &str, name: &str) -> bool {
    line.match_indices(name).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let begins = before.is_none_or(|c| !(c.is_alphanumeric() || "_:.`".contains(c)));
        let after = &line[at + name.len()..];
        begins && (after.starts_with("::") || line == format!("use {name};"))
    })
}

/// Is there a file of this name anywhere in a folder?
fn has_file(folder: &Path, name: &str) -> bool {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.map(|entry| entry.path()).any(|path| {
        if path.is_dir() { has_file(&path, name) } else { path.file_name().is_some_and(|it| it == name) }
    })
}

/// What comes before the tests inside a source, and they.
fn without_tests(source: &str) -> [&str; 2] {
    let inner = "\n#[cfg(test)]\nmod ";
    // A line that only names a file of tests is no test yet.
    let has_body =
        |at: &usize| source[at + inner.len()..].lines().next().is_some_and(|line| line.ends_with('{'));
    let at = source.match_indices(inner).map(|(at, _)| at).find(has_body).unwrap_or(source.len());
    [&source[..at], &source[at..]]
}

/// Every source of a folder, and which part of the crate it is: 1 for files of tests, whose names begin with that word.
fn sources(folder: &Path, part: usize, read: &mut impl FnMut(&str, usize)) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let part = if entry.file_name().to_string_lossy().starts_with("test") { 1 } else { part };
        if path.is_dir() {
            sources(&path, part, read);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = workspace::read(&path);
            let [code, tests] = without_tests(&source);
            read(code, part);
            read(tests, 1);
        }
    }
}

#[test]
fn the_workspace_has_the_arrows_of_the_page_about_it_and_no_others() {
    let text = |path: &str| workspace::read(&root().join(path));
    let workspace = text("Cargo.toml");
    let folders = folders(&workspace);
    let mut members: Vec<Member> =
        folders.iter().map(|folder| Member::listed(&text(&format!("{folder}/Cargo.toml")))).collect();
    // No path begins with a program; a module may have its name.
    let is_library = |folder: &str| root().join(folder).join("src/lib.rs").is_file();
    let there = folders.iter().zip(&members).filter(|(folder, _)| is_library(folder));
    let crates: Names = there.map(|(_, member)| member.name.clone()).collect();
    for (folder, member) in folders.iter().zip(&mut members) {
        // A crate that a manifest does not list cannot be named in its sources; there a module has this name.
        let is_module = |name: &String| {
            !member.lists.iter().any(|list| list.contains(name))
                && has_file(&root().join(folder), &format!("{name}.rs"))
        };
        let crates: Names = crates.iter().filter(|name| !is_module(name)).cloned().collect();
        for (part, places) in [(0, &["src"][..]), (1, &["tests", "benches", "examples"][..])] {
            for place in places {
                let folder = root().join(folder).join(place);
                sources(&folder, part, &mut |source, part| member.said(source, part, &crates));
            }
        }
    }
    let wrong = Rules::read(&text("docs/architecture.md")).broken_by(&members);
    assert!(wrong.is_empty(), "docs/architecture.md, \"Arrows\":\n{}", wrong.join("\n"));
}

/// A small workspace that is as its page says.
const PAGE: &str = "\
# A page

| crate | uses | also in tests |
|---|---|---|
| `low` | | |
| `high-up` | `low` | |
| `top` | `high-up` | `low` |

| library | only in |
|---|---|
| `glass` | `top` |
";

fn workspace() -> Vec<Member> {
    let manifests = [
        "[package]\nname = \"low\"\n[dependencies]\nserde.workspace = true\n",
        "[package]\nname = \"high-up\"\n[dependencies]\nlow.workspace = true\n",
        "[package]\nname = \"top\"\n[dependencies]\nhigh-up.workspace = true\nglass = { workspace = true, optional = true }\n\
         [dev-dependencies]\nglass_test.workspace = true\nlow.workspace = true\n",
    ];
    let mut members: Vec<Member> = manifests.map(Member::listed).into();
    let crates: Names = members.iter().map(|member| member.name.clone()).collect();
    members[1].said("use low::Floor;\n", 0, &crates);
    members[2].said("// Not low::Floor.\nfn f() { high_up::Roof::new() }\n", 0, &crates);
    members[0].said("mod top;\nuse top::Sky;\n", 0, &crates);
    members[2].said("use low;\nlet shallow::Pool = 1;\n", 1, &crates);
    members
}

/// The message when the page disagrees.
fn told(from: &str, to: &str) -> Vec<String> {
    assert!(PAGE.contains(from), "{from}");
    Rules::read(&PAGE.replace(from, to)).broken_by(&workspace())
}

#[test]
fn a_workspace_as_its_page_has_it_is_left_in_peace() {
    assert_eq!(told("# A page", "# A page"), [""; 0]);
}

#[test]
fn an_arrow_that_is_not_on_the_page_is_told() {
    assert_eq!(told("| `high-up` | `low` | |", "| `high-up` | | |"), ["high-up: it may not use low"]);
    assert_eq!(
        told("| `top` | `high-up` | `low` |", "| `top` | `high-up` | |"),
        ["top: its tests may not use low"]
    );
    let mut members = workspace();
    let crates: Names = members.iter().map(|member| member.name.clone()).collect();
    members[0].said("use top::{Sky, Sun};", 0, &crates);
    assert_eq!(Rules::read(PAGE).broken_by(&members), ["low: it may not use top"]);
}

#[test]
fn an_arrow_that_is_only_on_the_page_is_told() {
    assert_eq!(told("| `low` | | |", "| `low` | `top` | |"), ["low: nothing uses top any more"]);
    assert_eq!(told("| `low` | | |\n", ""), ["low: not in both places"]);
}

#[test]
fn a_library_away_from_home_is_told() {
    let told = told("| `glass` | `top` |", "| `glass` | `low` |");
    assert_eq!(told, ["top: glass is not at home here", "low: has no glass"]);
}

#[test]
fn a_page_without_tables_allows_nothing() {
    let told = Rules::read("# A page\n").broken_by(&workspace());
    assert_eq!(told.len(), 3, "{told:?}");
}
