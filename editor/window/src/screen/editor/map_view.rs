//! The map as one looks at it: its picture, the camera, the tool in hand, what is selected, and the mark of what is pointed at.
//! The canvas paints it; tools decide what changes in the mission.

use super::drawn::{Drawn, ZOOM};
use super::map::Hand;
use crate::canvas::{Cache, Camera, Highlight, Outline, Picture, View};
use crate::describe;
use editor_model::document::Document;
use editor_model::tool::Aim;
use iced::{Point, Size, Vector};
use missions::scene::{Rect, Scene};
use missions::{Edit, Mission};
use std::sync::Arc;
use tiles::Cell;

/// An arrow key moves the map by so many pixels.
const ARROW: f32 = 80.0;

/// The map of the editor.
pub(crate) struct MapView {
    pub(super) scene: Scene,
    pub(super) picture: Picture,
    pub(super) camera: Camera,
    /// How much room the map has, and where on the window; not known before it is first drawn.
    pub(super) room: Size,
    pub(super) corner: Point,
    pub(super) hand: Hand,
    /// The outlines of what is selected.
    pub(super) selected: Vec<Outline>,
    /// What is pointed at, and its drawing.
    pub(super) mark: Option<Highlight>,
    pub(super) marked: Cache,
}

impl MapView {
    pub(super) fn new(mission: &Mission) -> Self {
        let scene = Drawn::only(mission, &Arc::default()).scene();
        Self {
            picture: Picture::of(&scene),
            camera: Camera::new(scene.frame),
            room: Size::new(700.0, 640.0),
            corner: Point::ORIGIN,
            hand: Hand::empty(),
            selected: Vec::new(),
            mark: None,
            marked: Cache::new(),
            scene,
        }
    }

    /// Looks from where another view of the same mission looked.
    pub(super) fn look_as(&mut self, other: &Self) {
        self.camera = other.camera.over(self.scene.frame, other.room);
        (self.room, self.corner) = (other.room, other.corner);
    }

    /// The part of the board that is seen.
    pub(super) fn view(&self) -> View {
        self.camera.view(self.room)
    }

    /// Draws everything again.
    pub(super) fn redraw(&mut self, drawn: &Drawn<'_>) {
        self.scene = drawn.scene();
        self.repaint(drawn);
        // A person who looks at the whole map still sees what was the whole of it: nothing jumps under the hand.
        self.camera = self.camera.over(self.scene.frame, self.room);
        self.marked.clear();
    }

    /// The picture of the map without what is in hand. A tile leaves with its lines, so a map without it is drawn; of
    /// anything else only its own shapes are left out.
    pub(super) fn repaint(&mut self, drawn: &Drawn<'_>) {
        let lifted = &self.hand.preview.lifted;
        let tiles: Vec<Edit> = lifted
            .iter()
            .filter(|id| drawn.mission.tiles().contains_key(id))
            .map(|id| Edit::Tile(*id, None))
            .collect();
        if tiles.is_empty() {
            self.picture.renew(&self.scene);
        } else {
            let rest = drawn.mission.clone().with(tiles);
            let rest = Drawn { mission: &rest, heat: drawn.heat.clone(), ..*drawn };
            self.picture.renew(&rest.scene());
        }
        self.picture.lift(lifted);
    }

    /// Frames what is selected in the document.
    pub(super) fn select(&mut self, document: &Document) {
        let outline = |id| describe::outline(id, document.mission(), &self.scene);
        self.selected = document.selection().iter().copied().map(outline).collect();
    }

    /// The rectangle around what is selected.
    pub(super) fn selected_place(&self) -> Option<Rect> {
        self.selected.iter().filter_map(Outline::bounds).reduce(Rect::with)
    }

    /// Marks places, or nothing.
    pub(super) fn mark(&mut self, places: Option<Highlight>) {
        self.mark = places;
        self.marked.clear();
    }

    /// The camera has moved, or the room is another one.
    pub(super) fn moved(&mut self) {
        self.marked.clear();
    }

    /// Fits the map into its place.
    pub(crate) fn fit(&mut self) {
        self.camera.fit();
        self.moved();
    }

    /// Zooms to the selection.
    pub(crate) fn fit_selection(&mut self) {
        if let Some(places) = self.selected_place() {
            self.show(places);
        }
    }

    /// Zooms in at the middle of the map, or out.
    pub(crate) fn zoom_in(&mut self, nearer: bool) {
        let factor = if nearer { ZOOM } else { 1.0 / ZOOM };
        let middle = Point::new(self.room.width / 2.0, self.room.height / 2.0);
        self.camera.zoom(middle, factor, self.room);
        self.moved();
    }

    /// Brings a place into the middle.
    pub(super) fn show(&mut self, place: Rect) {
        self.camera.show(place, self.room);
        self.moved();
    }

    /// Moves the map by arrow keys.
    pub(super) fn drag(&mut self, dx: i16, dy: i16) {
        self.camera.drag(Vector::new(-ARROW * f32::from(dx), -ARROW * f32::from(dy)), self.room);
        self.moved();
    }

    /// Keeps a place that keys aim at or move to in sight.
    pub(super) fn keep_in_view(&mut self, place: Rect) {
        if self.camera.reveal(place, self.room) {
            self.moved();
        }
    }

    /// The space in the middle of what is seen.
    pub(super) fn middle(&self) -> Cell {
        let seen = self.view().seen();
        Aim { at: seen.centre(), ..Aim::at_cell(Cell::default()) }.cell()
    }
}
