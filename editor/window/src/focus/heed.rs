//! Reports when the keys come to something inside a part of the window, and when they leave it: what has them can then show
//! it, and what one works in is known. Only the widgets know who has the keys, so they are asked after every event.

use super::inside::of_inside;
use crate::{Element, Renderer};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse};
use iced::widget::operation;
use iced::{Event, Rectangle, Task, Theme};

/// The keys leave whatever has them, and are the map's again.
pub(crate) fn leave<T>() -> Task<T> {
    // To give the keys to one is to take them from all others; and no widget is called so.
    operation::focus("nobody")
}

/// Around this; `told` says whether something inside has the keys now.
pub(crate) fn heed<'a, Message: 'a>(
    inside: impl Into<Element<'a, Message>>,
    told: impl Fn(bool) -> Message + 'a,
) -> Element<'a, Message> {
    Element::new(Heed { inside: inside.into(), told: Box::new(told) })
}

/// The widget.
struct Heed<'a, Message> {
    inside: Element<'a, Message>,
    told: Box<dyn Fn(bool) -> Message + 'a>,
}

/// What was reported last; at first nothing.
#[derive(Default)]
struct Told(Option<bool>);

/// Has anything the keys?
struct Search(bool);

impl Operation for Search {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        self.0 |= state.is_focused();
    }
}

impl<Message> Widget<Message, Theme, Renderer> for Heed<'_, Message> {
    of_inside!(children, diff, size, layout, operate, mouse_interaction, draw, overlay);
    of_inside!(@ remembers Told);

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
        let (told, child) = (tree.state.downcast_mut::<Told>(), &mut tree.children[0]);
        self.inside
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        let mut search = Search(false);
        self.inside.as_widget_mut().operate(child, layout, renderer, &mut search);
        if told.0 != Some(search.0) {
            told.0 = Some(search.0);
            shell.publish((self.told)(search.0));
        }
    }
}
