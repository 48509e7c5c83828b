//! What a picture of the map shows beside the layers, and how much larger one turn of the wheel makes it.

use crate::theme;
use missions::art::Art;
use missions::scene::{Layers, Scene, SceneOptions};
use missions::{Diagnostic, Mission};
use std::collections::BTreeMap;
use std::sync::Arc;
use tiles::Cell;

/// One turn of the wheel makes the map so much larger.
pub(super) const ZOOM: f32 = 1.18;

/// What the picture shows besides the layers.
pub(super) struct Drawn<'a> {
    pub(super) mission: &'a Mission,
    /// Under the numbers they have in the list.
    pub(super) problems: &'a [Diagnostic],
    /// What was counted in games.
    pub(super) heat: BTreeMap<Cell, u32>,
    pub(super) art: &'a Arc<Art>,
}

impl Drawn<'_> {
    /// Nothing but a mission.
    pub(super) fn only<'a>(mission: &'a Mission, art: &'a Arc<Art>) -> Drawn<'a> {
        Drawn { mission, problems: &[], heat: BTreeMap::new(), art }
    }

    /// As a scene.
    pub(super) fn scene(&self) -> Scene {
        let options = SceneOptions {
            theme: *theme::colors(),
            layers: Layers::MAP,
            problems: self.problems.to_vec(),
            heat: self.heat.clone(),
            art: Arc::clone(self.art),
            ..SceneOptions::default()
        };
        Scene::of(self.mission, self.mission.catalogue(), &options)
    }
}
