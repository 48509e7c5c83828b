//! Texts of ill will in every field an author may fill: the page shows them, letter by letter, and never does what they say.

use super::page;
use super::proof::opened;
use consumers::Browser;
use missions::thing::{Label, Piece, Thing, ThingKind};
use missions::{Card, Edit, Id, Mission, Name, Parameter, Region, Role, ScriptName};
use serde_json::json;
use tiles::Cell;

/// Whatever ends a script, a style, a comment, an attribute, or begins something.
pub(crate) const EVIL: &str = "</script><script>window.evil=1</script><img src=x onerror=\"window.evil=1\">'\"`${window.evil=1}\u{2028}\u{2029}\
    <!--<script>-->]]></style><svg onload=window.evil=1>{{script}}{{mission}}&lt;\\u003c\u{202e}地獄 🔥 جحيم\u{0}";

/// A mission with such a text wherever there is room for one.
pub(crate) fn mission() -> Mission {
    let starter = Mission::starter();
    let mut info = starter.info().clone();
    for text in [
        &mut info.title,
        &mut info.author,
        &mut info.licence,
        &mut info.summary,
        &mut info.briefing,
        &mut info.victory,
        &mut info.defeat,
        &mut info.notes,
    ] {
        *text = EVIL.to_owned();
    }
    let script = ScriptName::new(format!("{EVIL}.rhai"));
    let named = || Some(Name::new(EVIL));
    let source = format!(
        "// {0}\n// {0}\n\n/// {0}\nconst WORD = \"{1}\";\n",
        EVIL.replace(['\u{2028}', '\u{2029}', '\u{0}'], " "),
        "x"
    );
    let piece = |kind: &str, at: Cell| Thing {
        name: named(),
        ..Thing::new(ThingKind::Piece(Piece::new(kind, at).of(EVIL)))
    };
    let at = *starter.things().values().map(Thing::at).collect::<Vec<_>>().first().expect("a thing");
    let region = Region { name: named(), cells: [at].into(), ..Region::default() };
    let label = Thing::new(ThingKind::Label(Label { at, text: EVIL.to_owned() }));
    starter.with([
        Edit::Info(Box::new(info)),
        Edit::Script(script.clone(), Some(source)),
        Edit::Cards(vec![Card {
            role: Role::OBJECTIVE,
            script,
            parameters: [
                (Name::new(EVIL), Parameter::Text(EVIL.to_owned())),
                (Name::new("word"), Parameter::Text(EVIL.to_owned())),
            ]
            .into(),
        }]),
        Edit::Thing(Id(900), Some(label)),
        Edit::Thing(Id(901), Some(piece("marker", at))),
        Edit::Thing(Id(902), Some(piece("weapon", at))),
        Edit::Region(Id(903), Some(region)),
    ])
}

/// The page shows the texts and does nothing of what they say.
pub(crate) fn harmless(browser: &mut Browser, page: &str) -> Result<(), String> {
    opened(browser, page)?;
    for key in ["1", "2", "3", "4", "i", "1", "2", "3", "4", "l", "Escape"] {
        browser.press(key);
    }
    for end in ["If the marines win", "If the invader wins"] {
        let open = format!(
            "[...document.querySelectorAll('details')].filter(it => it.textContent.includes('{end}')).forEach(it => {{ it.open = true; }})"
        );
        let _ = browser.ask(&open)?;
    }
    if browser.ask("window.evil ?? null")? != json!(null) {
        return Err("a text was done".to_owned());
    }
    let strange = "document.querySelectorAll('img, iframe, object, embed, svg[onload], [onerror]').length + document.scripts.length - 4";
    if browser.ask(strange)? != json!(0) {
        return Err("a text became a part of the page".to_owned());
    }
    let shown = browser.ask("document.getElementById('page-mission').textContent")?;
    let count = shown.as_str().map_or(0, |shown| shown.matches(EVIL).count());
    if count < 7 {
        return Err(format!("{count} of 7 texts are shown letter by letter"));
    }
    // A title is a single line for browsers.
    let title = browser.ask("document.title + document.getElementById('title').textContent")?;
    if title.as_str().map_or(0, |title| title.matches("</script><script>window.evil=1</script>").count()) != 2
    {
        return Err(format!("the title is {title}"));
    }
    match browser.complaints().first() {
        Some(complaint) => Err(format!("the page complains: {complaint:.400}")),
        None => Ok(()),
    }
}

#[test]
fn texts_of_ill_will_stay_texts() {
    let Some(mut browser) = Browser::start() else { return };
    let (page, _) = page(&mission(), &[]);
    harmless(&mut browser, &page).expect("harmless");
}

/// Nothing at all, and very much of everything, is shown as well.
#[test]
fn empty_and_endless_missions_have_a_page() {
    let Some(mut browser) = Browser::start() else { return };
    let long = "Infernal ".repeat(20_000);
    let mut info = Mission::starter().info().clone();
    info.title = "W".repeat(3_000);
    info.briefing = long;
    let endless = Mission::starter().with([Edit::Info(Box::new(info))]);
    for (name, mission) in [("empty", Mission::default()), ("endless", endless)] {
        let (page, _) = page(&mission, &[]);
        opened(&mut browser, &page).unwrap_or_else(|why| panic!("{name}: {why}"));
        for key in ["1", "2", "3", "4", "m", "ArrowRight", "Enter", "+", "0"] {
            browser.press(key);
        }
        assert_eq!(browser.complaints(), Vec::<String>::new(), "{name}");
        let wide = browser.ask("document.documentElement.scrollWidth <= innerWidth").expect("a width");
        assert_eq!(wide, json!(true), "{name}");
    }
}
