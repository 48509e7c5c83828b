//! A mission as one web page that needs nothing but a browser: map, texts, cards, components, and games to step through.
//! The page is the JSON document with a viewer (`html/viewer.*`, written by hand) and the map of the pictures; nothing in it
//! asks the network, and nothing an author wrote is ever read as part of the page.

mod page_map;
mod rules;

use self::page_map::PageMap;
use self::rules::Rules;
use super::contract::{Exporter, File, Format, Heeds, Options, Subject};
use super::{json, laying, stock};
use crate::kinds;
use crate::words::{WORDS, text};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use engine::Side;
use missions_document::thing::ThingKind;
use missions_picture::scene::legend::door_words;
use rule_system::{DoorKind, RuleSystem};
use serde::Serialize;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use tiles::Edge;
use words::{Pattern, Text};

/// One page.
pub(super) struct Html;

const PAGE: &str = include_str!("html/viewer.html");
const STYLE: &str = include_str!("html/viewer.css");
/// One script in parts, each a subject of its own.
const SCRIPT: &str = concat!(
    "\"use strict\";\n(() => {\n",
    include_str!("html/table.js"),
    include_str!("html/map.js"),
    include_str!("html/texts.js"),
    include_str!("html/pieces.js"),
    include_str!("html/spaces.js"),
    include_str!("html/pages.js"),
    include_str!("html/player.js"),
    include_str!("html/viewer.js"),
    "})();\n",
);

impl Exporter for Html {
    fn format(&self) -> Format {
        Format {
            id: "html",
            name: "Web page",
            about: WORDS.phrase("format-html-about"),
            heeds: &[Heeds::Games, Heeds::Texts],
        }
    }

    fn export(&self, subject: &Subject<'_>, _: &Options) -> Result<Vec<File>, String> {
        let (document, markers) = json::compact(subject)?;
        let ground = PageMap::of(subject, &markers);
        let plan = serde_json::to_string(&Plan::of(subject, &ground)).map_err(|error| error.to_string())?;
        let texts = serde_json::to_string(&Texts::spoken()).map_err(|error| error.to_string())?;
        let (info, style) = (subject.mission.info(), style(subject.mission.system()));
        let untitled = text("html-untitled").to_string();
        let title = if info.title.trim().is_empty() { untitled.as_str() } else { info.title.trim() };
        let labels = labels(subject.mission.system()).map(|(name, text)| (name, escaped(&text.to_string())));
        let (policy, title, summary) = (policy(&style), escaped(title), escaped(&info.summary));
        let (mission, plan, texts) = (inert(&document), inert(&plan), inert(&texts));
        let language = words::spoken().tag();
        let parts: [(&str, &str); 12] = [
            ("language", &language),
            ("policy", &policy),
            ("title", &title),
            ("summary", &summary),
            ("style", &style),
            ("signs", &ground.signs),
            ("under", &ground.under),
            ("over", &ground.over),
            ("mission", &mission),
            ("plan", &plan),
            ("texts", &texts),
            ("script", SCRIPT),
        ];
        let labels = labels.iter().map(|(name, text)| (*name, text.as_str()));
        let page = filled(&parts.into_iter().chain(labels).collect::<Vec<_>>());
        Ok(vec![File::of(subject, "html", page)])
    }
}

/// What the script says.
#[derive(Serialize)]
struct Texts {
    /// The tag of the language, by which browsers choose plurals.
    language: String,
    /// By id: those of the script, and how things are listed.
    texts: BTreeMap<String, Pattern>,
}

impl Texts {
    fn spoken() -> Self {
        let mut texts = WORDS.patterns("js-");
        texts.extend(words::WORDS.patterns(""));
        // Tags of folders may have underscores, which browsers refuse.
        Self { language: words::spoken().tag().replace('_', "-"), texts }
    }
}

/// What the viewer needs and the document does not have: pixels and pieces of cardboard.
#[derive(Serialize)]
struct Plan {
    /// What the map shows, in spaces: west, north, width, height.
    frame: [f32; 4],
    /// Signs by name, as numbers of symbols.
    signs: BTreeMap<String, usize>,
    /// Where doors lie, those that fit nowhere among them, by their number in the mission.
    doors: BTreeMap<u32, Door>,
    /// What it takes out of the box.
    stock: Vec<stock::Line>,
    /// Its tiles, in the order in which one lays them.
    tiles: Vec<Laid>,
    /// What there is to know of its rule system.
    rules: Rules,
}

#[derive(Serialize)]
struct Laid {
    tile: u8,
    side: String,
    turn: u16,
    x: i16,
    y: i16,
    width: i16,
    height: i16,
    /// What lies already and where, in words.
    joins: String,
    /// A space of it.
    middle: Option<Space>,
}

#[derive(Serialize)]
struct Space {
    x: i16,
    y: i16,
}

#[derive(Serialize)]
struct Door {
    x: i16,
    y: i16,
    west: bool,
    /// Its drawing, without the way it lies.
    sign: String,
    /// What it is, in words.
    words: String,
}

