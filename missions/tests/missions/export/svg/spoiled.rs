//! SVG files that are spoiled, each in another way: the readers or the foreign program refuse every one of them, and for the
//! right reason.

use super::foreign::{differs, png};
use super::proof::prove;
use super::{file, layers};
use crate::shared::demo;
use missions::export::Options;
use missions::scene::{Layer, Layers, Theme};
use missions::{Edit, Mission, ThingKind};
use roxmltree::Document;
use std::ops::Range;
use tiles::{Placement, Turn};

/// What is wrong, what is done to the file, and what the proof says to it.
type Spoiling = (&'static str, fn(&str) -> String, &'static str);

const SPOILINGS: &[Spoiling] = &[
    ("the file ends in the middle", |svg| svg[..svg.len() / 2].to_owned(), "no XML"),
    (
        "a wall is not told of",
        |svg| without_line(svg, "data-border=wall"),
        "it says: borders that are missing",
    ),
    ("a wall is not drawn", |svg| without_line(svg, "stroke=#040507"), "floor beyond the walls"),
    (
        "a blocking line is not drawn",
        |svg| without_line(svg, "stroke=#f02a1e"),
        "it shows: borders that are missing",
    ),
    (
        "a blocking line is told of as impassable",
        |svg| put(svg, "data-border=\"blocking\"", "data-border=\"impassable\""),
        "it says: borders that are not there",
    ),
    (
        "a blocking line is drawn as a wall",
        |svg| within(svg, "blocking", "stroke=\"#f02a1e\"", "stroke=\"#040507\""),
        "it shows: ",
    ),
    (
        "impassable borders have other dots",
        |svg| within(svg, "lines", "fill=\"#f02a1e\"", "fill=\"#0a2afe\""),
        "it shows: borders that are missing",
    ),
    (
        "lines are drawn half a space on",
        |svg| within(svg, "walls", "<path d=\"M", "<path d=\"M50 0L150 0M"),
        "no corner of a space",
    ),
    (
        "red and blue are swapped",
        |svg| svg.replace("#f02a1e", "#swap").replace("#5cb8ff", "#f02a1e").replace("#swap", "#5cb8ff"),
        "it shows: difficult spaces too few",
    ),
    (
        "a door is told of a space on",
        |svg| {
            put(
                svg,
                "data-x1=\"6\" data-y1=\"2\" data-x2=\"6\" data-y2=\"4\"",
                "data-x1=\"7\" data-y1=\"2\" data-x2=\"7\" data-y2=\"4\"",
            )
        },
        "things",
    ),
    ("a door is one space long", |svg| put(svg, "data-x2=\"9\"", "data-x2=\"8\""), "not two spaces long"),
    (
        "a door is open",
        |svg| put(svg, "data-closed=\"true\"", "data-closed=\"false\""),
        "a door that is open",
    ),
    (
        "a door is not drawn",
        |svg| within(svg, "doors", "fill=\"#c4ccd4\"", "fill=\"#c4ccd5\""),
        "it shows: doors",
    ),
    ("a piece is missing", |svg| without_group(svg, "portal-16"), "things"),
    (
        "a piece is told of elsewhere",
        |svg| put(svg, "data-type=\"health-pack\" data-x=\"4\"", "data-type=\"health-pack\" data-x=\"5\""),
        "things",
    ),
    ("a piece is drawn elsewhere", |svg| drawn_as(svg, ["portal-14", "portal-16"]), "is drawn around"),
    ("a portal has another colour", |svg| within(svg, "portal-16", "#ff3b30", "#3d8bff"), "has nothing of"),
    ("a portal lies otherwise", |svg| put(svg, "data-face-up=\"true\"", "data-face-up=\"false\""), "things"),
    ("a demon has another kind", |svg| put(svg, "data-kind=\"revenant\"", "data-kind=\"imp\""), "things"),
    (
        "a base is smaller",
        |svg| put(svg, "data-base-columns=\"2\"", "data-base-columns=\"1\""),
        "a base that is not",
    ),
    ("a tile is turned further", |svg| put(svg, "data-turn=\"90\"", "data-turn=\"270\""), "tiles"),
    ("a tile shows its other side", |svg| put(svg, "data-side=\"B\"", "data-side=\"A\""), "tiles"),
    (
        "a space is missing",
        |svg| put(svg, "data-spaces=\"", "data-spaces=\"-90,-90 "),
        "it says: spaces too many",
    ),
    (
        "a difficult space is not told of",
        |svg| {
            let at = svg.find("data-difficult=\"").expect("there") + 16;
            let end = at + svg[at..].find(' ').expect("two");
            svg[..at].to_owned() + &svg[end + 1..]
        },
        "it says: difficult spaces too few",
    ),
    (
        "difficult ground has no squares",
        |svg| within(svg, "lines", "fill=\"#5cb8ff\"", "fill=\"none\""),
        "it shows: difficult spaces too few",
    ),
    ("a region is smaller", |svg| put(svg, "data-spaces=\"-3,2 ", "data-spaces=\""), "regions"),
    ("a unit is another length", |svg| put(svg, "data-unit=\"100\"", "data-unit=\"50\""), "it says: "),
    ("it is shown at another size", |svg| put(svg, "width=\"", "width=\"1"), "width"),
    (
        "a name cannot be read",
        |svg| put(svg, ">rift_gate</text>", "></text>"),
        "\"rift_gate\" cannot be read",
    ),
    ("a label says nothing", |svg| put(svg, ">REACTOR<", ">REAKTOR<"), "\"REACTOR\" cannot be read"),
    ("the title is gone", |svg| put(svg, "<title>The Long Descent</title>", ""), "title"),
    ("a tile has no number", |svg| put(svg, ">16A<", "><"), "\"16A\" cannot be read"),
    (
        "pointing at a piece tells nothing",
        |svg| put(svg, "<title>Door blast_door</title>", ""),
        "is not called so",
    ),
    ("a layer lies under another", |svg| exchanged(svg, ["figures", "doors"]), "layers in another order"),
    (
        "a layer is no layer",
        |svg| put(svg, "inkscape:groupmode=\"layer\"", "inkscape:groupmode=\"group\""),
        "groupmode",
    ),
    (
        "two things have one name",
        |svg| put(svg, "id=\"start-32\" data-id=\"32\"", "id=\"start-31\" data-id=\"31\""),
        "twice",
    ),
    ("the legend is gone", |svg| without_group(svg, "legend"), "no layer legend"),
];

