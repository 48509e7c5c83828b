//! The booklet of a mission with areas: marines find nothing of them, and the invader's part has each on pages of its own.

use crate::areas::{gate, name_in};
use crate::run::{path, said};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The text of a booklet, page by page.
pub(crate) fn text(file: &Path) -> String {
    let read = Command::new("pdftotext").args(["-raw", "-enc", "UTF-8"]).arg(file).arg("-").output();
    String::from_utf8(read.expect("pdftotext runs").stdout).expect("text")
}

/// The pages of the booklet of a mission, for everybody and for the invader, with one blank between words.
fn pages(folder: &Path, more: &[&str]) -> [Vec<String>; 2] {
    let out = folder.join("out");
    let (mission, to) = (path(folder), path(&out));
    let mut words = vec!["export", mission.as_str(), "--to", "pdf", "-o", to.as_str()];
    words.extend(more);
    let (code, told) = said(&words);
    assert_eq!(code, 0, "{told}");
    let text = text(&out.join(name_in(&to, ".pdf")));
    let pages = text.split('\u{c}').map(|page| page.split_whitespace().collect::<Vec<_>>().join(" "));
    let (secret, open): (Vec<String>, Vec<String>) =
        pages.filter(|page| !page.is_empty()).partition(|page: &String| page.contains("FOR THE KEEPER ONLY"));
    [open, secret]
}

pub(crate) fn an_area_is_in_the_invaders_part_alone() {
    let folder = gate("", "");
    let [open, secret] = pages(folder.path(), &[]);
    let all = open.concat();
    let whole = format!("{all}{}", secret.concat());
    assert!(all.contains("and a keeper") && !whole.to_lowercase().contains("invader"), "{whole}");
    for word in ["south hall", "Cold air", "south beacon", "Drone", "DRN", "rows 1 to 8"] {
        assert!(!all.contains(word), "{word}: {all}");
    }
    // The table as it is at the start, with the row behind its door; how many crates there are is not known.
    for words in ["1 tile · 1 door", "rows 1 to 5", "Beacon 1 4", "Crate 1 Figures"] {
        assert!(all.contains(words), "{words}: {all}");
    }
    let first = secret.first().expect("the invader's part");
    assert!(first.contains("Areas") && first.contains("When the marines win"), "{first}");
    assert!(first.contains("The keeper's part"), "{first}");
    let of_area: Vec<&String> = secret.iter().filter(|page| page.contains("Area: south hall")).collect();
    let [page] = of_area.as_slice() else { panic!("{secret:?}") };
    for words in [
        "Spaces 1,5 1,6 1,7 1,8 2,5",
        "Text Cold air, and a hum.",
        "Spare fuel 8",
        "01A 0° 1 to 4 5 to 8",
        "Beacon 3,8 dark side up south beacon",
        "Drone 4,7",
    ] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(!page.contains("When the marines win") && !page.contains("north beacon"), "{page}");
    // What players are given is the same with and without the invader's areas.
    let [seen, without] = pages(folder.path(), &["--seen"]);
    assert_eq!(seen, open);
    assert!(!without.concat().contains("Area"), "{without:?}");
}

pub(crate) fn figures_are_named_in_the_language() {
    let (folder, home) = (gate("", ""), tempfile::tempdir().expect("a folder"));
    let language = home.path().join("pl");
    fs::create_dir(&language).expect("a folder");
    fs::write(language.join("rules-drill.ftl"), "content-drone = Truten\n").expect("written");
    let language = path(&language);
    let [_, secret] = pages(folder.path(), &["--lang", language.as_str()]);
    let all = secret.concat();
    assert!(all.contains("Truten 4,7") && !all.contains("Drone 4,7"), "{all}");
}

pub(crate) fn every_area_has_pages_of_its_own() {
    let folder =
        gate("regions: [", "regions: [\n        (id: 71, name: \"nook\", area: true, cells: [(0, 3)]),");
    let [_, secret] = pages(folder.path(), &[]);
    let page = |words: &str| secret.iter().find(|page| page.contains(words)).expect("a page");
    let (hall, nook) = (page("Area: south hall"), page("Area: nook"));
    assert!(!hall.contains("nook") && !nook.contains("south hall"), "{secret:?}");
    // Its tile and the crate lie on the table with their other spaces.
    assert!(nook.contains("Spaces 1,4 Nothing is laid out with it."), "{nook}");
}
