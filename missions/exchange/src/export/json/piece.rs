//! What stands on the board at the start: starts, pieces of the rule system's own, tokens, figures, words and regions, each with its
//! number in the mission, its number in games and its place. The board has the doors.

use super::board::At;
use super::chosen::OfThing;
use super::shape::{self, Fields, Shapes};
use crate::kinds;
use missions_document::id::Id;
use missions_document::layout::Layout;
use missions_document::mission::{Mission, Named};
use missions_document::seen::Seen;
use missions_document::thing::{Piece, Thing, ThingKind};
use missions_play::setup;
use rule_system::piece::{PieceKind, Role, Sorts};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Serialize, Serializer};
use serde_json::Value;
use std::borrow::Cow;

/// Everything on the board but doors, each kind in the order of its numbers.
#[derive(Default, Serialize, JsonSchema)]
pub(super) struct Pieces {
    /// Where marines start, in order of preference.
    starts: Vec<Start>,
    #[serde(flatten)]
    own: Own,
    tokens: Vec<Token>,
    /// Demons that stand on the board from the start.
    figures: Vec<Figure>,
    /// Words on the map for people.
    labels: Vec<Label>,
    regions: Vec<Region>,
}

#[derive(Serialize, JsonSchema)]
struct Start {
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
    /// The values that the rules give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<OfThing>,
}

/// Pieces of a rule system's own, in a list for each kind.
#[derive(Default, Serialize)]
#[serde(transparent)]
struct Own(Fields<Vec<Lying>>);

/// A piece of a rule system's own as it lies.
#[derive(Serialize)]
struct Lying {
    #[serde(flatten)]
    piece: Placed,
    /// Of which sort it is and which side is up, as far as its kind has such.
    #[serde(flatten)]
    lies: Fields<Value>,
    #[serde(flatten)]
    more: More,
}

/// What only some rules have.
#[derive(Default, Serialize, JsonSchema)]
struct More {
    /// It is turned by a quarter; of pieces that cover more than one space.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    turned: bool,
    /// The spaces it covers, if it covers more than one.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schemars(default)]
    spaces: Vec<u16>,
    /// The values that the rules give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<OfThing>,
}

#[derive(Serialize, JsonSchema)]
struct Placed {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
}

impl JsonSchema for Own {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "OwnPieces".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let placed = Placed::json_schema(generator);
        let more = More::json_schema(generator);
        shape::of_all(|system| {
            let list = |kind: &'static PieceKind| {
                let mut piece = placed.clone();
                shape::add(&mut piece, asked(kind));
                shape::join(&mut piece, &more);
                shape::title(&mut piece, &[kind.id]);
                (kinds::list(kind), json_schema!({ "type": "array", "items": piece }))
            };
            system.own_pieces().into_iter().map(list).collect()
        })
    }
}

/// The shapes of what is asked of a piece.
fn asked(kind: &PieceKind) -> Shapes {
    let mut fields = Shapes::new();
    if let Some(asked) = kind.sort_asked() {
        let mut sort = match kind.sorts {
            Sorts::Few { words, .. } => shape::word(words.iter().copied()),
            _ => json_schema!({ "type": "string" }),
        };
        let _ = sort.insert("description".to_owned(), format!("Of which sort the {} is.", kind.noun).into());
        fields.push((asked.to_owned(), sort));
    }
    if let Some(sides) = kind.sides {
        let about = format!("It starts {}.", sides.up);
        let side = json_schema!({ "description": about, "type": "boolean" });
        fields.push((sides.asked.to_owned(), side));
    }
    fields
}

/// What is asked of a piece. A piece of an unknown sort has the usual one, as in games.
fn lies(kind: &PieceKind, piece: &Piece) -> Fields<Value> {
    let sort = match kind.sorts {
        Sorts::Few { .. } => kind.word(kind.number(&piece.sort).unwrap_or(0)),
        _ => &piece.sort,
    };
    let sort = kind.sort_asked().map(|asked| (asked.to_owned(), sort.into()));
    let side = kind.sides.map(|sides| (sides.asked.to_owned(), piece.up.into()));
    Fields(sort.into_iter().chain(side).collect())
}

