//! What has to be true of an SVG file of a mission: it says and shows the mission's board, on which sight and movement are the
//! engine's, every piece is where it belongs, and every text can be read.

use super::reader::{self, layer, word};
use super::{file, seen};
use crate::export::common::alike::{agrees, same};
use crate::shared::{demo, shipped};
use missions::export::Options;
use missions::scene::{Layer, Theme};
use missions::{Mission, ThingKind};
use roxmltree::{Document, Node};

/// Why a file is not the mission's.
pub(super) fn prove(text: &str, mission: &Mission, theme: &Theme) -> Result<(), String> {
    let document = Document::parse(text).map_err(|error| format!("no XML: {error}"))?;
    shape(&document)?;
    let told = reader::read(&document, mission)?;
    same("tiles", &told.tiles, mission.tiles())?;
    same("things", &told.things, mission.things())?;
    same("regions", &told.regions, mission.regions())?;
    agrees(&told.found, mission).map_err(|why| format!("it says: {why}"))?;
    let seen = seen::board(&document, theme)?;
    agrees(&seen, mission).map_err(|why| format!("it shows: {why}"))?;
    seen::pieces(&document, mission, theme)?;
    texts(&document, mission)
}

/// Is it what drawing programs take: layers from back to front, ids that are there once, as large as it says?
fn shape(document: &Document<'_>) -> Result<(), String> {
    let root = document.root_element();
    same("namespace", &root.tag_name().namespace(), &Some("http://www.w3.org/2000/svg"))?;
    let frame = word(root, "viewBox")?.split(' ').map(str::parse::<f64>).collect::<Result<Vec<_>, _>>();
    let [_, _, width, height] = frame.map_err(|error| error.to_string())?[..] else {
        return Err("no viewBox".into());
    };
    let size = |name| word(root, name)?.parse::<f64>().map_err(|error| error.to_string());
    same("width", &size("width")?, &(width * 0.48).ceil())?;
    same("height", &size("height")?, &(height * 0.48).ceil())?;
    let groups: Vec<Node<'_, '_>> = root.children().filter(|node| node.tag_name().name() == "g").collect();
    let inkscape = "http://www.inkscape.org/namespaces/inkscape";
    let mut names = Vec::new();
    for group in groups {
        same("groupmode", &group.attribute((inkscape, "groupmode")), &Some("layer"))?;
        let name = Layer::named(group.attribute((inkscape, "label")).unwrap_or_default(), &doom_2016::System)
            .ok_or("no layer")?;
        same("layer", &word(group, "id")?, &name.name(&doom_2016::System))?;
        names.push(name);
    }
    if !names.is_sorted() {
        return Err(format!("layers in another order: {names:?}"));
    }
    let mut ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
    ids.sort_unstable();
    ids.windows(2)
        .find(|two| two[0] == two[1])
        .map_or(Ok(()), |two| Err(format!("{} is there twice", two[0])))
}

/// Can names, labels, the title and the words of the legend be read?
fn texts(document: &Document<'_>, mission: &Mission) -> Result<(), String> {
    let title = document.root_element().children().find(|node| node.tag_name().name() == "title");
    same("title", &title.and_then(|node| node.text()), &Some(mission.info().title.as_str()))?;
    let on = |name: &str| -> Result<Vec<String>, String> {
        let texts = layer(document, name)?.descendants().filter(|node| node.tag_name().name() == "text");
        Ok(texts.filter_map(|node| node.text().map(str::to_owned)).collect())
    };
    let mut wanted = vec![("title", mission.info().title.to_uppercase()), ("legend", "Wall".to_owned())];
    for thing in mission.things().values() {
        match &thing.kind {
            ThingKind::Label(label) => wanted.push(("labels", label.text.to_uppercase())),
            _ => wanted.extend(thing.name.iter().map(|name| ("labels", name.as_str().to_owned()))),
        }
    }
    let regions = mission.regions().values().filter_map(|region| region.name.as_ref());
    wanted.extend(regions.map(|name| ("regions", name.as_str().to_owned())));
    wanted.extend(mission.tiles().values().map(|it| ("tiles", format!("{}{:?}", it.tile, it.face))));
    for (name, text) in wanted {
        if !on(name)?.contains(&text) {
            return Err(format!("{text:?} cannot be read on {name}"));
        }
    }
    Ok(())
}

/// The shipped missions and one with one of everything, dark and light.
#[test]
fn every_mission_is_found_in_what_is_said_and_in_what_is_shown() {
    let rich = ("everything".to_owned(), demo::everything());
    for (name, mission) in shipped().into_iter().chain([rich]) {
        for light in [false, true] {
            let theme = if light { Theme::light() } else { Theme::dark() };
            let text = file(&mission, &Options { light, ..Options::default() });
            assert_eq!(prove(&text, &mission, &theme), Ok(()), "{name}, light: {light}");
        }
    }
}

/// Whatever people write comes back as they wrote it.
#[test]
fn texts_of_ill_will_are_texts() {
    for text in
        ["\"><script>alert(1)</script>", "a &amp; b", "one\ntwo\tthree\r", "地獄 😈 مرحبا", "]]>", "--"]
    {
        let mut maker = demo::Maker::titled(text, text, text);
        maker.tile(16, tiles::Face::A, 0, 0, tiles::Turn::R0);
        maker.label(1, 1, text);
        maker.token(2, 2, "marker", text, "");
        let mission = maker.done();
        let svg = file(&mission, &Options::default());
        let document = Document::parse(&svg).expect("XML");
        let told = reader::read(&document, &mission).expect("readable");
        assert_eq!(&told.things, mission.things(), "{text:?}");
        assert!(document.descendants().all(|node| node.tag_name().name() != "script"));
    }
}
