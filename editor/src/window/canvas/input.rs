//! What the pointer does over the map, from events to messages. A click is a press and a release with little way between.

use super::{Message, View};
use iced::widget::canvas::Action;
use iced::{Event, Point, Rectangle, Vector, mouse};
use tiles::Cell;

/// So many pixels a hand may tremble during a click.
const TREMOR: f32 = 4.0;

/// So many pixels of a touchpad are one step of a wheel.
const STEP: f32 = 50.0;

/// Where the pointer is in what it does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Pointer {
    /// Nothing is held.
    #[default]
    Free,
    /// Held here, and not moved yet.
    Pressed(Point),
    /// Dragging; the map has followed to here.
    Dragging(Point),
}

impl Pointer {
    /// Is the map being dragged?
    pub(super) const fn is_dragging(self) -> bool {
        matches!(self, Self::Dragging(_))
    }

    /// What an event means.
    pub(super) fn update(
        &mut self,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        view: &View,
        hovered: Option<Cell>,
    ) -> Option<Action<Message>> {
        let Event::Mouse(event) = event else { return None };
        let over = cursor.position_in(bounds);
        match event {
            mouse::Event::ButtonPressed(mouse::Button::Left | mouse::Button::Middle) => {
                *self = Self::Pressed(over?);
                Some(Action::capture())
            }
            mouse::Event::ButtonReleased(mouse::Button::Left | mouse::Button::Middle) => {
                let click = match std::mem::take(self) {
                    Self::Pressed(at) => Some(Message::Clicked(view.cell(at))),
                    Self::Free | Self::Dragging(_) => None,
                };
                click.map(|message| Action::publish(message).and_capture())
            }
            mouse::Event::CursorMoved { .. } => {
                // While the map is dragged the pointer may leave it.
                let now = cursor.position_from(bounds.position());
                match (*self, now) {
                    (Self::Pressed(from) | Self::Dragging(from), Some(now)) => {
                        if !self.is_dragging() && from.distance(now) < TREMOR {
                            return None;
                        }
                        *self = Self::Dragging(now);
                        let by: Vector = now - from;
                        Some(Action::publish(Message::Dragged(by)).and_capture())
                    }
                    _ => hover(over.map(|at| view.cell(at)), hovered),
                }
            }
            mouse::Event::CursorLeft => hover(None, hovered),
            mouse::Event::WheelScrolled { delta } => {
                let steps = match delta {
                    mouse::ScrollDelta::Lines { y, .. } => *y,
                    mouse::ScrollDelta::Pixels { y, .. } => *y / STEP,
                };
                Some(Action::publish(Message::Turned(over?, steps)).and_capture())
            }
            _ => None,
        }
    }
}

fn hover(now: Option<Cell>, before: Option<Cell>) -> Option<Action<Message>> {
    (now != before).then(|| Action::publish(Message::Hovered(now)))
}
