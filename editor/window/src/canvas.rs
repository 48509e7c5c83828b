//! The map: a canvas over a scene that one can move and look into closely. It says where the pointer is and what it asks
//! for; it changes nothing itself.

mod camera;
mod chunk;
mod draw;
mod map_slot;
mod ghost;
mod input;
mod minimap;
mod outline;
mod overlay;
mod picture;
mod ruler;

pub(crate) use camera::{Camera, View, percent};
pub(crate) use draw::bounds;
pub(crate) use ghost::{Ghost, around};
pub(crate) use outline::Outline;
pub(crate) use overlay::{Highlight, Look};
pub(crate) use picture::{Painted, Picture};

use crate::frames;
use crate::{Element, Renderer};
use editor_model::tool::{Aim, Input, Preview};
use iced::widget::Stack;
use iced::widget::canvas::{self, Canvas};
use iced::{Event, Length, Rectangle, Size, Theme, Vector, mouse};
use map_slot::MapSlot;
use minimap::{Minimap, MinimapFrame, MinimapPicture};
use missions::scene::{Layers, Rect};
use tiles::Cell;

/// What is drawn over the map.
pub(crate) type Frame = canvas::Frame<Renderer>;
type Geometry = canvas::Geometry<Renderer>;
pub(crate) type Cache = canvas::Cache<Renderer>;

/// What the pointer did on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Message {
    /// The map has this place on the window now.
    Resized(Rectangle),
    /// A right click: what is to be done here? With the point of the window.
    Asked(Aim, iced::Point),
    /// Something the tool is to hear of.
    Tool(Input),
    /// The left button was let go that was not pressed on the map: here, or outside of the map.
    Dropped(Option<Aim>),
    /// The map was dragged by so many pixels.
    Dragged(Vector),
    /// This is to be in the middle.
    Centred(missions::scene::Point),
    /// The wheel was turned by so many steps, the pointer being here.
    Turned(iced::Point, f32),
}

/// What a canvas shows.
pub(crate) struct Map<'a> {
    /// The scene.
    pub(crate) picture: &'a Picture,
    /// From where.
    pub(crate) camera: &'a Camera,
    /// How much room the screen believes it has, and where.
    pub(crate) room: Size,
    pub(crate) corner: iced::Point,
    /// So many pixels of the screen are one of the window.
    pub(crate) factor: f32,
    /// Is the minimap wanted?
    pub(crate) minimap: bool,
    /// The spaces that have numbers; `None` if numbers are not wanted.
    pub(crate) numbered: Option<Rect>,
    /// The space under the pointer or the keyboard's hand.
    pub(crate) hovered: Option<Cell>,
    /// What is selected.
    pub(crate) selected: &'a [Outline],
    /// What the tool is about to do.
    pub(crate) preview: &'a Preview,
    /// The pieces of the preview.
    pub(crate) ghosts: Option<&'a Ghost>,
    /// What to point at, and how.
    pub(crate) mark: Option<Highlight>,
    /// The drawing of the mark, as long as it stays.
    pub(crate) marked: &'a Cache,
}

/// How layers are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// Those that are shown at all.
    pub(crate) layers: Layers,
    /// Those of them that are faint.
    pub(crate) dim: Layers,
}

impl Shown {
    /// No layer.
    pub(crate) const NOTHING: Self = Self { layers: Layers::NONE, dim: Layers::NONE };
}

impl<'a> Map<'a> {
    /// As a widget that takes all the room there is.
    pub(crate) fn element(self) -> Element<'a, Message> {
        let Self { picture, ghosts, camera, factor, minimap, .. } = self;
        let below = MapSlot { picture, ghosts, camera, factor };
        let avoided = self.avoided();
        let map = Canvas::new(self).width(Length::Fill).height(Length::Fill);
        let corner = || Minimap { picture, camera, factor, avoided };
        // Within one layer the window puts images over lines, whatever their order.
        let ground =
            minimap.then(|| Canvas::new(MinimapPicture(corner())).width(Length::Fill).height(Length::Fill));
        let glass =
            minimap.then(|| Canvas::new(MinimapFrame(corner())).width(Length::Fill).height(Length::Fill));
        // Numbers at the edge end there.
        Stack::new().clip(true).push(below).push(map).push(ground).push(glass).into()
    }
}

impl canvas::Program<Message, Theme, Renderer> for Map<'_> {
    type State = Hand;

    fn update(
        &self,
        state: &mut Self::State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        if bounds.size() != self.room || bounds.position() != self.corner {
            return Some(canvas::Action::publish(Message::Resized(bounds)));
        }
        if let Event::Window(iced::window::Event::RedrawRequested(_)) = event {
            frames::begun();
        }
        if let Some(action) = self.in_corner(state, event, bounds, cursor) {
            return Some(action);
        }
        state.pointer.update(event, bounds, cursor, &self.camera.view(bounds.size()))
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
        let mut frame = Frame::new(renderer, size);
        for place in self.selected {
            overlay::selected(&mut frame, &view, place);
        }
        overlay::preview(&mut frame, &view, self.preview);
        if let Some(cell) = self.hovered {
            overlay::hover(&mut frame, &view, cell);
        }
        if let Some(map) = self.numbered {
            ruler::draw(&mut frame, &view, map, self.hovered);
        }
        let mut all = vec![frame.into_geometry()];
        if let Some(mark) = &self.mark {
            all.push(self.marked.draw(renderer, size, |frame| overlay::highlight(frame, &view, mark)));
        }
        frames::prepared();
        all
    }

    fn mouse_interaction(
        &self,
        state: &Self::State,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> mouse::Interaction {
        state.pointer.interaction(cursor.is_over(bounds))
    }
}

/// The hand on the map.
#[derive(Debug, Default)]
pub(crate) struct Hand {
    pointer: input::Pointer,
    /// It holds the minimap.
    corner: bool,
}

impl Map<'_> {
    /// What the minimap must not cover: the pieces in hand, and the one that was put last, which is selected.
    fn avoided(&self) -> [Option<Rect>; 2] {
        let put = if let [only] = self.selected { only.bounds() } else { None };
        [self.ghosts.and_then(Ghost::place), put]
    }

    /// What the pointer does in the minimap.
    fn in_corner(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        let Event::Mouse(event) = event else { return None };
        if !self.minimap {
            return None;
        }
        let Self { picture, camera, factor, .. } = *self;
        let map = Minimap { picture, camera, factor, avoided: self.avoided() };
        let at = cursor.position_from(bounds.position())?;
        match event {
            mouse::Event::ButtonPressed(mouse::Button::Left) => hand.corner = true,
            mouse::Event::ButtonReleased(mouse::Button::Left) => {
                return std::mem::take(&mut hand.corner).then(canvas::Action::capture);
            }
            mouse::Event::CursorMoved { .. } if hand.corner => {}
            // No space of the map is pointed at through it.
            mouse::Event::CursorMoved { .. }
                if !hand.pointer.holds() && map.under(bounds.size(), at, false).is_some() =>
            {
                let pointed = self.hovered.is_some() && cursor.is_over(bounds);
                return pointed.then(|| canvas::Action::publish(Message::Tool(Input::Leave)).and_capture());
            }
            _ => return None,
        }
        let held = !matches!(event, mouse::Event::ButtonPressed(_));
        let under = map.under(bounds.size(), at, held);
        hand.corner = under.is_some();
        under.map(|point| canvas::Action::publish(Message::Centred(point)).and_capture())
    }
}
