//! A list to choose from that keys reach: it opens with a press, Enter or Space, is walked through with arrows and the
//! letters of a name, and closes with Enter or Escape. Nothing is chosen by walking.

use super::inside::of_inside;
use super::pressable::{bare, mark, pressed};
use super::ring::Kind;
use crate::theme::{self, BODY};
use crate::{Element, Renderer};
use iced::advanced::widget::operation::Focusable;
use iced::advanced::widget::{Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse, overlay, renderer};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::overlay::menu::{self, Menu};
use iced::widget::pick_list;
use iced::{Event, Fill, Length, Rectangle, Theme, Vector};
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
        .style(theme::choice)
        .width(Fill);
    let class: menu::StyleFn<'a, Theme> = Box::new(theme::choices);
    Element::new(Choice { inside: inside.into(), options, selected: at, picked, class })
}

/// What was done with it.
#[derive(Default)]
struct State {
    focused: bool,
    open: bool,
    walked: Option<usize>,
    /// The letters of a name that were written so far.
    written: String,
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
    fn open(&self, state: &mut State) {
        state.open = !self.options.is_empty();
        state.walked = self.selected.or(Some(0));
        state.written.clear();
    }

    /// Walk to what begins with the letters written so far, or to the next that begins with this one.
    fn write(&self, state: &mut State, letter: &str) {
        let begins = |with: &str, at: usize| self.options[at].to_string().to_lowercase().starts_with(with);
        let longer = format!("{}{}", state.written, letter.to_lowercase());
        let (now, all) = (state.walked.unwrap_or(0), self.options.len());
        let found =
            |with: &str, from: usize| (from..all).chain(0..from.min(all)).find(|at| begins(with, *at));
        let (written, walked) = match found(&longer, now) {
            Some(at) => (longer, Some(at)),
            None => (letter.to_lowercase(), found(&letter.to_lowercase(), now + 1)),
        };
        state.written = written;
        state.walked = walked.or(state.walked);
    }

    /// Is there a name that goes on with a space after what is written so far?
    fn goes_on(&self, state: &State) -> bool {
        let with = format!("{} ", state.written);
        !state.written.is_empty()
            && self.options.iter().any(|it| it.to_string().to_lowercase().starts_with(&with))
    }

    /// What a key does. `false` if it does nothing here.
    fn press(&self, state: &mut State, key: &Key<&str>, shell: &mut Shell<'_, Message>) -> bool {
        let last = self.options.len().saturating_sub(1);
        let now = state.walked.unwrap_or(0);
        match key {
            Key::Named(Named::Enter | Named::Space) if !state.open => {
                self.open(state);
            }
            _ if !state.open => return false,
            Key::Named(Named::Space) if self.goes_on(state) => self.write(state, " "),
            Key::Named(way @ (Named::ArrowDown | Named::ArrowUp | Named::Home | Named::End)) => {
                state.written.clear();
                state.walked = Some(match way {
                    Named::ArrowDown => (now + 1).min(last),
                    Named::ArrowUp => now.saturating_sub(1),
                    Named::Home => 0,
                    _ => last,
                });
            }
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
            Key::Character(letter) => self.write(state, letter),
            _ => {}
        }
        true
    }
}

impl<T: Clone + ToString, Message> Widget<Message, Theme, Renderer> for Choice<'_, T, Message> {
    of_inside!(children, diff, size, layout, mouse_interaction);
    of_inside!(@ remembers State);

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
        let left = Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left));
        if *event == left && cursor.is_over(layout.bounds()) {
            // Iced's own list would not hear the keys.
            let was_open = state.open;
            state.unfocus();
            if !was_open {
                self.open(state);
                state.focus();
            }
            shell.capture_event();
            shell.request_redraw();
            return;
        }
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
