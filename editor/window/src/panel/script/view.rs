//! How the scripts look: their tabs, the sheet with its numbers and marks, the list of words to go on with, what is wrong,
//! and the reference's entry. Their neighbours decide what happens with them.

use super::colors::{self, Colors};
use super::sheet::{BAR, LETTER, LINE, SIDE, SIZE, TOP, row_width};
use super::{Buffer, FIELD, Message, Offer, Renamed, SHEET, Script, keys, pages};
use crate::Element;
use crate::focus::{self, button, choice, heed, link};
use crate::theme::{self, BODY, CODE, SMALL};
use editor_model::document::Document;
use editor_model::words::{plain, say, say_of, say_with};
use iced::widget::text::{LineHeight, Wrapping};
use iced::widget::{
    Stack, column, container, mouse_area, opaque, operation, pin, responsive, row, scrollable, space, stack,
    text, text_editor,
};
use iced::{Alignment, Border, Color, Fill, Padding, Pixels, Size, Task, Theme, Vector, padding};
use missions::{Diagnostic, Place, ScriptName, Severity};
use std::ops::Range;

/// The id of the field for a name.
pub(super) const NAME: &str = "script-name";

/// The id of where the cursor is.
pub(super) const CARET: &str = "script-caret";

/// The id of the list of words.
const OFFER: &str = "script-offer";

/// Where the numbers of the lines stand.
const GUTTER: f32 = 44.0;

/// A line of the list of words, how many are seen at once, and how wide it is.
const ROW: f32 = 23.0;
const ROWS: usize = 8;
const WIDE: f32 = 380.0;

/// A problem of the open script.
struct Mark<'a> {
    line: u32,
    column: u32,
    problem: &'a Diagnostic,
}

