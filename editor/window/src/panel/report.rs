//! The sheet with the report on the games that were played: which report it shows, and how far it is scrolled when it is opened
//! again. Reports are made, saved and left for places and games by `screen/editor/reporting`.

mod chart;
mod view;

use crate::focus::reveal_top;
use editor_model::report::Document;
use iced::Task;
use iced::widget::operation::{scroll_by, scroll_to};
use iced::widget::scrollable::AbsoluteOffset;
use missions::verdict::Judgement;
use std::path::PathBuf;
use std::sync::Arc;

/// The id of the sheet.
pub(crate) const SHEET: &str = "report";

/// The id of what scrolls in it.
const LIST: &str = "report-list";

/// So many pixels are scrolled by a key.
const PAGE: f32 = 300.0;

/// The state of the sheet.
#[derive(Debug, Default)]
pub(crate) struct Sheet {
    pub(crate) open: bool,
    /// What it shows; nothing while it is made.
    document: Option<Arc<Document>>,
    /// How far it is scrolled, in pixels.
    scrolled: f32,
    /// Where the report was saved, or what could not be done.
    pub(crate) notice: Option<String>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// The report on these games is made.
    Made(Arc<Judgement>, Arc<Document>),
    /// A section is to be seen.
    Section(&'static str),
    /// It was scrolled so far.
    Scrolled(f32),
    /// A finding was pressed, by its number.
    Finding(usize),
    /// The paths of the marines are to be shown on the map.
    Map,
    /// It is to be saved.
    Save,
    /// The dialog for the file was closed.
    Chosen(Option<PathBuf>),
    /// It was written into this file, or why not.
    Saved(PathBuf, Result<(), String>),
    /// Enough.
    Closed,
}

impl Sheet {
    /// Is there no report to show yet?
    pub(crate) const fn lacks_document(&self) -> bool {
        self.document.is_none()
    }

    /// There are other games.
    pub(crate) fn forget(&mut self) {
        *self = Self { open: self.open, ..Self::default() };
    }

    pub(crate) fn show(&mut self, document: Arc<Document>) {
        self.document = Some(document);
    }

    pub(crate) const fn scrolled(&mut self, to: f32) {
        self.scrolled = to;
    }

    /// Scroll to where the report was left.
    pub(crate) fn scroll_back<T: Send + 'static>(&self) -> Task<T> {
        scroll_to(LIST, AbsoluteOffset { x: 0.0, y: self.scrolled })
    }

    /// Scroll by a key, if it is one for that.
    pub(crate) fn scroll_by_key<T: Send + 'static>(key: &str) -> Option<Task<T>> {
        let by = |y: f32| Some(scroll_by(LIST, AbsoluteOffset { x: 0.0, y }));
        match key {
            "PageDown" => by(PAGE),
            "PageUp" => by(-PAGE),
            "Home" => by(f32::MIN),
            "End" => by(f32::MAX),
            _ => None,
        }
    }

    /// Scroll to the heading of a section.
    pub(crate) fn scroll_to_section<T: Send + 'static>(id: &str) -> Task<T> {
        reveal_top(LIST, section_id(id))
    }
}

/// The id of a section on the window.
fn section_id(id: &str) -> iced::advanced::widget::Id {
    format!("report-section-{id}").into()
}
