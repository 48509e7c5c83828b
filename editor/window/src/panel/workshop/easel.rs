//! The table on which a tile is drawn: its picture, made by the scene as every other, and over it what the tool in hand
//! would do where one points. It says where the pointer is and what it presses; it draws nothing on the tile itself.

use super::table::{Painted, Table};
use super::{Place, Target};
use crate::canvas::View;
use crate::theme;
use crate::{Element, Renderer};
use editor_model::workshop::{Aim, Draft};
use iced::widget::Stack;
use iced::widget::canvas::{self, Canvas};
use iced::{Color, Event, Length, Point, Rectangle, Size, Theme, alignment, mouse};
use missions::scene::{self, Rect};
use tiles::tile::drawing::MAX_SIDE;
use tiles::{Cell, Edge, Face};

type Frame = canvas::Frame<Renderer>;
type Geometry = canvas::Geometry<Renderer>;

/// What the pointer did, in spaces of the side in work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Message {
    /// There is so much room now.
    Resized(Size),
    /// It points here, or nowhere.
    Hovered(Option<scene::Point>),
    /// It was pressed here; with the right button, to erase.
    Pressed(scene::Point, bool),
    /// It was dragged to here.
    Dragged(scene::Point),
    /// It was let go.
    Released,
}

/// The table with a tile on it.
pub(super) struct Easel<'a> {
    pub(super) draft: &'a Draft,
    pub(super) face: Face,
    pub(super) table: Table,
    pub(super) room: Size,
    /// The picture of it.
    pub(super) picture: &'a Painted,
    /// Where one points to, and what the tool would work on.
    pub(super) spot: Option<Aim>,
    pub(super) target: Option<Target>,
    /// What is wrong here.
    pub(super) pointed: Option<Place>,
}

impl<'a> Easel<'a> {
    /// As a widget that takes all the room there is.
    pub(super) fn element(self) -> Element<'a, Message> {
        let below = self.picture.element();
        let over = Canvas::new(self).width(Length::Fill).height(Length::Fill);
        Stack::new().push(below).push(over).into()
    }
}

/// The hand over the table.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Hand {
    held: Option<mouse::Button>,
    /// Where the pointer came to last, on the window.
    place: Option<Point>,
    /// What it pointed at last.
    spot: Option<Aim>,
}

impl canvas::Program<Message, Theme, Renderer> for Easel<'_> {
    type State = Hand;

    fn update(
        &self,
        hand: &mut Hand,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<canvas::Action<Message>> {
        if bounds.size() != self.room {
            return Some(canvas::Action::publish(Message::Resized(bounds.size())));
        }
        let Event::Mouse(event) = event else { return None };
        // All events since the last frame come with the cursor where it is by now. A press is meant where it was then.
        match event {
            mouse::Event::CursorMoved { position } => hand.place = Some(*position),
            mouse::Event::CursorLeft => hand.place = None,
            _ => {}
        }
        let cursor = match (cursor, hand.place) {
            (mouse::Cursor::Available(_), Some(place)) => mouse::Cursor::Available(place),
            (cursor, _) => cursor,
        };
        let view = self.table.view(self.face, bounds.size());
        let over = cursor.position_in(bounds).map(|at| view.to_board(at));
        match event {
            mouse::Event::ButtonPressed(button @ (mouse::Button::Left | mouse::Button::Right)) => {
                let at = over.filter(|_| hand.held.is_none())?;
                hand.held = Some(*button);
                let erases = *button == mouse::Button::Right;
                Some(canvas::Action::publish(Message::Pressed(at, erases)).and_capture())
            }
            mouse::Event::ButtonReleased(button) if hand.held == Some(*button) => {
                hand.held = None;
                Some(canvas::Action::publish(Message::Released).and_capture())
            }
            mouse::Event::CursorMoved { .. } if hand.held.is_some() => {
                let at = view.to_board(cursor.position_from(bounds.position())?);
                Some(canvas::Action::publish(Message::Dragged(at)).and_capture())
            }
            mouse::Event::CursorMoved { .. } | mouse::Event::CursorLeft => {
                let spot = over.map(Aim::at);
                (hand.spot != spot).then(|| {
                    hand.spot = spot;
                    canvas::Action::publish(Message::Hovered(over))
                })
            }
            _ => None,
        }
    }

    fn draw(
        &self,
        _: &Hand,
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        let view = self.table.view(self.face, bounds.size());
        self.grid(&mut frame, &view);
        for edge in self.draft.paper(self.face).doors() {
            door(&mut frame, &view, edge);
        }
        match self.pointed {
            Some(Place::Space(cell)) => square(&mut frame, &view, cell, warning(), 4.0),
            Some(Place::Border(edge)) => bar(&mut frame, &view, edge, warning(), 9.0),
            Some(Place::Side) => self.around(&mut frame, &view),
            None => {}
        }
        match (&self.target, self.spot) {
            (Some(Target::Space(cell)), _) => square(&mut frame, &view, *cell, theme::accent(), 2.0),
            (Some(Target::Borders(edges)), _) => {
                for edge in edges {
                    bar(&mut frame, &view, *edge, theme::accent(), 5.0);
                }
            }
            (Some(Target::Nothing(_)), Some(spot)) => {
                square(&mut frame, &view, spot.cell, Color { a: 0.5, ..theme::faint() }, 1.0);
            }
            _ => {}
        }
        vec![frame.into_geometry()]
    }

    fn mouse_interaction(&self, _: &Hand, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        if cursor.is_over(bounds) { mouse::Interaction::Crosshair } else { mouse::Interaction::None }
    }
}

