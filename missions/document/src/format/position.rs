//! The text of a `.position` file: a start of its own from which a mission is played. It is a file beside the mission and never a
//! part of it; it says for which mission it was made, so that a reader can see when that has changed.
//!
//! It is read as a `mission.ron` is: what is wrong is reported with line and column and left out, and only a format newer than ours
//! is refused. Writing is canonical. Whether the position can be on its mission is not asked here.

use super::at::At;
use super::log::{self, Log};
use super::notation::one_line;
use super::one_line_end;
use super::read::parts::{each, list, one, strange};
use super::read::stated;
use super::tree::{self, Field, Node, Value};
use super::write::Out;
use crate::diagnostic::Diagnostic;
use crate::words::text;
use rule_system::Position;
use script_api::suggest::nearest;
use serde::Deserialize;

/// The newest format of such files that this program reads, and the one it writes.
pub const NEWEST: u32 = 1;

/// How the names of such files end.
pub const ENDING: &str = "position";

/// The most bytes such a file may have. A full one has some ten thousand.
pub const LIMIT: u64 = 1 << 20;

const SECTIONS: [&str; 19] = [
    "title",
    "digest",
    "marines",
    "round",
    "turn",
    "figures",
    "open_doors",
    "locked_doors",
    "gone_doors",
    "revealed",
    "pieces",
    "tokens",
    "notes",
    "offers",
    "aims",
    "bans",
    "changes",
    "values",
    "cards",
];

/// What stands in the file of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PositionFile {
    /// The title of the mission it was made for.
    pub title: String,
    /// The fingerprint of that mission.
    pub digest: String,
    /// The position.
    pub position: Position,
}

/// Read a text: the position as far as it could be read, and what was wrong.
///
/// # Errors
/// With the number of the format, if that is newer than [`NEWEST`].
pub fn read(text: &str) -> Result<(PositionFile, Vec<Diagnostic>), u32> {
    let text = &one_line_end(text);
    let mut log = Log::new(text);
    let file = read_into(text, &mut log)?;
    Ok((file, log.in_order()))
}

fn read_into(written: &str, log: &mut Log<'_>) -> Result<PositionFile, u32> {
    let tree = tree::read(written);
    for fault in &tree.faults {
        log.say(log::BROKEN, fault.at, fault.message.clone(), text("fix-text"));
    }
    if let Some((at, _)) = tree.comments.first() {
        log.say(log::COMMENT, *at, text("position-comments"), None);
    }
    let mut file = PositionFile::default();
    let root = match &tree.root {
        Some(Node { value: Value::Group(group), .. }) => group,
        Some(node) => {
            log.say(log::BROKEN, node.at, text("position-none"), text("position-none-help"));
            return Ok(file);
        }
        None => return Ok(file),
    };
    match stated(root) {
        Some(newer) if newer > NEWEST => return Err(newer),
        Some(_) => {}
        None => {
            let message = text("no-format").with("format", NEWEST);
            log.say(log::NO_FORMAT, 0, message, text("no-format-help").with("format", NEWEST));
        }
    }
    each(root, &[], log, |field, log| section(field, &mut file, log));
    Ok(file)
}

fn section(field: &Field, file: &mut PositionFile, log: &mut Log<'_>) {
    let (node, it) = (&field.node, &mut file.position);
    match field.name.as_str() {
        "title" => one(node, "title", &mut file.title, log),
        "digest" => one(node, "digest", &mut file.digest, log),
        "marines" => one(node, "marines", &mut it.marines, log),
        "round" => one(node, "round", &mut it.round, log),
        "turn" => one(node, "turn", &mut it.turn, log),
        "figures" => entries(node, "figure", &mut it.figures, log),
        "open_doors" => one(node, "open_doors", &mut it.open_doors, log),
        "locked_doors" => one(node, "locked_doors", &mut it.locked_doors, log),
        "gone_doors" => one(node, "gone_doors", &mut it.gone_doors, log),
        "revealed" => one(node, "revealed", &mut it.revealed, log),
        "pieces" => entries(node, "piece", &mut it.pieces, log),
        "tokens" => entries(node, "token", &mut it.tokens, log),
        "notes" => entries(node, "note", &mut it.notes, log),
        "offers" => entries(node, "offer", &mut it.offers, log),
        "aims" => entries(node, "aim", &mut it.aims, log),
        "bans" => entries(node, "prohibition", &mut it.bans, log),
        "changes" => entries(node, "changed-number", &mut it.changes, log),
        "values" => one(node, "values", &mut it.values, log),
        "cards" => one(node, "cards", &mut it.cards, log),
        other => strange(other, field.at, nearest(other, SECTIONS.iter().copied()), log),
    }
}

fn entries<'n, T: Deserialize<'n>>(node: &'n Node, noun: &str, target: &mut Vec<T>, log: &mut Log<'_>) {
    let mut read: Vec<At<T>> = Vec::new();
    list(node, noun, &mut read, log);
    target.extend(read.into_iter().map(|entry| entry.it));
}

