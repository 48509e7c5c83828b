//! Layers that were not chosen: nothing of them is in an SVG file, and everything else is as it was.
//! What is on a layer is known from the file that has all of them.

use super::file;
use crate::shared::demo;
use missions::export::Options;
use missions::scene::{Layer, Layers};
use roxmltree::Document;
use std::collections::{BTreeMap, BTreeSet};

/// The text of every layer.
fn layers(text: &str) -> BTreeMap<String, String> {
    let document = Document::parse(text).expect("XML");
    let groups = document.root_element().children().filter(|node| node.tag_name().name() == "g");
    groups
        .map(|node| (node.attribute("id").expect("a name").to_owned(), text[node.range()].to_owned()))
        .collect()
}

/// What a layer says of the mission: things of a kind, spaces, borders.
fn said(text: &str) -> BTreeSet<String> {
    let text = text.replace("inkscape:", "");
    let document = Document::parse(&text).expect("XML");
    let attributes = document.descendants().flat_map(|node| node.attributes());
    let said = attributes.filter(|it| {
        ["data-type", "data-border", "data-spaces", "data-difficult"].contains(&it.name())
            || it.name() == "id"
    });
    said.map(|it| format!("{} {}", it.name(), it.value())).collect()
}

/// Why a file is not the whole one without this layer. A thing on another layer as well, as its name is on the labels', is
/// not reported there.
pub(super) fn chosen(less: &str, whole: &str, layer: Layer) -> Result<(), String> {
    let (whole, left) = (layers(whole), layers(less));
    if left.contains_key(layer.name(&doom_2016::System)) {
        return Err(format!("{} is there", layer.name(&doom_2016::System)));
    }
    let gone = said(&whole[layer.name(&doom_2016::System)]);
    if gone.is_empty() {
        return Err(format!("nothing is told of {}", layer.name(&doom_2016::System)));
    }
    if let Some(what) = left.values().flat_map(|text| said(text)).find(|what| gone.contains(what)) {
        return Err(format!("{what} is told of"));
    }
    match whole
        .iter()
        .find(|(name, text)| *name != layer.name(&doom_2016::System) && left.get(*name) != Some(*text))
    {
        Some((name, _)) => Err(format!("{name} is not as it was")),
        None => Ok(()),
    }
}

#[test]
fn a_layer_that_is_off_is_gone_and_the_others_stay() {
    let mission = demo::everything();
    let of = |layers: Layers| file(&mission, &Options { layers, ..Options::default() });
    let whole = of(Layers::MAP);
    let there = layers(&whole);
    assert!(there.len() >= 13, "{:?}", there.keys());
    for layer in
        Layer::all(&doom_2016::System).filter(|layer| there.contains_key(layer.name(&doom_2016::System)))
    {
        assert_eq!(chosen(&of(Layers::MAP.without(layer)), &whole, layer), Ok(()));
    }
    let alone = of(Layers::NONE.with(Layer::Doors));
    assert_eq!(layers(&alone).into_keys().collect::<Vec<_>>(), ["doors"]);
}

/// The legend lists the signs that are shown, and no others.
#[test]
fn the_legend_has_no_signs_of_layers_that_are_off() {
    let mission = demo::everything();
    for (layer, words) in
        [(Layer::Lines, "Blocking"), (Layer::Figures, "Mancubus"), (Layer::Doors, "Closed door")]
    {
        let legend =
            |layers: Layers| layers_of(&file(&mission, &Options { layers, ..Options::default() }), "legend");
        assert!(legend(Layers::ALL).contains(words), "{words}");
        assert!(!legend(Layers::ALL.without(layer)).contains(words), "{words}");
    }
}

fn layers_of(text: &str, name: &str) -> String {
    layers(text).remove(name).unwrap_or_default()
}
