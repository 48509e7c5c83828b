//! A list of entries over the window, opened at a point: the lists of the menu bar are made of it, and menus of any other place
//! can be. Each entry has words, a mark if it is one of several or on or off, its keys at the right, and where it is not
//! available the reason. What an entry does is decided where its message goes.

use super::afloat::Afloat;
use crate::focus::button;
use crate::parts::{edge, explained};
use crate::theme::{self, BODY, SMALL};
use crate::{Element, Renderer};
use editor_model::command::{Command, Entry as Row, Keys, Now};
use editor_model::words::say;
use iced::advanced::text::{Alignment as Side, LineHeight, Paragraph as _, Renderer as TextRenderer, Text};
use iced::advanced::text::{Shaping, Wrapping};
use iced::advanced::widget::Id;
use iced::alignment::Vertical;
use iced::widget::{column, container, mouse_area, opaque, row, scrollable, space, text, tooltip};
use iced::{Alignment, Fill, Font, Pixels, Point, Size};

/// Room at both sides of a line.
const ASIDE: f32 = 14.0;

/// Room above and below a line: the longest menu fits into a window of 800 pixels.
const LINE: f32 = 3.0;

/// Room around all lines.
const AROUND: f32 = 5.0;

/// Room for a mark.
const MARK: f32 = 18.0;

/// The least room between words and keys.
const GAP: f32 = 32.0;

/// How wide the dot before the chosen one of several is, and where it begins.
const DOT: (f32, f32) = (7.0, 3.0);

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Line<M> {
    /// Between two groups.
    Separator,
    /// Something to choose.
    Entry(Entry<M>),
}

/// Something to choose.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry<M> {
    words: String,
    keys: String,
    mark: Option<Mark>,
    /// What choosing it says, or why it cannot be chosen.
    says: Result<M, String>,
}

/// What stands before the words of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// It is on or off.
    Check(bool),
    /// It is the chosen one of several, or another of them.
    Radio(bool),
}

impl<M> Entry<M> {
    /// With these words, and what choosing it says or why it cannot be chosen.
    pub(crate) const fn new(words: String, says: Result<M, String>) -> Self {
        Self { words, keys: String::new(), mark: None, says }
    }

    /// That of a command, with its keys.
    pub(crate) fn command(command: Command, keys: &Keys, now: Now, message: M) -> Self {
        let lacks = command.entry().when.lacks(now);
        let says = lacks.map_or(Ok(message), |reason| Err(say(reason)));
        let chord = keys.of(command).first().map(ToString::to_string).unwrap_or_default();
        Self { keys: chord, ..Self::new(command.title(), says) }
    }

    /// With a mark.
    pub(crate) fn marked(self, mark: Option<Mark>) -> Self {
        Self { mark, ..self }
    }
}

impl Mark {
    const fn is_on(self) -> bool {
        match self {
            Self::Check(on) | Self::Radio(on) => on,
        }
    }
}

/// The lines of commands, with separators between their groups.
pub(crate) fn of_commands<'c, M>(
    rows: impl IntoIterator<Item = &'c Row>,
    mut entry: impl FnMut(Command) -> Entry<M>,
) -> Vec<Line<M>> {
    let mut lines = Vec::new();
    for row in rows {
        if row.apart && !lines.is_empty() {
            lines.push(Line::Separator);
        }
        lines.push(Line::Entry(entry(row.command)));
    }
    lines
}

/// The list with its corner at a point, or as near to it as the window lets it be, and never above `top`. A list that is longer
/// than the window scrolls. `beside` is said by a press anywhere else.
pub(crate) fn popup<'a, M: Clone + 'a>(
    lines: Vec<Line<M>>,
    id: Id,
    (at, top): (Point, f32),
    beside: M,
) -> Element<'a, M> {
    let width = width(&lines);
    let marked = has_marks(&lines);
    let lines = lines.into_iter().map(|line| match line {
        Line::Separator => container(edge(Fill, 1.0)).padding([4.0, ASIDE]).into(),
        Line::Entry(entry) => entry.view(marked),
    });
    // The bar of a list that scrolls stands beside the lines: it would hide keys and the end of the mark of what has the keys.
    let lines = scrollable(column(lines).width(Fill)).spacing(2).style(theme::scroll);
    let list = container(lines).id(id).width(width).padding(AROUND).style(theme::raised);
    let all = Afloat::new(opaque(list), at, top);
    mouse_area(all).on_press(beside.clone()).on_right_press(beside).into()
}

