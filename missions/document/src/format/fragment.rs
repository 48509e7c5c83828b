//! Parts of missions as text: single edits on one line for journals, pieces of a map for the clipboard.
//! Both use the shapes of the mission's own file; others decide what is done with them.

use super::current::{self, Written};
use super::log::{self, Log};
use super::tree::{Group, Node, Value};
use super::v1;
use super::v3::File;
use super::{LIMIT_MISSION, NEWEST, read, tree, write};
use crate::diagnostic::{Diagnostic, Place};
use crate::edit::Edit;
use crate::mission::Mission;
use crate::words::text;
use serde::{Deserialize, Serialize};

/// An edit as journals write it, inside whatever they write.
#[derive(Clone, Debug, PartialEq)]
pub struct Line(
    /// The edit.
    pub Edit,
);

impl Serialize for Line {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written::of(&self.0).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Line {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <Written>::deserialize(deserializer)?.edit().map(Self).map_err(serde::de::Error::custom)
    }
}

/// An edit as journals had it when missions were of format 1.
#[derive(Clone, Debug, PartialEq)]
pub struct LineOf1(
    /// The edit.
    pub Edit,
);

impl<'de> Deserialize<'de> for LineOf1 {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        v1::line::Old::deserialize(deserializer)?.edit().map(Self).map_err(serde::de::Error::custom)
    }
}

impl From<Line> for Edit {
    fn from(line: Line) -> Self {
        line.0
    }
}

impl From<LineOf1> for Edit {
    fn from(line: LineOf1) -> Self {
        line.0
    }
}

/// The field by which pieces of a map are known, and what it says.
const MARK: (&str, &str) = ("hellwright", "pieces");

/// The tiles, things and regions of a mission as text.
pub(crate) fn write_pieces(mission: &Mission) -> String {
    let file = current::file(mission);
    let file = File {
        tiles: file.tiles,
        doors: file.doors,
        pieces: file.pieces,
        starts: file.starts,
        figures: file.figures,
        labels: file.labels,
        regions: file.regions,
        rules: file.rules,
        ..File::default()
    };
    write::pieces(MARK, &file)
}

/// Pieces of a map as a mission that has nothing else.
///
/// # Errors
/// With a sentence for people when the text is anything else, or when anything in it is wrong: who pastes wants all of it.
pub(crate) fn read_pieces(pasted: &str) -> Result<Mission, String> {
    if pasted.len() as u64 > LIMIT_MISSION {
        return Err(text("fragment-large").with("limit", LIMIT_MISSION >> 10).to_string());
    }
    let pasted = &super::one_line_end(pasted);
    let tree = tree::read(pasted);
    let root = match &tree.root {
        Some(Node { value: Value::Group(group), .. }) if is_pieces(group) => group,
        _ => {
            return Err(text("fragment-other").with("field", MARK.0).with("word", MARK.1).to_string());
        }
    };
    let mut log = Log::new(pasted);
    let file = read::part(&tree, root, &[MARK.0], &mut log)
        .map_err(|newer| text("fragment-newer").with("format", newer.0).with("newest", NEWEST).to_string())?;
    let mission = current::mission(file, &mut log);
    match log.in_order().iter().find(|problem| log::loses(problem)) {
        Some(problem) => Err(told(problem)),
        None => Ok(mission),
    }
}

fn is_pieces(group: &Group) -> bool {
    let says = |value: &Value| matches!(value, Value::Text(text) if text == MARK.1);
    group.fields.iter().any(|field| field.name == MARK.0 && says(&field.node.value))
}

fn told(problem: &Diagnostic) -> String {
    match problem.places.first() {
        Some(Place::File { line, column }) => {
            let at = text("fragment-at").with("line", *line).with("column", *column);
            at.with("problem", problem.message.clone()).to_string()
        }
        _ => problem.message.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::format::tests::any::any_edit;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn an_edit_is_one_line_and_comes_back(edit in any_edit()) {
            let text = ron::to_string(&Line(edit.clone())).expect("writes");
            prop_assert!(!text.contains(['\n', '\r']), "{}", text);
            let back: Line = ron::from_str(&text).map_err(|e| TestCaseError::fail(format!("{e}\n{text}")))?;
            prop_assert_eq!(back.0, edit);
        }
    }

    #[test]
    fn an_edit_that_cannot_be_is_refused() {
        for text in [
            "NoTile(0)",
            "NoThing(4000000000)",
            "Tile((id:1,tile:1,side:A,at:(0,0),turn:45))",
            "Thing(Start((at:(1,1))))",
            "Everything",
            "Thing(Portal((id:1,at:(1,1),tier:Blue,face:Up)))",
        ] {
            assert!(ron::from_str::<Line>(text).is_err(), "{text}");
        }
    }

    #[test]
    fn lines_of_format_1_are_those_of_today() {
        for (old, new) in [
            (
                r#"Thing(Portal((id:7,name:"p",at:(1,-1),tier:Red,face:Up)))"#,
                r#"Thing(Piece((id:7,name:"p",kind:"portal",sort:"red",up:true,at:(1,-1))))"#,
            ),
            (
                "Thing(Teleporter((id:7,at:(1,1),active:true)))",
                r#"Thing(Piece((id:7,kind:"teleporter",up:true,at:(1,1))))"#,
            ),
            (
                "Thing(Token((id:7,at:(1,1),kind:HealthPack)))",
                r#"Thing(Piece((id:7,kind:"health-pack",at:(1,1))))"#,
            ),
            (
                r#"Thing(Token((id:7,at:(1,1),kind:Weapon("bfg"))))"#,
                r#"Thing(Piece((id:7,kind:"weapon",sort:"bfg",at:(1,1))))"#,
            ),
            ("Thing(Door((id:7,at:(1,1),edge:West)))", "Thing(Door((id:7,at:(1,1),edge:West)))"),
            ("Thing(Start((id:7,at:(1,1))))", "Thing(Start((id:7,at:(1,1))))"),
            (
                r#"Settings((marines:[1],frag_limits:{1:2},loadouts:[(marine:"alpha",weapons:["a"])],invasion:"x",event_sets:["y"],seeds:[3]))"#,
                r#"Settings((marines:[1],seeds:[3],own:{"event_sets":["y"],"frag_limits":{1:2},"invasion":"x","loadouts":[{"marine":"alpha","weapons":["a"]}]}))"#,
            ),
            ("NoThing(7)", "NoThing(7)"),
        ] {
            let then: LineOf1 = ron::from_str(old).expect("format 1");
            let now: Line = ron::from_str(new).expect("format 2");
            assert_eq!(then.0, now.0);
            assert_eq!(ron::to_string(&now).expect("writes"), new);
        }
    }
}
