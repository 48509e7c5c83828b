//! Forms of the map as a whole, and the letters of its file.

use super::{Form, Then, USUAL, latin_1, plain, utf_16};

pub(super) const FORMS: &[Form] = &[
    Form {
        name: "the order of drawing, an infinite map, its class and colour, settings of the editor",
        tmx: Some(&[
            (
                r#"renderorder="right-down""#,
                r##"renderorder="left-up" class="hell" backgroundcolor="#ff000000" nextlayerid="9""##,
            ),
            (
                r#"infinite="0">"#,
                r#"infinite="1"><editorsettings><export target="x.json" format="json"/></editorsettings>"#,
            ),
        ]),
        tmj: Some(&[
            (
                r#""renderorder":"right-down""#,
                r##""renderorder":"left-up", "class":"hell", "backgroundcolor":"#ff000000", "nextlayerid":9"##,
            ),
            (
                r#""infinite":false"#,
                r#""infinite":true, "editorsettings":{"export":{"target":"x.json", "format":"json"}}"#,
            ),
        ]),
        then: Then::PassedOver(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an isometric, staggered, hexagonal or oblique map",
        tmx: Some(&[(r#"orientation="orthogonal""#, r#"orientation="isometric""#)]),
        tmj: Some(&[(r#""orientation":"orthogonal""#, r#""orientation":"isometric""#)]),
        then: Then::Refused("it is not a map of squares"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "spaces that are no squares",
        tmx: Some(&[(r#" tileheight="72""#, r#" tileheight="36""#)]),
        tmj: Some(&[(r#""tileheight":72"#, r#""tileheight":36"#)]),
        then: Then::Refused("its spaces are not squares"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "ends of lines as Windows has them",
        tmx: Some(&[("\n", "\r\n")]),
        tmj: Some(&[("\n", "\r\n")]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a byte order mark",
        tmx: Some(&[("<?xml", "\u{feff}<?xml")]),
        tmj: Some(&[(r#"{"type":"map""#, "\u{feff}{\"type\":\"map\"")]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "UTF-16",
        tmx: Some(&[(r#"value="Small""#, "value=\"Sm\u{e4}ll\"")]),
        tmj: Some(&[(r#""value":"Small""#, "\"value\":\"Sm\u{e4}ll\"")]),
        then: Then::Refused("it is not text in UTF-8; open it in Tiled and save it again"),
        more: None,
        bytes: utf_16,
    },
    Form {
        name: "Latin-1",
        tmx: Some(&[(r#"value="Small""#, "value=\"Sm\u{e4}ll\"")]),
        tmj: Some(&[(r#""value":"Small""#, "\"value\":\"Sm\u{e4}ll\"")]),
        then: Then::Refused("it is not text in UTF-8; open it in Tiled and save it again"),
        more: None,
        bytes: latin_1,
    },
    Form {
        name: "a document type that defines nothing (XML of older versions)",
        tmx: Some(&[(
            r#"<?xml version="1.0" encoding="UTF-8"?>"#,
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">",
        )]),
        tmj: Some(&[]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a document type that defines entities",
        tmx: Some(&[
            (
                r#"<?xml version="1.0" encoding="UTF-8"?>"#,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE map [<!ENTITY small \"Small\">]>",
            ),
            (r#"value="Small""#, r#"value="&small;""#),
        ]),
        tmj: None,
        then: Then::Refused("its document type defines entities"),
        more: None,
        bytes: plain,
    },
];