impl<M: Clone> Entry<M> {
    fn view<'a>(self, marked: bool) -> Element<'a, M>
    where
        M: 'a,
    {
        let sign = self.mark.filter(|mark| mark.is_on()).map(|mark| -> Element<'a, M> {
            match mark {
                Mark::Check(_) => text(Renderer::CHECKMARK_ICON).font(Renderer::ICON_FONT).size(SMALL).into(),
                Mark::Radio(_) => {
                    let (size, from) = DOT;
                    let dot = container(space().width(size).height(size)).style(theme::dot);
                    row![space().width(from), dot].into()
                }
            }
        });
        let sign = marked.then(|| container(column![].push(sign)).width(MARK));
        let words = text(self.words).size(BODY).width(Fill).wrapping(Wrapping::None);
        let keys = text(self.keys).size(SMALL).style(theme::faint_text).wrapping(Wrapping::None);
        let line = row![].push(sign).push(words).push(keys).align_y(Alignment::Center);
        let (message, reason) = match self.says {
            Ok(message) => (Some(message), None),
            Err(reason) => (None, Some(reason)),
        };
        let line =
            button(line).width(Fill).padding([LINE, ASIDE]).style(theme::menu_entry).on_press_maybe(message);
        match reason {
            Some(reason) => explained(line, reason, tooltip::Position::Right),
            None => line.into(),
        }
    }
}

fn has_marks<M>(lines: &[Line<M>]) -> bool {
    lines.iter().any(|line| matches!(line, Line::Entry(Entry { mark: Some(_), .. })))
}

/// So wide that the words and keys of every line have room beside each other.
fn width<M>(lines: &[Line<M>]) -> f32 {
    let entries = || {
        lines.iter().filter_map(|line| match line {
            Line::Entry(entry) => Some(entry),
            Line::Separator => None,
        })
    };
    let words = entries().map(|entry| breadth(&entry.words, BODY)).fold(0.0, f32::max);
    let keys = entries().map(|entry| breadth(&entry.keys, SMALL)).fold(0.0, f32::max);
    let mark = if has_marks(lines) { MARK } else { 0.0 };
    let gap = if keys > 0.0 { GAP } else { 0.0 };
    mark + words + gap + keys + 2.0 * (ASIDE + AROUND)
}

/// How wide words are in running text, in whole pixels.
pub(crate) fn breadth(words: &str, size: f32) -> f32 {
    let words: Text<&str, Font> = Text {
        content: words,
        bounds: Size::INFINITE,
        size: Pixels(size),
        line_height: LineHeight::default(),
        font: theme::PLAIN,
        align_x: Side::Default,
        align_y: Vertical::Top,
        shaping: Shaping::default(),
        wrapping: Wrapping::None,
    };
    <Renderer as TextRenderer>::Paragraph::with_text(words).min_bounds().width.ceil()
}