/// What the readers cannot see, because they read neither styles nor turns of the page.
const IN_THE_PICTURE: &[Spoiling] = &[
    (
        "the floor lies beside the lines",
        |svg| put(svg, "<g id=\"tiles\"", "<g transform=\"translate(20 0)\" id=\"tiles\""),
        "squares differ",
    ),
    (
        "lines are not shown",
        |svg| put(svg, "<g id=\"lines\"", "<g display=\"none\" id=\"lines\""),
        "squares differ",
    ),
    (
        "demons are pale",
        |svg| put(svg, "<g id=\"figures\"", "<g opacity=\"0.5\" id=\"figures\""),
        "squares differ",
    ),
    ("the page begins elsewhere", |svg| put(svg, "viewBox=\"", "viewBox=\"-"), "squares differ"),
    (
        "the table has another colour",
        |svg| put(svg, "fill=\"#0d1014\"", "fill=\"#2d1014\""),
        "squares differ",
    ),
    ("joints are square", |svg| svg.replace("stroke-width=\"17.5\"", "stroke-width=\"9\""), "squares differ"),
    ("a picture of something else", |_| file(&Mission::starter(), &Options::default()), "squares differ"),
    ("nothing that is SVG", |_| "<html/>".to_owned(), "does not have <svg> root"),
];

fn put(svg: &str, from: &str, to: &str) -> String {
    assert!(svg.contains(from), "nothing to spoil: {from}");
    svg.replacen(from, to, 1)
}

/// The same in one layer or group alone, wherever it occurs there.
fn within(svg: &str, id: &str, from: &str, to: &str) -> String {
    let span = span(svg, id);
    assert!(svg[span.clone()].contains(from), "nothing to spoil in {id}: {from}");
    [&svg[..span.start], &svg[span.clone()].replace(from, to), &svg[span.end..]].concat()
}

fn span(svg: &str, id: &str) -> Range<usize> {
    let document = Document::parse(svg).expect("XML");
    let node = document.descendants().find(|node| node.attribute("id") == Some(id));
    node.unwrap_or_else(|| panic!("no {id}")).range()
}

fn without_group(svg: &str, id: &str) -> String {
    let span = span(svg, id);
    [&svg[..span.start], &svg[span.end..]].concat()
}

/// What is in two groups, exchanged.
fn exchanged(svg: &str, [first, second]: [&str; 2]) -> String {
    let (a, b) = (span(svg, first), span(svg, second));
    [&svg[..a.start], &svg[b.clone()], &svg[a.end..b.start], &svg[a], &svg[b.end..]].concat()
}

