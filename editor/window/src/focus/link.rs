//! A click with Ctrl in a text, as on a link. The text itself has the click before, and puts the cursor there. It counts when
//! the button is let go: a pointer that moves meanwhile selects.

use super::inside::of_inside;
use crate::{Element, Renderer};
use iced::advanced::widget::{Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::{Event, Point, Rectangle, Theme, keyboard};

/// A hand is not quite still while it clicks.
const STILL: f32 = 4.0;

/// Around a text; `message` is said for such a click.
pub(crate) fn link<'a, Message: Clone + 'a>(
    inside: impl Into<Element<'a, Message>>,
    message: Message,
) -> Element<'a, Message> {
    Element::new(Link { inside: inside.into(), message })
}

struct Link<'a, Message> {
    inside: Element<'a, Message>,
    message: Message,
}

#[derive(Default)]
struct State {
    held: bool,
    /// Where the button went down with Ctrl held.
    pressed: Option<Point>,
}

impl<Message: Clone> Widget<Message, Theme, Renderer> for Link<'_, Message> {
    of_inside!(children, diff, size, layout, operate, draw, overlay);
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
        let (state, child) = (tree.state.downcast_mut::<State>(), &mut tree.children[0]);
        self.inside
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        match event {
            Event::Keyboard(keyboard::Event::ModifiersChanged(held)) => state.held = held.command(),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                state.pressed = cursor.position_over(layout.bounds()).filter(|_| state.held);
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => {
                let pressed = state.pressed.take();
                if pressed.zip(cursor.position()).is_some_and(|(from, to)| from.distance(to) < STILL) {
                    shell.publish(self.message.clone());
                }
            }
            Event::Keyboard(_)
            | Event::Mouse(_)
            | Event::Window(_)
            | Event::Touch(_)
            | Event::InputMethod(_) => {}
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let inside = self.inside.as_widget();
        let shape = inside.mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer);
        let is_link = tree.state.downcast_ref::<State>().held && shape == mouse::Interaction::Text;
        if is_link { mouse::Interaction::Pointer } else { shape }
    }
}
