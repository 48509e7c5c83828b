//! The map: a canvas over a scene that one can move and look into closely. It says where the pointer is and what it asks
//! for; it changes nothing itself.

mod camera;
mod draw;
mod input;

pub(crate) use camera::{Camera, View};
pub(crate) use draw::{Picture, bounds};

use crate::window::theme::{self, COLORS};
use iced::widget::canvas::{self, Canvas, Geometry};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};
use missions::scene::{Layers, Rect};
use tiles::Cell;

/// What the pointer did on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Message {
    /// The map has so much room now.
    Resized(Size),
    /// The pointer is over a space, or over none.
    Hovered(Option<Cell>),
    /// A space was clicked.
    Clicked(Cell),
    /// The map was dragged by so many pixels.
    Dragged(Vector),
    /// The wheel was turned by so many steps, the pointer being here.
    Turned(iced::Point, f32),
}

/// What a canvas shows.
pub(crate) struct Map<'a> {
    /// The scene.
    pub(crate) picture: &'a Picture,
    /// From where.
    pub(crate) camera: &'a Camera,
    /// How much room the screen believes it has.
    pub(crate) room: Size,
    /// Which layers of it.
    pub(crate) shown: Layers,
    /// The space under the pointer.
    pub(crate) hovered: Option<Cell>,
    /// What to point at, and in which colour.
    pub(crate) mark: Option<(Rect, iced::Color)>,
    /// The drawing of the mark, as long as it stays.
    pub(crate) marked: &'a canvas::Cache,
}

impl<'a> Map<'a> {
    /// As a widget that takes all the room there is.
    pub(crate) fn element(self) -> Element<'a, Message> {
        Canvas::new(self).width(Length::Fill).height(Length::Fill).into()
    }
}

impl canvas::Program<Message> for Map<'_> {
    type State = input::Pointer;

    fn update(
        &self,
        state: &mut Self::State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        if bounds.size() != self.room {
            return Some(canvas::Action::publish(Message::Resized(bounds.size())));
        }
        state.update(event, bounds, cursor, &self.camera.view(bounds.size()), self.hovered)
    }

    fn draw(
        &self,
        _: &Self::State,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let view = self.camera.view(bounds.size());
        let mut all = self.picture.draw(renderer, bounds.size(), &view, self.shown);
        if let Some((places, color)) = self.mark {
            let size = bounds.size();
            all.push(self.marked.draw(renderer, size, |frame| draw::spotlight(frame, &view, places, color)));
        }
        if let Some(cell) = self.hovered {
            let mut frame = canvas::Frame::new(renderer, bounds.size());
            draw::hover(&mut frame, &view, cell, theme::color(COLORS.text));
            all.push(frame.into_geometry());
        }
        all
    }

    fn mouse_interaction(
        &self,
        state: &Self::State,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        if state.is_dragging() {
            mouse::Interaction::Grabbing
        } else if cursor.is_over(bounds) {
            mouse::Interaction::Grab
        } else {
            mouse::Interaction::default()
        }
    }
}
