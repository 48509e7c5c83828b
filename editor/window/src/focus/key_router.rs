//! The ear of the window: it lies around all widgets and hears every key right after them, among the events of the pointer
//! and so in the order of the person's hand. (A subscription hears keys on another thread: a click made after a key may
//! overtake it there.) It makes the steps from one widget to the next, and hands every other key up.

use super::inside::of_inside;
use super::pressable::{bare, mark, pressed};
use super::ring::{Give, Kind, Part, Ring, Step};
use crate::{Element, Renderer};
use iced::advanced::widget::{Id, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, mouse, renderer};
use iced::keyboard::Key;
use iced::keyboard::key::Named;
use iced::{Event, Point, Rectangle, Theme, keyboard};

/// Who wanted a key before it is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// No widget.
    Free,
    /// No widget, but a text has the keys; so it was not meant for what lies elsewhere.
    Writing,
    /// The same, and the text is the script at the left of the map.
    Script,
    /// A widget, which has done with it what it does.
    Taken,
    /// A single line that one writes in: its undo, cut and paste are about its own text.
    Line,
}

/// Which keys are steps.
type Steps<'a> = Box<dyn Fn(&keyboard::Event) -> Option<Step> + 'a>;

/// The ear around a window.
pub(crate) struct KeyRouter<'a, Message> {
    inside: Element<'a, Message>,
    scope: Option<Id>,
    wanted: (u32, Step),
    straight: bool,
    steps: Steps<'a>,
    heard: Box<dyn Fn(keyboard::Event, Heard) -> Message + 'a>,
}

impl<'a, Message: 'a> KeyRouter<'a, Message> {
    /// Around this. It reports a key that is no step, and who wanted it.
    pub(crate) fn new(
        inside: impl Into<Element<'a, Message>>,
        heard: impl Fn(keyboard::Event, Heard) -> Message + 'a,
    ) -> Self {
        Self {
            inside: inside.into(),
            scope: None,
            wanted: (0, Step::Leave),
            straight: false,
            steps: Box::new(|_| None),
            heard: Box::new(heard),
        }
    }

    /// Only what is in the container of this id can be reached now.
    pub(crate) fn within(self, scope: Option<Id>) -> Self {
        Self { scope, ..self }
    }

    /// A step that no key asked for; a greater number is another one.
    pub(crate) fn walk(self, wanted: (u32, Step)) -> Self {
        Self { wanted, ..self }
    }

    /// It reports every key before a widget has it, whatever it is.
    pub(crate) fn straight(self, straight: bool) -> Self {
        Self { straight, ..self }
    }

    /// Which keys are steps.
    pub(crate) fn steps(self, steps: impl Fn(&keyboard::Event) -> Option<Step> + 'a) -> Self {
        Self { steps: Box::new(steps), ..self }
    }

    fn ring(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) -> Ring {
        let mut ring = Ring::within(self.scope.clone());
        self.inside.as_widget_mut().operate(tree, layout, renderer, &mut ring);
        ring
    }

    fn give(
        &mut self,
        ring: &Ring,
        to: Option<usize>,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
    ) {
        let mut give = Give::to(ring, to);
        self.inside.as_widget_mut().operate(tree, layout, renderer, &mut give);
    }

    /// A sheet has opened or closed: the keys go into it, or back to where they were.
    fn turn(&mut self, memory: &mut Memory, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer) {
        let ring = self.ring(tree, layout, renderer);
        let to = if self.scope.is_some() {
            if memory.scope.is_none() {
                memory.before = ring.focused().map(|at| (at, ring.stops[at].kind));
            }
            ring.first()
        } else {
            let before = memory.before.take();
            ring.focused().or(before
                .filter(|(at, kind)| ring.stops.get(*at).is_some_and(|s| s.kind == *kind))
                .map(|(at, _)| at))
        };
        memory.scope = self.scope.clone();
        memory.map = None;
        self.give(&ring, to, tree, layout, renderer);
    }
}

/// What is known from before.
#[derive(Default)]
struct Memory {
    scope: Option<Id>,
    /// The last step that was made though no key asked for it.
    walked: u32,
    /// What had the keys before a sheet opened.
    before: Option<(usize, Kind)>,
    /// Where the map lies, from a step of keys to it until the keys go elsewhere or the pointer is used.
    map: Option<Rectangle>,
}

/// Does a step lead to the map as a part of the window? Escape leads there, too, but from what it closes.
const fn leads_to_map(step: Option<Step>, to: Option<usize>) -> bool {
    to.is_none() && matches!(step, Some(Step::Part(_)))
}

/// Is it a key for the context menu?
fn asks(event: &Event) -> bool {
    match event {
        Event::Keyboard(keyboard::Event::KeyPressed { key: Key::Named(key), modifiers, .. }) => {
            *key == Named::ContextMenu || *key == Named::F10 && *modifiers == keyboard::Modifiers::SHIFT
        }
        _ => false,
    }
}

