//! Copies: cut, copy, paste and duplicate. What is copied is text, so that it can be kept, sent and pasted elsewhere.

use super::{Action, Editor};
use editor_model::document::Selection;
use editor_model::naming::{clip_in_words, pieces_in_words};
use editor_model::tool::{self, Beside};
use editor_model::words::{say, say_with};
use iced::{Task, clipboard};
use missions::clip::Clip;
use missions::group;
use missions::history::Change;

impl Editor {
    pub(crate) fn cut(&mut self) -> Action {
        let copied = self.copy();
        let removed = self.delete("change-cut");
        let task = |action| if let Action::Run(task) = action { task } else { Task::none() };
        Action::Run(Task::batch([task(copied), task(removed)]))
    }

    pub(crate) fn duplicate(&mut self) -> Action {
        let clip = Clip::of(self.document.mission(), chosen(self));
        let Some(Beside { clip, words }) = tool::beside(&clip, self.document.mission()) else {
            return self.put(&clip, (1, 1), "change-duplicate");
        };
        let pieces = pieces_in_words(self.document.mission(), self.document.selection());
        let label = say_with("change-duplicate", &[("pieces", pieces.into())]);
        let edits = clip.place(self.document.mission(), 0, 0);
        self.document.select(Selection::new());
        let action = self.commit(Change::new(label.clone(), edits));
        if let Some(places) = self.map.selected_place() {
            self.map.keep_in_view(places);
        }
        let said = if words.is_empty() { label } else { format!("{label}  ·  {words}") };
        self.notice = Some(said);
        action
    }

    pub(crate) fn copy(&mut self) -> Action {
        let clip = Clip::of(self.document.mission(), chosen(self));
        self.notice = Some(say_with("copied", &[("count", self.document.selection().len().into())]));
        Action::Run(clipboard::write(clip.to_text()))
    }

    pub(super) fn paste(&mut self, text: Option<String>) -> Action {
        let clip = text.as_deref().map(Clip::from_text);
        match clip {
            Some(Ok(clip)) => self.put(&clip, (0, 0), "change-paste"),
            Some(Err(why)) => {
                self.notice = Some(say_with("paste-failed", &[("why", why.into())]));
                Action::None
            }
            None => {
                self.notice = Some(say("paste-empty"));
                Action::None
            }
        }
    }

    /// Put pieces where the pointer is, or else beside where they were.
    fn put(&mut self, clip: &Clip, beside: (i16, i16), label: &str) -> Action {
        let (dx, dy) = match (self.map.hand.at, clip.bounds(self.document.mission())) {
            (Some(at), Some(extent)) if beside == (0, 0) => {
                let corner = extent.at();
                (at.x.saturating_sub(corner.x), at.y.saturating_sub(corner.y))
            }
            _ => beside,
        };
        let edits = clip.place(self.document.mission(), dx, dy);
        let label = say_with(label, &[("pieces", clip_in_words(self.document.mission(), clip).into())]);
        self.document.select(Selection::new());
        self.commit(Change::new(label, edits))
    }
}

/// What is selected, with everything that stands on selected tiles.
fn chosen(editor: &Editor) -> Selection {
    let mission = editor.document.mission();
    let mut all = editor.document.selection().clone();
    let tiles: Selection = all.iter().filter(|id| mission.tiles().contains_key(id)).copied().collect();
    all.extend(group::standing_on(mission, tiles, mission.catalogue()));
    all
}