impl Script {
    /// What is on the window.
    pub(crate) fn view<'a>(
        &'a self,
        document: &'a Document,
        problems: &'a [Diagnostic],
        wraps: bool,
    ) -> Element<'a, Message> {
        let Some((name, buffer)) = self.open.as_ref().zip(self.buffer()) else {
            let words = text(say("script-none")).size(BODY).style(theme::faint_text);
            let new = button(text(say("script-new")).size(BODY)).padding([6, 14]).style(theme::loud);
            let cards =
                text(say_of("cards-none", document.mission().system())).size(BODY).style(theme::faint_text);
            let inside = column![words, new.on_press(Message::New), cards].spacing(12);
            return column![self.head(document), container(inside).padding(16).height(Fill)].into();
        };
        let marks = marks(name, problems);
        let wrong = (!marks.is_empty()).then(|| wrong(&marks));
        let tinted: Vec<(u32, u32, Severity)> =
            marks.iter().map(|mark| (mark.line, mark.column, mark.problem.severity)).collect();
        let found = self.found();
        let sheet = responsive(move |size| self.sheet(buffer, &tinted, &found, wraps, size));
        let sheet = container(heed(sheet, Message::Writing)).height(Fill).padding(2);
        let sheet = sheet.style(theme::page(self.writing));
        let head = column![self.head(document)].push(self.search_bar()).push(line());
        let reference = self.pages();
        let entry = reference.is_none().then(|| self.entry());
        column![head, sheet].push(wrong).push(line()).push(reference).push(entry).into()
    }

    fn head<'a>(&'a self, document: &'a Document) -> Element<'a, Message> {
        let small = |id: &str, message: Message| {
            button(text(say(id)).size(SMALL)).padding([5, 10]).style(theme::quiet).on_press(message)
        };
        if let Some(naming) = &self.naming {
            let (good, id, bad_id) = match &naming.what {
                Renamed::Word(old, _) => (self.can_be_word(naming, old), "script-word", "script-word-bad"),
                Renamed::Script | Renamed::New => {
                    (self.can_be_named(naming, document).is_some(), "script-name", "script-name-bad")
                }
            };
            let field = focus::line(say(id), &naming.name, Message::Naming);
            let field = field.id(NAME).on_enter(Message::Named).padding(5);
            let bad = !good && !naming.name.is_empty();
            let hint = bad.then(|| text(say(bad_id)).size(SMALL).color(theme::severity(Severity::Error)));
            let done = button(text(say("script-name-done")).size(SMALL)).padding([5, 10]).style(theme::loud);
            let done = done.on_press_maybe(good.then_some(Message::Named));
            let all = column![row![field, done].spacing(8).align_y(Alignment::Center)].push(hint);
            return container(all.spacing(4)).padding([6, 10]).into();
        }
        let all = row![small("script-new", Message::New)].spacing(4).align_y(Alignment::Center);
        let all = all.push(Self::new_cards(document).map(|list| container(list).max_width(130)));
        let some = self.open.is_some();
        let is_script = self.open.as_ref().is_some_and(|name| pages::cards(name).is_none());
        let all = all.push(is_script.then(|| small("script-rename", Message::Rename)));
        let all = all.push(some.then(|| small("script-delete", Message::Delete)));
        let all = all.push(small("script-close", Message::Closed));
        // What has no room beside the others goes below them.
        let all = all.wrap().vertical_spacing(4);
        container(column![self.tabs(document), all].spacing(6)).padding([6, 10]).width(Fill).into()
    }

    /// The cards of one's own that can still be begun.
    fn new_cards<'a>(document: &Document) -> Option<Element<'a, Message>> {
        let missing = pages::missing(document.mission());
        let list =
            || choice(missing.clone(), None, say("cards-new"), |new: pages::New| Message::NewCards(new.0));
        (!missing.is_empty()).then(list)
    }

    /// The numbered sheet, and over it the list of words.
    fn sheet<'a>(
        &'a self,
        buffer: &'a Buffer,
        marks: &[(u32, u32, Severity)],
        found: &[Range<usize>],
        wraps: bool,
        size: Size,
    ) -> Element<'a, Message> {
        let room = size.width - GUTTER;
        let row = wraps.then(|| row_width(room));
        buffer.wrap(row);
        let (width, right) = match row {
            Some(row) => (room.max(SIDE + row), (room - SIDE - row).max(0.0)),
            None => {
                let letters = buffer.text().lines().map(|line| line.chars().count()).max().unwrap_or(0);
                ((letters as f32 * LETTER + 2.0 * SIDE + 8.0).max(room), SIDE)
            }
        };
        let offered = self.offer.is_some();
        let field = text_editor(&buffer.content)
            .id(FIELD)
            .on_action(Message::Typed)
            .font(CODE)
            .size(SIZE)
            .line_height(LineHeight::Absolute(Pixels(LINE)))
            .padding(Padding { top: TOP, right, bottom: LINE, left: SIDE })
            .wrapping(if wraps { Wrapping::WordOrGlyph } else { Wrapping::None })
            .width(width)
            // The field adds its padding to that.
            .min_height((size.height - TOP - LINE).max(0.0))
            .highlight_with::<Colors>(buffer.lines(), colors::format)
            .key_binding(move |press| keys::binding(press, offered))
            .style(theme::script);
        let field = mouse_area(link(field, Message::Define))
            .on_move(|at| Message::Hovered(Some(at)))
            .on_exit(Message::Hovered(None));
        let sheet = stack![field].push_under(self.ground(buffer, marks, found));
        let bar = scrollable::Scrollbar::new().width(BAR - 2.0).scroller_width(BAR - 2.0);
        let sheet = scrollable(sheet)
            .id(SHEET)
            .direction(scrollable::Direction::Both { vertical: bar, horizontal: bar })
            .on_scroll(|view| {
                let by = view.absolute_offset();
                Message::Scrolled(Vector::new(by.x, by.y), view.bounds().size())
            })
            .width(Fill)
            .height(Fill)
            .style(theme::scroll);
        let numbers = self.numbers(buffer, marks, size);
        let all = stack![row![numbers, sheet]];
        let said = if self.offer.is_none() { self.said(size, GUTTER) } else { None };
        all.push(self.offer.as_ref().map(|offer| self.words(offer, buffer, size))).push(said).into()
    }

    /// Under the text: the line of the cursor while one writes, what was searched for, and lines with something wrong,
    /// underlined from where it is.
    fn ground<'a>(
        &self,
        buffer: &Buffer,
        marks: &[(u32, u32, Severity)],
        found: &[Range<usize>],
    ) -> Element<'a, Message> {
        let (here, _) = buffer.caret();
        let band = |line: usize, color: Color| {
            let rows = buffer.rows().of_line(line);
            let band = container(space()).width(Fill).height(rows.len() as f32 * LINE);
            Element::from(pin(band.style(move |_: &Theme| color.into())).y(TOP + rows.start as f32 * LINE))
        };
        let now = if self.writing { Color { a: 0.07, ..theme::accent() } } else { Color::TRANSPARENT };
        // What follows the cursor finds it here, with the line below it.
        let at = buffer.point(buffer.caret());
        let caret = container(space()).id(CARET).width(1).height(2.0 * LINE);
        let mut all = vec![band(here, now), pin(caret).x(at.x).y(at.y).into()];
        let chosen = self.found_at(found);
        let first = ((self.offset(buffer, self.seen.height).y - TOP) / LINE).floor().max(0.0) as usize;
        let last = first + (self.seen.height.max(400.0) / LINE).ceil() as usize + 1;
        for (number, place) in found.iter().enumerate() {
            let at = buffer.place_of(place.start);
            let rows = buffer.rows().of_line(at.0);
            if rows.end <= first || rows.start > last {
                continue;
            }
            let letters = buffer.text().get(place.clone()).map_or(0, |words| words.chars().count());
            // The chosen place has a frame: a stronger ground would make its coloured letters hard to read.
            let width = if chosen == Some(number) { 1.5 } else { 0.0 };
            let style = container::Style::from(Color { a: 0.22, ..theme::accent() });
            let style = style.border(Border { color: theme::accent(), width, radius: 2.0.into() });
            all.extend(buffer.areas(at, letters).into_iter().map(|area| {
                let mark = container(space()).width(area.width).height(LINE);
                pin(mark.style(move |_: &Theme| style)).x(area.x).y(area.y).into()
            }));
        }
        for (line, column, severity) in marks.iter().filter(|(line, ..)| *line > 0) {
            let (line, color) = (*line as usize - 1, theme::severity(*severity));
            all.push(band(line, Color { a: 0.12, ..color }));
            let text = buffer.line(line);
            let from = column.saturating_sub(1) as usize;
            let word =
                text.chars().skip(from).take_while(|c| c.is_alphanumeric() || *c == '_').count().max(1);
            all.extend(buffer.areas((line, from), word).into_iter().map(|area| {
                let under = container(space()).width(area.width).height(2);
                pin(under.style(move |_: &Theme| color.into())).x(area.x).y(area.y + LINE - 3.0).into()
            }));
        }
        Stack::with_children(all).into()
    }

    /// How far the text is scrolled where so much of it is seen. A text that has become shorter, or of which more is seen than
    /// before, moves without a message.
    pub(super) fn offset(&self, buffer: &Buffer, seen: f32) -> Vector {
        let rows = buffer.rows();
        let end = rows.of_line(buffer.content.line_count().saturating_sub(1)).end;
        let height = TOP + LINE + end as f32 * LINE;
        Vector::new(self.scrolled.x, self.scrolled.y.min((height - seen).max(0.0)))
    }

    /// The numbers of the lines in sight; a line with something wrong has a mark.
    fn numbers<'a>(
        &self,
        buffer: &Buffer,
        marks: &[(u32, u32, Severity)],
        size: Size,
    ) -> Element<'a, Message> {
        let offset = self.offset(buffer, size.height);
        // Counting lines: neither is ever negative or large.
        let first = ((offset.y - TOP) / LINE).floor().max(0.0) as usize;
        let count = (size.height / LINE).ceil() as usize + 1;
        let rows = buffer.rows();
        let end = rows.of_line(buffer.content.line_count().saturating_sub(1)).end;
        let (here, _) = buffer.caret();
        let numbers = (first..(first + count).min(end)).map(|row| {
            let line = rows.line_at(row);
            if rows.of_line(line).start < row {
                // A line has its number at its beginning only.
                return space().height(LINE).into();
            }
            let wrong =
                marks.iter().filter(|(at, ..)| *at as usize == line + 1).map(|(.., severity)| *severity);
            let (words, color) = match wrong.max() {
                Some(severity) => (format!("! {}", line + 1), theme::severity(severity)),
                None if line == here => ((line + 1).to_string(), theme::accent()),
                None => ((line + 1).to_string(), theme::faint()),
            };
            container(text(words).font(CODE).size(12).color(color))
                .align_right(GUTTER - 6.0)
                .center_y(LINE)
                .into()
        });
        let top = TOP + first as f32 * LINE - offset.y;
        container(pin(column(numbers)).y(top)).width(GUTTER).height(Fill).clip(true).into()
    }

    /// Words to go on with, below the word that is being written, or above it where there is more room.
    fn words<'a>(&self, offer: &'a Offer, buffer: &Buffer, size: Size) -> Element<'a, Message> {
        let written = offer.list.first().map_or(0, |word| {
            let part = word.replaces.start.min(buffer.offset())..buffer.offset();
            buffer.text().get(part).map_or(0, |written| written.chars().count())
        });
        let (line, letter) = buffer.caret();
        let at = buffer.point((line, letter.saturating_sub(written))) - self.offset(buffer, size.height);
        let height = ROW * offer.list.len().min(ROWS) as f32 + 10.0;
        let below = at.y + LINE + 2.0;
        let y = if below + height > size.height && at.y > height { at.y - height - 2.0 } else { below };
        let width = WIDE.min(size.width - 8.0);
        let x = (at.x + GUTTER - 8.0).min(size.width - width - 4.0).max(4.0);
        let rows = offer.list.iter().enumerate().map(|(number, word)| {
            let signature = text(&word.signature).size(12).style(theme::faint_text).wrapping(Wrapping::None);
            let signature = container(signature).width(Fill).clip(true);
            let words = row![text(&word.label).font(CODE).size(13).wrapping(Wrapping::None), signature];
            // The arrows of the field walk through them.
            iced::widget::button(words.spacing(12).height(Fill).align_y(Alignment::Center))
                .width(Fill)
                .height(ROW)
                .padding([0, 8])
                .style(theme::entry(number == offer.chosen))
                .on_press(Message::Accept(Some(number)))
                .into()
        });
        let list = scrollable(column(rows)).id(OFFER).height(height - 10.0).style(theme::scroll);
        let list = container(list).padding(4).width(width).style(theme::raised);
        pin(opaque(list)).x(x).y(y).into()
    }

    /// The reference's entry of what is chosen in the list, or of what the cursor is at.
    fn entry(&self) -> Element<'_, Message> {
        let chosen = self.offer.as_ref().and_then(|offer| offer.list.get(offer.chosen));
        let code = |words: &str| text(words.to_owned()).font(CODE).size(13);
        let faint = |words: String| text(words).size(SMALL).style(theme::faint_text);
        let inside = match (chosen, &self.doc) {
            (Some(word), _) => {
                let whole = word.signature.contains(&word.label);
                let head = code(if whole { &word.signature } else { &word.label }).color(theme::accent());
                let sort = (!whole && !word.signature.is_empty()).then(|| faint(word.signature.clone()));
                column![row![head].push(sort).spacing(12), text(plain(&word.doc)).size(SMALL)]
            }
            (None, Some(doc)) => {
                let gives = (!doc.gives.is_empty())
                    .then(|| faint(say_with("script-gives", &[("what", doc.gives.clone().into())])));
                let head = row![code(&doc.signature).color(theme::accent())].push(gives).spacing(12);
                let parts = doc.parts.iter().map(|(name, what)| {
                    row![code(name), faint(plain(what))].spacing(10).align_y(Alignment::Center).into()
                });
                let example = doc.example.map(|example| container(code(example)).padding(padding::top(4)));
                column![head.wrap(), text(plain(&doc.doc)).size(SMALL)].extend(parts).push(example)
            }
            (None, None) if self.open.as_ref().is_some_and(|name| pages::cards(name).is_some()) => {
                column![faint(say("cards-hint"))]
            }
            (None, None) => column![faint(say("script-hint"))],
        };
        let inside = container(inside.spacing(3)).padding([8, 12]).width(Fill);
        container(scrollable(inside).style(theme::scroll).height(Fill)).height(112).into()
    }
}

