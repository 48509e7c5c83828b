//! Something with a context menu: a right click on it emits a message with the place on the window.

use super::inside::of_inside;
use crate::{Element, Renderer};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::{Event, Point, Rectangle, Theme};

/// A hand that means a click moves less than so many pixels.
const TREMOR: f32 = 4.0;

struct Asking<'a, Message> {
    inside: Element<'a, Message>,
    asked: Box<dyn Fn(Point) -> Message + 'a>,
}

/// Something that emits this message at a right click. The point is one of the window, wherever lists are scrolled to.
pub(crate) fn asking<'a, Message: 'a>(
    inside: impl Into<Element<'a, Message>>,
    asked: impl Fn(Point) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(Asking { inside: inside.into(), asked: Box::new(asked) })
}

#[derive(Default)]
struct State {
    /// Where the pointer is on the window.
    pointer: Option<Point>,
    /// Where the right button went down on it.
    pressed: Option<Point>,
}

impl<Message> Widget<Message, Theme, Renderer> for Asking<'_, Message> {
    of_inside!(children, diff, size, size_hint, layout, operate, mouse_interaction, draw, overlay);
    of_inside!(@ remembers State);

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let child = &mut tree.children[0];
        let inside = self.inside.as_widget_mut();
        inside.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        let state = tree.state.downcast_mut::<State>();
        let over = cursor.is_over(layout.bounds());
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => state.pointer = Some(*position),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)) => {
                state.pressed = state.pointer.filter(|_| over && !shell.is_event_captured());
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Right)) => {
                let from = state.pressed.take();
                let at = state.pointer.filter(|at| from.is_some_and(|from| from.distance(*at) < TREMOR));
                if let Some(at) = at.filter(|_| over && !shell.is_event_captured()) {
                    shell.publish((self.asked)(at));
                    shell.capture_event();
                }
            }
            _ => {}
        }
    }
}
