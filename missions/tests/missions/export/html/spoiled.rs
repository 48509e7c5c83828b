//! Pages that are spoilt, each in another way: the proof refuses every one of them, and for the right reason.

use super::hostile;
use super::proof::{Subject, prove};
use super::{cold_vaults, game, page};
use base64::Engine as _;
use consumers::Browser;
use missions::simulate::BotKind;
use sha2::{Digest as _, Sha256};

/// What is wrong with the page, what is put in the place of what, and what the proof says to it.
type Spoil = (&'static str, &'static str, &'static str, &'static str);

const SPOILS: &[Spoil] = &[
    ("a move is told as something else", r#""what":"moved""#, r#""what":"stunned""#, "another table"),
    ("damage is told too high", r#""amount":1}"#, r#""amount":2}"#, "another table"),
    (
        "figures stand a space farther east",
        "translate(${place.x * UNIT}px",
        "translate(${(place.x + 1) * UNIT}px",
        "is drawn around",
    ),
    (
        "doors lie beside their borders",
        "const place = it.door ??",
        "const place = (it.door && { x: it.door.x + 1, y: it.door.y }) ??",
        "door around",
    ),
    ("health is not counted down", "String(left)", "String(it.health)", "another table"),
    ("the stunned look well", "if (it.stunned) {", "if (it.stunned && !it.stunned) {", "another table"),
    ("open doors stay closed", "this.doors.delete(it.door)", "this.doors.has(it.door)", "another table"),
    ("portals stay face down", "row.does === \"up\"", "row.does !== \"up\"", "another table"),
    (
        "tokens stay where they are",
        "this.tokens.delete(it.token)",
        "this.tokens.has(it.token)",
        "another table",
    ),
    (
        "frags are not counted",
        "this.counts.set(row.of, it.count)",
        "this.counts.get(row.of)",
        "another table",
    ),
    ("going back spoils what is kept", "this.kept[from].copy()", "this.kept[from]", "another table"),
    ("a kind of demon has no sign", "\"figure imp\":", "\"figure xmp\":", "is not to be seen"),
    (
        "the round shown is another",
        "[say(\"js-viewer-round\"), table.round]",
        "[say(\"js-viewer-round\"), table.round + 1]",
        "another table",
    ),
    (
        "a text is not there",
        "say(\"js-viewer-round\")",
        "say(\"js-viewer-around\")",
        "the page lacks js-viewer-around",
    ),
    (
        "a text lacks what is filled in",
        "\"js-player-round\", { round: it.round }",
        "\"js-player-round\", {}",
        "the page lacks $round",
    ),
    ("the log marks another line", "this.rows.get(this.at)", "this.rows.get(this.at + 1)", "page's present"),
    ("the slider ends too soon", "this.slider.max = length", "this.slider.max = length - 1", "slider"),
    (
        "the page doubts itself",
        "this.doubt.hidden = digest ===",
        "this.doubt.hidden = digest !==",
        "does not agree",
    ),
    ("walls are drawn thin and grey", "stroke=\"#040507\"", "stroke=\"#777777\"", "the line"),
    (
        "the lines are not shown",
        "<g data-layer=\"lines\"",
        "<g data-layer=\"lines\" display=\"none\"",
        "the line",
    ),
    ("all portals look open", "sideOf(row, up)?.sign", "sideOf(row, true)?.sign", "another table"),
    ("tiles are to be turned otherwise", "turn: it.turn,", "turn: it.turn + 90,", "set-up"),
    ("tokens have no places", "pieces.tokens.map(it => place(", "[].map(it => place(", "set-up"),
    (
        "doors stand elsewhere",
        "side: one.side, at: at(one)",
        "side: one.side, at: `${one.y},${one.x}`",
        "set-up",
    ),
    ("the invader's part is open", "body:not(.known) .secret { display: none; }", "", "seen by everybody"),
    (
        "something is asked of the network",
        "<main>",
        "<main><img src=\"https://example.org/x.png\" alt=\"\">",
        "complains",
    ),
    (
        "the script asks the network",
        "// ---- begin",
        "fetch(\"https://example.org/\").catch(() => 0);",
        "complains",
    ),
    ("the policy lets everything in", "default-src 'none'; ", "default-src *; ", "the policy"),
    ("the policy is gone", "http-equiv=\"Content-Security-Policy\"", "name=\"policy\"", "the policy"),
    ("something is told to the console", "// ---- begin", "console.warn(\"here\");", "complains"),
    ("something breaks", "// ---- begin", "setTimeout(() => nowhere());", "complains"),
    (
        "a handler stands in the page",
        "<main>",
        "<main onclick=\"alert(1)\"><p onclick=\"alert(1)\"></p>",
        "complains",
    ),
    ("a style stands in the page", "<main>", "<main style=\"color: red\">", "complains"),
    (
        "the keys do not show where they are",
        "outline: 3px solid var(--focus); outline-offset: 2px; }",
        "outline: none; }",
        "nothing shows",
    ),
    (
        "no key reaches the pages",
        "tab.tabIndex = chosen ? 0 : -1",
        "tab.tabIndex = -1",
        "tabs can be reached",
    ),
    (
        "no key reaches a button",
        "id=\"nearer\" type=\"button\"",
        "id=\"nearer\" type=\"button\" tabindex=\"-1\"",
        "no key reaches",
    ),
];

/// The page with something else in it. The policy goes with it: what is found has to be found by what the page does.
fn spoilt(page: &str, from: &str, to: &str) -> String {
    assert!(page.contains(from), "nothing to spoil: {from}");
    let other = page.replace(from, to);
    let hash = |page: &str, begin: &str, end: &str| {
        let (_, rest) = page.rsplit_once(begin).expect("a beginning");
        let (text, _) = rest.split_once(end).expect("an end");
        base64::engine::general_purpose::STANDARD.encode(Sha256::digest(text))
    };
    [("<script>", "</script>"), ("<style>", "</style>")].iter().fold(other, |other, (begin, end)| {
        let (old, new) = (hash(page, begin, end), hash(&other, begin, end));
        other.replace(&old, &new)
    })
}

#[test]
fn the_proof_refuses_what_is_spoilt() {
    let Some(mut browser) = Browser::start() else { return };
    let mission = cold_vaults();
    // By then everything has happened once that a spoilt page shows otherwise.
    let mut short = game(&mission, 1, BotKind::Greedy, 1);
    short.moves.truncate(250);
    let (good, document) = page(&mission, &[short]);
    prove(&mut browser, &Subject { mission: &mission, document: &document, page: &good })
        .expect("a good page");
    for (what, from, to, reason) in SPOILS {
        let page = spoilt(&good, from, to);
        let told = prove(&mut browser, &Subject { mission: &mission, document: &document, page: &page });
        let why = told.err().unwrap_or_else(|| panic!("taken although {what}"));
        assert!(why.contains(reason), "{what}: {why}");
    }
}

#[test]
fn a_script_that_was_changed_does_not_run() {
    let Some(mut browser) = Browser::start() else { return };
    let mission = cold_vaults();
    let (good, document) = page(&mission, &[]);
    let page = good.replace("// ---- begin", "// ---- begins");
    let told = prove(&mut browser, &Subject { mission: &mission, document: &document, page: &page });
    assert!(told.is_err_and(|why| why.contains("Content Security Policy")));
}

/// The same for texts of ill will.
const OPEN: &[(&str, &str, &str)] = &[
    (
        "texts are read as markup",
        "element.append(...children.flat(Infinity).filter(it => it !== null && it !== undefined));",
        "for (const it of children.flat(Infinity)) if (it) typeof it === \"string\" ? element.insertAdjacentHTML(\"beforeend\", it) : element.append(it);",
    ),
    ("the document ends its script", "\\u003c/script\\u003e", "</script>"),
    (
        "the title ends itself",
        "&lt;/script&gt;&lt;script&gt;window.evil=1&lt;/script&gt;",
        "</title><script>window.evil=1</script>",
    ),
    (
        "texts are cut",
        "{ class: \"written\", dir: \"auto\" }, text)",
        "{ class: \"written\", dir: \"auto\" }, text.slice(1))",
    ),
];

#[test]
fn the_proof_refuses_texts_that_are_done() {
    let Some(mut browser) = Browser::start() else { return };
    let (good, _) = page(&hostile::mission(), &[]);
    hostile::harmless(&mut browser, &good).expect("a good page");
    for (what, from, to) in OPEN {
        assert!(good.contains(from), "nothing to spoil: {from}");
        // The policy stays as it is where the script does: it is the last wall, and here it is the texts that are to stay out.
        let page = if *what == "the document ends its script" || what.starts_with("the title") {
            good.replace(from, to)
        } else {
            spoilt(&good, from, to)
        };
        assert!(hostile::harmless(&mut browser, &page).is_err(), "taken although {what}");
    }
}
