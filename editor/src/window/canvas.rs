//! The map: a canvas over a scene that one can move and look into closely. It says where the pointer is and what it asks
//! for; it changes nothing itself.

mod camera;
mod draw;
mod input;
mod overlay;

pub(crate) use camera::{Camera, View};
pub(crate) use draw::{Picture, bounds};

use crate::tool::{Input, Preview};
use crate::window::theme;
use iced::widget::canvas::{self, Canvas, Geometry};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, Vector, mouse};
use missions::scene::{Layer, Layers, Rect};
use tiles::Cell;

/// What is in hand has no table and no coordinates of its own.
const GHOSTS: Layers = Layers::MAP.without(Layer::Table).without(Layer::Coordinates);

/// What the pointer did on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Message {
    /// The map has so much room now.
    Resized(Size),
    /// Something the tool is to hear of.
    Tool(Input),
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
    /// How its layers are shown.
    pub(crate) shown: Shown,
    /// The space under the pointer or the keyboard's hand.
    pub(crate) hovered: Option<Cell>,
    /// What is selected.
    pub(crate) selected: &'a [Rect],
    /// What the tool is about to do.
    pub(crate) preview: &'a Preview,
    /// The pieces of the preview.
    pub(crate) ghosts: Option<&'a Picture>,
    /// What to point at, and in which colour.
    pub(crate) mark: Option<(Rect, iced::Color)>,
    /// The drawing of the mark, as long as it stays.
    pub(crate) marked: &'a canvas::Cache,
}

/// How layers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Those that are shown at all.
    pub(crate) layers: Layers,
    /// Those of them that are faint.
    pub(crate) dim: Layers,
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
        state.update(event, bounds, cursor, &self.camera.view(bounds.size()))
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
        let size = bounds.size();
        let mut all = self.picture.draw(renderer, size, &view, self.shown);
        if let Some((places, color)) = self.mark {
            all.push(self.marked.draw(renderer, size, |frame| draw::spotlight(frame, &view, places, color)));
        }
        let mut frame = canvas::Frame::new(renderer, size);
        for place in self.selected {
            overlay::selected(&mut frame, &view, *place);
        }
        all.push(frame.into_geometry());
        if let Some(ghosts) = self.ghosts {
            all.extend(ghosts.draw(renderer, size, &view, Shown { layers: GHOSTS, dim: Layers::NONE }));
        }
        let mut frame = canvas::Frame::new(renderer, size);
        overlay::preview(&mut frame, &view, self.preview);
        if let Some(cell) = self.hovered {
            draw::hover(&mut frame, &view, cell, theme::color(theme::colors().text));
        }
        all.push(frame.into_geometry());
        all
    }

    fn mouse_interaction(
        &self,
        state: &Self::State,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        state.interaction(cursor.is_over(bounds))
    }
}
