//! A line to write in. It takes its own keys and no others: Ctrl+Z and Ctrl+Y step through what was written in it, and a key
//! that stands for a command writes nothing. A line for a number hands its text on when the keys leave it, or on Enter.
//! `line/history` keeps what was written; which command a key stands for is decided in the application.

mod history;

use super::inside::of_inside;
use super::ring::Kind;
use crate::theme;
use crate::{Element, Renderer};
use history::History;
use iced::advanced::widget::{Id, Operation, Tree, Widget};
use iced::advanced::{Clipboard, Layout, Shell, layout, mouse, text};
use iced::keyboard::key::{Named, Physical};
use iced::keyboard::{self, Key, Modifiers};
use iced::widget::text_input;
use iced::{Event, Padding, Pixels, Rectangle, Theme};

/// What iced keeps of a line to write in.
type Inner = text_input::State<<Renderer as text::Renderer>::Paragraph>;

/// What happens in the line itself.
#[derive(Clone, Debug)]
enum Typed {
    Written(String),
    Entered,
}

/// A line to write in.
pub(crate) struct Line<'a, Message> {
    placeholder: String,
    value: String,
    id: Option<Id>,
    padding: Padding,
    size: Pixels,
    write: Box<dyn Fn(String) -> Message + 'a>,
    entered: Option<Message>,
    keys: Option<Keys<'a, Message>>,
    late: bool,
    settles: bool,
}

/// What a key says that the line's owner takes before the line does.
type Keys<'a, Message> = Box<dyn Fn(&Key, Modifiers) -> Option<Message> + 'a>;

/// A line that hands its text on with each key.
pub(crate) fn line<'a, Message>(
    placeholder: String,
    value: &str,
    write: impl Fn(String) -> Message + 'a,
) -> Line<'a, Message> {
    Line {
        placeholder,
        value: value.to_owned(),
        id: None,
        padding: Padding::new(7.0),
        size: theme::BODY.into(),
        write: Box::new(write),
        entered: None,
        keys: None,
        late: false,
        settles: false,
    }
}

/// A line that hands its text on when it is complete: on Enter, or when the keys leave it. Escape restores the old text.
pub(crate) fn late_line<'a, Message>(
    value: &str,
    write: impl Fn(String) -> Message + 'a,
) -> Line<'a, Message> {
    Line { late: true, settles: true, ..line(String::new(), value, write) }
}

impl<'a, Message: Clone + 'a> Line<'a, Message> {
    /// The id of the line.
    pub(crate) fn id(self, id: impl Into<Id>) -> Self {
        Self { id: Some(id.into()), ..self }
    }

    /// The message of Enter.
    pub(crate) fn on_enter(self, message: Message) -> Self {
        Self { entered: Some(message), ..self }
    }

    /// By Enter its text becomes a change of the mission, and steps back are about that until something else is written.
    pub(crate) fn settles(self) -> Self {
        Self { settles: true, ..self }
    }

    /// The message of a key that is not to reach the line.
    pub(crate) fn on_key(self, keys: impl Fn(&Key, Modifiers) -> Option<Message> + 'a) -> Self {
        Self { keys: Some(Box::new(keys)), ..self }
    }

    /// Room around the text.
    pub(crate) fn padding(self, padding: impl Into<Padding>) -> Self {
        Self { padding: padding.into(), ..self }
    }

    /// The size of the letters.
    pub(crate) fn size(self, size: impl Into<Pixels>) -> Self {
        Self { size: size.into(), ..self }
    }

    /// The line of iced, with this text.
    fn inside(&self, value: &str) -> iced::Element<'a, Typed, Theme, Renderer> {
        let mut inside = text_input(&self.placeholder, value)
            .on_input(Typed::Written)
            .padding(self.padding)
            .size(self.size)
            .style(theme::field);
        if self.late || self.entered.is_some() {
            inside = inside.on_submit(Typed::Entered);
        }
        if let Some(id) = &self.id {
            inside = inside.id(id.clone());
        }
        inside.into()
    }
}

impl<'a, Message: Clone + 'a> From<Line<'a, Message>> for Element<'a, Message> {
    fn from(line: Line<'a, Message>) -> Self {
        let inside = line.inside(&line.value);
        Element::new(LineWidget { shown: line.value.clone(), inside, line, met: false })
    }
}

/// The widget.
struct LineWidget<'a, Message> {
    line: Line<'a, Message>,
    inside: iced::Element<'a, Typed, Theme, Renderer>,
    /// The text that is seen in it.
    shown: String,
    /// The history has met the value that the application gave.
    met: bool,
}

/// What is kept between frames.
#[derive(Default)]
struct State {
    history: History,
    /// The text of a late line that was not handed on yet.
    draft: Option<String>,
    focused: bool,
    /// The text was handed on by Enter and became a change of the mission.
    settled: bool,
}

/// What a key means to a line that has the keys.
enum Meaning {
    /// The line takes it, or ignores it.
    Line,
    Undo,
    Redo,
    /// It may be a command; the line writes nothing.
    Command,
}

fn meaning(key: &Key, physical: Physical, modifiers: Modifiers) -> Meaning {
    let letter = key.to_latin(physical).filter(|_| modifiers.command() && !modifiers.alt());
    match letter {
        Some('z') if !modifiers.shift() => Meaning::Undo,
        Some('z' | 'y') => Meaning::Redo,
        _ if is_command(key, physical, modifiers) || is_function(key) => Meaning::Command,
        _ => Meaning::Line,
    }
}

