//! A place over the window: what is in it lies with its corner at a point, is moved as far as it takes to be seen whole, and gets
//! no more room than there is.

use crate::{Element, Renderer};
use iced::advanced::layout::{Limits, Node};
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse, overlay, renderer};
use iced::{Event, Fill, Length, Point, Rectangle, Size, Theme, Vector};

/// What is in it does not touch the edge of the window.
const EDGE: f32 = 4.0;

/// The place.
pub(super) struct Afloat<'a, Message> {
    inside: Element<'a, Message>,
    at: Point,
    top: f32,
}

impl<'a, Message> Afloat<'a, Message> {
    /// With its corner at a point, and never above `top`.
    pub(super) fn new(inside: impl Into<Element<'a, Message>>, at: Point, top: f32) -> Self {
        Self { inside: inside.into(), at, top }
    }
}

/// Where something so long begins that is to begin at `at` and to lie between two ends.
fn begin(at: f32, length: f32, from: f32, to: f32) -> f32 {
    at.min(to - length).max(from)
}

impl<Message> Widget<Message, Theme, Renderer> for Afloat<'_, Message> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.inside)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.inside));
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &Limits) -> Node {
        let window = limits.max();
        let room = Size::new(window.width - 2.0 * EDGE, window.height - self.top - EDGE);
        let limits = Limits::new(Size::ZERO, room);
        let node = self.inside.as_widget_mut().layout(&mut tree.children[0], renderer, &limits);
        let size = node.size();
        let x = begin(self.at.x, size.width, EDGE.min(self.at.x), window.width - EDGE);
        let y = begin(self.at.y, size.height, self.top, window.height - EDGE);
        Node::with_children(window, vec![node.move_to(Point::new(x, y))])
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        for inside in layout.children() {
            self.inside.as_widget_mut().operate(&mut tree.children[0], inside, renderer, operation);
        }
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
        let child = &mut tree.children[0];
        for inside in layout.children() {
            self.inside
                .as_widget_mut()
                .update(child, event, inside, cursor, renderer, clipboard, shell, viewport);
        }
        // What lies below must not scroll or light up beside an open list.
        let moves = matches!(
            event,
            Event::Mouse(mouse::Event::WheelScrolled { .. } | mouse::Event::CursorMoved { .. })
        );
        if moves && cursor.position().is_some_and(|at| at.y >= self.top) {
            shell.capture_event();
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
        let child = &tree.children[0];
        let ask =
            |inside| self.inside.as_widget().mouse_interaction(child, inside, cursor, viewport, renderer);
        layout.children().next().map(ask).unwrap_or_default()
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
        for inside in layout.children() {
            let widget = self.inside.as_widget();
            widget.draw(&tree.children[0], renderer, theme, style, inside, cursor, viewport);
        }
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let inside = layout.children().next()?;
        let widget = self.inside.as_widget_mut();
        widget.overlay(&mut tree.children[0], inside, renderer, viewport, translation)
    }
}

impl<'a, Message: 'a> From<Afloat<'a, Message>> for Element<'a, Message> {
    fn from(afloat: Afloat<'a, Message>) -> Self {
        Element::new(afloat)
    }
}