/// Bring a line of the list into sight.
pub(super) fn reveal(line: usize) -> Task<Message> {
    let first = (line + 1).saturating_sub(ROWS);
    operation::scroll_to(OFFER, scrollable::AbsoluteOffset { x: 0.0, y: first as f32 * ROW })
}

/// What is wrong in a script, in the order of its lines.
fn marks<'a>(name: &ScriptName, problems: &'a [Diagnostic]) -> Vec<Mark<'a>> {
    let mark = |problem: &'a Diagnostic| {
        problem.places.iter().find_map(|place| match place {
            Place::Script { name: script, line, column } if script == name => {
                Some(Mark { line: *line, column: *column, problem })
            }
            Place::Text { file, line, column } if file == name.as_str() => {
                Some(Mark { line: *line, column: *column, problem })
            }
            _ => None,
        })
    };
    let mut marks: Vec<Mark<'_>> = problems.iter().filter_map(mark).collect();
    marks.sort_by_key(|mark| (mark.line, mark.column));
    marks
}

/// The list of what is wrong.
fn wrong<'a>(marks: &[Mark<'a>]) -> Element<'a, Message> {
    let rows = marks.iter().map(|mark| {
        let color = theme::severity(mark.problem.severity);
        let at = if mark.line > 0 { format!("{}:{}", mark.line, mark.column) } else { String::new() };
        let help = mark.problem.help.as_ref();
        let words = match help {
            Some(help) => {
                plain(&format!("{} · {help}", rule_system::capital(mark.problem.message.to_string())))
            }
            None => plain(&rule_system::capital(mark.problem.message.to_string())),
        };
        let kind = text(say(&format!("severity-{}", mark.problem.severity.word())))
            .size(SMALL)
            .color(color)
            .width(54);
        let at = text(at).font(CODE).size(12).style(theme::faint_text).width(48);
        button(row![kind, at, text(words).size(SMALL).width(Fill)].spacing(6).align_y(Alignment::Center))
            .width(Fill)
            .padding([3, 10])
            .style(theme::entry(false))
            .on_press_maybe((mark.line > 0).then_some(Message::Go(mark.line, mark.column)))
            .into()
    });
    let list = scrollable(column(rows)).style(theme::scroll);
    column![line(), container(list).max_height(96).padding([2, 0])].into()
}

/// A thin line between two parts.
fn line<'a>() -> Element<'a, Message> {
    container(space()).width(Fill).height(1).style(theme::rule).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::Mission;
    use missions::ruleset;

    #[test]
    fn a_text_is_never_scrolled_further_than_to_its_end() {
        let language = ruleset::language(&Mission::starter());
        let script = Script { scrolled: Vector::new(7.0, 60.0 * LINE), ..Script::default() };
        let offset = |lines: usize, seen: f32| {
            let buffer = Buffer::new(language, &"// a line\n".repeat(lines));
            script.offset(&buffer, seen)
        };
        assert_eq!(offset(200, 400.0), script.scrolled);
        assert_eq!(offset(3, 400.0), Vector::new(7.0, 0.0), "a short text is seen whole");
        let (less, more) = (offset(70, 400.0).y, offset(70, 500.0).y);
        assert!(less > more && (less - more - 100.0).abs() < 0.01, "where more is seen it moves by as much");
    }
}
