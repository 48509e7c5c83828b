//! What the editor shows, for tests.

use super::{Action, Editor, map, workshop};
use crate::canvas::{self, Highlight, Outline, Picture};
use crate::panel::arranging::Arranging;
use crate::panel::sitting::Table;
use crate::panel::{export, proof, watch};
use crate::theme;
use editor_model::document::Selection;
use iced::{Point, Size};
use missions::history::Change;
use missions::scene::{Layer, Rect};

impl Editor {
    pub(crate) fn state(&self) -> String {
        let history = self.document.history();
        let (at, all) = (history.at(), history.steps().len());
        format!(
            "step {at} of {all}, asks {:?}, writes {}, {:?}, {:?}",
            self.asks(),
            self.writes(),
            self.now(),
            self.notice
        )
    }

    pub(crate) fn choose_for_test(&mut self, chosen: Selection) {
        self.document.select(chosen);
        self.selection_changed();
    }

    pub(crate) fn change(&mut self, change: Change) -> Action {
        self.commit(change)
    }

    pub(crate) const fn layers_shown(&self) -> missions::scene::Layers {
        self.panels.layers.shown
    }

    pub(crate) const fn room_shown(&self) -> Size {
        self.map.room
    }

    pub(crate) fn seen(&self) -> canvas::View {
        self.map.view()
    }

    /// Is what is seen of the map the same as if it were painted again? And how many chunks are seen?
    pub(crate) fn is_as_painted_anew(&self) -> (bool, usize) {
        let scene = map::drawn(&self.document, &self.found, &self.panels, &self.drawings).scene();
        let mut fresh = Picture::of(&scene);
        fresh.finish(&self.seen(), self.shown());
        let (fresh, seen) = (fresh.pixels(), self.map.picture.pixels());
        // Chunks from which everything has gone are seen longer; they are empty then.
        let table = theme::colors().table;
        let empty = theme::pixel(table);
        let same =
            seen.iter().all(|chunk| fresh.contains(chunk) || chunk.2.iter().all(|pixel| *pixel == empty));
        (same && seen.len() >= fresh.len(), seen.len())
    }

    pub(crate) fn pictures_shown(&self) -> usize {
        self.drawings.cardboard.art.len()
    }

    pub(crate) const fn workshop_shown(&self) -> Option<&workshop::Workshop> {
        self.workshop.as_ref()
    }

    pub(crate) const fn export_shown(&self) -> Option<&export::Sheet> {
        self.export.as_ref()
    }

    pub(crate) fn draws(&self, layer: Layer, place: Rect) -> bool {
        self.map.picture.has(layer, place)
    }

    /// Is anything but what is pointed at in the list in the dark?
    pub(crate) fn dims(&self) -> bool {
        self.pointed().is_some_and(|mark| mark.dims)
    }

    pub(crate) fn marked(&self) -> Option<Rect> {
        self.map.mark.as_ref().and_then(Highlight::bounds)
    }

    pub(crate) const fn proof(&self) -> &proof::Proof {
        &self.panels.proof
    }

    pub(crate) fn watch_shown(&self) -> Option<&watch::Watch> {
        self.watching.as_ref().map(|watching| &watching.watch)
    }

    pub(crate) fn table_shown(&self) -> Option<&Table> {
        self.playing.as_ref().map(|played| &played.table)
    }

    pub(crate) fn arranging_shown(&self) -> Option<&Arranging> {
        self.arranging.as_ref().map(|arranged| &arranged.arranging)
    }

    /// Where the map begins on the window.
    pub(crate) const fn corner_shown(&self) -> Point {
        self.map.corner
    }

    /// What the status line says.
    pub(crate) fn notice_shown(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    pub(crate) fn lit_by_script(&self) -> Option<Rect> {
        self.panels.script.lit().and_then(Outline::bounds)
    }

    pub(crate) fn judgement(&self) -> Option<&missions::verdict::Judgement> {
        self.panels.proof.judgement()
    }
}
