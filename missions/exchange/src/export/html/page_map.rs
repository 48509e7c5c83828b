//! The map without the pieces that move, in a dark and a light look, and the signs by which pieces are drawn.
//! It comes from the pictures every other format shows; the page only lays pieces on it.

use crate::export::contract::Subject;
use missions_picture::scene::{Layer, Layers, Scene, SceneOptions, Theme, sign};
use missions_picture::svg;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::sync::Arc;

/// A map for a page.
pub(super) struct PageMap {
    /// What lies under the pieces.
    pub(super) under: String,
    /// What lies over them.
    pub(super) over: String,
    /// Signs, as symbols called `sign-0`, `sign-1`, …
    pub(super) signs: String,
    /// Their numbers by name.
    pub(super) numbers: BTreeMap<String, usize>,
    /// What is shown, in spaces: west, north, width, height.
    pub(super) frame: [f32; 4],
}

/// Layers a page shows or hides that lie under the pieces and over them. Pictures of somebody's cardboard look the same by day
/// and night: they are in the page once.
const UNDER: [Layer; 5] = [Layer::Table, Layer::Tiles, Layer::Grid, Layer::Regions, Layer::Lines];
const OVER: [Layer; 2] = [Layer::Labels, Layer::Coordinates];

impl PageMap {
    pub(super) fn of(subject: &Subject<'_>, markers: &BTreeSet<String>) -> Self {
        let wanted = UNDER.into_iter().chain(OVER).chain([Layer::Pictures]);
        let system = subject.mission.system();
        let layers = wanted.chain(sign::moved(system)).fold(Layers::NONE, Layers::with);
        let scene = |theme: Theme| {
            let options =
                SceneOptions { theme, layers, art: Arc::clone(subject.art), ..SceneOptions::default() };
            Scene::of(subject.mission, subject.mission.catalogue(), &options)
        };
        let looks = [("dark", scene(Theme::dark())), ("light", scene(Theme::light()))];
        let frame = looks[0].1.frame;
        let looks = looks.map(|(look, scene)| (look, svg::layers(&scene.shapes)));
        let both = |layers: &[Layer]| {
            let mut text = String::new();
            for (look, there) in &looks {
                let there = there.iter().filter(|(layer, _)| layers.contains(layer));
                let _ = writeln!(text, r#"<g class="look {look}">"#);
                for (layer, content) in there {
                    text += &group(layer.name(system), content);
                }
                text.push_str("</g>\n");
            }
            text
        };
        let pictures = looks[0].1.iter().find(|(layer, _)| *layer == Layer::Pictures);
        let pictures = pictures.map_or(String::new(), |(layer, content)| group(layer.name(system), content));
        let under = [both(&UNDER[..3]), pictures, both(&UNDER[3..])].concat();
        let (signs, numbers) = signs(subject, markers);
        Self {
            under,
            over: both(&OVER),
            signs,
            numbers,
            frame: [frame.west, frame.north, frame.width(), frame.height()],
        }
    }
}

fn group(name: &str, content: &str) -> String {
    format!("<g data-layer=\"{name}\" stroke-linejoin=\"round\" fill=\"none\">\n{content}</g>\n")
}

fn signs(subject: &Subject<'_>, markers: &BTreeSet<String>) -> (String, BTreeMap<String, usize>) {
    let (mut text, mut numbers) = (String::new(), BTreeMap::new());
    for (number, sign) in
        sign::all(subject.mission, markers, &SceneOptions::default()).into_iter().enumerate()
    {
        let content: String = svg::layers(&sign.shapes).into_iter().map(|(_, content)| content).collect();
        let _ =
            write!(text, "<g id=\"sign-{number}\" stroke-linejoin=\"round\" fill=\"none\">\n{content}</g>\n");
        let _ = numbers.insert(sign.name, number);
    }
    (text, numbers)
}
