//! Where the map lies: its painted chunks and the pieces in hand go below everything the window draws.
//! It receives no events; the canvas over it handles the pointer.

use super::{Camera, Ghost, Picture};
use crate::{Element, Renderer};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Layout, layout, renderer};
use iced::{Length, Rectangle, Size, Theme, mouse};

/// What lies there.
pub(super) struct MapSlot<'a> {
    pub(super) picture: &'a Picture,
    pub(super) ghosts: Option<&'a Ghost>,
    pub(super) camera: &'a Camera,
    pub(super) factor: f32,
}

impl<Message> Widget<Message, Theme, Renderer> for MapSlot<'_> {
    fn size(&self) -> Size<Length> {
        Size::new(Length::Fill, Length::Fill)
    }

    fn layout(&mut self, _: &mut Tree, _: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Length::Fill, Length::Fill)
    }

    fn draw(
        &self,
        _: &Tree,
        renderer: &mut Renderer,
        _: &Theme,
        _: &renderer::Style,
        layout: Layout<'_>,
        _: mouse::Cursor,
        _: &Rectangle,
    ) {
        let bounds = layout.bounds();
        let view = self.camera.view(bounds.size());
        let mut ground = self.picture.ground(&view, bounds, self.factor);
        ground.sprites.extend(self.ghosts.and_then(|ghosts| ghosts.sprite(&view, bounds, self.factor)));
        renderer.lay(ground);
    }
}

impl<'a, Message: 'a> From<MapSlot<'a>> for Element<'a, Message> {
    fn from(bed: MapSlot<'a>) -> Self {
        Self::new(bed)
    }
}