fn is_function(key: &Key) -> bool {
    use Named::{F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12};
    matches!(key, Key::Named(F1 | F2 | F3 | F4 | F5 | F6 | F7 | F8 | F9 | F10 | F11 | F12))
}

/// May a key stand for a command while one writes? Then it writes nothing. Copy, cut, paste and select all are the text's own.
pub(crate) fn is_command(key: &Key, physical: Physical, modifiers: Modifiers) -> bool {
    if let Key::Named(named) = key
        && *named != Named::Space
    {
        return false;
    }
    let of_text = key.to_latin(physical).is_some_and(|letter| "acvx".contains(letter)) && !modifiers.shift();
    // Control and Alt together write letters on some keyboards; Alt alone does on a Mac.
    let control = modifiers.command() && !modifiers.alt() && !of_text;
    let alt = modifiers.alt() && !modifiers.control() && !cfg!(target_os = "macos");
    control || alt
}

impl<'a, Message: Clone + 'a> LineWidget<'a, Message> {
    /// Show this text from now on.
    fn show(&mut self, text: &str) {
        if self.shown != text {
            self.inside = self.line.inside(text);
            text.clone_into(&mut self.shown);
        }
    }

    /// The text was changed by a key.
    fn written(&mut self, state: &mut State, text: String, shell: &mut Shell<'_, Message>) {
        text.clone_into(&mut self.shown);
        if self.line.late {
            state.draft = Some(text);
        } else {
            shell.publish((self.line.write)(text));
        }
    }

    /// Hand the text of a late line on.
    fn hand_on(&self, state: &mut State, shell: &mut Shell<'_, Message>) {
        if let Some(draft) = state.draft.take()
            && draft != self.line.value
        {
            shell.publish((self.line.write)(draft));
        }
        shell.request_redraw();
    }

    /// Go back or forth in what was written.
    fn step(&mut self, state: &mut State, child: &mut Tree, back: bool, shell: &mut Shell<'_, Message>) {
        let stepped = if back { state.history.undo() } else { state.history.redo() };
        if let Some(text) = stepped {
            let at = history::end_of_difference(&self.shown, &text);
            self.show(&text);
            child.diff(&self.inside);
            child.state.downcast_mut::<Inner>().move_cursor_to(at);
            self.written(state, text, shell);
            shell.invalidate_layout();
        }
        shell.capture_event();
        shell.request_redraw();
    }
}

impl<'a, Message: Clone + 'a> Widget<Message, Theme, Renderer> for LineWidget<'a, Message> {
    of_inside!(children, diff, size, mouse_interaction, draw);
    of_inside!(@ remembers State);

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let state = tree.state.downcast_mut::<State>();
        if !self.met {
            self.met = true;
            if !state.history.meets(&self.line.value) {
                // Another piece, or a change from elsewhere: what was begun here belongs to a text that is gone.
                state.draft = None;
            }
            if let Some(draft) = state.draft.clone() {
                self.show(&draft);
            }
        }
        self.inside.as_widget_mut().layout(&mut tree.children[0], renderer, limits)
    }

    fn operate(
        &mut self,
        tree: &mut Tree,
        layout: Layout<'_>,
        renderer: &Renderer,
        operation: &mut dyn Operation,
    ) {
        operation.custom(None, layout.bounds(), &mut Kind::Line);
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
        let (state, child) = (tree.state.downcast_mut::<State>(), &mut tree.children[0]);
        let focused = |child: &Tree| child.state.downcast_ref::<Inner>().is_focused();
        if let Event::Keyboard(keyboard::Event::KeyPressed { key, physical_key, modifiers, .. }) = event
            && focused(child)
        {
            if let Some(message) = self.line.keys.as_ref().and_then(|keys| keys(key, *modifiers)) {
                shell.publish(message);
                shell.capture_event();
                return;
            }
            match meaning(key, *physical_key, *modifiers) {
                Meaning::Line => {}
                // What was done last is no writing any more.
                Meaning::Undo | Meaning::Redo if state.settled => return,
                Meaning::Undo => return self.step(state, child, true, shell),
                Meaning::Redo => return self.step(state, child, false, shell),
                Meaning::Command => {
                    // The command may leave the line, or save the mission.
                    self.hand_on(state, shell);
                    return;
                }
            }
            if let (Key::Named(Named::Escape), Some(_)) = (key, &state.draft) {
                state.draft = None;
                state.history = History::new(&self.line.value);
                let value = self.line.value.clone();
                self.show(&value);
                child.diff(&self.inside);
                shell.invalidate_layout();
            }
        }
        let mut typed = Vec::new();
        let mut inner = Shell::new(&mut typed);
        self.inside
            .as_widget_mut()
            .update(child, event, layout, cursor, renderer, clipboard, &mut inner, viewport);
        // Everything but the messages, which may wait.
        shell.request_redraw_at(inner.redraw_request());
        shell.input_method_mut().merge(inner.input_method());
        if inner.is_event_captured() {
            shell.capture_event();
        }
        if inner.is_layout_invalid() {
            shell.invalidate_layout();
        }
        for typed in typed {
            match typed {
                Typed::Written(text) => {
                    state.settled = false;
                    state.history.write(&text);
                    self.written(state, text, shell);
                }
                Typed::Entered => {
                    self.hand_on(state, shell);
                    if let Some(message) = &self.line.entered {
                        shell.publish(message.clone());
                    }
                    if self.line.settles {
                        state.settled = true;
                        state.history = History::new(&self.shown);
                    }
                }
            }
        }
        let now = focused(child);
        if state.focused && !now {
            self.hand_on(state, shell);
            state.history = History::new(&self.line.value);
            state.settled = false;
        }
        state.focused = now;
    }
}
