//! Forms of layers and what is painted on them.

use super::{Form, Then, USUAL, plain};

pub(super) const FORMS: &[Form] = &[
    Form {
        name: "an object that is hidden",
        tmx: Some(&[(r#"type="portal" x="180" y="180""#, r#"type="portal" x="180" y="180" visible="0""#)]),
        tmj: Some(&[(
            r#""type":"portal", "x":180, "y":180"#,
            r#""type":"portal", "x":180, "y":180, "visible":false"#,
        )]),
        then: Then::Noted(USUAL, r#"1 object on layer "pieces" was taken over, though hidden in Tiled"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an object with opacity 0 (since 1.12)",
        tmx: Some(&[(r#"type="portal" x="180" y="180""#, r#"type="portal" x="180" y="180" opacity="0""#)]),
        tmj: Some(&[(
            r#""type":"portal", "x":180, "y":180"#,
            r#""type":"portal", "x":180, "y":180, "opacity":0"#,
        )]),
        then: Then::Noted(USUAL, r#"1 object on layer "pieces" was taken over, though hidden in Tiled"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a layer that is hidden",
        tmx: Some(&[(
            r#"<objectgroup id="2" name="pieces">"#,
            r#"<objectgroup id="2" name="pieces" visible="0">"#,
        )]),
        tmj: Some(&[(
            r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
            r#"{"type":"objectgroup", "id":2, "name":"pieces", "visible":false"#,
        )]),
        then: Then::Noted(USUAL, r#"1 object on layer "pieces" was taken over, though hidden in Tiled"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a layer with opacity 0",
        tmx: Some(&[(
            r#"<objectgroup id="2" name="pieces">"#,
            r#"<objectgroup id="2" name="pieces" opacity="0">"#,
        )]),
        tmj: Some(&[(
            r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
            r#"{"type":"objectgroup", "id":2, "name":"pieces", "opacity":0"#,
        )]),
        then: Then::Noted(USUAL, r#"1 object on layer "pieces" was taken over, though hidden in Tiled"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a group of layers that is hidden",
        tmx: Some(&[
            (
                r#"<objectgroup id="2" name="pieces">"#,
                r#"<group name="all" visible="0"><objectgroup id="2" name="pieces">"#,
            ),
            ("</objectgroup>\n</map>", "</objectgroup></group></map>"),
        ]),
        tmj: Some(&[
            (
                r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
                r#"{"type":"group", "name":"all", "visible":false, "layers":[{"type":"objectgroup", "id":2, "name":"pieces""#,
            ),
            ("  ]}\n ]}", "  ]}]} ]}"),
        ]),
        then: Then::Noted(USUAL, r#"1 object on layer "pieces" was taken over, though hidden in Tiled"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a layer that is locked; its tint, blend mode, parallax, colour and order of drawing",
        tmx: Some(&[(
            r#"<objectgroup id="2" name="pieces">"#,
            r##"<objectgroup id="2" name="pieces" color="#ff0000" locked="1" opacity="0.5" tintcolor="#ff0000" parallaxx="0.5" mode="multiply" draworder="topdown">"##,
        )]),
        tmj: Some(&[(
            r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
            r##"{"type":"objectgroup", "id":2, "name":"pieces", "color":"#ff0000", "locked":true, "opacity":0.5, "tintcolor":"#ff0000", "parallaxx":0.5, "mode":"multiply", "draworder":"topdown""##,
        )]),
        then: Then::Read(USUAL),
        more: Some("like any other layer"),
        bytes: plain,
    },
    Form {
        name: "a layer with an offset",
        tmx: Some(&[(
            r#"<objectgroup id="2" name="pieces">"#,
            r#"<objectgroup id="2" name="pieces" offsetx="72" offsety="-72">"#,
        )]),
        tmj: Some(&[(
            r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
            r#"{"type":"objectgroup", "id":2, "name":"pieces", "offsetx":72, "offsety":-72"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal at 3,1"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "groups in groups",
        tmx: Some(&[
            (
                r#"<objectgroup id="2" name="pieces">"#,
                r#"<group name="all" offsetx="36"><group name="all" offsetx="36"><objectgroup id="2" name="pieces">"#,
            ),
            ("</objectgroup>\n</map>", "</objectgroup></group></group></map>"),
        ]),
        tmj: Some(&[
            (
                r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
                r#"{"type":"group", "name":"all", "offsetx":36, "layers":[{"type":"group", "name":"all", "offsetx":36, "layers":[{"type":"objectgroup", "id":2, "name":"pieces""#,
            ),
            ("  ]}\n ]}", "  ]}]}]} ]}"),
        ]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal at 3,2"),
        more: Some("their offsets add up"),
        bytes: plain,
    },
    Form {
        name: "groups more than 16 deep",
        tmx: Some(&[
            (
                r#"<objectgroup id="2" name="pieces">"#,
                r#"<group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><group name="all"><objectgroup id="2" name="pieces">"#,
            ),
            (
                "</objectgroup>\n</map>",
                "</objectgroup></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></group></map>",
            ),
        ]),
        tmj: Some(&[
            (
                r#"{"type":"objectgroup", "id":2, "name":"pieces""#,
                r#"{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"group", "name":"all", "layers":[{"type":"objectgroup", "id":2, "name":"pieces""#,
            ),
            ("  ]}\n ]}", "  ]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]}]} ]}"),
        ]),
        then: Then::Refused("its groups of layers are nested more than 16 deep"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an image layer",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><imagelayer id="3" name="photo"><image source="photo.png"/></imagelayer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"imagelayer", "id":3, "name":"photo", "image":"photo.png"} ]}"#,
        )]),
        then: Then::PassedOver(USUAL),
        more: Some("it is for the eye"),
        bytes: plain,
    },
    Form {
        name: "a tile layer, without tiles of the game",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><layer id="3" name="floor" width="1" height="1"><data encoding="csv">0</data></layer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "data":[0]} ]}"#,
        )]),
        then: Then::PassedOver(USUAL),
        more: Some("spaces follow from the tiles"),
        bytes: plain,
    },
    Form {
        name: "a tile of the game that is painted on a tile layer, CSV",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            "</objectgroup><layer id=\"3\" name=\"floor\" width=\"1\" height=\"1\"><data encoding=\"csv\">\n1\n</data></layer></map>",
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "data":[1]} ]}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"1 tile painted on layer "floor" was left out"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "the same, Base64",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            "</objectgroup><layer id=\"3\" name=\"floor\" width=\"1\" height=\"1\"><data encoding=\"base64\">\n   AQAAAA==\n  </data></layer></map>",
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "encoding":"base64", "data":"AQAAAA=="} ]}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"1 tile painted on layer "floor" was left out"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "the same, Base64 with zlib",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><layer id="3" name="floor" width="1" height="1"><data encoding="base64" compression="zlib">eJxjZGBgAAAACAAC</data></layer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "encoding":"base64", "compression":"zlib", "data":"eJxjZGBgAAAACAAC"} ]}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"1 tile painted on layer "floor" was left out"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "the same, Base64 with gzip",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><layer id="3" name="floor" width="1" height="1"><data encoding="base64" compression="gzip">H4sIAAAAAAACA2NkYGAAAHm4+JkEAAAA</data></layer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "encoding":"base64", "compression":"gzip", "data":"H4sIAAAAAAACA2NkYGAAAHm4+JkEAAAA"} ]}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"1 tile painted on layer "floor" was left out"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "the same, as `<tile>` elements",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><layer id="3" name="floor" width="1" height="1"><data><tile gid="1"/></data></layer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "data":[1]} ]}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"1 tile painted on layer "floor" was left out"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "the same, in the chunks of an infinite map",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><layer id="3" name="floor" width="1" height="1"><data encoding="csv"><chunk x="-16" y="0" width="1" height="1">1</chunk></data></layer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "chunks":[{"x":-16, "y":0, "width":1, "height":1, "data":[1]}]} ]}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"1 tile painted on layer "floor" was left out"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a tile layer packed with Zstandard, or one that is broken",
        tmx: Some(&[(
            "</objectgroup>\n</map>",
            r#"</objectgroup><layer id="3" name="floor" width="1" height="1"><data encoding="base64" compression="zstd">AAAA</data></layer></map>"#,
        )]),
        tmj: Some(&[(
            "  ]}\n ]}",
            r#"  ]},{"type":"tilelayer", "id":3, "name":"floor", "width":1, "height":1, "encoding":"base64", "compression":"zstd", "data":"AAAA"} ]}"#,
        )]),
        then: Then::Noted(USUAL, r#"what is painted on layer "floor" cannot be read"#),
        more: Some("whether tiles are painted there cannot be seen"),
        bytes: plain,
    },
];