impl Plan {
    fn of(subject: &Subject<'_>, ground: &PageMap) -> Self {
        let door =
            |(id, thing): (&missions_document::id::Id, &missions_document::thing::Thing)| match &thing.kind {
                ThingKind::Door(door) => {
                    let (Edge { cell, west }, system) = (door.at, subject.mission.system());
                    let (number, kind) = system.door(&door.kind).unwrap_or((0, &DoorKind::PLAIN));
                    let sign = if number == 0 { "door".to_owned() } else { format!("door {}", kind.id) };
                    let words = door_words(kind, door.place(system, &thing.fields).open);
                    Some((id.0, Door { x: cell.x, y: cell.y, west, sign, words }))
                }
                _ => None,
            };
        let laid = |it: laying::Step| Laid {
            tile: it.tile.tile.0,
            side: format!("{:?}", it.tile.face),
            turn: it.tile.turn as u16 * 90,
            x: it.columns.0,
            y: it.rows.0,
            width: it.columns.1 - it.columns.0 + 1,
            height: it.rows.1 - it.rows.0 + 1,
            joins: if it.joins.is_empty() {
                it.beside()
            } else {
                text("html-joins").with("steps", it.beside()).to_string()
            },
            middle: it.middle.map(|cell| Space { x: cell.x, y: cell.y }),
        };
        let mission = subject.mission;
        Self {
            tiles: laying::steps(mission, mission.catalogue()).into_iter().map(laid).collect(),
            frame: ground.frame,
            signs: ground.numbers.clone(),
            doors: subject.mission.things().iter().filter_map(door).collect(),
            stock: stock::lines(subject.mission),
            rules: Rules::of(subject),
        }
    }
}

/// What the page says by itself, by the names of its gaps.
fn labels(system: &dyn RuleSystem) -> [(&'static str, Text); 18] {
    [
        ("book", text("viewer-book")),
        ("close", text("viewer-close")),
        ("farther", text("viewer-farther")),
        ("field", text("viewer-field")),
        ("invader", system.side(Side::Invader).fill(text("viewer-invader"))),
        ("keys", text("viewer-keys")),
        ("layers", text("viewer-layers")),
        ("light", text("viewer-light")),
        ("map", text("viewer-map")),
        ("nearer", text("viewer-nearer")),
        ("score", text("viewer-score")),
        ("script-off", text("viewer-script-off")),
        ("skip", text("viewer-skip")),
        ("spot", text("viewer-spot")),
        ("stage", text("viewer-stage")),
        ("transport", text("viewer-transport")),
        ("view", text("viewer-view")),
        ("whole", text("viewer-whole")),
    ]
}

/// The page with what belongs into its gaps, `{{name}}`. It is gone through once, so that a text with such a gap stays a text.
fn filled(parts: &[(&str, &str)]) -> String {
    let mut pieces = PAGE.split("{{");
    let mut text = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (name, rest) = piece.split_once("}}").unwrap_or((piece, ""));
        text += parts.iter().find(|(part, _)| *part == name).map_or("", |(_, content)| *content);
        text += rest;
    }
    text
}

/// The style, with the layers of the rule system's own pieces to be hidden.
fn style(system: &dyn RuleSystem) -> String {
    let mut style = STYLE.to_owned();
    for list in system.own_pieces().into_iter().map(kinds::list) {
        let _ = writeln!(style, "#map[data-hidden~={list}] [data-layer={list}] {{ display: none; }}");
    }
    style
}

/// What the browser may do with the page: run this script and this style, show pictures that are in it, and nothing else.
fn policy(style: &str) -> String {
    let hash = |text: &str| format!("'sha256-{}'", STANDARD.encode(Sha256::digest(text)));
    format!(
        "default-src 'none'; script-src {}; style-src {}; img-src data:; base-uri 'none'; form-action 'none'",
        hash(SCRIPT),
        hash(style)
    )
}

/// Text as a part of the page.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            letter if letter.is_control() => out.push(' '),
            letter => out.push(letter),
        }
    }
    out
}

/// JSON in which no browser finds the end of a script, a comment or a line.
fn inert(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for letter in json.chars() {
        match letter {
            '<' => out.push_str("\\u003c"),
            '>' => out.push_str("\\u003e"),
            '&' => out.push_str("\\u0026"),
            '\u{2028}' => out.push_str("\\u2028"),
            '\u{2029}' => out.push_str("\\u2029"),
            letter => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;
    use std::collections::BTreeSet;

    #[test]
    fn every_gap_of_the_page_is_filled_and_nothing_asks_the_network() {
        let gaps: Vec<&str> =
            PAGE.split("{{").skip(1).filter_map(|it| Some(it.split_once("}}")?.0)).collect();
        let parts: Vec<(&str, &str)> = gaps.iter().map(|gap| (*gap, "{{title}}")).collect();
        assert_eq!(filled(&parts).matches("{{title}}").count(), gaps.len());
        for part in [PAGE, STYLE, SCRIPT] {
            let namespaces = part.replace("http://www.w3.org/2000/svg", "");
            assert!(!namespaces.contains("://") && !namespaces.contains("</script\u{20}"));
        }
        assert!(!SCRIPT.contains("</") && !STYLE.contains("</"), "the end of a script is the page's to say");
        assert!(!SCRIPT.contains("innerHTML") && !SCRIPT.contains("eval("), "texts are never read as markup");
    }

    #[test]
    fn the_script_has_the_texts_it_names() {
        let mut texts = Texts::spoken().texts;
        assert!(texts.contains_key("list") && texts.contains_key("and-two"));
        texts.retain(|id, _| id.starts_with("js-"));
        let named = SCRIPT.split("\"js-").skip(1).filter_map(|rest| rest.split('"').next());
        let named: BTreeSet<String> = named.map(|id| format!("js-{id}")).collect();
        assert!(named.len() > 100, "{}", named.len());
        assert_eq!(texts.into_keys().collect::<BTreeSet<_>>(), named);
    }

    #[test]
    fn texts_stay_texts() {
        assert_eq!(escaped("<b a=\"1\">&\u{0}"), "&lt;b a=&quot;1&quot;&gt;&amp; ");
        let hostile = serde_json::to_string("</script><!--\u{2028}&").unwrap_or_default();
        let inert = inert(&hostile);
        assert!(!inert.contains(['<', '>', '&', '\u{2028}']));
        assert_eq!(serde_json::from_str::<Value>(&inert).ok(), serde_json::from_str(&hostile).ok());
    }
}
