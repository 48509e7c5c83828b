//! What the pointer does over the map, from events to messages. The left button is the tool's; the middle one, the right one, or
//! the left one while the space bar is held drags the map; a right click asks for the context menu; the wheel zooms, with shift it
//! turns what is in hand.

use super::{Message, View};
use editor_model::tool::{Aim, Input};
use iced::advanced::mouse::{Click, click};
use iced::keyboard::{self, Modifiers, key::Named};
use iced::widget::canvas::Action;
use iced::{Event, Point, Rectangle, Vector, mouse};
use tiles::Turn;

/// So many pixels a hand may tremble during a click.
const TREMOR: f32 = 4.0;

/// So many pixels of a touchpad are one step of a wheel.
const STEP: f32 = 50.0;

/// So near to a thing, in pixels, a hand still means it.
const REACH: f32 = 9.0;

/// Into so many parts a space is divided each way; a tool hears of the pointer when it comes to another one.
const FINE: f32 = 4.0;

/// What is going on between the hand and the map.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Pointer {
    held: Option<Held>,
    modifiers: Modifiers,
    /// The space bar is down.
    space: bool,
    /// The last click, to distinguish two clicks from a double one.
    click: Option<Click>,
    /// Where the pointer came to last, on the window.
    place: Option<Point>,
    /// What was pointed at last, as finely as tools ask.
    last: Option<(i32, i32)>,
}

/// A button that is down.
#[derive(Clone, Copy, Debug)]
struct Held {
    /// It drags the map; else it is the tool's.
    pans: bool,
    from: Point,
    moved: bool,
}

impl Pointer {
    /// Is a button of it down?
    pub(super) const fn holds(&self) -> bool {
        self.held.is_some()
    }

    /// How the pointer is to look.
    pub(super) const fn interaction(&self, over: bool) -> mouse::Interaction {
        match self.held {
            Some(Held { pans: true, .. }) => mouse::Interaction::Grabbing,
            _ if self.space && over => mouse::Interaction::Grab,
            _ if over => mouse::Interaction::Crosshair,
            _ => mouse::Interaction::None,
        }
    }

