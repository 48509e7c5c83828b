//! Something to press that can also be dragged away: once the pointer has gone some way with the button down, it emits one
//! message. The widget under the pointer handles the release.

use super::inside::of_inside;
use crate::{Element, Renderer};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::{Event, Point, Rectangle, Theme};

/// A hand that means a click moves less than so many pixels.
const TREMOR: f32 = 6.0;

struct Draggable<'a, Message> {
    inside: Element<'a, Message>,
    lifted: Message,
}

/// Something that emits this message when it is dragged away.
pub(crate) fn draggable<'a, Message: Clone + 'a>(
    inside: impl Into<Element<'a, Message>>,
    lifted: Message,
) -> Element<'a, Message> {
    Element::new(Draggable { inside: inside.into(), lifted })
}

#[derive(Default)]
struct State {
    /// Where the pointer is on the window, wherever lists are scrolled to.
    pointer: Option<Point>,
    held: Held,
}

#[derive(Clone, Copy, Default)]
enum Held {
    #[default]
    No,
    /// Pressed here, and not moved from there yet.
    Still(Point),
    /// On its way.
    Away,
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Draggable<'_, Message> {
    of_inside!(children, diff, size, size_hint, layout, operate, draw, overlay);
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
        let state = tree.state.downcast_mut::<State>();
        match event {
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                state.pointer = Some(*position);
                if let Held::Still(from) = state.held
                    && from.distance(*position) >= TREMOR
                {
                    state.held = Held::Away;
                    shell.publish(self.lifted.clone());
                }
            }
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                let over = cursor.is_over(layout.bounds());
                state.held = state.pointer.filter(|_| over).map_or(Held::No, Held::Still);
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => state.held = Held::No,
            _ => {}
        }
        let child = &mut tree.children[0];
        let inside = self.inside.as_widget_mut();
        inside.update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        if let Held::Away = tree.state.downcast_ref::<State>().held {
            return mouse::Interaction::Grabbing;
        }
        let inside = self.inside.as_widget();
        inside.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }
}
