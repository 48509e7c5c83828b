//! The log of a game: every choice and what came of it, beside the map; a line that is pressed is gone to.
//! Only lines in sight are made, for a game may have thousands; so it is known of each how high it is before it is made.

use super::Message;
use crate::Element;
use crate::theme::{self, SMALL, STRONG};
use iced::Fill;
use iced::widget::text::Wrapping;
use iced::widget::{button, column, row, scrollable, space, text};
use missions::font::{self, Typeface};
use missions::playback::{Line, Paragraph, Telling};

/// The list, for scrolling.
pub(super) const ID: &str = "log";

/// How high a line of text is.
const LINE: f32 = 18.0;

/// Above and below the lines of a paragraph together.
const GAP: f32 = 6.0;

/// How wide the lines are.
const WIDTH: f32 = 352.0;

/// What is made beyond what is in sight.
const MARGIN: f32 = 200.0;

/// Where the paragraphs are in the list.
#[derive(Debug)]
pub(super) struct Log {
    /// The lines of each, broken.
    broken: Vec<Vec<Row>>,
    /// Where each begins, and where the last ends.
    starts: Vec<f32>,
    from: f32,
    room: f32,
}

/// A line that fits into the list.
#[derive(Debug)]
struct Row {
    words: String,
    /// It says that a round begins or ends.
    heading: bool,
}

impl Log {
    pub(super) fn of(telling: &Telling, secrets: bool) -> Self {
        let mut log = Self { broken: Vec::new(), starts: Vec::new(), from: 0.0, room: 600.0 };
        log.rewrite(telling, secrets);
        log
    }

    /// Writes all paragraphs, with or without what players draw in secret.
    pub(super) fn rewrite(&mut self, telling: &Telling, secrets: bool) {
        self.broken = telling.paragraphs.iter().map(|paragraph| lines(paragraph, secrets)).collect();
        self.starts = vec![0.0];
        for lines in &self.broken {
            self.starts.push(self.starts[self.starts.len() - 1] + lines.len() as f32 * LINE + GAP);
        }
    }

    pub(super) const fn scrolled(&mut self, from: f32, room: f32) {
        (self.from, self.room) = (from, room);
    }

    /// Scroll so that a paragraph is in sight: to where, if that is needed.
    pub(super) fn follow(&mut self, paragraph: Option<usize>) -> Option<f32> {
        let number = paragraph.unwrap_or(0);
        let (start, end) = (*self.starts.get(number)?, *self.starts.get(number + 1)?);
        if start >= self.from && end + LINE <= self.from + self.room {
            return None;
        }
        let last = self.starts[self.starts.len() - 1];
        self.from = (start - self.room / 3.0).min(last - self.room).max(0.0);
        Some(self.from)
    }

    pub(super) fn view<'a>(&'a self, telling: &'a Telling, now: Option<usize>) -> Element<'a, Message> {
        let above = |y: f32| self.starts.partition_point(|start| *start <= y).saturating_sub(1);
        let count = self.broken.len();
        let first = above(self.from - MARGIN).min(count);
        let last = (above(self.from + self.room + MARGIN) + 1).min(count);
        let rows = (first..last).map(|number| {
            let paragraph = &telling.paragraphs[number];
            row_of(paragraph, &self.broken[number], now == Some(number))
        });
        let all = self.starts[count];
        let list = column![space().height(self.starts[first])]
            .extend(rows)
            .push(space().height((all - self.starts[last]).max(0.0)));
        scrollable(list.width(Fill))
            .id(ID)
            .on_scroll(|view| Message::Scrolled(view.absolute_offset().y, view.bounds().height))
            .height(Fill)
            .style(theme::scroll)
            .into()
    }
}

fn row_of<'a>(paragraph: &Paragraph, lines: &'a [Row], now: bool) -> Element<'a, Message> {
    let Paragraph { from, to, .. } = *paragraph;
    let number = text(from).size(SMALL).width(44).style(theme::faint_text);
    let words = lines.iter().map(|line| {
        let words = text(&line.words).size(SMALL).line_height(text::LineHeight::Absolute(LINE.into()));
        let words = words.wrapping(Wrapping::None);
        if line.heading { words.font(STRONG).size(16).into() } else { words.into() }
    });
    // Keys go through the game by choices, activations and rounds; Tab does not stop at each of a thousand lines.
    button(row![number, column(words)].spacing(6))
        .width(Fill)
        .height(lines.len() as f32 * LINE + GAP)
        .padding([2, 10])
        .clip(true)
        .style(theme::entry(now))
        .on_press(Message::To(to))
        .into()
}

/// A paragraph's lines, none wider than the list.
fn lines(paragraph: &Paragraph, secrets: bool) -> Vec<Row> {
    let mut rows = Vec::new();
    let told = paragraph.lines.iter().filter_map(|line| Some((line, line.plain(secrets)?)));
    for (i, (line, mut words)) in told.enumerate() {
        if i == 0 && paragraph.to > paragraph.from {
            words += &format!(" (×{})", paragraph.to - paragraph.from + 1);
        }
        let heading = matches!(line, Line::Heading(_));
        rows.extend(fold(&words).into_iter().map(|words| Row { words, heading }));
    }
    if rows.is_empty() {
        rows.push(Row { words: "–".to_owned(), heading: false });
    }
    rows
}

fn fold(line: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut now = String::new();
    for word in line.split(' ') {
        let longer = if now.is_empty() { word.to_owned() } else { format!("{now} {word}") };
        if !now.is_empty() && font::width(&longer, Typeface::Plain) * SMALL > WIDTH {
            lines.push(std::mem::replace(&mut now, word.to_owned()));
        } else {
            now = longer;
        }
    }
    lines.push(now);
    lines
}

/// For tests: what is shown.
#[cfg(test)]
impl Log {
    pub(super) fn lines(&self) -> Vec<&str> {
        self.broken.iter().flatten().map(|row| row.words.as_str()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_of_a_heading_is_one_and_no_other_row() {
        let long = "Runda dobiega końca ".repeat(8);
        let told = [Line::Happened("Round 3 is near".to_owned()), Line::Heading(long.trim().to_owned())];
        let rows = lines(&Paragraph { from: 1, to: 1, lines: told.into(), round: false }, false);
        assert!(rows.len() > 2, "a long heading is broken: {rows:?}");
        let headings: Vec<bool> = rows.iter().map(|row| row.heading).collect();
        assert!(!headings[0] && headings[1..].iter().all(|it| *it), "{rows:?}");
    }
}
