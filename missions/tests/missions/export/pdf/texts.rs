//! Every text of a mission and of its cards is found in what poppler reads; missions with texts that are hard on paper.

use super::reader::{Booklet, Page};
use crate::shared::demo;
use missions::thing::{Label, Region};
use missions::{Card, Edit, Id, Info, Mission, Name, Printed, Role, ScriptName, Thing, ThingKind};
use tiles::{Cell, Placement, Turn};

/// A text without what differs between a text and its lines on paper.
pub(crate) fn squeezed(text: &str) -> String {
    let unseen = |c: &char| {
        c.is_whitespace()
            || c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{feff}')
    };
    text.chars().filter(|c| !unseen(c)).collect()
}

/// The text of pages, without running heads and page numbers, so that a text that goes on at the next page is whole.
pub(crate) fn flow<'p>(pages: impl Iterator<Item = &'p Page>, title: &str) -> String {
    let mut all = String::new();
    for page in pages {
        let lines: Vec<&str> = page.lines().collect();
        // Head and number are written last: a line that begins with the title, and what follows.
        let head = lines.iter().rposition(|line| squeezed(line).starts_with(&cut(title)));
        let end = head.filter(|at| lines.len() - at <= 4).unwrap_or(lines.len());
        all.extend(lines[..end].iter().map(|line| squeezed(line)));
    }
    all
}

/// As much of a title as a running head has for certain.
fn cut(title: &str) -> String {
    squeezed(title).chars().take(12).collect()
}

/// Is everything there that is to be read, each in the part in which it belongs?
pub(crate) fn found(mission: &Mission, booklet: &Booklet) -> Result<(), String> {
    let info = mission.info();
    let open = flow(booklet.part(false), &info.title);
    let secret = flow(booklet.part(true), &info.title);
    let has = |what: &str, text: &str, part: &str| {
        if part.contains(&squeezed(text)) { Ok(()) } else { Err(format!("the {what} is missing: {text}")) }
    };
    let cover = flow(booklet.pages.iter().take(1), "\u{0}");
    for (what, text) in [
        ("title", &info.title),
        ("author", &info.author),
        ("licence", &info.licence),
        ("summary", &info.summary),
    ] {
        // A cover takes a few lines of each; the rest of a text that is longer goes with the file.
        let most = if what == "title" { 40 } else { 120 };
        has(what, &squeezed(text).chars().take(most).collect::<String>(), &cover)?;
    }
    has("briefing", &info.briefing, &open)?;
    for (what, text) in [("victory", &info.victory), ("defeat", &info.defeat), ("notes", &info.notes)] {
        has(what, text, &secret)?;
    }
    for card in Printed::all(mission) {
        has("title of a card", &card.title, &open)?;
        to_cut_out(booklet, card.role, &card.title, &card.text)?;
        has("text of a card", &card.text, &open)?;
        for it in card.untold() {
            has("parameter", &format!("{}{}", it.parameter.meaning(), it.word()), &open)?;
        }
    }
    for thing in mission.things().values() {
        if let ThingKind::Label(label) = &thing.kind {
            has("label", &label.text.to_uppercase(), &open)?;
        }
    }
    let says = |key: &str, text: &str| {
        let said = booklet.says(key).map(squeezed).unwrap_or_default();
        if said.contains(&squeezed(text)) { Ok(()) } else { Err(format!("the file says no {key}: {said}")) }
    };
    says("Title", &info.title)?;
    says("Author", &info.author)?;
    says("Subject", &info.summary)?;
    says("Subject", &info.licence)
}

/// Is a card there to be cut out, in its part, with what it says? Its face has its role, then its title, then its text; one that
/// goes on on a second card has a number behind its role.
fn to_cut_out(booklet: &Booklet, role: Role, title: &str, text: &str) -> Result<(), String> {
    let word = role.word().to_uppercase();
    for page in booklet.part(false) {
        let lines: Vec<&str> = page.lines().collect();
        let face = lines.windows(2).position(|two| {
            two[0].strip_prefix(&word).is_some_and(|rest| rest.is_empty() || rest.contains(" of "))
                && squeezed(title).starts_with(&squeezed(two[1]))
        });
        let Some(face) = face else { continue };
        let said: String = lines[face + 1..].iter().map(|line| squeezed(line)).collect();
        let said = said.strip_prefix(&squeezed(title)).ok_or(format!("the title {title} is cut off"))?;
        let whole = squeezed(text);
        let says = if lines[face] == word {
            said.starts_with(&whole)
        } else {
            whole.starts_with(&said.chars().take(60).collect::<String>())
        };
        return if says {
            Ok(())
        } else {
            Err(format!("the card {title} to be cut out says something else"))
        };
    }
    Err(format!("the card {title} is not there to be cut out"))
}

/// Missions that are hard on paper.
pub(crate) fn hard() -> Vec<(&'static str, Mission)> {
    let info = |change: fn(&mut Info)| {
        let mut mission = crate::shared::shipped().swap_remove(0).1;
        let mut info = mission.info().clone();
        change(&mut info);
        let _ = mission.swap(Edit::Info(Box::new(info)));
        mission
    };
    let letters = info(|info| {
        info.title = "地獄 😈 \"Ärger\" & </script>".into();
        info.author = "مهمة Łukasz".into();
        info.summary = "Ελληνικά, кириллица, עברית".into();
        info.briefing =
            "Zażółć gęślą jaźń — “quotes” … 地獄の門 😈👹 ﷽\n\nA second paragraph.\tTabbed.".into();
        info.notes = "e\u{301}\u{200d}\u{feff}\u{202e}fin".into();
    });
    let long = info(|info| {
        info.title = "A title without an end ".repeat(30);
        info.author = "Somebody with a very long name ".repeat(9);
        info.briefing =
            "They come through in waves, from nearer wounds first and from worse ones later. ".repeat(400);
        info.victory = "X".repeat(3000);
        info.notes = "Many\nshort\nlines\n\n".repeat(300);
    });
    let script = format!(
        "//! A card of many words\n//! {}\n\n// Why it is so (1 to 6).\nconst STEPS = 2;\n",
        "It goes on and on. ".repeat(300)
    );
    let card = |role| Card { role, script: ScriptName::new("long.rhai"), parameters: Default::default() };
    let cards = crate::shared::shipped().swap_remove(1).1.with([
        Edit::Script(ScriptName::new("long.rhai"), Some(script)),
        Edit::Cards(vec![card(Role::OBJECTIVE), card(Role::new("threat")), card(Role::SPECIAL)]),
    ]);
    let huge = (0..300).fold(crate::shared::shipped().swap_remove(2).1, |mission, i: i16| {
        let at = Cell::new(i % 20 * 3 - 30, i / 20 * 4 - 30);
        let tile = Placement {
            at,
            turn: Turn::ALL[i as usize % 4],
            ..*mission.tiles().values().next().expect("a tile")
        };
        let label = Label { at, text: format!("ROOM {i}") };
        let region = Region { name: Some(Name::new("region")), cells: [at].into(), ..Region::default() };
        let id = |n: u32| Id(1000 + 3 * i as u32 + n);
        mission.with([
            Edit::Tile(id(0), Some(tile)),
            Edit::Thing(id(1), Some(Thing::new(ThingKind::Label(label)))),
            Edit::Region(id(2), Some(region)),
        ])
    });
    vec![
        ("nothing", Mission::default()),
        ("starter", Mission::starter()),
        ("everything", demo::everything()),
        ("letters", letters),
        ("long", long),
        ("cards", cards),
        ("huge", huge),
    ]
}
