//! The ring of everything keys can reach, and the steps along it: to the next, to the nearest in a direction, to another
//! part of the window. It looks at the widgets as they lie, so no panel has to know of it.

use iced::advanced::widget::Id;
use iced::advanced::widget::operation::scrollable::AbsoluteOffset;
use iced::advanced::widget::operation::{Focusable, Operation, Scrollable};
use iced::{Rectangle, Vector};
use std::any::Any;

/// The id of what gets the first look in a sheet or a part of the window, where that is not simply the first in it.
pub(crate) const FIRST: Id = Id::new("first");

/// The id of the map's container: the part of the window where no widget has the keys.
pub(crate) const MAP: Id = Id::new("part-map");

/// What is stepped to is not squeezed against the edge of what scrolls.
const MARGIN: f32 = 6.0;

/// A part of the window; the ids of their containers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// What waits to be dealt with.
    Alert,
    /// The palette, or the script.
    Left,
    /// The tools.
    Tools,
    /// The panels.
    Side,
    /// The tutorial.
    Tutorial,
    /// The buttons above the map.
    Head,
    /// The menus.
    Menus,
}

impl Part {
    /// In the order of going round; before the first and after the last comes the map.
    const ALL: [Self; 7] =
        [Self::Alert, Self::Left, Self::Tools, Self::Side, Self::Tutorial, Self::Head, Self::Menus];

    /// The id of its container.
    pub(crate) const fn id(self) -> Id {
        match self {
            Self::Alert => Id::new("part-alert"),
            Self::Left => Id::new("part-left"),
            Self::Tools => Id::new("part-tools"),
            Self::Side => Id::new("part-side"),
            Self::Tutorial => Id::new("part-tutorial"),
            Self::Head => Id::new("part-head"),
            Self::Menus => Id::new("part-menus"),
        }
    }
}

/// A step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// To the next.
    Next,
    /// To the one before.
    Previous,
    /// To the nearest in a direction.
    Toward(i8, i8),
    /// To the next part of the window, or to the one before.
    Part(bool),
    /// Back to the map.
    Leave,
}

/// What something does with keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It is pressed.
    Press,
    /// It slides along.
    Slide,
    /// It opens a list.
    Choice,
    /// One writes lines in it.
    Text,
    /// One writes a single line in it, which has an undo of its own.
    Line,
}

/// Something that keys reach.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stop {
    /// Where it is seen.
    pub(crate) at: Rectangle,
    pub(crate) kind: Kind,
    pub(crate) focused: bool,
    /// It is within what alone can be reached now.
    within: bool,
    part: Option<Part>,
    /// It is the first in its part or sheet, wherever it lies.
    first: bool,
    /// The number of what scrolls around it, and where it must scroll to for it to be seen.
    scroll: Option<(usize, f32)>,
}

/// Everything that keys reach, in its order.
#[derive(Default)]
pub(crate) struct Ring {
    /// What alone can be reached now; everything, if it is nothing.
    scope: Option<Id>,
    pub(crate) stops: Vec<Stop>,
    /// Where the map lies, if it is seen.
    pub(crate) map: Option<Rectangle>,
    around: Vec<Around>,
    next: Around,
    kind: Option<Kind>,
    scrolls: usize,
}

/// What is around the widget looked at.
#[derive(Clone, Debug, Default)]
struct Around {
    within: bool,
    part: Option<Part>,
    scroll: Option<Scroll>,
}

#[derive(Clone, Copy, Debug)]
struct Scroll {
    number: usize,
    bounds: Rectangle,
    translation: Vector,
}

impl Ring {
    /// Within this, or within everything.
    pub(crate) fn within(scope: Option<Id>) -> Self {
        let start = Around { within: scope.is_none(), ..Around::default() };
        Self { scope, next: start.clone(), around: vec![start], ..Self::default() }
    }

    fn inner(&self) -> Around {
        self.around.last().cloned().unwrap_or_default()
    }

    /// Which has the keys.
    pub(crate) fn focused(&self) -> Option<usize> {
        self.stops.iter().position(|stop| stop.focused)
    }

    /// Is it a text that has the keys?
    pub(crate) fn writes(&self) -> bool {
        self.focused().is_some_and(|at| matches!(self.stops[at].kind, Kind::Text | Kind::Line))
    }

    /// The part of the window in which something has the keys.
    pub(crate) fn part_with_keys(&self) -> Option<Part> {
        self.focused().and_then(|at| self.stops[at].part)
    }

    /// Is it a single line that has the keys?
    pub(crate) fn writes_line(&self) -> bool {
        self.focused().is_some_and(|at| self.stops[at].kind == Kind::Line)
    }

