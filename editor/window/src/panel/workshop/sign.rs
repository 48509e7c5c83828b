//! The small pictures on the buttons of the workshop's tools: what each of them draws, in different forms as on the map.

use crate::{Element, Renderer, theme};
use editor_model::workshop::Tool;
use iced::widget::canvas::{self, Canvas, LineCap, Path, Stroke};
use iced::{Color, Point, Rectangle, Size, Theme, mouse};

type Frame = canvas::Frame<Renderer>;
type Geometry = canvas::Geometry<Renderer>;

/// How large a picture is.
const SIZE: Size = Size::new(38.0, 30.0);

/// The picture of a tool.
pub(super) struct Sign(pub(super) Tool);

impl Sign {
    /// As a widget.
    pub(super) fn element<'a, M: 'a>(self) -> Element<'a, M> {
        Canvas::new(self).width(SIZE.width).height(SIZE.height).into()
    }
}

impl<M> canvas::Program<M, Theme, Renderer> for Sign {
    type State = ();

    fn draw(
        &self,
        (): &(),
        renderer: &Renderer,
        _: &Theme,
        bounds: Rectangle,
        _: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        draw(self.0, &mut frame);
        vec![frame.into_geometry()]
    }
}

fn draw(tool: Tool, frame: &mut Frame) {
    let colors = theme::colors();
    let floor = theme::color(colors.facility.plates[0]);
    let ink = theme::color(colors.text);
    let red = theme::color(colors.red);
    // One space, or two with a border between them.
    let one = |frame: &mut Frame| frame.fill_rectangle(Point::new(7.0, 3.0), Size::new(24.0, 24.0), floor);
    let two = |frame: &mut Frame| {
        frame.fill_rectangle(Point::new(1.0, 1.0), Size::new(36.0, 13.0), floor);
        frame.fill_rectangle(Point::new(1.0, 16.0), Size::new(36.0, 13.0), floor);
    };
    match tool {
        Tool::Floor => {
            one(frame);
            cross(frame, ink, false);
        }
        Tool::Difficult => {
            one(frame);
            for i in 0..5_u8 {
                let at = 9.0 + f32::from(i) * 4.5;
                for (x, y) in [(at, 5.0), (at, 23.0), (9.0, at - 4.0), (27.0, at - 4.0)] {
                    dot(frame, Point::new(x, y), 2.5, theme::color(colors.blue));
                }
            }
        }
        Tool::Wall => {
            two(frame);
            line(frame, 5.0, theme::color(colors.wall_edge));
            line(frame, 3.5, theme::color(colors.wall));
        }
        Tool::Blocking => {
            two(frame);
            line(frame, 4.0, red);
            for i in 0..6_u8 {
                let x = 5.0 + f32::from(i) * 5.6;
                let tip = if i % 2 == 0 { 8.5 } else { 21.5 };
                let tooth = Path::new(|path| {
                    path.move_to(Point::new(x - 3.0, 15.0));
                    path.line_to(Point::new(x, tip));
                    path.line_to(Point::new(x + 3.0, 15.0));
                    path.close();
                });
                frame.fill(&tooth, red);
            }
        }
        Tool::Impassable => {
            two(frame);
            for i in 0..5_u8 {
                let at = Point::new(4.0 + f32::from(i) * 7.5, 15.0);
                frame.fill(&Path::circle(at, 2.7), red);
            }
        }
        Tool::Opening => {
            let yellow = theme::color(colors.open_end);
            frame.fill_rectangle(Point::new(1.0, 1.0), Size::new(36.0, 14.0), floor);
            for x in [2.0, 14.5, 27.0] {
                frame.fill_rectangle(Point::new(x, 14.0), Size::new(9.0, 3.0), yellow);
            }
            let arrow = Path::new(|path| {
                path.move_to(Point::new(13.0, 21.0));
                path.line_to(Point::new(19.0, 27.0));
                path.line_to(Point::new(25.0, 21.0));
            });
            let stroke = Stroke { width: 2.5, line_cap: LineCap::Round, ..Stroke::default() };
            frame.stroke(&arrow, stroke.with_color(yellow));
        }
        Tool::Door => {
            two(frame);
            let door = theme::color(colors.door);
            let dark = theme::color(colors.ink);
            frame.fill_rectangle(Point::new(4.0, 10.0), Size::new(30.0, 10.0), dark);
            frame.fill_rectangle(Point::new(5.0, 11.0), Size::new(28.0, 8.0), door);
            frame.fill_rectangle(Point::new(7.0, 13.0), Size::new(24.0, 4.0), dark);
        }
        Tool::Eraser => {
            let color = theme::faint();
            frame.stroke_rectangle(
                Point::new(7.5, 3.5),
                Size::new(23.0, 23.0),
                Stroke::default().with_color(color).with_width(1.5),
            );
            cross(frame, ink, true);
        }
    }
}

fn dot(frame: &mut Frame, at: Point, size: f32, color: Color) {
    frame.fill_rectangle(Point::new(at.x - size / 2.0, at.y - size / 2.0), Size::new(size, size), color);
}

fn line(frame: &mut Frame, width: f32, color: Color) {
    frame.fill_rectangle(Point::new(1.0, 15.0 - width / 2.0), Size::new(36.0, width), color);
}

/// A plus, or turned a times.
fn cross(frame: &mut Frame, color: Color, turned: bool) {
    let stroke = Stroke { width: 2.5, line_cap: LineCap::Round, ..Stroke::default() }.with_color(color);
    let (x, y) = (19.0, 15.0);
    let arms = if turned { [(5.0, 5.0), (5.0, -5.0)] } else { [(6.0, 0.0), (0.0, 6.0)] };
    for (dx, dy) in arms {
        frame.stroke(&Path::line(Point::new(x - dx, y - dy), Point::new(x + dx, y + dy)), stroke);
    }
}
