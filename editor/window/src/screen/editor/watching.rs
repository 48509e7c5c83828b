//! A game on the map instead of the mission: the floors are drawn once, what lies on them again for every moment. As long
//! as it is watched the tools rest, and nothing of the mission changes.

use super::{Action, Editor, Message};
use crate::canvas::{self, Outline, Picture};
use crate::panel::watch::{self, Watch};
use crate::theme;
use crate::work::{self, Reeled, Wanted};
use editor_model::tool::{Input, Preview};
use editor_model::words::say;
use iced::Task;
use missions::Mission;
use missions::art::Art;
use missions::scene::{Layer, Layers, Scene, SceneOptions};
use std::sync::Arc;
use std::time::Duration;

/// What changes from moment to moment.
fn live(mission: &Mission) -> impl Iterator<Item = Layer> + use<> {
    Layer::pieces(mission.system()).chain([Layer::Tokens, Layer::Figures, Layer::Doors, Layer::Labels])
}

/// What is of no interest in a game.
const LEFT_OUT: [Layer; 3] = [Layer::Starts, Layer::Problems, Layer::Heat];

/// A game being watched, and its pictures.
pub(super) struct Watching {
    pub(super) watch: Watch,
    /// The floors.
    ground: Scene,
    /// They, and what lies on them.
    pub(super) picture: Picture,
    /// Whose activation it is.
    pub(super) acting: Vec<Outline>,
    /// What the last choice did.
    pub(super) marks: Preview,
    /// The list of layers is shown instead of the log.
    pub(super) layers: bool,
}

impl Watching {
    fn new(watch: Watch, art: &Arc<Art>) -> (Self, Scene) {
        let still = live(&watch.wanted().mission).chain(LEFT_OUT).fold(Layers::MAP, Layers::without);
        let (theme, art) = (*theme::colors(), Arc::clone(art));
        let options = SceneOptions { theme, layers: still, art, ..SceneOptions::default() };
        let mission = &watch.wanted().mission;
        let scene = Scene::of(mission, mission.catalogue(), &options);
        let (acting, marks) = acting(&watch);
        let picture = Picture::of(&moment(&scene, &watch));
        (Self { ground: scene.clone(), picture, acting, marks, layers: false, watch }, scene)
    }

    fn moved(&mut self) {
        self.picture.renew(&moment(&self.ground, &self.watch));
        (self.acting, self.marks) = acting(&self.watch);
    }
}

/// Whose activation it is, and what the last choice did.
fn acting(watch: &Watch) -> (Vec<Outline>, Preview) {
    let (acting, marks) = watch.marks();
    (acting.into_iter().map(Outline::from).collect(), marks)
}

/// What is seen at a moment.
fn moment(ground: &Scene, watch: &Watch) -> Scene {
    let moment = watch.moment();
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

impl Editor {
    /// Play a game again, to watch it.
    pub(super) fn watch(&mut self, wanted: Wanted) -> Action {
        self.notice = Some(say("watch-opening"));
        Action::Run(Task::perform(work::film(wanted), Message::Filmed))
    }

    /// The game one most likely wants to watch.
    pub(crate) fn watch_first(&mut self) -> Action {
        match self.panels.proof.first_game() {
            Some(wanted) => self.watch(wanted),
            None => {
                self.notice = Some(say("watch-none"));
                Action::None
            }
        }
    }

    /// It was played again.
    pub(super) fn filmed(&mut self, film: &Reeled) -> Action {
        let Some(film) = film.take() else {
            self.notice = Some(say("watch-none"));
            return Action::None;
        };
        self.notice = None;
        self.map.hand.at = None;
        let (mut watching, scene) = Watching::new(Watch::new(film), &self.drawings.cardboard.art);
        let follow = watching.watch.follow();
        self.watching = Some(watching);
        self.map.camera = self.map.camera.over(scene.frame, self.map.room);
        self.map.fit();
        Action::Run(follow.map(Message::Watch))
    }

    /// Something happened while a game is watched.
    pub(super) fn watched(&mut self, message: watch::Message) -> Action {
        if message == watch::Message::Left {
            self.stop_watching();
            return Action::None;
        }
        let Some(watching) = &mut self.watching else { return Action::None };
        let at = watching.watch.at();
        let task = watching.watch.update(message);
        if watching.watch.at() != at {
            watching.moved();
            self.notice = None;
        }
        Action::Run(task.map(Message::Watch))
    }

    fn stop_watching(&mut self) {
        self.watching = None;
        self.redraw();
        self.map.fit();
    }

    /// The game looks different now.
    pub(super) fn redraw_game(&mut self) {
        if let Some(watching) = self.watching.take() {
            let (watching, _) = Watching::new(watching.watch, &self.drawings.cardboard.art);
            self.watching = Some(watching);
        }
    }

    /// The pointer over a game: it only points.
    pub(super) fn point(&mut self, message: canvas::Message) {
        match message {
            canvas::Message::Tool(Input::Hover(aim) | Input::Press(aim)) => {
                self.map.hand.at = Some(aim.cell());
            }
            canvas::Message::Tool(Input::Leave) => self.map.hand.at = None,
            _ => {}
        }
    }

    /// As long as a game goes on by itself, how long a choice stays.
    pub(crate) fn beat(&self) -> Option<Duration> {
        self.watching.as_ref()?.watch.beat()
    }
}