    /// What an event means.
    pub(super) fn update(
        &mut self,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        view: &View,
    ) -> Option<Action<Message>> {
        match event {
            Event::Mouse(event) => self.mouse(event, bounds, cursor, view),
            Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers)) => {
                self.modifiers = *modifiers;
                // A tool may mean something else now, though the pointer stands still.
                self.last = None;
                match (self.held, cursor.position_from(bounds.position())) {
                    (Some(Held { pans: false, moved: true, .. }), Some(now)) => {
                        Some(Action::publish(Message::Tool(Input::Drag(self.aim(now, view)))))
                    }
                    (None, _) if cursor.is_over(bounds) => self.hovered(cursor.position_in(bounds), view),
                    _ => None,
                }
            }
            Event::Keyboard(keyboard::Event::KeyPressed {
                key: keyboard::Key::Named(Named::Space), ..
            }) => {
                self.space = cursor.is_over(bounds);
                None
            }
            Event::Keyboard(keyboard::Event::KeyReleased {
                key: keyboard::Key::Named(Named::Space), ..
            }) => {
                self.space = false;
                None
            }
            _ => None,
        }
    }

    fn mouse(
        &mut self,
        event: &mouse::Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        view: &View,
    ) -> Option<Action<Message>> {
        // All events since the last frame come with the cursor where it is by now. A press is meant where it was then.
        match event {
            mouse::Event::CursorMoved { position } => self.place = Some(*position),
            mouse::Event::CursorLeft => self.place = None,
            _ => {}
        }
        let cursor = match (cursor, self.place) {
            (mouse::Cursor::Available(_), Some(place)) => mouse::Cursor::Available(place),
            (cursor, _) => cursor,
        };
        let over = cursor.position_in(bounds);
        match event {
            mouse::Event::ButtonPressed(button) => {
                let from = over?;
                let pans = match button {
                    mouse::Button::Left => self.space,
                    mouse::Button::Middle | mouse::Button::Right => true,
                    _ => return None,
                };
                self.held = Some(Held { pans, from, moved: false });
                if pans {
                    return Some(Action::capture());
                }
                Some(publish(Input::Press(self.aim(from, view))))
            }
            mouse::Event::ButtonReleased(button) => self.released(*button, bounds, cursor, view),
            mouse::Event::CursorMoved { .. } => {
                // While something is dragged the pointer may leave the map.
                let now = cursor.position_from(bounds.position());
                match (self.held, now) {
                    (Some(held), Some(now)) => self.dragged(held, now, view),
                    _ => self.hovered(over, view),
                }
            }
            mouse::Event::CursorLeft => self.hovered(None, view),
            mouse::Event::WheelScrolled { delta } => {
                let at = over?;
                let (x, y) = match delta {
                    mouse::ScrollDelta::Lines { x, y } => (*x, *y),
                    mouse::ScrollDelta::Pixels { x, y } => (*x / STEP, *y / STEP),
                };
                if self.modifiers.shift() {
                    // Some systems turn the wheel sideways while shift is held.
                    let turn = if x + y < 0.0 { Turn::R90 } else { Turn::R270 };
                    return Some(publish(Input::Turn(turn)));
                }
                Some(Action::publish(Message::Turned(at, y)).and_capture())
            }
            _ => None,
        }
    }

    fn dragged(&mut self, held: Held, now: Point, view: &View) -> Option<Action<Message>> {
        if !held.moved && held.from.distance(now) < TREMOR {
            return None;
        }
        if held.pans {
            self.held = Some(Held { from: now, moved: true, ..held });
            let by: Vector = now - held.from;
            return Some(Action::publish(Message::Dragged(by)).and_capture());
        }
        self.held = Some(Held { moved: true, ..held });
        Some(publish(Input::Drag(self.aim(now, view))))
    }

    fn released(
        &mut self,
        button: mouse::Button,
        bounds: Rectangle,
        cursor: mouse::Cursor,
        view: &View,
    ) -> Option<Action<Message>> {
        let Some(held) = self.held.take() else {
            let over = cursor.position_in(bounds).map(|at| self.aim(at, view));
            let left = button == mouse::Button::Left;
            return left.then(|| Action::publish(Message::Dropped(over)));
        };
        let at = cursor.position_from(bounds.position()).unwrap_or(held.from);
        if held.pans {
            // A right click that drags nothing asks what can be done here.
            let asks = button == mouse::Button::Right && !held.moved;
            let asked = Message::Asked(self.aim(at, view), at + (bounds.position() - Point::ORIGIN));
            return asks.then(|| Action::publish(asked).and_capture());
        }
        let click = Click::new(at, button, self.click);
        self.click = Some(click);
        if !held.moved && click.kind() == click::Kind::Double {
            return Some(publish(Input::Double(self.aim(at, view))));
        }
        Some(publish(Input::Release(self.aim(if held.moved { at } else { held.from }, view))))
    }

    fn hovered(&mut self, over: Option<Point>, view: &View) -> Option<Action<Message>> {
        let aim = over.map(|at| self.aim(at, view));
        let now = aim.map(|aim| ((aim.at.x * FINE).floor() as i32, (aim.at.y * FINE).floor() as i32));
        if now == self.last {
            return None;
        }
        self.last = now;
        Some(Action::publish(Message::Tool(aim.map_or(Input::Leave, Input::Hover))))
    }

    fn aim(&self, at: Point, view: &View) -> Aim {
        Aim {
            at: view.to_board(at),
            reach: REACH / view.scale,
            shift: self.modifiers.shift(),
            control: self.modifiers.command(),
            alt: self.modifiers.alt(),
        }
    }
}

fn publish(input: Input) -> Action<Message> {
    Action::publish(Message::Tool(input)).and_capture()
}
