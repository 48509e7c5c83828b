//! Forms of values of properties.

use super::{Form, Then, USUAL, plain};

pub(super) const FORMS: &[Form] = &[
    Form {
        name: "a property of type `string`, or of no type",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" value="yellow"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "value":"yellow"}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a text as content of `<property>`",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="string">yellow</property>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "the same beside an empty `value`",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" value="">yellow</property>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`color`, `file`",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="file" value="yellow"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"file", "value":"yellow"}"#,
        )]),
        then: Then::Read(USUAL),
        more: Some("as a text"),
        bytes: plain,
    },
    Form {
        name: "an enum stored as a string (`propertytype`)",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" propertytype="tier" value="yellow"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "propertytype":"tier", "value":"yellow"}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an enum stored as a number, where a word is wanted",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="int" propertytype="tier" value="1"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"int", "propertytype":"tier", "value":1}"#,
        )]),
        then: Then::LeftOut(
            "Small; 16A at 1,1 R0",
            r#"object 2 on layer "pieces" was left out: its doom_tier is missing or is none"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`class`, or a type that is not known",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="class" propertytype="tier"><properties><property name="a" value="yellow"/></properties></property>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"class", "propertytype":"tier", "value":{"a":"yellow"}}"#,
        )]),
        then: Then::LeftOut(
            "Small; 16A at 1,1 R0",
            r#"object 2 on layer "pieces" was left out: its doom_tier is missing or is none"#,
        ),
        more: Some("like a property that is not there"),
        bytes: plain,
    },
    Form {
        name: "`list` (since 1.12)",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="list"><item value="yellow"/></property>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"list", "value":[{"type":"string", "value":"yellow"}]}"#,
        )]),
        then: Then::LeftOut(
            "Small; 16A at 1,1 R0",
            r#"object 2 on layer "pieces" was left out: its doom_tier is missing or is none"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a property twice",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" value="red"/><property name="doom_tier" type="string" value="yellow"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"red"}, {"name":"doom_tier", "type":"string", "value":"yellow"}"#,
        )]),
        then: Then::Read(USUAL),
        more: Some("the last one"),
        bytes: plain,
    },
    Form {
        name: "a text with the numbers of its signs",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" value="y&#101;llow"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            "{\"name\":\"doom_tier\", \"type\":\"string\", \"value\":\"y\\u0065llow\"}",
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`int`, `object`",
        tmx: Some(&[(
            r#"<property name="doom_tile" type="int" value="16"/>"#,
            r#"<property name="doom_tile" type="object" value="16"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tile", "type":"int", "value":16}"#,
            r#"{"name":"doom_tile", "type":"object", "value":16}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a whole number as `float`, as `16.0` or `1.6e1`",
        tmx: Some(&[(
            r#"<property name="doom_tile" type="int" value="16"/>"#,
            r#"<property name="doom_tile" type="float" value="1.6e1"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tile", "type":"int", "value":16}"#,
            r#"{"name":"doom_tile", "type":"float", "value":1.6e1}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a whole number as `string`",
        tmx: Some(&[(
            r#"<property name="doom_tile" type="int" value="16"/>"#,
            r#"<property name="doom_tile" value="16"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tile", "type":"int", "value":16}"#,
            r#"{"name":"doom_tile", "type":"string", "value":"16"}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`int` with a text for a value",
        tmx: Some(&[(
            r#"<property name="doom_tile" type="int" value="16"/>"#,
            r#"<property name="doom_tile" type="int" value=" 16.0 "/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tile", "type":"int", "value":16}"#,
            r#"{"name":"doom_tile", "type":"int", "value":" 16.0 "}"#,
        )]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a number with a fraction",
        tmx: Some(&[(
            r#"<property name="doom_tile" type="int" value="16"/>"#,
            r#"<property name="doom_tile" type="float" value="16.5"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tile", "type":"int", "value":16}"#,
            r#"{"name":"doom_tile", "type":"float", "value":16.5}"#,
        )]),
        then: Then::LeftOut(
            "Small; yellow portal at 2,2",
            r#"object 1 on layer "tiles" was left out: its picture is not that of a tile"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a negative number",
        tmx: Some(&[(
            r#"<property name="doom_title" value="Small"/>"#,
            r#"<property name="doom_title" value="Small"/><property name="doom_column" type="int" value="-3"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_title", "type":"string", "value":"Small"}"#,
            r#"{"name":"doom_title", "type":"string", "value":"Small"}, {"name":"doom_column", "type":"int", "value":-3}"#,
        )]),
        then: Then::Read("Small; 16A at -2,1 R0; yellow portal at -1,2"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a number that is too large, or is none",
        tmx: Some(&[(
            r#"<property name="doom_title" value="Small"/>"#,
            r#"<property name="doom_title" value="Small"/><property name="doom_column" type="int" value="40000"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_title", "type":"string", "value":"Small"}"#,
            r#"{"name":"doom_title", "type":"string", "value":"Small"}, {"name":"doom_column", "type":"int", "value":40000}"#,
        )]),
        then: Then::LeftOut(
            USUAL,
            "the map's property doom_column was left out: a whole number from -32768 to 32767 is wanted there",
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`bool`",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="string" value="yellow"/><property name="doom_face_up" type="bool" value="true"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}, {"name":"doom_face_up", "type":"bool", "value":true}"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal, up at 2,2"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`bool` as `1` or `0`",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="string" value="yellow"/><property name="doom_face_up" type="bool" value="1"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}, {"name":"doom_face_up", "type":"bool", "value":1}"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal, up at 2,2"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`true` or `false` as `string`",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="string" value="yellow"/><property name="doom_face_up" value="true"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}, {"name":"doom_face_up", "type":"string", "value":"true"}"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal, up at 2,2"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a value that is missing or empty",
        tmx: Some(&[(
            r#"<property name="doom_tier" type="string" value="yellow"/>"#,
            r#"<property name="doom_tier" type="string" value="yellow"/><property name="doom_face_up" type="bool"/>"#,
        )]),
        tmj: Some(&[(
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}"#,
            r#"{"name":"doom_tier", "type":"string", "value":"yellow"}, {"name":"doom_face_up", "type":"bool"}"#,
        )]),
        then: Then::Read(USUAL),
        more: Some("`false`, 0 or an empty text, as Tiled has it"),
        bytes: plain,
    },
    Form {
        name: "properties by name and tiles by number (JSON before 1.2)",
        tmx: Some(&[]),
        tmj: Some(&[
            (
                r#""properties":[{"name":"doom_title", "type":"string", "value":"Small"}],"#,
                r#""properties":{"doom_title":"Small"}, "propertytypes":{"doom_title":"string"},"#,
            ),
            (
                r#""properties":[{"name":"doom_tier", "type":"string", "value":"yellow"}]"#,
                r#""properties":{"doom_tier":"yellow"}"#,
            ),
            (
                "\"tiles\":[\n   {\"id\":0,\n    \"properties\":[\n     {\"name\":\"doom_face\", \"type\":\"string\", \"value\":\"A\"},\n     {\"name\":\"doom_tile\", \"type\":\"int\", \"value\":16}],\n    \"image\":\"16A.png\", \"imagewidth\":432, \"imageheight\":432}]\n",
                "\"tiles\":{\"0\":{\"image\":\"16A.png\", \"imagewidth\":432, \"imageheight\":432}},\n  \"tileproperties\":{\"0\":{\"doom_face\":\"A\", \"doom_tile\":16}},\n  \"tilepropertytypes\":{\"0\":{\"doom_face\":\"string\", \"doom_tile\":\"int\"}}\n",
            ),
        ]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
];
