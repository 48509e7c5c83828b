//! Scrolling a list, or a row, so that one of its lines is seen, and no further: a line that is in sight stays where it is.

use iced::Task;
use iced::advanced::widget::operation::{Outcome, Scrollable, scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::widget::scrollable::AbsoluteOffset;
use iced::{Rectangle, Vector};

/// Scroll the list with the first id so that what has the second is seen.
pub(crate) fn reveal<T: Send + 'static>(list: &'static str, line: &'static str) -> Task<T> {
    operate(Reveal { list: Id::new(list), line: Id::new(line), top: false, seen: None, at: None })
}

/// Scroll the list with the first id so that what has the second is at its upper edge.
pub(crate) fn reveal_top<T: Send + 'static>(list: &'static str, line: Id) -> Task<T> {
    operate(Reveal { list: Id::new(list), line, top: true, seen: None, at: None })
}

struct Reveal {
    list: Id,
    line: Id,
    /// It is to be at the upper edge, wherever it is seen.
    top: bool,
    /// Where the list is seen, and how far it is scrolled.
    seen: Option<(Rectangle, Vector)>,
    /// Where the line lies in it.
    at: Option<Rectangle>,
}

impl Reveal {
    /// How far the list must be scrolled, if it is not far enough.
    fn offset(&self) -> Option<AbsoluteOffset<Option<f32>>> {
        let ((seen, scrolled), at) = (self.seen?, self.at?);
        if self.top {
            return Some(AbsoluteOffset { x: None, y: Some(at.y - seen.y) });
        }
        let far = |before: f32, behind: f32, now: f32| {
            if before < now { Some(before) } else { (behind > now).then_some(behind) }
        };
        let x = far(at.x - seen.x, at.x + at.width - seen.x - seen.width, scrolled.x);
        let y = far(at.y - seen.y, at.y + at.height - seen.y - seen.height, scrolled.y);
        (x.is_some() || y.is_some()).then_some(AbsoluteOffset { x, y })
    }
}

impl<T: Send + 'static> Operation<T> for Reveal {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<T>)) {
        operate(self);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&self.line) {
            self.at = Some(bounds);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        if id == Some(&self.list) {
            self.seen = Some((bounds, translation));
        }
    }

    fn finish(&self) -> Outcome<T> {
        match self.offset() {
            Some(offset) => Outcome::Chain(Box::new(scrollable::scroll_to(self.list.clone(), offset))),
            None => Outcome::None,
        }
    }
}
