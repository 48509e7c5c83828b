//! The structure of SVG files: well formed, layers in order, everything of the mission in them.

use crate::shared::demo;
use missions::Mission;
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use std::collections::BTreeSet;
use tiles::Catalogue;

fn svg(mission: &Mission, options: &SceneOptions) -> String {
    missions::svg::svg(&Scene::of(mission, Catalogue::doom2016(), options), mission)
}

/// The values of an attribute, in order.
fn values<'a>(file: &'a str, attribute: &'a str) -> impl Iterator<Item = &'a str> {
    let start = format!(" {attribute}=\"");
    file.match_indices(&start)
        .map(move |(i, _)| file[i + attribute.len() + 3..].split('"').next().unwrap_or_default())
        .collect::<Vec<_>>()
        .into_iter()
}

/// Every tag is closed by its own end, and nothing is left open.
fn well_formed(file: &str) {
    let mut open: Vec<&str> = Vec::new();
    for tag in file.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').expect("every tag ends");
        assert!(!text.contains('>') && !text.replace("&amp;", "").contains("& "), "{text}");
        let name = tag.trim_matches('/').split_whitespace().next().expect("every tag has a name");
        if tag.starts_with('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(name);
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn every_tile_thing_and_region_appears() {
    for mission in [demo::everything(), demo::broken()] {
        let file = svg(&mission, &SceneOptions::default());
        let shown: Vec<&str> = values(&file, "data-id").collect();
        let ids = mission.tiles().keys().chain(mission.things().keys());
        let regions =
            mission.regions().iter().filter(|(_, region)| !region.cells.is_empty()).map(|(id, _)| id);
        for id in ids.chain(regions) {
            assert!(shown.contains(&id.0.to_string().as_str()), "{id} {:?}", mission.things().get(id));
        }
    }
}

#[test]
fn names_labels_and_codes_can_be_read() {
    let mission = demo::everything();
    let file = svg(&mission, &SceneOptions::default());
    for (name, _) in mission.names() {
        assert!(file.contains(&format!(">{name}</text>")), "{name}");
    }
    for word in [
        "THE LONG DESCENT",
        "REACTOR",
        "IMP",
        "CYB",
        "RL",
        "BFG",
        "16A",
        "01B",
        "Rocket Launcher",
        "10 tiles",
    ] {
        assert!(file.contains(word), "{word}");
    }
}

#[test]
fn files_are_well_formed_whatever_people_write() {
    for mission in [demo::everything(), demo::broken(), Mission::default()] {
        let options = SceneOptions { problems: demo::problems(), ..SceneOptions::default() };
        well_formed(&svg(&mission, &options));
    }
    let file = svg(&demo::broken(), &SceneOptions::default());
    assert!(file.contains("<title>Everything &lt;wrong&gt; &amp; more</title>"));
}

#[test]
fn layers_are_groups_in_order_and_can_be_left_out() {
    let options = SceneOptions { problems: demo::problems(), ..SceneOptions::default() };
    let file = svg(&demo::everything(), &options);
    let absent = ["heat", "pictures"];
    let all: Vec<&str> = Layer::all(&doom_2016::System)
        .map(|layer| layer.name(&doom_2016::System))
        .filter(|name| !absent.contains(name))
        .collect();
    let layers = file.lines().filter(|line| line.contains(r#"inkscape:groupmode="layer""#));
    assert_eq!(layers.filter_map(|line| values(line, "id").next()).collect::<Vec<_>>(), all);
    let ids: Vec<&str> = values(&file, "id").collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "an id names one thing");
    for layer in Layer::all(&doom_2016::System) {
        let options = SceneOptions { layers: Layers::ALL.without(layer), ..options.clone() };
        let file = svg(&demo::everything(), &options);
        assert!(!values(&file, "id").any(|name| name == layer.name(&doom_2016::System)), "{layer:?}");
    }
}