/// The paths of a piece lie where those of another are.
fn drawn_as(svg: &str, [first, second]: [&str; 2]) -> String {
    let inner = |id: &str| {
        let span = span(svg, id);
        let title = span.start + svg[span.clone()].find("</title>").expect("a title");
        title..span.end
    };
    let (a, b) = (inner(first), inner(second));
    [&svg[..a.start], &svg[b], &svg[a.end..]].concat()
}

/// The first line of the path with this attribute is left out.
fn without_line(svg: &str, attribute: &str) -> String {
    let document = Document::parse(svg).expect("XML");
    let (name, value) = attribute.split_once('=').expect("an attribute");
    let mut lines = document.descendants().filter(|node| {
        node.attribute(name) == Some(value) && node.ancestors().any(|it| it.attribute("id") == Some("lines"))
    });
    let span = lines.next_back().expect("a line").range();
    let data = span.start + svg[span].find("d=\"M").expect("a path") + 3;
    let end = data + 1 + svg[data + 1..].find('M').expect("another line");
    [&svg[..data], &svg[end..]].concat()
}

#[test]
fn every_spoiling_is_found_out() {
    let mission = demo::everything();
    let theme = Theme::dark();
    let good = file(&mission, &Options::default());
    assert_eq!(prove(&good, &mission, &theme), Ok(()));
    let mut taken = Vec::new();
    for (what, spoil, reason) in SPOILINGS {
        let svg = spoil(&good);
        assert_ne!(svg, good, "{what}");
        match prove(&svg, &mission, &theme) {
            Err(why) if why.contains(reason) => {}
            other => taken.push((what, other)),
        }
    }
    assert!(taken.is_empty(), "{taken:#?}");
    let light = file(&mission, &Options { light: true, ..Options::default() });
    let why = prove(&light, &mission, &theme).expect_err("it is light");
    assert!(why.contains("it shows: spaces too few"), "light for dark: {why}");
}

#[test]
fn a_file_of_another_mission_is_found_out() {
    let mission = demo::everything();
    let door = mission.things().iter().find(|(_, thing)| matches!(thing.kind, ThingKind::Door(_)));
    let (door, there) = door.map(|(id, thing)| (*id, thing.clone())).expect("a door");
    let (tile, laid) = mission.tiles().iter().map(|(id, laid)| (*id, *laid)).next().expect("a tile");
    let turned = Placement { turn: Turn::R180, ..laid };
    for (what, edit, reason) in [
        ("a door is gone", Edit::Thing(door, None), "things"),
        ("a door stands a space on", Edit::Thing(door, Some(there.moved(0, 1))), "things"),
        ("a tile is turned", Edit::Tile(tile, Some(turned)), "tiles"),
        ("a tile is gone", Edit::Tile(tile, None), "tiles"),
    ] {
        let svg = file(&mission.clone().with([edit]), &Options::default());
        let why =
            prove(&svg, &mission, &Theme::dark()).err().unwrap_or_else(|| panic!("taken although {what}"));
        assert!(why.starts_with(reason), "{what}: {why}");
    }
}

#[test]
fn what_readers_cannot_see_shows_in_the_foreign_picture() {
    let mission = demo::everything();
    let options = Options::default();
    let (good, png) = (file(&mission, &options), png(&mission, &options));
    for (what, spoil, reason) in IN_THE_PICTURE {
        let Some(told) = differs(&spoil(&good), &png) else { return };
        let why = told.err().unwrap_or_else(|| panic!("taken although {what}"));
        assert!(why.contains(reason), "{what}: {why}");
    }
}

#[test]
fn layers_that_were_not_chosen_are_found_out() {
    let mission = demo::everything();
    let of = |layers: Layers| file(&mission, &Options { layers, ..Options::default() });
    let whole = of(Layers::MAP);
    let less = Layers::MAP.without(Layer::Figures);
    assert_eq!(layers::chosen(&of(less), &whole, Layer::Figures), Ok(()));
    for (what, svg, reason) in [
        ("figures are on", whole.clone(), "figures is there"),
        (
            "figures are on another layer",
            put(&of(less), "<g id=\"doors\"", "<g id=\"figure-35\"/><g id=\"doors\""),
            "is told of",
        ),
        ("doors are off as well", of(less.without(Layer::Doors)), "doors is not as it was"),
    ] {
        let why = layers::chosen(&svg, &whole, Layer::Figures)
            .err()
            .unwrap_or_else(|| panic!("taken although {what}"));
        assert!(why.contains(reason), "{what}: {why}");
    }
}
