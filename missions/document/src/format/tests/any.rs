//! Edits at random, of every kind and as strange as they come. The tests of other crates take this file by its path, so it
//! names the document as they do.

use missions_document::content::ContentFile;
use missions_document::edit::Edit;
use missions_document::id::{Id, Name, ScriptName};
use missions_document::intent::{Games, Intent, Measure};
use missions_document::mission::{Card, Info, Mute, Parameter, Role, RulesId, Settings};
use missions_document::thing::{Door, Figure, Label, Piece, Region, Start, Thing, ThingKind};
use missions_document::translation::{Tag, TextOf, Translation};
use proptest::prelude::*;
use rule_system::piece::Sorts;
use rule_system::setting::{self, Form, Own, Setting, Value};
use tiles::{Cell, Edge, Face, Placement, TileNumber, Turn};

fn any_cell() -> impl Strategy<Value = Cell> {
    prop_oneof![
        9 => (-40..40i16, -40..40i16).prop_map(|(x, y)| Cell::new(x, y)),
        1 => (any::<i16>(), any::<i16>()).prop_map(|(x, y)| Cell::new(x, y)),
    ]
}

/// Texts with quotes, hashes, line ends and control characters in them.
pub(crate) fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![3 => "[a-z ]{0,12}", 1 => "[a-c\"#\\\\\n\t\r\u{7}'é🔥]{0,12}"]
}

fn any_name() -> impl Strategy<Value = Option<Name>> {
    prop_oneof![2 => Just(None), 2 => "[a-z_]{1,8}".prop_map(|n| Some(Name::new(n))),
        1 => any_text().prop_filter("not empty", |t| !t.is_empty()).prop_map(|n| Some(Name::new(n)))]
}

fn any_thing() -> impl Strategy<Value = Thing> {
    let kind =
        prop_oneof![
            (any_cell(), any::<bool>(), prop_oneof![3 => Just(String::new()), 1 => any_text()])
                .prop_map(|(cell, west, kind)| ThingKind::Door(Door { at: Edge { cell, west }, kind })),
            any_piece().prop_map(ThingKind::Piece),
            any_cell().prop_map(|at| ThingKind::Start(Start { at })),
            (any_cell(), any_text(), any::<bool>())
                .prop_map(|(at, kind, turned)| ThingKind::Figure(Figure { at, kind, turned })),
            (any_cell(), any_text()).prop_map(|(at, text)| ThingKind::Label(Label { at, text })),
        ];
    (any_name(), kind, any_fields()).prop_map(|(name, kind, fields)| {
        let has_none = matches!(kind, ThingKind::Label(_));
        Thing { name, kind, fields: if has_none { Own::new() } else { fields } }
    })
}

/// Values of things, whatever the rules say of them.
fn any_fields() -> impl Strategy<Value = Own> {
    let forms =
        [Form::Number, Form::Yes, Form::Text, Form::Thing, Form::Chart, Form::Words, Form::PerMarines];
    let value = (0..forms.len()).prop_flat_map(move |n| any_value(forms[n]));
    let full = proptest::collection::btree_map("[a-z_]{1,8}", value, 1..4).prop_map(|mut own: Own| {
        own.retain(|_, value| !value.is_empty());
        own
    });
    prop_oneof![3 => Just(Own::new()), 1 => full]
}

/// A piece of any kind there is.
fn any_piece() -> impl Strategy<Value = Piece> {
    let kinds = missions_document::Mission::starter().system().pieces();
    (0..kinds.len(), any_cell(), 0..9usize, any_text(), any::<bool>()).prop_map(
        move |(n, at, nth, text, up)| {
            let kind = &kinds[n];
            let sort = match kind.sorts {
                Sorts::One => String::new(),
                Sorts::Few { words, .. } => words[nth % words.len()].to_owned(),
                Sorts::Card { .. } | Sorts::Word { .. } => text,
            };
            Piece { sort, ..Piece::new(kind.id, at) }.facing(up && kind.sides.is_some())
        },
    )
}

/// Settings of a rule system's own.
fn any_own(settings: &'static [Setting]) -> BoxedStrategy<Own> {
    settings.iter().fold(Just(Own::new()).boxed(), |own, setting| {
        let more = (own, any_value(setting.form)).prop_map(|(mut own, value)| {
            setting::set(&mut own, setting.id, value);
            own
        });
        more.boxed()
    })
}

fn any_value(form: Form) -> BoxedStrategy<Value> {
    match form {
        Form::Word => any_text().prop_map(Value::Word).boxed(),
        Form::Words => proptest::collection::vec(any_text(), 0..4).prop_map(Value::Words).boxed(),
        Form::PerMarines => {
            proptest::collection::btree_map(0..9u8, any::<u8>(), 0..4).prop_map(Value::PerMarines).boxed()
        }
        Form::Seats(fields) => {
            proptest::collection::vec(any_own(fields), 0..4).prop_map(Value::Seats).boxed()
        }
        Form::Number => any::<i32>().prop_map(Value::Number).boxed(),
        Form::Yes => any::<bool>().prop_map(Value::Yes).boxed(),
        Form::Text => any_text().prop_map(Value::Word).boxed(),
        Form::Thing => any::<u32>().prop_map(Value::Thing).boxed(),
        Form::Chart => {
            proptest::collection::btree_map(any::<u8>(), any_text(), 0..4).prop_map(Value::Chart).boxed()
        }
    }
}

/// One of the seven files of cards of the 2016 game.
fn file(number: usize) -> ContentFile {
    ContentFile::all().nth(number).expect("seven files")
}