    /// The one to begin with.
    pub(crate) fn first(&self) -> Option<usize> {
        let marked = self.stops.iter().position(|stop| stop.within && stop.first);
        marked.or_else(|| self.stops.iter().position(|stop| stop.within))
    }

    /// Where a step leads: to a stop, to none, or, as the outer `None`, nowhere.
    pub(crate) fn step(&self, step: Step) -> Option<Option<usize>> {
        match step {
            Step::Next => self.along(1).map(Some),
            Step::Previous => self.along(-1).map(Some),
            Step::Toward(dx, dy) => self.toward(f32::from(dx), f32::from(dy)).map(Some),
            Step::Part(forward) if self.scope.is_none() => Some(self.part(forward)),
            Step::Part(_) => None,
            Step::Leave => Some(None),
        }
    }

    fn along(&self, by: isize) -> Option<usize> {
        let reached: Vec<usize> = (0..self.stops.len()).filter(|at| self.stops[*at].within).collect();
        let count = isize::try_from(reached.len()).ok().filter(|count| *count > 0)?;
        let now = reached.iter().position(|at| self.stops[*at].focused);
        let next = match now {
            Some(now) => (isize::try_from(now).ok()? + by).rem_euclid(count),
            None if by > 0 => 0,
            None => count - 1,
        };
        reached.get(usize::try_from(next).ok()?).copied()
    }

    /// The nearest in a direction, of the same part: what lies straight on goes before what lies aside.
    fn toward(&self, dx: f32, dy: f32) -> Option<usize> {
        let from = &self.stops[self.focused()?];
        let (along, across) =
            (|v: Vector| v.x * dx + v.y * dy, |v: Vector| (v.x * dy).abs() + (v.y * dx).abs());
        let cost = |stop: &Stop| {
            let way = stop.at.center() - from.at.center();
            // Half of both in the direction: what overlaps in it lies beside, not beyond.
            let halves =
                (from.at.width + stop.at.width) * dx.abs() + (from.at.height + stop.at.height) * dy.abs();
            let gap = along(way) - halves / 2.0;
            let sides =
                (from.at.width + stop.at.width) * dy.abs() + (from.at.height + stop.at.height) * dx.abs();
            let aside = (across(way) - sides / 2.0).max(0.0);
            (gap > -2.0).then_some(gap.max(0.0) + 3.0 * aside + across(way) / 64.0)
        };
        let beside = |stop: &Stop| stop.within && !stop.focused && stop.part == from.part;
        let all = self.stops.iter().enumerate().filter(|(_, stop)| beside(stop));
        let near = all.filter_map(|(at, stop)| Some((cost(stop)?, at)));
        near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, at)| at)
    }

    fn part(&self, forward: bool) -> Option<usize> {
        // The map is a part, too: the one where nothing has the keys.
        let mut parts = vec![None];
        parts.extend(Part::ALL.map(Some));
        parts.retain(|part| part.is_none() || self.stops.iter().any(|stop| stop.part == *part));
        let now = self.part_with_keys();
        let now = parts.iter().position(|part| *part == now).unwrap_or(0);
        let next = if forward { now + 1 } else { now + parts.len() - 1 };
        let part = parts[next % parts.len()]?;
        let mut of_part = (0..self.stops.len()).filter(|at| self.stops[*at].part == Some(part));
        of_part.clone().find(|at| self.stops[*at].first).or_else(|| of_part.next())
    }
}

impl Operation for Ring {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let around = std::mem::take(&mut self.next);
        self.next = around.clone();
        self.around.push(around);
        operate(self);
        let _ = self.around.pop();
        self.next = self.inner();
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id == Some(&MAP) {
            self.map = Some(bounds);
        }
        self.next = self.inner();
        self.next.within |= id.is_some() && id == self.scope.as_ref();
        let part = Part::ALL.into_iter().find(|part| id == Some(&part.id()));
        self.next.part = part.or(self.next.part);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        _content_bounds: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.container(id, bounds);
        self.next.scroll = Some(Scroll { number: self.scrolls, bounds, translation });
        self.scrolls += 1;
    }

    fn custom(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Any) {
        self.kind = state.downcast_ref::<Kind>().copied();
    }

    fn focusable(&mut self, id: Option<&Id>, bounds: Rectangle, state: &mut dyn Focusable) {
        let Around { within, part, scroll } = self.inner();
        let kind = self.kind.take().unwrap_or(Kind::Text);
        let at = scroll.map_or(bounds, |scroll| bounds - scroll.translation);
        let scroll = scroll.and_then(|scroll| {
            let above = at.y - scroll.bounds.y - MARGIN;
            let below = at.y + at.height - scroll.bounds.y - scroll.bounds.height + MARGIN;
            // Of what is longer than the view only a part can be seen: whichever part that is, it stays.
            let long = at.height > scroll.bounds.height;
            let by = match (long, at.intersects(&scroll.bounds)) {
                (true, true) => 0.0,
                (true, false) => above,
                (false, _) if above < 0.0 => above,
                (false, _) => below.max(0.0),
            };
            (by != 0.0).then_some((scroll.number, (scroll.translation.y + by).max(0.0)))
        });
        let (focused, first) = (state.is_focused(), id == Some(&FIRST));
        self.stops.push(Stop { at, kind, focused, within, part, first, scroll });
    }
}