/// The canonical text of a position.
#[must_use]
pub fn write(file: &PositionFile) -> String {
    let (it, mut out) = (&file.position, Out::default());
    out.field("format", &NEWEST);
    out.field("title", &file.title);
    out.field("digest", &file.digest);
    out.field("marines", &it.marines);
    out.field("round", &it.round);
    out.full("turn", &it.turn, it.turn.is_none());
    out.lines("figures", it.figures.iter().map(one_line));
    out.full("open_doors", &it.open_doors, it.open_doors.is_empty());
    out.full("locked_doors", &it.locked_doors, it.locked_doors.is_empty());
    out.full("gone_doors", &it.gone_doors, it.gone_doors.is_empty());
    out.full("revealed", &it.revealed, it.revealed.is_empty());
    out.lines("pieces", it.pieces.iter().map(one_line));
    out.lines("tokens", it.tokens.iter().map(one_line));
    out.lines("notes", it.notes.iter().map(one_line));
    out.lines("offers", it.offers.iter().map(one_line));
    out.lines("aims", it.aims.iter().map(one_line));
    out.lines("bans", it.bans.iter().map(one_line));
    out.lines("changes", it.changes.iter().map(one_line));
    out.bracket("values", ("{", "}"), |out| {
        for (key, value) in &it.values {
            out.line(&one_line(key), &one_line(value));
        }
    });
    out.bracket("cards", ("{", "}"), |out| {
        for (place, cards) in &it.cards {
            out.line(&one_line(place), &one_line(cards));
        }
    });
    out.end()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::Place;
    use rule_system::position::{
        AimNow, BanNow, Change, Ends, Lasts, NearTo, Note, OfferNow, Often, PlacedFigure, PlacedPiece,
        PlacedToken, Said, ThingAt,
    };

    fn full() -> PositionFile {
        let (kind, at) = ("imp".to_owned(), Some((-3, 4)));
        let note = |name: &str, value| Note { script: 1, name: name.to_owned(), value };
        let offer = OfferNow {
            tag: "lever".to_owned(),
            label: "Pull \"it\"\n".to_owned(),
            near: NearTo::Token(("marker".to_owned(), "red".to_owned())),
            distance: 1,
            least: 0,
            cards: 1,
            points: 0,
            costs: [("oil".to_owned(), 2)].into(),
            limit: Often::Round,
            needs: Some((1, "armed".to_owned())),
            used: 128,
        };
        let position = Position {
            marines: 2,
            round: 3,
            turn: Some("alpha".to_owned()),
            figures: vec![
                PlacedFigure {
                    kind: "alpha".to_owned(),
                    number: Some(0),
                    fragged: true,
                    ..PlacedFigure::default()
                },
                PlacedFigure {
                    kind,
                    at,
                    turned: true,
                    damage: 2,
                    stunned: true,
                    done: true,
                    ..PlacedFigure::default()
                },
            ],
            open_doors: vec![0, 3],
            locked_doors: vec![1],
            gone_doors: vec![2, 3],
            revealed: vec![1],
            pieces: vec![PlacedPiece { kind: "portal".to_owned(), number: 1, up: true, gone: false }],
            tokens: vec![PlacedToken {
                kind: "weapon".to_owned(),
                sort: "chainsaw".to_owned(),
                at: (0, 7),
                progress: 2,
                taken: true,
            }],
            notes: vec![
                note("a", Said::Bool(true)),
                note("b", Said::Int(-7)),
                note("c", Said::Word("word".to_owned())),
                note("d", Said::Thing(ThingAt::Piece((1, 2)))),
                note("e", Said::Thing(ThingAt::Space((-1, 2)))),
            ],
            offers: vec![offer],
            aims: vec![AimNow::Survive, AimNow::Reach((NearTo::Thing(ThingAt::Door(2)), 3))],
            bans: vec![BanNow { what: 3, until: Ends::While(1) }],
            changes: vec![Change { what: 8, amount: -1, until: Lasts::Game }],
            values: [("frags".to_owned(), 2), ("imp.argent".to_owned(), 0)].into(),
            cards: [("alpha.hand".to_owned(), vec!["punch".to_owned(), "shot".to_owned()])].into(),
        };
        PositionFile { title: "A \"test\"".to_owned(), digest: "00ff".to_owned(), position }
    }

    #[test]
    fn a_position_is_read_as_it_was_written_byte_for_byte() {
        for file in [full(), PositionFile::default()] {
            let text = write(&file);
            let (read, problems) = read(&text).expect("our own format");
            assert_eq!(problems, []);
            assert_eq!(read, file);
            assert_eq!(write(&read), text);
        }
    }

    /// A change of the text, and a part of the report, which names its line.
    #[test]
    fn what_is_wrong_is_told_with_its_line_and_left_out() {
        let text = write(&full());
        for (from, to, told) in [
            (
                "    round: 3,",
                "    round: -3,",
                "`round` was left out: a whole number from 0 to 65535 is wanted here",
            ),
            ("    round: 3,", "    rond: 3,", "`rond` is not known here and was not read"),
            ("fragged: true", "fraged: true", "`fraged` is not known here and was not read"),
            ("kind: \"portal\"", "kind: 7", "this piece was left out"),
            ("\"frags\": 2", "\"frags\": \"two\"", "`values` was left out"),
            ("Int(-7)", "Ant(-7)", "this note was left out"),
        ] {
            assert!(text.contains(from), "{from}");
            let line = text[..text.find(from).unwrap_or(0)].lines().count().max(1) as u32;
            let (_, problems) = read(&text.replacen(from, to, 1)).expect("our own format");
            let [problem] = &problems[..] else { panic!("{to}: {problems:?}") };
            assert!(problem.message.contains(told), "{}", problem.message);
            let Some(Place::File { line: at, .. }) = problem.places.first() else { panic!("{problem:?}") };
            assert!(*at == line || *at == line + 1, "{to} is reported in line {at}, not in line {line}");
        }
    }

    #[test]
    fn a_newer_format_is_refused_and_a_missing_one_is_told() {
        assert_eq!(read("(format: 9, marines: 2)"), Err(9));
        let (file, problems) = read("(marines: 2)").expect("the first format");
        assert_eq!((file.position.marines, problems.len()), (2, 1));
        for broken in ["", "7", "(marines: 2", "(format: 1, marines: 2, 5)"] {
            let (_, problems) = read(broken).expect("no format is newer");
            assert!(!problems.is_empty(), "{broken}");
        }
    }
}