/// Cards that can be played, torn ones, and scribble.
fn any_cards() -> impl Strategy<Value = String> {
    let template = (0..7usize).prop_map(|n| file(n).template().to_owned());
    let torn =
        (0..7usize, 0..900usize).prop_map(|(n, at)| file(n).template().chars().take(at).collect::<String>());
    prop_oneof![template, torn, any_text()]
}

/// Intents, sensible or not.
fn any_intent() -> impl Strategy<Value = Intent> {
    let what = prop_oneof![
        Just(Measure::MarinesWin),
        Just(Measure::Rounds),
        any::<u32>().prop_map(|id| Measure::Used(Id(id))),
        any_text().prop_map(Measure::Taken),
    ];
    let of = prop_oneof![Just(Games::All), Just(Games::MarinesWin), Just(Games::InvaderWin)];
    let marines = proptest::collection::btree_set(any::<u8>(), 0..4);
    (what, any::<Option<u16>>(), any::<Option<u16>>(), marines, of, any_text())
        .prop_map(|(what, from, to, marines, of, bots)| Intent { what, from, to, marines, of, bots })
}

/// A text of a mission that may be there, and a language.
fn any_text_of() -> impl Strategy<Value = (Tag, TextOf)> {
    let tag = "[a-z]{2}(-[A-Z]{2})?".prop_map(|tag| Tag::of(&tag).expect("a tag"));
    let of = prop_oneof![
        Just(TextOf::Title),
        Just(TextOf::Summary),
        Just(TextOf::Briefing),
        Just(TextOf::Victory),
        Just(TextOf::Defeat),
        any_text().prop_map(|name| TextOf::Card(ScriptName::new(name))),
        any::<u32>().prop_map(|id| TextOf::Label(Id(id))),
        (any::<u32>(), any_text()).prop_map(|(id, name)| TextOf::Value(Id(id), name)),
    ];
    (tag, of)
}

/// Any edit at all, on numbers that meet those of the starter.
pub(crate) fn any_edit() -> impl Strategy<Value = Edit> {
    let tile = (1..20u8, any::<bool>(), any_cell(), 0..4usize).prop_map(|(tile, b, at, turn)| Placement {
        tile: TileNumber(tile),
        face: if b { Face::B } else { Face::A },
        at,
        turn: Turn::ALL[turn],
    });
    let script = || "[a-z]{1,3}".prop_map(|stem| ScriptName::new(format!("{stem}.rhai")));
    let parameter = prop_oneof![
        any::<i64>().prop_map(Parameter::Int),
        any::<bool>().prop_map(Parameter::Bool),
        any_text().prop_map(Parameter::Text),
    ];
    let role = prop_oneof![Just(Role::OBJECTIVE), Just(Role::new("threat")), Just(Role::SPECIAL)];
    let card =
        (role, script(), proptest::collection::btree_map(any_text().prop_map(Name::new), parameter, 0..3))
            .prop_map(|(role, script, parameters)| Card { role, script, parameters });
    let texts = proptest::collection::vec(any_text(), 8);
    let info = texts.prop_map(|mut t| {
        let mut next = || t.pop().unwrap_or_default();
        Info {
            title: next(),
            author: next(),
            licence: next(),
            summary: next(),
            briefing: next(),
            victory: next(),
            defeat: next(),
            notes: next(),
        }
    });
    let settings = (
        proptest::collection::btree_set(0..9u8, 0..4),
        proptest::collection::vec(any::<u64>(), 0..2),
        any_own(missions_document::Mission::starter().system().settings()),
    )
        .prop_map(|(marines, seeds, own)| Settings { marines, seeds, own });
    let area = prop_oneof![3 => Just(false), 1 => Just(true)];
    let region = (any_name(), area, proptest::collection::btree_set(any_cell(), 0..5), any_fields())
        .prop_map(|(name, area, cells, fields)| Region { name, area, cells, fields });
    // Tiles, things and regions have numbers of their own.
    prop_oneof![
        4 => (1..9u32, proptest::option::weighted(0.8, tile), any_fields()).prop_map(|(id, t, fields)| match t {
            Some(tile) => Edit::tile(Id(id), tile, fields),
            None => Edit::Tile(Id(id), None),
        }),
        8 => (10..30u32, proptest::option::weighted(0.8, any_thing())).prop_map(|(id, t)| Edit::Thing(Id(id), t)),
        2 => (30..34u32, proptest::option::weighted(0.8, region)).prop_map(|(id, r)| Edit::Region(Id(id), r)),
        1 => (script(), proptest::option::weighted(0.7, any_text())).prop_map(|(n, t)| Edit::Script(n, t)),
        1 => (1..9u8, proptest::option::weighted(0.7, any_text())).prop_map(|(n, t)| Edit::Sheet(TileNumber(n), t)),
        1 => (0..7usize, proptest::option::weighted(0.7, any_cards()))
            .prop_map(|(n, t)| Edit::Content(file(n), t)),
        1 => proptest::collection::vec(card, 0..3).prop_map(Edit::Cards),
        1 => info.prop_map(|i| Edit::Info(Box::new(i))),
        1 => settings.prop_map(|s| Edit::Settings(Box::new(s))),
        1 => "[a-z0-9-]{1,8}".prop_map(|r| Edit::Rules(RulesId(r))),
        1 => proptest::collection::vec(any_intent(), 0..3).prop_map(Edit::Intents),
        1 => ("[MCS][0-9]{3}", proptest::option::of((1..40u32).prop_map(Id)), proptest::option::weighted(0.7, any_text()))
            .prop_map(|(code, about, reason)| Edit::Mute(Mute { code, about }, reason)),
        1 => (any_text_of(), proptest::option::weighted(0.8, (any_text(), any_text())))
            .prop_map(|((tag, of), said)| Edit::Translation(tag, of, said.map(|(was, text)| Translation { was, text }))),
    ]
}