const fn released() -> Event {
    Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Right))
}

/// What a pointer does for a right click.
const fn right_click(at: Point) -> [Event; 3] {
    [
        Event::Mouse(mouse::Event::CursorMoved { position: at }),
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Right)),
        released(),
    ]
}

/// The direction of an arrow.
fn arrow(event: &Event) -> Option<Step> {
    match bare(event)? {
        Key::Named(Named::ArrowLeft) => Some(Step::Toward(-1, 0)),
        Key::Named(Named::ArrowRight) => Some(Step::Toward(1, 0)),
        Key::Named(Named::ArrowUp) => Some(Step::Toward(0, -1)),
        Key::Named(Named::ArrowDown) => Some(Step::Toward(0, 1)),
        _ => None,
    }
}

impl<'a, Message: 'a> Widget<Message, Theme, Renderer> for KeyRouter<'a, Message> {
    of_inside!(children, diff, size, layout, operate, mouse_interaction, overlay);
    of_inside!(@ remembers Memory);

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
        if let Some(map) = tree.state.downcast_ref::<Memory>().map {
            mark(renderer, map);
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
        let (memory, child) = (tree.state.downcast_mut::<Memory>(), &mut tree.children[0]);
        if memory.map.is_some() {
            // Panels that are shown or hidden move it.
            let now = if pressed(event) { None } else { self.ring(child, layout, renderer).map };
            if now != memory.map {
                memory.map = now;
                shell.request_redraw();
            }
        }
        if memory.scope != self.scope {
            self.turn(memory, child, layout, renderer);
            shell.request_redraw();
        }
        if memory.walked != self.wanted.0 {
            memory.walked = self.wanted.0;
            let ring = self.ring(child, layout, renderer);
            if let Some(to) = ring.step(self.wanted.1) {
                memory.map = ring.map.filter(|_| leads_to_map(Some(self.wanted.1), to));
                self.give(&ring, to, child, layout, renderer);
                shell.request_redraw();
            }
        }
        if let (true, Event::Keyboard(pressed @ keyboard::Event::KeyPressed { .. })) = (self.straight, event)
        {
            shell.publish((self.heard)(pressed.clone(), Heard::Free));
            shell.capture_event();
            return;
        }
        if asks(event) {
            let ring = self.ring(child, layout, renderer);
            if let Some(to) = ring.focused().filter(|at| ring.stops[*at].kind == Kind::Press) {
                let at = ring.stops[to].at.center();
                let inside = self.inside.as_widget_mut();
                let mut taken = false;
                for event in right_click(at) {
                    let cursor = mouse::Cursor::Available(at);
                    inside.update(child, &event, layout, cursor, renderer, clipboard, shell, viewport);
                    taken |= event == released() && shell.is_event_captured();
                }
                self.give(&ring, Some(to), child, layout, renderer);
                if taken {
                    return;
                }
            }
        }
        let escape = matches!(bare(event), Some(Key::Named(Named::Escape)));
        // A field of several lines lets go of the keys by Escape and does not say so; the map must not have it as well.
        let (left, in_line) = match event {
            Event::Keyboard(keyboard::Event::KeyPressed { .. }) => {
                let ring = self.ring(child, layout, renderer);
                (escape && ring.writes(), ring.writes_line())
            }
            _ => (false, false),
        };
        self.inside
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        let Event::Keyboard(pressed @ keyboard::Event::KeyPressed { .. }) = event else { return };
        let taken = shell.is_event_captured() || left;
        let (mut writing, mut in_script) = (false, false);
        if !taken {
            let ring = self.ring(child, layout, renderer);
            writing = ring.writes();
            in_script = writing && ring.part_with_keys() == Some(Part::Left);
            let focused = ring.focused().is_some();
            let arrow = arrow(event).filter(|_| focused);
            let leave = escape && self.scope.is_none() && focused;
            let step = (self.steps)(pressed).or(arrow).or(leave.then_some(Step::Leave));
            let to = step.and_then(|step| ring.step(step));
            if let Some(to) = to {
                memory.map = ring.map.filter(|_| leads_to_map(step, to));
                self.give(&ring, to, child, layout, renderer);
            }
            // An arrow that leads nowhere must not move the map instead; in a sheet it may still mean something.
            if to.is_some() || arrow.is_some() && self.scope.is_none() {
                shell.capture_event();
                shell.request_redraw();
                return;
            }
        }
        let heard = match (taken, writing) {
            // A line that leaves a step back to the mission has done with it.
            (true, _) if in_line => Heard::Line,
            (true, _) => Heard::Taken,
            (false, true) if in_script => Heard::Script,
            (false, true) => Heard::Writing,
            (false, false) => Heard::Free,
        };
        shell.publish((self.heard)(pressed.clone(), heard));
    }
}

impl<'a, Message: 'a> From<KeyRouter<'a, Message>> for Element<'a, Message> {
    fn from(router: KeyRouter<'a, Message>) -> Self {
        Element::new(router)
    }
}
