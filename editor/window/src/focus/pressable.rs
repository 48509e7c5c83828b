//! A widget of iced that keys reach: it shows when it has them, and takes Enter and Space for a press in its middle and
//! arrows for sliding. What a press does is the widget's own.

use super::inside::of_inside;
use super::ring::{FIRST, Kind};
use crate::theme;
use crate::{Element, Renderer};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse, renderer};
use iced::keyboard::key::Named;
use iced::keyboard::{self, Key};
use iced::{Border, Color, Event, Rectangle, Theme};

/// Something to press that keys reach.
pub(crate) fn touch<'a, Message: 'a>(inside: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(Pressable::new(inside, Kind::Press))
}

/// A slider that keys reach.
pub(crate) fn slide<'a, Message: 'a>(inside: impl Into<Element<'a, Message>>) -> Element<'a, Message> {
    Element::new(Pressable::new(inside, Kind::Slide))
}

/// The widget around another.
pub(super) struct Pressable<'a, Message> {
    inside: Element<'a, Message>,
    kind: Kind,
    live: bool,
    first: bool,
}

impl<'a, Message> Pressable<'a, Message> {
    pub(super) fn new(inside: impl Into<Element<'a, Message>>, kind: Kind) -> Self {
        Self { inside: inside.into(), kind, live: true, first: false }
    }

    pub(super) fn live(self, live: bool) -> Self {
        Self { live, ..self }
    }

    pub(super) fn first(self, first: bool) -> Self {
        Self { first, ..self }
    }
}

/// Does it have the keys?
#[derive(Default)]
pub(super) struct Focus(pub(super) bool);

impl Focusable for Focus {
    fn is_focused(&self) -> bool {
        self.0
    }

    fn focus(&mut self) {
        self.0 = true;
    }

    fn unfocus(&mut self) {
        self.0 = false;
    }
}

/// The mark of what has the keys, drawn over it.
pub(super) fn mark(renderer: &mut Renderer, bounds: Rectangle) {
    use iced::advanced::Renderer as _;
    renderer.with_layer(bounds, |renderer| {
        let border = Border { color: theme::focus(), width: 2.0, radius: 4.0.into() };
        renderer
            .fill_quad(renderer::Quad { bounds, border, ..renderer::Quad::default() }, Color::TRANSPARENT);
    });
}

/// A key that goes down with nothing held beside it.
pub(super) fn bare(event: &Event) -> Option<Key<&str>> {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key, modifiers, .. }) if modifiers.is_empty() => {
            Some(key.as_ref())
        }
        _ => None,
    }
}

/// A press of the pointer anywhere; who uses it needs no mark.
pub(super) fn pressed(event: &Event) -> bool {
    matches!(event, Event::Mouse(mouse::Event::ButtonPressed(_)))
}

impl<Message> Pressable<'_, Message> {
    /// The events the widget would receive if a pointer did it.
    fn told(&self, event: &Event) -> Option<Vec<Event>> {
        let left = mouse::Button::Left;
        match (self.kind, bare(event)?) {
            (Kind::Press, Key::Named(Named::Enter | Named::Space)) => Some(vec![
                Event::Mouse(mouse::Event::ButtonPressed(left)),
                Event::Mouse(mouse::Event::ButtonReleased(left)),
            ]),
            (Kind::Slide, Key::Named(Named::ArrowRight | Named::ArrowUp)) => {
                Some(vec![arrow(Named::ArrowUp)])
            }
            (Kind::Slide, Key::Named(Named::ArrowLeft | Named::ArrowDown)) => {
                Some(vec![arrow(Named::ArrowDown)])
            }
            _ => None,
        }
    }
}

fn arrow(named: Named) -> Event {
    Event::Keyboard(keyboard::Event::KeyPressed {
        key: Key::Named(named),
        modified_key: Key::Named(named),
        physical_key: keyboard::key::Physical::Unidentified(keyboard::key::NativeCode::Unidentified),
        location: keyboard::Location::Standard,
        modifiers: keyboard::Modifiers::empty(),
        text: None,
        repeat: false,
    })
}

impl<Message> Widget<Message, Theme, Renderer> for Pressable<'_, Message> {
    of_inside!(children, diff, size, size_hint, layout, mouse_interaction, overlay);
    of_inside!(@ remembers Focus);

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        if self.live {
            let first = self.first.then_some(FIRST);
            let id = first.as_ref();
            operation.custom(id, layout.bounds(), &mut self.kind);
            operation.focusable(id, layout.bounds(), tree.state.downcast_mut::<Focus>());
        }
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
        let focus = tree.state.downcast_mut::<Focus>();
        // After a slider was taken by the pointer the arrows go on with it; a button has no use for more keys.
        let slid = self.kind == Kind::Slide && self.live && cursor.is_over(layout.bounds());
        let now = if pressed(event) { slid } else { focus.0 && self.live };
        if focus.0 != now {
            focus.0 = now;
            shell.request_redraw();
        }
        let focused = focus.0;
        let child = &mut tree.children[0];
        if let Some(told) = focused.then(|| self.told(event)).flatten() {
            let middle = mouse::Cursor::Available(layout.bounds().center());
            for event in &told {
                // A press is captured, and what is captured no widget hears of again.
                let mut said = Vec::new();
                let mut own = Shell::new(&mut said);
                self.inside
                    .as_widget_mut()
                    .update(child, event, layout, middle, renderer, clipboard, &mut own, viewport);
                for message in said {
                    shell.publish(message);
                }
            }
            shell.capture_event();
            shell.request_redraw();
            return;
        }
        self.inside
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        if tree.state.downcast_ref::<Focus>().0 {
            mark(renderer, layout.bounds());
        }
    }
}