#[derive(Serialize, JsonSchema)]
struct Token {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    at: At,
    kind: Sort,
    /// The stable name of the card it stands for, or the marker's word; null where all of a kind are alike.
    what: Option<String>,
    #[serde(flatten)]
    more: More,
}

/// What a token is: its kind.
#[derive(Clone, Copy)]
pub(crate) struct Sort(&'static PieceKind);

impl Sort {
    /// What pieces of a kind are as tokens; `None` for those that are none.
    pub(crate) fn of(kind: &'static PieceKind) -> Option<Self> {
        kind.is_token().then_some(Self(kind))
    }

    /// As it is written.
    pub(super) const fn word(self) -> &'static str {
        self.0.id
    }

    /// Is it a word that scripts know?
    pub(super) fn is_marker(self) -> bool {
        self.0.role == Role::Marker
    }
}

impl Serialize for Sort {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}

impl JsonSchema for Sort {
    fn schema_name() -> Cow<'static, str> {
        "TokenKind".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let kinds = systems::all().flat_map(<dyn rule_system::RuleSystem>::pieces);
        let mut shape = shape::word(kinds.filter(|kind| kind.is_token()).map(|kind| kind.id));
        let _ = shape.insert("description".to_owned(), "What a token is.".into());
        shape
    }
}

#[derive(Serialize, JsonSchema)]
struct Figure {
    /// Its place among the demons of the start: in games its number is this and the number of marines. Null for one that is
    /// left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    /// The north-western square of its base.
    at: At,
    /// Stable name of its kind.
    kind: String,
    /// Its base is turned by a quarter.
    turned: bool,
    /// Columns of its base as it stands.
    #[schemars(range(min = 1))]
    width: u8,
    /// Rows of its base as it stands.
    #[schemars(range(min = 1))]
    height: u8,
    /// The values that the rules give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<OfThing>,
}

#[derive(Serialize, JsonSchema)]
struct Label {
    /// Its number in the mission.
    id: u32,
    at: At,
    text: String,
}

#[derive(Serialize, JsonSchema)]
struct Region {
    /// Its number in games; null for one that is left out of them.
    index: Option<u8>,
    /// Its number in the mission.
    id: u32,
    /// What scripts call it.
    name: Option<String>,
    /// It is an area: not on the table until it is revealed.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schemars(default)]
    area: bool,
    /// Its spaces.
    spaces: Vec<u16>,
    /// The values that the rules give it.
    #[serde(skip_serializing_if = "Option::is_none")]
    fields: Option<OfThing>,
}

impl Pieces {
    pub(super) fn of(seen: &Seen) -> Self {
        let (mission, layout): (&Mission, _) = (seen, seen.layout());
        // Without marines the demons of the start count from nought. Numbers are those of the whole mission.
        let whole = seen.whole();
        let (_, numbers) = setup::table(whole, seen.whole_layout(), &**whole.content(), &[]);
        let index = |named| numbers.things.get(&named).and_then(|thing| number(*thing));
        let lists = mission.system().own_pieces().into_iter().map(|kind| (kinds::list(kind), Vec::new()));
        let mut pieces = Self { own: Own(Fields(lists.collect())), ..Self::default() };
        for (id, thing) in mission.things() {
            pieces.add(mission, layout, *id, thing, index(Named::Thing(*id)));
        }
        for (id, region) in mission.regions() {
            pieces.regions.push(Region {
                index: index(Named::Region(*id)),
                id: id.0,
                name: region.name.as_ref().map(ToString::to_string),
                area: region.area,
                spaces: region.cells.iter().filter_map(|cell| Some(layout.space(*cell)?.0)).collect(),
                fields: OfThing::of(&region.fields, region.rows(mission.system())),
            });
        }
        for region in &mut pieces.regions {
            region.spaces.sort_unstable();
        }
        pieces
    }

