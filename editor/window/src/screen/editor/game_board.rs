//! The map of a game in place of the mission's: the floors are drawn once, what lies on them again for every moment. A replay and a
//! game that people play look alike.

use crate::canvas::Picture;
use crate::theme;
use missions::art::Art;
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use missions::{Mission, Moment};
use std::sync::Arc;

/// What changes from moment to moment.
fn live(mission: &Mission) -> impl Iterator<Item = Layer> + use<> {
    Layer::pieces(mission.system()).chain([Layer::Tokens, Layer::Figures, Layer::Doors, Layer::Labels])
}

/// What is of no interest in a game.
const LEFT_OUT: [Layer; 3] = [Layer::Starts, Layer::Problems, Layer::Heat];

/// The picture of a game.
pub(super) struct GameBoard {
    /// The floors.
    ground: Scene,
    /// They, and what lies on them.
    pub(super) picture: Picture,
}

impl GameBoard {
    /// The board of a mission at a moment.
    pub(super) fn new(mission: &Mission, moment: &Moment, art: &Arc<Art>) -> Self {
        let still = live(mission).chain(LEFT_OUT).fold(Layers::MAP, Layers::without);
        let (theme, art) = (*theme::colors(), Arc::clone(art));
        let options = SceneOptions { theme, layers: still, art, ..SceneOptions::default() };
        let ground = Scene::of(mission, mission.catalogue(), &options);
        let picture = Picture::of(&with(&ground, moment));
        Self { ground, picture }
    }

    /// The floors alone.
    pub(super) const fn ground(&self) -> &Scene {
        &self.ground
    }

    /// Another moment of the same game.
    pub(super) fn show(&mut self, moment: &Moment) {
        self.picture.renew(&with(&self.ground, moment));
    }
}

/// What is seen at a moment.
fn with(ground: &Scene, moment: &Moment) -> Scene {
    let layers = live(&moment.mission).fold(Layers::NONE, Layers::with);
    let options = SceneOptions {
        theme: *theme::colors(),
        layers,
        standing: moment.standing.clone(),
        ..SceneOptions::default()
    };
    let live = Scene::of(&moment.mission, moment.mission.catalogue(), &options);
    // All of it lies over the floors, whatever its layer.
    let mut scene = ground.clone();
    scene.shapes.extend(live.shapes);
    scene
}
