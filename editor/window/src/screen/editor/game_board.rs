//! The map of a game in place of the mission's: the floors are drawn again when more of them are on the table, what lies on them for
//! every moment. A replay and a game that people play look alike.

use crate::canvas::Picture;
use crate::theme;
use missions::art::Art;
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use missions::{Id, Mission, Moment, Region};
use std::collections::BTreeMap;
use std::sync::Arc;

/// What changes from moment to moment.
fn live(mission: &Mission) -> impl Iterator<Item = Layer> + use<> {
    Layer::pieces(mission.system()).chain([Layer::Tokens, Layer::Figures, Layer::Doors, Layer::Labels])
}

/// What is of no interest in a game.
const LEFT_OUT: [Layer; 3] = [Layer::Starts, Layer::Problems, Layer::Heat];

/// The tiles and regions that are on the table.
type Laid = (Vec<Id>, BTreeMap<Id, Region>);

/// The picture of a game.
pub(super) struct GameBoard {
    /// The floors.
    ground: Scene,
    /// Of which tiles and regions they are.
    laid: Laid,
    art: Arc<Art>,
    /// They, and what lies on them.
    pub(super) picture: Picture,
}

impl GameBoard {
    /// The board of a mission at a moment.
    pub(super) fn new(mission: &Mission, moment: &Moment, art: &Arc<Art>) -> Self {
        // The frame is that of the whole map: nothing moves when more of it is laid.
        let whole = floors(mission, art);
        let mut ground = floors(&moment.mission, art);
        (ground.frame, ground.map) = (whole.frame, whole.map);
        let picture = Picture::of(&with(&ground, moment));
        Self { ground, laid: laid(&moment.mission), art: Arc::clone(art), picture }
    }

    /// The floors alone.
    pub(super) const fn ground(&self) -> &Scene {
        &self.ground
    }

    /// Another moment of the same game.
    pub(super) fn show(&mut self, moment: &Moment) {
        let laid = laid(&moment.mission);
        if laid != self.laid {
            let (frame, map) = (self.ground.frame, self.ground.map);
            self.ground = floors(&moment.mission, &self.art);
            (self.ground.frame, self.ground.map) = (frame, map);
            self.laid = laid;
        }
        self.picture.renew(&with(&self.ground, moment));
    }
}

/// What is on the table. A region may grow when a part of the board is laid out.
fn laid(mission: &Mission) -> Laid {
    (mission.tiles().keys().copied().collect(), mission.regions().clone())
}

/// The floors of a mission.
fn floors(mission: &Mission, art: &Arc<Art>) -> Scene {
    let still = live(mission).chain(LEFT_OUT).fold(Layers::MAP, Layers::without);
    let (theme, art) = (*theme::colors(), Arc::clone(art));
    let options = SceneOptions { theme, layers: still, art, ..SceneOptions::default() };
    Scene::of(mission, mission.catalogue(), &options)
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