impl Easel<'_> {
    /// Dots where the corners of further spaces may lie, and the numbers the checks speak of.
    fn grid(&self, frame: &mut Frame, view: &View) {
        let corner = self.table.corner(self.face);
        let bounds = self.draft.paper(self.face).bounds();
        let dot = theme::faint();
        let reach = |least: i16, most: i16| (most - MAX_SIDE + 1, least + MAX_SIDE);
        let (from, to) = bounds.unwrap_or((corner, corner));
        let (west, east) = reach(from.x, to.x);
        let (north, south) = reach(from.y, to.y);
        for y in corner.y.max(north)..=(corner.y + self.table.height).min(south) {
            for x in corner.x.max(west)..=(corner.x + self.table.width).min(east) {
                let inside =
                    bounds.is_some() && (from.x..=to.x + 1).contains(&x) && (from.y..=to.y + 1).contains(&y);
                let at = view.to_pixels(scene::Point::new(f32::from(x), f32::from(y)));
                if !inside || !self.touches(x, y) {
                    frame.fill_rectangle(Point::new(at.x - 1.0, at.y - 1.0), Size::new(2.0, 2.0), dot);
                }
            }
        }
        if bounds.is_none() {
            return;
        }
        let mut write = |x: f32, y: f32, number: i16| {
            frame.fill_text(canvas::Text {
                content: number.to_string(),
                position: view.to_pixels(scene::Point::new(x, y)),
                color: dot,
                size: 13.0.into(),
                font: theme::STRONG,
                align_x: iced::advanced::text::Alignment::Center,
                align_y: alignment::Vertical::Center,
                ..canvas::Text::default()
            });
        };
        for x in from.x..=to.x {
            write(f32::from(x) + 0.5, f32::from(from.y) - 0.64, x - from.x);
        }
        for y in from.y..=to.y {
            write(f32::from(from.x) - 0.64, f32::from(y) + 0.5, y - from.y);
        }
    }

    /// Is there a space around this corner?
    fn touches(&self, x: i16, y: i16) -> bool {
        let paper = self.draft.paper(self.face);
        [(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)]
            .into_iter()
            .any(|(x, y)| paper.space(Cell::new(x, y)).is_some())
    }

    fn around(&self, frame: &mut Frame, view: &View) {
        let Some((from, to)) = self.draft.paper(self.face).bounds() else { return };
        let (w, h) = (f32::from(to.x - from.x + 1), f32::from(to.y - from.y + 1));
        let place = Rect::new(f32::from(from.x), f32::from(from.y), w, h).grown(0.2);
        ring(frame, view, place, warning(), 3.0);
    }
}

fn warning() -> Color {
    theme::color(theme::colors().warning)
}

fn dark() -> Color {
    theme::color(theme::colors().line_edge)
}

/// A square with a frame; everything is filled along whole pixels, for what moves must leave no traces.
fn square(frame: &mut Frame, view: &View, cell: Cell, color: Color, width: f32) {
    let place = Rect::new(f32::from(cell.x), f32::from(cell.y), 1.0, 1.0);
    let (from, to) = pixels(view, place);
    frame.fill_rectangle(from, Size::new(to.x - from.x, to.y - from.y), Color { a: 0.2, ..color });
    ring(frame, view, place, color, width);
}

fn ring(frame: &mut Frame, view: &View, place: Rect, color: Color, width: f32) {
    let (from, to) = pixels(view, place);
    let (w, h) = (to.x - from.x, to.y - from.y);
    for (at, size) in [
        (from, Size::new(w, width)),
        (Point::new(from.x, to.y - width), Size::new(w, width)),
        (Point::new(from.x, from.y + width), Size::new(width, h - 2.0 * width)),
        (Point::new(to.x - width, from.y + width), Size::new(width, h - 2.0 * width)),
    ] {
        frame.fill_rectangle(at, size, color);
    }
}

fn pixels(view: &View, place: Rect) -> (Point, Point) {
    let from = view.to_pixels(scene::Point::new(place.west, place.north));
    let to = view.to_pixels(scene::Point::new(place.east, place.south));
    (Point::new(from.x.round(), from.y.round()), Point::new(to.x.round(), to.y.round()))
}

/// A bar along a border.
fn bar(frame: &mut Frame, view: &View, edge: Edge, color: Color, width: f32) {
    for (grown, color) in [(2.0, dark()), (0.0, color)] {
        let (at, size) = along(view, edge, width + 2.0 * grown, 4.0 - grown);
        frame.fill_rectangle(at, size, color);
    }
}

/// A rectangle of this width along a border, shorter than it by so much at either end.
fn along(view: &View, edge: Edge, width: f32, short: f32) -> (Point, Size) {
    let at = view.to_pixels(scene::Point::new(f32::from(edge.cell.x), f32::from(edge.cell.y)));
    let (at, half) = (Point::new(at.x.round(), at.y.round()), (width / 2.0).floor());
    let length = view.scale - 2.0 * short;
    if edge.west {
        (Point::new(at.x - half, at.y + short), Size::new(width, length))
    } else {
        (Point::new(at.x + short, at.y - half), Size::new(length, width))
    }
}

/// A good place for a door: an empty frame, for the door itself is a token.
fn door(frame: &mut Frame, view: &View, edge: Edge) {
    let (color, dark) = (theme::color(theme::colors().door), theme::color(theme::colors().ink));
    let width = (view.scale * 0.16).round().max(6.0);
    let short = (view.scale * 0.1).round();
    for (width, short, color) in
        [(width + 4.0, short - 2.0, dark), (width, short, color), (width - 4.0, short + 2.0, dark)]
    {
        let (at, size) = along(view, edge, width, short);
        frame.fill_rectangle(at, size, color);
    }
}
