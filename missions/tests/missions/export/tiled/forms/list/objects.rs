//! Forms of objects.

use super::{Form, Then, USUAL, plain};

pub(super) const FORMS: &[Form] = &[
    Form {
        name: "the type of an object as `class` (Tiled 1.9 alone)",
        tmx: Some(&[(r#"type="portal""#, r#"class="portal""#)]),
        tmj: Some(&[(r#""type":"portal""#, r#""class":"portal""#)]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`class` and `type`",
        tmx: Some(&[(r#"type="portal""#, r#"type="start" class="portal""#)]),
        tmj: Some(&[(r#""type":"portal""#, r#""type":"start", "class":"portal""#)]),
        then: Then::Read(USUAL),
        more: Some("`class`"),
        bytes: plain,
    },
    Form {
        name: "no type",
        tmx: Some(&[(r#"type="portal" "#, "")]),
        tmj: Some(&[(r#""type":"portal", "#, "")]),
        then: Then::LeftOut(
            "Small; 16A at 1,1 R0",
            r#"object 2 on layer "pieces" was left out: nothing says what it is"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`gid` with the bits for flipped",
        tmx: Some(&[(r#" gid="1""#, r#" gid="2147483649""#)]),
        tmj: Some(&[(r#""gid":1"#, r#""gid":2147483649"#)]),
        then: Then::Noted(
            "Small; 16B at 1,1 R0; yellow portal at 2,2",
            r#"object 1 on layer "tiles" is flipped; side B of tile 16 was laid, which is cut that way"#,
        ),
        more: Some("the tile's other side"),
        bytes: plain,
    },
    Form {
        name: "`gid` as a negative number",
        tmx: Some(&[(r#" gid="1""#, r#" gid="-2147483647""#)]),
        tmj: Some(&[(r#""gid":1"#, r#""gid":-2147483647"#)]),
        then: Then::Noted(
            "Small; 16B at 1,1 R0; yellow portal at 2,2",
            r#"object 1 on layer "tiles" is flipped; side B of tile 16 was laid, which is cut that way"#,
        ),
        more: Some("the same bits"),
        bytes: plain,
    },
    Form {
        name: "`gid` with the bits for flipped over the diagonal and from west to east",
        tmx: Some(&[(r#" gid="1""#, r#" gid="2684354561""#)]),
        tmj: Some(&[(r#""gid":1"#, r#""gid":2684354561"#)]),
        then: Then::Read("Small; 16A at 1,1 R90; yellow portal at 2,2"),
        more: Some("a quarter"),
        bytes: plain,
    },
    Form {
        name: "`gid` with the bit that only hexagonal maps heed",
        tmx: Some(&[(r#" gid="1""#, r#" gid="268435457""#)]),
        tmj: Some(&[(r#""gid":1"#, r#""gid":268435457"#)]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "`gid` 0",
        tmx: Some(&[(r#"type="portal" x="180" y="180""#, r#"type="portal" x="180" y="180" gid="0""#)]),
        tmj: Some(&[(
            r#""type":"portal", "x":180, "y":180"#,
            r#""type":"portal", "x":180, "y":180, "gid":0"#,
        )]),
        then: Then::Read(USUAL),
        more: Some("no picture"),
        bytes: plain,
    },
    Form {
        name: "a picture without a width and a height",
        tmx: Some(&[(" width=\"432\" height=\"432\"/>\n </objectgroup>", "/>\n </objectgroup>")]),
        tmj: Some(&[(r#""y":504, "width":432, "height":432"#, r#""y":504"#)]),
        then: Then::Read(USUAL),
        more: Some("as large as its picture"),
        bytes: plain,
    },
    Form {
        name: "an object that is turned by quarters",
        tmx: Some(&[(r#"x="72" y="504""#, r#"x="72" y="72" rotation="90""#)]),
        tmj: Some(&[(r#""x":72, "y":504"#, r#""x":72, "y":72, "rotation":90"#)]),
        then: Then::Read("Small; 16A at 1,1 R90; yellow portal at 2,2"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an object that is turned otherwise",
        tmx: Some(&[(r#"x="72" y="504""#, r#"x="72" y="504" rotation="45""#)]),
        tmj: Some(&[(r#""x":72, "y":504"#, r#""x":72, "y":504, "rotation":45"#)]),
        then: Then::LeftOut(
            "Small; yellow portal at 2,2",
            r#"object 1 on layer "tiles" was left out: it is turned by 45 degrees"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a rectangle or an ellipse",
        tmx: Some(&[
            (r#"type="portal" x="180" y="180""#, r#"type="portal" x="144" y="144" width="72" height="72""#),
            ("<point/>", "<ellipse/>"),
        ]),
        tmj: Some(&[
            (
                r#""type":"portal", "x":180, "y":180"#,
                r#""type":"portal", "x":144, "y":144, "width":72, "height":72"#,
            ),
            (r#""point":true"#, r#""ellipse":true"#),
        ]),
        then: Then::Read(USUAL),
        more: Some("its middle counts"),
        bytes: plain,
    },
    Form {
        name: "a capsule (since 1.12)",
        tmx: Some(&[
            (r#"type="portal" x="180" y="180""#, r#"type="portal" x="144" y="144" width="72" height="72""#),
            ("<point/>", "<capsule/>"),
        ]),
        tmj: Some(&[
            (
                r#""type":"portal", "x":180, "y":180"#,
                r#""type":"portal", "x":144, "y":144, "width":72, "height":72"#,
            ),
            (r#""point":true"#, r#""capsule":true"#),
        ]),
        then: Then::Read(USUAL),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a text",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" type=\"label\" x=\"216\" y=\"216\" width=\"72\" height=\"72\"><text wrap=\"1\">Here</text></object>",
        )]),
        tmj: Some(&[(
            r#""point":true}"#,
            r#""point":true}, {"id":3, "type":"label", "x":216, "y":216, "width":72, "height":72, "text":{"text":"Here", "wrap":true}}"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal at 2,2; label Here at 3,3"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a polyline",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" type=\"door\" x=\"72\" y=\"216\"><polyline points=\"0,0 144,0\"/></object>",
        )]),
        tmj: Some(&[(
            r#""point":true}"#,
            r#""point":true}, {"id":3, "type":"door", "x":72, "y":216, "polyline":[{"x":0, "y":0}, {"x":144, "y":0}]}"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal at 2,2; door at 1,3"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a polygon",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" type=\"region\" x=\"72\" y=\"72\"><polygon points=\"0,0 144,0 1.44e2,72.0 0,72\"/></object>",
        )]),
        tmj: Some(&[(
            r#""point":true}"#,
            r#""point":true}, {"id":3, "type":"region", "x":72, "y":72, "polygon":[{"x":0, "y":0}, {"x":144, "y":0}, {"x":1.44e2, "y":72.0}, {"x":0, "y":72}]}"#,
        )]),
        then: Then::Read("Small; 16A at 1,1 R0; yellow portal at 2,2; region of 2"),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an area that is neither polygon nor rectangle",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" type=\"region\" x=\"72\" y=\"72\" width=\"144\" height=\"72\"><ellipse/></object>",
        )]),
        tmj: Some(&[(
            r#""point":true}"#,
            r#""point":true}, {"id":3, "type":"region", "x":72, "y":72, "width":144, "height":72, "ellipse":true}"#,
        )]),
        then: Then::LeftOut(USUAL, r#"object 3 on layer "pieces" was left out: it is no area"#),
        more: None,
        bytes: plain,
    },
    Form {
        name: "an object of a template",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" template=\"imp.tx\" x=\"72\" y=\"72\"/>",
        )]),
        tmj: Some(&[(r#""point":true}"#, r#""point":true}, {"id":3, "template":"imp.tx", "x":72, "y":72}"#)]),
        then: Then::LeftOut(
            USUAL,
            r#"object 3 on layer "pieces" was left out: it is described in another file"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "a coordinate that is no number",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" type=\"start\" x=\"far\" y=\"72\"><point/></object>",
        )]),
        tmj: Some(&[(
            r#""point":true}"#,
            r#""point":true}, {"id":3, "type":"start", "x":"far", "y":72, "point":true}"#,
        )]),
        then: Then::LeftOut(
            USUAL,
            r#"object 3 on layer "pieces" was left out: its numbers are none, or too large"#,
        ),
        more: None,
        bytes: plain,
    },
    Form {
        name: "lines of type `wall`, `blocking`, `impassable`",
        tmx: Some(&[(
            "   <point/>\n  </object>",
            "   <point/>\n  </object><object id=\"3\" type=\"wall\" x=\"72\" y=\"72\"><polyline points=\"0,0 72,0\"/></object>",
        )]),
        tmj: Some(&[(
            r#""point":true}"#,
            r#""point":true}, {"id":3, "type":"wall", "x":72, "y":72, "polyline":[{"x":0, "y":0}, {"x":72, "y":0}]}"#,
        )]),
        then: Then::PassedOver(USUAL),
        more: Some("they follow from the tiles"),
        bytes: plain,
    },
];