/// For tests: what is marked.
#[cfg(test)]
impl<M> Line<M> {
    /// The words of an entry, and its mark if it has one.
    pub(crate) fn mark(self) -> Option<(String, Mark)> {
        match self {
            Self::Separator => None,
            Self::Entry(entry) => Some((entry.words, entry.mark?)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::{Rectangle, Theme};
    use iced_test::selector::Candidate;
    use iced_test::simulator::Simulator;
    use std::collections::BTreeMap;

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Said {
        Number(usize),
        Beside,
    }

    /// A list with separators, marks, short and long keys, and one entry that is not available.
    fn lines(count: usize) -> Vec<Line<Said>> {
        let mut lines = vec![
            Line::Entry(Entry::new("On".into(), Ok(Said::Number(0))).marked(Some(Mark::Check(true)))),
            Line::Entry(Entry::new("Off".into(), Ok(Said::Number(1))).marked(Some(Mark::Check(false)))),
            Line::Separator,
            Line::Entry(Entry {
                keys: "Ctrl+Shift+W".into(),
                ..Entry::new("Wide".into(), Ok(Said::Number(2)))
            }),
            Line::Entry(Entry { keys: "F".into(), ..Entry::new("Absent".into(), Err("Not here".into())) }),
        ];
        lines.extend(
            (5..count).map(|at| Line::Entry(Entry::new(format!("Entry {at}"), Ok(Said::Number(at))))),
        );
        lines
    }

    fn simulator(
        count: usize,
        window: Size,
        at: Point,
        top: f32,
    ) -> Simulator<'static, Said, Theme, Renderer> {
        let settings = iced::Settings { default_font: theme::PLAIN, ..iced::Settings::default() };
        let list = popup(lines(count), Id::new("list"), (at, top), Said::Beside);
        Simulator::with_size(settings, window, list)
    }

    /// Where texts and the list itself are seen.
    fn places(seen: &mut Simulator<'_, Said, Theme, Renderer>) -> (BTreeMap<String, Rectangle>, Rectangle) {
        let (mut texts, mut list) = (BTreeMap::new(), Rectangle::default());
        let _ = seen.find(|candidate: Candidate<'_>| {
            match candidate {
                Candidate::Text { content, visible_bounds: Some(bounds), .. } => {
                    let _ = texts.insert(content.to_owned(), bounds);
                }
                Candidate::Container { id: Some(id), bounds, .. } if *id == Id::new("list") => list = bounds,
                _ => {}
            }
            None::<()>
        });
        (texts, list)
    }

    #[test]
    fn keys_end_at_the_right_inside_the_box() {
        let mut seen = simulator(5, Size::new(800.0, 600.0), Point::new(100.0, 50.0), 0.0);
        let (texts, list) = places(&mut seen);
        assert_eq!(list.position(), Point::new(100.0, 50.0));
        let end = |words: &str| texts[words].x + texts[words].width;
        assert!((end("Ctrl+Shift+W") - end("F")).abs() < 1.0, "{texts:?}");
        assert!(end("F") < list.x + list.width - AROUND, "{texts:?} {list:?}");
        assert!(texts["Wide"].x + breadth("Wide", BODY) < texts["Ctrl+Shift+W"].x);
    }

    #[test]
    fn what_is_on_has_a_mark_and_all_words_begin_below_each_other() {
        let mut seen = simulator(5, Size::new(800.0, 600.0), Point::ORIGIN, 0.0);
        let (texts, _) = places(&mut seen);
        let check = texts[&Renderer::CHECKMARK_ICON.to_string()];
        assert!((check.center_y() - texts["On"].center_y()).abs() < 3.0, "{texts:?}");
        for words in ["Off", "Wide", "Absent"] {
            assert!((texts[words].x - texts["On"].x).abs() < 0.1, "{words}: {texts:?}");
        }
        let apart = |one: &str, next: &str| texts[next].y - texts[one].y;
        assert!(apart("Off", "Wide") > apart("On", "Off") + 5.0, "a line is between the groups");
    }

    #[test]
    fn a_list_stays_in_the_window_and_scrolls_where_it_is_longer() {
        let window = Size::new(400.0, 300.0);
        for (count, at, top) in [(5, Point::new(390.0, 290.0), 0.0), (40, Point::new(50.0, 34.0), 34.0)] {
            let (_, list) = places(&mut simulator(count, window, at, top));
            let inside = Rectangle { y: top, height: window.height - top, ..Rectangle::with_size(window) };
            assert!(list.is_within(&inside), "{list:?}");
        }
        let mut long = simulator(40, window, Point::new(50.0, 34.0), 34.0);
        assert!(!places(&mut long).0.contains_key("Entry 39"));
        long.point_at(Point::new(100.0, 100.0));
        let delta = iced::mouse::ScrollDelta::Lines { x: 0.0, y: -100.0 };
        let _ = long.simulate([iced::Event::Mouse(iced::mouse::Event::WheelScrolled { delta })]);
        assert!(places(&mut long).0.contains_key("Entry 39"));
    }

    #[test]
    fn an_entry_speaks_one_that_is_not_available_does_not_and_a_press_beside_does() {
        let said = |press: &dyn Fn(&mut Simulator<'static, Said, Theme, Renderer>)| {
            let mut seen = simulator(5, Size::new(800.0, 600.0), Point::ORIGIN, 0.0);
            press(&mut seen);
            seen.into_messages().collect::<Vec<_>>()
        };
        assert_eq!(said(&|seen| drop(seen.click("Wide"))), [Said::Number(2)]);
        assert_eq!(said(&|seen| drop(seen.click("Absent"))), []);
        let beside = said(&|seen| {
            seen.point_at(Point::new(700.0, 500.0));
            drop(seen.simulate(iced_test::simulator::click()));
        });
        assert_eq!(beside, [Said::Beside]);
    }
}
