//! The line between two parts of the window, which can be taken and moved: by the pointer, or, once keys have reached it,
//! by the arrows. How wide the parts may be is decided by who hears of it.

use super::pressable::{Focus, bare, mark, pressed};
use super::ring::Kind;
use crate::theme;
use crate::{Element, Renderer};
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Renderer as _, Shell, layout, mouse, renderer};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Event, Length, Rectangle, Size, Theme};

/// As wide as a hand needs.
const WIDTH: f32 = 5.0;

/// An arrow key moves it by so many pixels.
const STEP: f32 = 16.0;

struct Splitter<'a, Message> {
    moved: Box<dyn Fn(f32) -> Message + 'a>,
}

/// A line that can be moved to the right by so many pixels, or, with less than none, to the left.
pub(crate) fn splitter<'a, Message: 'a>(moved: impl Fn(f32) -> Message + 'a) -> Element<'a, Message> {
    Element::new(Splitter { moved: Box::new(moved) })
}

#[derive(Default)]
struct State {
    focus: Focus,
    /// Where the hand has it.
    held: Option<f32>,
}

impl<Message> Widget<Message, Theme, Renderer> for Splitter<'_, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Length::Fixed(WIDTH), Length::Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, WIDTH, Length::Fill)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut Kind::Slide);
        operation.focusable(None, layout.bounds(), &mut tree.state.downcast_mut::<State>().focus);
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let state = tree.state.downcast_mut::<State>();
        if state.focus.0 && pressed(event) {
            state.focus.0 = false;
            shell.request_redraw();
        }
        match event {
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => {
                if let Some(at) = cursor.position_over(layout.bounds()) {
                    state.held = Some(at.x);
                    shell.capture_event();
                }
            }
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)) => state.held = None,
            Event::Mouse(mouse::Event::CursorMoved { position }) => {
                if let Some(held) = &mut state.held {
                    let by = position.x - std::mem::replace(held, position.x);
                    shell.publish((self.moved)(by));
                    shell.capture_event();
                }
            }
            _ => {}
        }
        let by = match bare(event).filter(|_| state.focus.0) {
            Some(Key::Named(Named::ArrowLeft)) => -STEP,
            Some(Key::Named(Named::ArrowRight)) => STEP,
            _ => return,
        };
        shell.publish((self.moved)(by));
        shell.capture_event();
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let held = tree.state.downcast_ref::<State>().held.is_some();
        if held || cursor.is_over(layout.bounds()) {
            mouse::Interaction::ResizingHorizontally
        } else {
            mouse::Interaction::None
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (state, bounds) = (tree.state.downcast_ref::<State>(), layout.bounds());
        let lit = state.held.is_some() || cursor.is_over(bounds);
        let quad = renderer::Quad { bounds, ..renderer::Quad::default() };
        renderer.fill_quad(quad, if lit { theme::accent() } else { theme::line_between() });
        if state.focus.0 {
            mark(renderer, bounds);
        }
    }
}
