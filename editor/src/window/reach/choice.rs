//! A list to choose from that keys reach: to the pointer it is iced's own, to keys it opens with Enter or Space, is walked
//! through with arrows and first letters, and closes with Enter or Escape. Nothing is chosen by walking.

use super::ring::Kind;
use super::touch::{bare, mark, pressed};
use crate::window::theme::BODY;
use crate::window::{Element, Renderer};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, Widget, tree};
use iced::advanced::{Clipboard, Layout, Shell, layout, mouse, overlay, renderer};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::overlay::menu::{self, Menu};
use iced::widget::pick_list;
use iced::{Event, Fill, Length, Rectangle, Size, Theme, Vector};
use std::rc::Rc;

/// Room around the words.
const ROOM: f32 = 7.0;

/// What choosing one says.
type Picked<'a, T, Message> = Rc<dyn Fn(T) -> Message + 'a>;

/// The widget.
struct Choice<'a, T, Message> {
    /// The list as iced has it.
    inside: Element<'a, Message>,
    options: Rc<[T]>,
    selected: Option<usize>,
    picked: Picked<'a, T, Message>,
    class: menu::StyleFn<'a, Theme>,
}

/// A list to choose from; `placeholder` stands there as long as nothing is chosen.
pub(crate) fn choice<'a, T, Message>(
    options: impl Into<Rc<[T]>>,
    selected: Option<T>,
    placeholder: String,
    picked: impl Fn(T) -> Message + 'a,
) -> Element<'a, Message>
where
    T: Clone + ToString + PartialEq + 'a,
    Message: Clone + 'a,
{
    let (options, picked): (Rc<[T]>, Picked<'a, T, Message>) = (options.into(), Rc::new(picked));
    let pick = picked.clone();
    let at = options.iter().position(|option| Some(option) == selected.as_ref());
    let inside = pick_list(options.clone(), selected, move |option| pick(option))
        .placeholder(placeholder)
        .text_size(BODY)
        .padding(ROOM)
        .width(Fill);
    let class = <Theme as menu::Catalog>::default();
    Element::new(Choice { inside: inside.into(), options, selected: at, picked, class })
}

/// What keys have done with it.
#[derive(Default)]
struct State {
    focused: bool,
    open: bool,
    walked: Option<usize>,
    menu: menu::State,
}

impl Focusable for State {
    fn is_focused(&self) -> bool {
        self.focused
    }

    fn focus(&mut self) {
        self.focused = true;
    }

    fn unfocus(&mut self) {
        (self.focused, self.open) = (false, false);
    }
}

impl<T: Clone + ToString, Message> Choice<'_, T, Message> {
    /// What a key does. `false` if it does nothing here.
    fn press(&self, state: &mut State, key: &Key<&str>, shell: &mut Shell<'_, Message>) -> bool {
        let last = self.options.len().saturating_sub(1);
        let now = state.walked.unwrap_or(0);
        match key {
            Key::Named(Named::Enter | Named::Space) if !state.open => {
                (state.open, state.walked) = (!self.options.is_empty(), self.selected.or(Some(0)));
            }
            _ if !state.open => return false,
            Key::Named(Named::ArrowDown) => state.walked = Some((now + 1).min(last)),
            Key::Named(Named::ArrowUp) => state.walked = Some(now.saturating_sub(1)),
            Key::Named(Named::Home) => state.walked = Some(0),
            Key::Named(Named::End) => state.walked = Some(last),
            Key::Named(Named::Enter | Named::Space) => {
                state.open = false;
                if let Some(option) = self.options.get(now) {
                    shell.publish((self.picked)(option.clone()));
                }
            }
            Key::Named(Named::Escape) => state.open = false,
            Key::Named(Named::Tab) => {
                state.open = false;
                return false;
            }
            Key::Character(letter) => {
                let letter = letter.to_lowercase();
                let begins = |at: &usize| self.options[*at].to_string().to_lowercase().starts_with(&letter);
                let after = (now + 1..=last).chain(0..=now.min(last)).find(begins);
                state.walked = after.or(state.walked);
            }
            _ => {}
        }
        true
    }
}

impl<T: Clone + ToString, Message> Widget<Message, Theme, Renderer> for Choice<'_, T, Message> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<State>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(State::default())
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
        _renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut Kind::Choice);
        operation.focusable(None, layout.bounds(), tree.state.downcast_mut::<State>());
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
        let (state, child) = (tree.state.downcast_mut::<State>(), &mut tree.children[0]);
        if state.focused && pressed(event) {
            state.unfocus();
            shell.request_redraw();
        }
        if let Some(key) = bare(event).filter(|_| state.focused)
            && self.press(state, &key, shell)
        {
            shell.capture_event();
            shell.request_redraw();
            return;
        }
        self.inside
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
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
        if tree.state.downcast_ref::<State>().focused {
            mark(renderer, layout.bounds());
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
        let state = tree.state.downcast_mut::<State>();
        if !state.open {
            let inside = self.inside.as_widget_mut();
            return inside.overlay(&mut tree.children[0], layout, renderer, viewport, translation);
        }
        let State { open, walked, menu, .. } = state;
        let picked = &self.picked;
        let menu = Menu::new(
            menu,
            &self.options,
            walked,
            move |option| {
                *open = false;
                picked(option)
            },
            None,
            &self.class,
        );
        let bounds = layout.bounds();
        let menu = menu.width(bounds.width).padding(ROOM).text_size(BODY);
        Some(menu.overlay(layout.position() + translation, *viewport, bounds.height, Length::Shrink))
    }
}
