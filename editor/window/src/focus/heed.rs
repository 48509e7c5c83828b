//! Telling when the keys come to something inside a part of the window, and when they leave it: what has them can then show
//! it, and what one works in is known. Only the widgets know who has the keys, so they are asked after every event.

use crate::{Element, Renderer};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Id, Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, layout, mouse, overlay, renderer};
use iced::widget::operation;
use iced::{Event, Length, Rectangle, Size, Task, Theme, Vector};

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

/// What was told last; at first nothing.
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
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Told>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Told::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.inside)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.inside));
    }

    fn size(&self) -> Size<Length> {
        self.inside.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        self.inside.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        self.inside.as_widget_mut().operate(&mut tree.children[0], layout, renderer, operation);
    }

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

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        self.inside.as_widget().mouse_interaction(&tree.children[0], layout, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        self.inside.as_widget().draw(&tree.children[0], renderer, theme, style, layout, cursor, viewport);
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        self.inside.as_widget_mut().overlay(&mut tree.children[0], layout, renderer, viewport, translation)
    }
}
