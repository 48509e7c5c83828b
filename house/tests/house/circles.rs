//! Files of a crate that use each other in a circle cannot be read, tested or moved one by one. `circles.txt` beside this file
//! says how many are left in each crate, twice: with all arrows, and with those between subjects only, where a file may use the
//! one whose folder it is in. The numbers may only fall. Which file uses which is for `modules`.

use std::collections::{BTreeMap, BTreeSet};

use super::modules::{Arrows, arrows, is_below};
use super::workspace::{Source, folders, read, root, sources};

const LIST: &str = include_str!("circles.txt");

/// How many files are in circles yet: by all arrows, and by those between subjects.
type Left = [usize; 2];

const BY: [&str; 2] = ["all arrows", "arrows between subjects"];

/// A line of the list is `crate | number | number`.
fn left(list: &str) -> BTreeMap<&str, Left> {
    let lines = list.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let row = |line| {
        let fields: Vec<&str> = str::split(line, '|').map(str::trim).collect();
        let [name, all, between] = fields[..] else { panic!("not `crate | number | number`: {line}") };
        let number = |field: &str| field.parse().unwrap_or_else(|_| panic!("no number: {line}"));
        (name, [number(all), number(between)])
    };
    lines.map(row).collect()
}

/// The files that can be reached from each other, the largest circle first. A file that is in none is not among them.
fn circles(arrows: &Arrows) -> Vec<BTreeSet<&str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        arrows.keys().map(|file| (file.as_str(), reachable(arrows, file))).collect();
    let mut found: Vec<BTreeSet<&str>> = Vec::new();
    for (file, there) in &reached {
        if there.contains(file) && !found.iter().any(|circle| circle.contains(file)) {
            let back = |other: &&str| reached.get(other).is_some_and(|it| it.contains(file));
            found.push(there.iter().copied().filter(back).collect());
        }
    }
    found.sort_by_key(|circle| std::cmp::Reverse(circle.len()));
    found
}

/// The files one comes to from a file along arrows; it is one of them only if it is in a circle.
fn reachable<'a>(arrows: &'a Arrows, from: &'a str) -> BTreeSet<&'a str> {
    let mut found = BTreeSet::new();
    let mut open = vec![from];
    while let Some(file) = open.pop() {
        let next = arrows.get(file).into_iter().flat_map(BTreeMap::keys);
        open.extend(next.map(String::as_str).filter(|file| found.insert(*file)));
    }
    found
}

/// One arrow of each file in the circles that keeps it there.
fn shown(arrows: &Arrows, circles: &[BTreeSet<&str>]) -> String {
    let mut lines = Vec::new();
    for circle in circles {
        lines.push(format!("  {} files:", circle.len()));
        for file in circle {
            let inside = arrows[*file].iter().find(|(to, _)| circle.contains(to.as_str()));
            let (to, names) = inside.expect("a file in a circle uses another of it");
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            lines.push(format!("    {file} → {to} ({})", names.join(", ")));
        }
    }
    lines.join("\n")
}

/// The arrows but those that lead to the file whose folder a file is in.
fn between_subjects(arrows: &Arrows) -> Arrows {
    let mut rest = arrows.clone();
    for (file, goals) in &mut rest {
        goals.retain(|goal, _| !is_below(file, goal));
    }
    rest
}

/// What is wrong with a crate of which so many files may be in circles.
fn wrong(name: &str, sources: &[Source], left: Left) -> Vec<String> {
    let all = arrows(sources);
    let between = between_subjects(&all);
    let mut wrong = Vec::new();
    for ((arrows, by), left) in [all, between].iter().zip(BY).zip(left) {
        let circles = circles(arrows);
        let now: usize = circles.iter().map(BTreeSet::len).sum();
        if now > left {
            let shown = shown(arrows, &circles);
            wrong.push(format!("{name}, {by}: a circle came, {now} files instead of {left}:\n{shown}"));
        } else if now < left {
            wrong.push(format!(
                "{name}, {by}: {now} files instead of {left}; lower the number in circles.txt to {now}"
            ));
        }
    }
    wrong
}

#[test]
fn files_of_a_crate_only_leave_circles() {
    let manifest = read(&root().join("Cargo.toml"));
    let mut left = left(LIST);
    let mut faults = Vec::new();
    for folder in folders(&manifest) {
        let text = read(&root().join(folder).join("Cargo.toml"));
        let name = text.split('"').nth(1).expect("a crate has a name");
        faults.extend(wrong(name, &sources(&format!("{folder}/src")), left.remove(name).unwrap_or_default()));
    }
    faults.extend(left.keys().map(|name| format!("{name}: no such crate; take its line out of circles.txt")));
    assert!(faults.is_empty(), "files that use each other in a circle:\n{}", faults.join("\n"));
}

/// A made-up crate: each source under its name.
fn made(sources: &[(&str, &str)]) -> Vec<Source> {
    sources.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect()
}

/// The arrows of a made-up crate, `from > to: names`.
fn drawn(sources: &[(&str, &str)]) -> Vec<String> {
    let mut all = Vec::new();
    for (from, goals) in arrows(&made(sources)) {
        for (to, names) in goals {
            let names: Vec<String> = names.into_iter().collect();
            all.push(format!("{from} > {to}: {}", names.join(", ")));
        }
    }
    all
}