/// Give the keys to one of the ring, or to none.
pub(crate) struct Give {
    to: Option<usize>,
    scroll: Option<(usize, f32)>,
    stops: usize,
    scrolls: usize,
}

impl Give {
    /// To this one of the ring.
    pub(crate) fn to(ring: &Ring, to: Option<usize>) -> Self {
        let scroll = to.and_then(|to| ring.stops.get(to)?.scroll);
        Self { to, scroll, stops: 0, scrolls: 0 }
    }
}

impl Operation for Give {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        _bounds: Rectangle,
        _content_bounds: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some((_, y)) = self.scroll.filter(|(number, _)| *number == self.scrolls) {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(y) });
        }
        self.scrolls += 1;
    }

    fn focusable(&mut self, _id: Option<&Id>, _bounds: Rectangle, state: &mut dyn Focusable) {
        if self.to == Some(self.stops) {
            state.focus();
        } else if state.is_focused() {
            state.unfocus();
        }
        self.stops += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Stops where the letters are, each a square of ten; a capital has the keys.
    fn ring(picture: &[&str]) -> Ring {
        let mut ring = Ring::within(None);
        for (y, line) in picture.iter().enumerate() {
            for (x, letter) in line.chars().enumerate().filter(|(_, letter)| *letter != ' ') {
                let at = Rectangle { x: 10.0 * x as f32, y: 10.0 * y as f32, width: 10.0, height: 10.0 };
                let (focused, within) = (letter.is_uppercase(), true);
                let (kind, part, first, scroll) = (Kind::Press, None, false, None);
                ring.stops.push(Stop { at, kind, focused, within, part, first, scroll });
            }
        }
        ring
    }

    fn to(picture: &[&str], step: Step) -> Option<char> {
        let letters: Vec<char> = picture.iter().flat_map(|line| line.chars()).filter(|c| *c != ' ').collect();
        ring(picture).step(step).flatten().map(|at| letters[at])
    }

    #[test]
    fn steps_lead_round_and_into_directions() {
        let picture = ["ab c", "dE f", "    ", "g  h"];
        assert_eq!(to(&picture, Step::Next), Some('f'));
        assert_eq!(to(&picture, Step::Previous), Some('d'));
        let directions = [((1, 0), 'f'), ((-1, 0), 'd'), ((0, -1), 'b'), ((0, 1), 'g')];
        for ((dx, dy), there) in directions {
            assert_eq!(to(&picture, Step::Toward(dx, dy)), Some(there), "{dx},{dy}");
        }
        assert_eq!(to(&["A b"], Step::Toward(-1, 0)), None);
        assert_eq!((to(&["ab", "cD"], Step::Next), to(&["Ab"], Step::Previous)), (Some('a'), Some('b')));
        assert_eq!((to(&["ab"], Step::Next), to(&["ab"], Step::Previous)), (Some('a'), Some('b')));
        assert_eq!(to(&["ab"], Step::Toward(1, 0)), None);
    }

    #[test]
    fn parts_follow_each_other_with_the_map_between() {
        let mut ring = ring(&["abcd"]);
        for (stop, part) in ring.stops.iter_mut().zip([Part::Menus, Part::Left, Part::Side, Part::Side]) {
            stop.part = Some(part);
        }
        let mut round = Vec::new();
        for _ in 0..5 {
            let to = ring.step(Step::Part(true)).flatten();
            round.push(to);
            for (at, stop) in ring.stops.iter_mut().enumerate() {
                stop.focused = to == Some(at);
            }
        }
        assert_eq!(round, [Some(1), Some(2), Some(0), None, Some(1)]);
        assert_eq!(ring.step(Step::Part(false)), Some(None));
        ring.scope = Some(FIRST);
        assert_eq!(ring.step(Step::Part(true)), None, "a sheet is not left");
    }
}