    fn add(&mut self, mission: &Mission, layout: &Layout, id: Id, thing: &Thing, index: Option<u8>) {
        let name = thing.name.as_ref().map(ToString::to_string);
        let (id, at) = (id.0, At::of(layout, thing.at()));
        let fields = OfThing::of(&thing.fields, thing.rows(mission.system()));
        match &thing.kind {
            ThingKind::Door(_) => {}
            ThingKind::Piece(it) => {
                let Some(kind) = mission.system().piece(&it.kind) else { return };
                let mut more = More { turned: it.turned, fields, ..More::default() };
                if kind.base.is_large() {
                    let cells = it.cells(mission.system());
                    more.spaces = cells.iter().filter_map(|cell| Some(layout.space(*cell)?.0)).collect();
                }
                if let Some(sort) = Sort::of(kind) {
                    let what = kind.sort_asked().map(|_| it.sort.clone());
                    self.tokens.push(Token { index, id, name, at, kind: sort, what, more });
                } else if let Some((_, list)) =
                    self.own.0.0.iter_mut().find(|(of, _)| *of == kinds::list(kind))
                {
                    let (piece, lies) = (Placed { index, id, name, at }, lies(kind, it));
                    list.push(Lying { piece, lies, more });
                }
            }
            ThingKind::Start(_) => self.starts.push(Start { id, name, at, fields }),
            ThingKind::Figure(it) => {
                let (width, height) = it.pose().size(mission.base(thing));
                let (kind, turned) = (it.kind.clone(), it.turned);
                self.figures.push(Figure { index, id, name, at, kind, turned, width, height, fields });
            }
            ThingKind::Label(it) => self.labels.push(Label { id, at, text: it.text.clone() }),
        }
    }
}

const fn number(thing: engine::Thing) -> Option<u8> {
    match thing {
        engine::Thing::Piece(it) => Some(it.number),
        engine::Thing::Token(it) => Some(it.0),
        engine::Thing::Figure(it) => Some(it.0),
        engine::Thing::Region(it) => Some(it.0),
        engine::Thing::Door(_) | engine::Thing::Space(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ::words::Phrase;
    use engine::world::PieceClass;
    use rule_system::piece::{Brings, Sides};
    use tiles::{Cell, Footprint};

    /// Kinds that no game here has.
    const CHEST: PieceKind = PieceKind {
        id: "chest",
        noun: Phrase::verbatim("supply chest"),
        many: Phrase::verbatim("supply chests"),
        list: "supply_chests",
        title: Phrase::verbatim("Chest"),
        role: Role::Piece(PieceClass(2)),
        sorts: Sorts::Card { asked: "holds" },
        base: Footprint::ONE,
        sides: None,
        letters: &[('c', 'c')],
        look: |_| Vec::new(),
        brings: Brings::Nobody,
        links: false,
        idle: None,
    };
    const LEVER: PieceKind = PieceKind {
        id: "lever",
        sorts: Sorts::Few { asked: "way", words: &["north", "south"] },
        sides: Some(Sides {
            asked: "on",
            up: Phrase::verbatim("on"),
            down: Phrase::verbatim("off"),
            usual: false,
            switch: true,
        }),
        ..CHEST
    };

    #[test]
    fn pieces_of_any_rules_are_told_by_their_rows() {
        let (chest, lever) = (Piece::new("chest", Cell::new(0, 0)), Piece::new("lever", Cell::new(0, 0)));
        let told = |fields: Fields<Value>| serde_json::to_string(&fields).expect("JSON");
        assert_eq!(told(lies(&CHEST, &chest.of("orb"))), r#"{"holds":"orb"}"#);
        let lever = lever.facing(true);
        assert_eq!(told(lies(&LEVER, &lever.clone().of("south"))), r#"{"way":"south","on":true}"#);
        assert_eq!(told(lies(&LEVER, &lever.of("east"))), r#"{"way":"north","on":true}"#);
        assert_eq!(kinds::list(&CHEST), "supply_chests");
        let shapes: Vec<String> = asked(&LEVER).into_iter().map(|(name, _)| name).collect();
        assert_eq!(shapes, ["way", "on"]);
    }
}