#[test]
fn two_files_that_use_each_other_are_a_circle() {
    let sources = made(&[
        ("lib.rs", "mod a;\nmod b;\nuse a::A;\nfn f() -> A {}"),
        ("a.rs", "use crate::b::B;\npub struct A(B);"),
        ("b.rs", "pub struct B;\nfn f() { crate::a::g() }"),
    ]);
    assert_eq!(wrong("top", &sources, [2, 2]), [""; 0]);
    assert_eq!(
        wrong("top", &sources, [0, 3]),
        [
            "top, all arrows: a circle came, 2 files instead of 0:\n  2 files:\n    a.rs → b.rs (B)\n    b.rs → a.rs (g)",
            "top, arrows between subjects: 2 files instead of 3; lower the number in circles.txt to 2",
        ]
    );
}

#[test]
fn a_reexport_is_followed_to_the_file_with_the_item() {
    let sources = [
        ("lib.rs", "mod foo;\nmod user;\npub use foo::*;"),
        ("foo.rs", "mod bar;\nmod low;\npub use bar::{Bar, baz as other};\npub use low::*;"),
        ("foo/bar.rs", "pub struct Bar;\npub fn baz() { crate::user::f() }"),
        ("foo/low.rs", "pub enum Low { One }"),
        ("user.rs", "use crate::foo::{self, Low};\npub fn f(_: crate::Bar) { foo::other(); Low::One; }"),
    ];
    assert_eq!(
        drawn(&sources),
        ["foo/bar.rs > user.rs: f", "user.rs > foo/bar.rs: Bar, baz", "user.rs > foo/low.rs: Low"]
    );
    assert_eq!(wrong("top", &made(&sources), [2, 2]), [""; 0]);
}

#[test]
fn a_file_that_only_declares_and_passes_on_is_in_no_circle() {
    let sources = [
        ("lib.rs", "pub mod a;"),
        ("a.rs", "mod b;\npub use self::b::B;\npub struct A;"),
        ("a/b.rs", "use super::A;\npub struct B(A);"),
    ];
    assert_eq!(drawn(&sources), ["a/b.rs > a.rs: A"]);
    let uses =
        [sources[0], ("a.rs", "mod b;\npub use self::b::B;\npub struct A;\nfn f(_: B) {}"), sources[2]];
    assert_eq!(drawn(&uses), ["a.rs > a/b.rs: B", "a/b.rs > a.rs: A"]);
    // One subject in two files.
    assert_eq!(wrong("top", &made(&uses), [2, 0]), [""; 0]);
}

#[test]
fn a_circle_between_subjects_is_one_whatever_their_folders() {
    let sources = made(&[
        ("lib.rs", "mod a;\nmod b;\npub struct L;"),
        ("a.rs", "pub mod c;\npub fn f(_: crate::b::B) {}"),
        ("a/c.rs", "pub fn g() { super::f(); crate::L }"),
        ("b.rs", "pub struct B;\nfn h() { crate::a::c::g() }"),
    ]);
    assert_eq!(wrong("top", &sources, [3, 0]), [""; 0]);
    let sources = [&sources[..3], &made(&[("b.rs", "pub struct B;\nfn h() { crate::a::f() }")])].concat();
    assert_eq!(wrong("top", &sources, [2, 2]), [""; 0]);
}

#[test]
fn tests_make_no_circle() {
    let sources = [
        ("lib.rs", "mod a;\nmod b;"),
        (
            "a.rs",
            "pub struct A;\n#[cfg(test)]\nuse super::b::B;\n#[cfg(test)]\nmod tests {\n use crate::b::B;\n}",
        ),
        ("b.rs", "pub struct B(crate::a::A);\n#[cfg(test)]\nmod tests;"),
        ("b/tests.rs", "mod more;\nuse super::B;"),
        ("b/tests/more.rs", "use crate::b::tests::x;"),
    ];
    assert_eq!(drawn(&sources), ["b.rs > a.rs: A"]);
}

#[test]
fn what_names_an_item_is_found_wherever_it_stands() {
    let sources = [
        ("lib.rs", "pub mod a;\nmod b;\nmod c;\nmod d;\nmod e;\nmod f;\nmod g;"),
        ("a.rs", "pub trait T { fn t(&self); }\npub mod inner { pub struct I; }\nmake! { enum M { N } }"),
        ("b.rs", "use crate::a::T as _;"),
        ("c.rs", "fn f() { use crate::a::inner::I; }"),
        ("d.rs", "use crate::a::*;\nfn f(_: M) {}"),
        ("e.rs", "use crate::a::M::*;"),
        ("f.rs", "use super::a;\nmod inner { fn g() { super::super::a::made_by_a_macro() } }"),
        ("g.rs", "macro_rules! m { () => { $crate::a::M } }\nfn f() { let a = 1; x.a; y::a(); }"),
    ];
    assert_eq!(
        drawn(&sources),
        [
            "b.rs > a.rs: T",
            "c.rs > a.rs: I",
            "d.rs > a.rs: M",
            "e.rs > a.rs: M",
            "f.rs > a.rs: made_by_a_macro",
            "g.rs > a.rs: M"
        ]
    );
}

#[test]
fn names_of_other_crates_are_no_arrows() {
    let sources = [
        ("lib.rs", "mod a;\nmod b;"),
        ("a.rs", "use other::B;\npub use ::b::C;\npub struct A(B);\nfn f<T>() { T::b(); std::mem::take() }"),
        ("b.rs", "use crate::a::{B, C};\nfn f(_: B, _: C) {}"),
    ];
    assert_eq!(drawn(&sources), [""; 0]);
}

#[test]
fn a_macro_is_used_without_a_path() {
    let sources = [
        ("lib.rs", "#[macro_use]\nmod a;\nmod b;"),
        ("a.rs", "macro_rules! m { () => {} }"),
        ("b.rs", "m! {}\nfn f() { m!(); vec![] }"),
    ];
    assert_eq!(drawn(&sources), ["b.rs > a.rs: m!"]);
}
