//! The pages in the making: a cursor that goes down the page, headings that stay with what follows, text that leaves no line
//! alone. Other files decide what is said.

use super::ink::{self, ACCENT, FAINT, HAIR, LABEL, NOTE, PAPER, SECRET, Style};
use super::sheet::{Role, Sheet};
use super::words;
use crate::export::contract::Paper;
use crate::words::text;
use missions_picture::scene::shape::Anchor;
use missions_picture::scene::{Point, Rect};
use rule_system::SideRow;
use std::collections::BTreeSet;

/// Beside the text.
const SIDE: f32 = 18.0 * ink::MM;
/// Above the text, the running head included.
const TOP: f32 = 25.0 * ink::MM;
/// Below the text, the page number included.
const BOTTOM: f32 = 20.0 * ink::MM;

/// What the outline of the file and the list of contents name.
pub(super) struct Entry {
    /// 0 for a chapter, 1 for a section.
    pub(super) level: u8,
    pub(super) text: String,
    /// The page, from 0.
    pub(super) page: usize,
    /// Where on it.
    pub(super) y: f32,
}

/// The booklet.
pub(super) struct Book {
    pub(super) title: String,
    pub(super) paper: Paper,
    pub(super) pages: Vec<Sheet>,
    pub(super) entries: Vec<Entry>,
    /// Where the next thing goes.
    pub(super) y: f32,
    /// Has anything been put on the page yet?
    fresh: bool,
    section: String,
    secret: bool,
    /// Paragraphs and tables so far.
    parts: usize,
}

impl Book {
    /// A booklet with a page for the cover.
    pub(super) fn new(title: String, paper: Paper) -> Self {
        let cover = Sheet::new(None, false);
        let (section, fresh) = (String::new(), true);
        Self {
            title,
            paper,
            pages: vec![cover],
            entries: Vec::new(),
            y: TOP,
            fresh,
            section,
            secret: false,
            parts: 0,
        }
    }

    /// Width and height of the paper.
    pub(super) const fn size(&self) -> (f32, f32) {
        self.paper.points()
    }

    /// Where text stands on a page.
    pub(super) const fn area(&self) -> Rect {
        let (width, height) = self.size();
        Rect { west: SIDE, north: TOP, east: width - SIDE, south: height - BOTTOM }
    }

    /// The page that is being written.
    pub(super) fn sheet(&mut self) -> &mut Sheet {
        let last = self.pages.len() - 1;
        &mut self.pages[last]
    }

    /// The number of that page, from 0.
    pub(super) const fn page(&self) -> usize {
        self.pages.len() - 1
    }

    /// The pages from here on are for the invader only.
    pub(super) const fn keep_secret(&mut self) {
        self.secret = true;
    }

    /// A new page.
    pub(super) fn turn(&mut self) {
        let section = Some(self.section.clone());
        self.pages.push(Sheet::new(section, self.secret));
        self.y = self.area().north;
        self.fresh = true;
    }

    /// The number of a new paragraph or table.
    pub(super) const fn part(&mut self) -> usize {
        self.parts += 1;
        self.parts
    }

    /// How much room is left on the page.
    pub(super) fn room(&self) -> f32 {
        self.area().south - self.y
    }

    /// A new page unless so much room is left.
    pub(super) fn need(&mut self, height: f32) {
        if self.room() < height && !self.fresh {
            self.turn();
        }
    }

    /// Leave room, but not at the top of a page.
    pub(super) fn gap(&mut self, height: f32) {
        if !self.fresh {
            self.y += height;
        }
    }

    /// Something of this height was put at the cursor.
    pub(super) fn went(&mut self, height: f32) {
        self.y += height;
        self.fresh = false;
    }

    /// A chapter, on a page of its own.
    pub(super) fn chapter(&mut self, text: &str) {
        text.clone_into(&mut self.section);
        self.turn();
        self.head(text);
    }

    /// A chapter that goes on where the last one ended, if more than so much of the page is free.
    pub(super) fn follow(&mut self, text: &str, share: f32) {
        if self.fresh || self.room() < self.area().height() * share {
            return self.chapter(text);
        }
        text.clone_into(&mut self.section);
        self.y += 34.0;
        self.head(text);
    }

    fn head(&mut self, text: &str) {
        self.enter(0, text);
        let color = if self.secret { SECRET } else { ACCENT };
        let (area, y) = (self.area(), self.y);
        let style = ink::CHAPTER;
        let sheet = self.sheet();
        let at = Point::new(area.west, y + style.size * 0.78);
        sheet.put(Role::Heading(2, text.to_owned()), |sheet| sheet.text(text, at, Anchor::Start, style));
        sheet.fill(Rect::new(area.west, y + style.leading, 34.0, 2.6), color);
        self.went(style.leading + 18.0);
    }

