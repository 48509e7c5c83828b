//! The part of a long text in a field that is seen. The renderer below draws every letter of a field, also those far out of sight,
//! and looks up the outline of every blank again: for a thousand lines that takes longer than a key may. Where the part lies on the
//! window is decided by the layers around it, which are followed here.

use iced::advanced::text::Editor as _;
use iced::{Rectangle, Transformation};
use iced_graphics::text::cosmic_text::{Buffer, Scroll};
use iced_graphics::text::{Editor, font_system};
use std::ops::Range;

/// A text of fewer lines is drawn whole.
const LONG: usize = 120;

/// The layers that are being drawn into, and how what is drawn is moved and scaled.
#[derive(Debug, Default)]
pub(super) struct Layers {
    bounds: Vec<Rectangle>,
    moves: Vec<Transformation>,
}

impl Layers {
    pub(super) fn begin(&mut self, window: Rectangle) {
        self.bounds = vec![window];
        self.moves.clear();
    }

    pub(super) fn start(&mut self, bounds: Rectangle) {
        self.bounds.push(bounds * self.moved());
    }

    pub(super) fn end(&mut self) {
        let _ = self.bounds.pop();
    }

    pub(super) fn shift(&mut self, by: Transformation) {
        self.moves.push(self.moved() * by);
    }

    pub(super) fn unshift(&mut self) {
        let _ = self.moves.pop();
    }

    fn moved(&self) -> Transformation {
        self.moves.last().copied().unwrap_or(Transformation::IDENTITY)
    }

    /// What is seen of the layer, as what is drawn into it counts.
    pub(super) fn seen(&self) -> Option<Rectangle> {
        self.bounds.last().map(|bounds| *bounds * self.moved().inverse())
    }

    /// Where on the window something lies that is drawn.
    pub(super) fn on_window(&self, drawn: Rectangle) -> Rectangle {
        drawn * self.moved()
    }
}

/// The lines of a long text that are seen between two heights, counted from its upper edge, and how far below that edge the first of
/// them begins. `None` for a text that is drawn whole.
pub(super) fn cut(editor: &Editor, seen: &Range<f32>) -> Option<(Buffer, f32)> {
    let whole = editor.buffer();
    let scrolls = whole.scroll() != Scroll::default();
    if whole.lines.len() < LONG || scrolls || editor.bounds().height < seen.end - seen.start {
        return None;
    }
    let height = whole.metrics().line_height;
    let mut part = Buffer::new_empty(whole.metrics());
    // The renderer must know how large it is. As long as it has no lines, nothing is laid out for that.
    part.set_size(
        font_system().write().ok()?.raw(),
        Some(editor.bounds().width),
        Some(editor.bounds().height),
    );
    let (mut top, mut first) = (0.0, None);
    for line in &whole.lines {
        // A line that is not laid out yet ends what can be drawn.
        let rows = line.layout_opt()?.len();
        let bottom = top + rows as f32 * height;
        if bottom > seen.start && top < seen.end {
            let _ = first.get_or_insert(top);
            part.lines.push(line.clone());
        }
        top = bottom;
        if top >= seen.end {
            break;
        }
    }
    Some((part, first.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::advanced::text::highlighter::PlainText;
    use iced::advanced::text::{LineHeight, Wrapping};
    use iced::{Pixels, Point, Size, Vector};

    fn field(lines: usize) -> Editor {
        let text: Vec<String> = (0..lines).map(|line| format!("line {line}")).collect();
        let mut editor = Editor::with_text(&text.join("\n"));
        let (bounds, height) = (Size::new(400.0, 1.0e6), LineHeight::Absolute(Pixels(20.0)));
        editor.update(bounds, crate::theme::CODE, Pixels(14.0), height, Wrapping::None, &mut PlainText);
        editor
    }

    #[test]
    fn of_a_long_text_only_the_lines_in_sight_are_drawn() {
        let editor = field(1000);
        for (seen, lines, first) in
            [(0.0..100.0, 0..5, 0.0), (990.0..1050.0, 49..53, 980.0), (19_990.0..9e5, 999..1000, 19_980.0)]
        {
            let (part, top) = cut(&editor, &seen).expect("it is long");
            let texts: Vec<String> = part.lines.iter().map(|line| line.text().to_owned()).collect();
            assert_eq!((texts, top), (lines.map(|line| format!("line {line}")).collect(), first), "{seen:?}");
            assert!(part.lines.iter().all(|line| line.layout_opt().is_some()), "nothing is laid out again");
        }
        assert!(cut(&field(50), &(0.0..100.0)).is_none());
    }

    #[test]
    fn what_is_seen_follows_the_layers_and_what_moves_them() {
        let mut layers = Layers::default();
        layers.begin(Rectangle::with_size(Size::new(800.0, 600.0)));
        layers.start(Rectangle::new(Point::new(10.0, 20.0), Size::new(300.0, 200.0)));
        layers.shift(Transformation::translate(0.0, -500.0));
        let seen = layers.seen().expect("a layer");
        assert_eq!((seen.position(), seen.size()), (Point::new(10.0, 520.0), Size::new(300.0, 200.0)));
        layers.start(seen + Vector::new(5.0, 0.0));
        assert_eq!(layers.seen().map(|seen| seen.position()), Some(Point::new(15.0, 520.0)));
        layers.end();
        layers.unshift();
        assert_eq!(layers.seen().map(|seen| seen.position()), Some(Point::new(10.0, 20.0)));
    }
}
