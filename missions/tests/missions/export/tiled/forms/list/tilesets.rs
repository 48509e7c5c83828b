//! Forms of tilesets and their tiles.

use super::{Form, Then, USUAL, plain};

pub(super) const FORMS: &[Form] = &[
    Form {
        name: "`objectalignment`",
        tmx: Some(&[
            (r#"tilecount="1" columns="0""#, r#"tilecount="1" columns="0" objectalignment="topleft""#),
            (r#"y="504""#, r#"y="72""#),
        ]),
        tmj: Some(&[
            (r#""tilecount":1, "columns":0"#, r#""tilecount":1, "columns":0, "objectalignment":"topleft""#),
            (r#""y":504"#, r#""y":72"#),
        ]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`tileoffset`",
        tmx: Some(&[
            (r#"columns="0">"#, r#"columns="0"><tileoffset x="72" y="0"/>"#),
            (r#"x="72" y="504""#, r#"x="0" y="504""#),
        ]),
        tmj: Some(&[
            (r#""tilecount":1, "columns":0"#, r#""tilecount":1, "columns":0, "tileoffset":{"x":72, "y":0}"#),
            (r#""x":72, "y":504"#, r#""x":0, "y":504"#),
        ]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a part of a picture (since 1.9)",
        tmx: Some(&[
            (r#"<tile id="0">"#, r#"<tile id="0" x="0" y="0" width="432" height="432">"#),
            (r#"<image width="432""#, r#"<image width="864""#),
        ]),
        tmj: Some(&[
            (r#"{"id":0,"#, r#"{"id":0, "x":0, "y":0, "width":432, "height":432,"#),
            (r#""imagewidth":432"#, r#""imagewidth":864"#),
        ]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "one picture for all tiles",
        tmx: Some(&[
            (r#"columns="0">"#, r#"columns="1"><image source="all.png" width="864" height="864"/>"#),
            ("   <image width=\"432\" height=\"432\" source=\"16A.png\"/>\n", ""),
        ]),
        tmj: Some(&[
            (r#""columns":0"#, r#""columns":1, "image":"all.png", "imagewidth":864, "imageheight":864"#),
            (",\n    \"image\":\"16A.png\", \"imagewidth\":432, \"imageheight\":432", ""),
        ]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a picture without a size",
        tmx: Some(&[(r#"<image width="432" height="432" "#, "<image ")]),
        tmj: Some(&[(r#", "imagewidth":432, "imageheight":432"#, "")]),
        then: Then::Read(USUAL),
        more: Some("as large as the tile of the box"),
        bytes: plain,
    },
    Form {
        name: "a tileset in a file of its own (`.tsx`, `.tsj`)",
        tmx: Some(&[(
            " <tileset firstgid=\"1\" name=\"tiles\" tilewidth=\"432\" tileheight=\"432\" tilecount=\"1\" columns=\"0\">\n  <tile id=\"0\">\n   <properties>\n    <property name=\"doom_face\" value=\"A\"/>\n    <property name=\"doom_tile\" type=\"int\" value=\"16\"/>\n   </properties>\n   <image width=\"432\" height=\"432\" source=\"16A.png\"/>\n  </tile>\n </tileset>\n",
            " <tileset firstgid=\"1\" source=\"box.tsx\"/>\n",
        )]),
        tmj: Some(&[(
            "{\"firstgid\":1, \"name\":\"tiles\", \"tilewidth\":432, \"tileheight\":432, \"tilecount\":1, \"columns\":0,\n  \"tiles\":[\n   {\"id\":0,\n    \"properties\":[\n     {\"name\":\"doom_face\", \"type\":\"string\", \"value\":\"A\"},\n     {\"name\":\"doom_tile\", \"type\":\"int\", \"value\":16}],\n    \"image\":\"16A.png\", \"imagewidth\":432, \"imageheight\":432}]\n }",
            r#"{"firstgid":1, "source":"box.tsx"}"#,
        )]),
        then: Then::LeftOut(
            "Small; yellow portal at 2,2",
            "1 tiles were left out: their pictures are in box.tsx",
        ),
        more: Some("embed it in the map"),
        bytes: plain,
    },
    Form {
        name: "the type of a tile, animations, shapes for collisions, Wang sets, transformations",
        tmx: Some(&[
            (
                r#"<tile id="0">"#,
                r#"<tile id="0" type="start"><objectgroup><object id="1" type="start" x="0" y="0"/></objectgroup><animation><frame tileid="0" duration="9"/></animation>"#,
            ),
            (r#"columns="0">"#, r#"columns="0"><transformations hflip="1"/><wangsets/>"#),
        ]),
        tmj: Some(&[
            (
                r#"{"id":0,"#,
                r#"{"id":0, "type":"start", "objectgroup":{"type":"objectgroup", "objects":[{"id":1, "type":"start", "x":0, "y":0}]}, "animation":[{"tileid":0, "duration":9}],"#,
            ),
            (
                r#""tilecount":1, "columns":0"#,
                r#""tilecount":1, "columns":0, "transformations":{"hflip":true}, "wangsets":[]"#,
            ),
        ]),
        then: Then::PassedOver(USUAL),
        more: None,
        bytes: plain,
    },
];