    /// A section, together with so much of what follows.
    pub(super) fn section(&mut self, text: &str, keep: f32) {
        let style = ink::SECTION;
        self.gap(12.0);
        self.need(style.leading + keep);
        self.enter(1, text);
        let (west, y) = (self.area().west, self.y);
        let width = self.area().width();
        let color = if self.secret { SECRET } else { ACCENT };
        let at = Point::new(west, y + style.size * 0.82);
        let role = Role::Heading(3, text.to_owned());
        self.sheet().put(role, |sheet| sheet.fitted(text, at, Anchor::Start, style.of(color), width));
        self.went(style.leading + 3.0);
    }

    fn enter(&mut self, level: u8, text: &str) {
        let (page, y) = (self.page(), self.y);
        self.entries.push(Entry { level, text: text.to_owned(), page, y });
    }

    /// Running text. Of a text that goes on at the next page, two lines at least stand on each.
    pub(super) fn text(&mut self, text: &str, style: Style) {
        let area = self.area();
        let lines = words::lines(text, style, area.width());
        self.lines(&lines, style, area.west);
    }

    /// The same for lines that are broken already.
    pub(super) fn lines(&mut self, mut lines: &[String], style: Style, west: f32) {
        let role = Role::Text(self.part());
        while !lines.is_empty() {
            let fits = (self.room() / style.leading + 0.01) as usize;
            let mut now = lines.len().min(fits);
            if now < lines.len() {
                if lines.len() - now == 1 {
                    now = now.saturating_sub(1);
                }
                if now < 2 {
                    now = 0;
                }
            }
            if now == 0 && !self.fresh {
                self.turn();
                continue;
            }
            let (page, rest) = lines.split_at(now.max(1).min(lines.len()));
            for line in page {
                let at = Point::new(west, self.y + style.size * 0.95);
                self.sheet().put(role.clone(), |sheet| sheet.text(line, at, Anchor::Start, style));
                self.went(style.leading);
            }
            lines = rest;
        }
    }

    /// An explanation before what it explains.
    pub(super) fn note(&mut self, text: &str) {
        self.text(text, NOTE);
        self.gap(5.0);
    }

    /// A sentence about letters on the pages of one part that our typefaces lack; `None` if there are none.
    pub(super) fn lacking(&self, secret: bool) -> Option<String> {
        let mut letters = BTreeSet::new();
        for sheet in self.pages.iter().filter(|sheet| sheet.secret == secret) {
            sheet.lacking(&mut letters);
        }
        if letters.is_empty() {
            return None;
        }
        let codes: Vec<String> =
            letters.iter().take(12).map(|c| format!("U+{:04X}", u32::from(*c))).collect();
        let sentence = text("book-lacking")
            .with("letters", letters.len())
            .with("codes", codes.join(", "))
            .with("more", letters.len() - codes.len());
        Some(sentence.to_string())
    }

    /// Running heads and page numbers. The pages of its part say that they are for the invader only.
    pub(super) fn furnish(&mut self, invader: SideRow) {
        let ((width, height), title) = (self.size(), self.title.clone());
        for (number, sheet) in self.pages.iter_mut().enumerate() {
            let Some(section) = sheet.section.clone() else { continue };
            let (west, east) = (SIDE, width - SIDE);
            let y = 14.0 * ink::MM;
            let half = (east - west) / 2.0 - 10.0;
            sheet.fitted(&title, Point::new(west, y), Anchor::Start, LABEL, half);
            if sheet.secret {
                let words = invader.fill(text("book-secret")).to_string().to_uppercase();
                let room = words::width(&words, LABEL);
                sheet.rounded(Rect::new(east - room - 10.0, y - 9.4, room + 10.0, 12.4), 2.0, SECRET);
                sheet.text(&words, Point::new(east - 5.0, y), Anchor::End, LABEL.of(PAPER));
            } else {
                sheet.fitted(&section, Point::new(east, y), Anchor::End, LABEL, half);
            }
            sheet.line(Point::new(west, y + 6.0), Point::new(east, y + 6.0), 0.5, HAIR);
            let foot = Point::new(width / 2.0, height - 10.5 * ink::MM);
            sheet.text(&(number + 1).to_string(), foot, Anchor::Middle, LABEL.of(FAINT));
        }
    }
}
