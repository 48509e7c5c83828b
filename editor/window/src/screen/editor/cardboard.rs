//! Pictures of the person's own cardboard on the map: read beside the window, read again when their files change, shown with
//! the lines of the rules over them, alone, or not at all. `missions::art` decides how they are fitted.

use super::file_flow::{Question, Way};
use super::{Action, Editor, Message};
use crate::work;
use editor_model::words::say;
use iced::Task;
use missions::art::{self, Art, Place};
use missions::scene::Layer;
use missions::{Diagnostic, art::Stamp};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The pictures of a mission, as far as they are read.
#[derive(Debug, Default)]
pub(super) struct Cardboard {
    /// The person's own folder for all missions.
    own: Option<PathBuf>,
    /// The pictures.
    pub(super) art: Arc<Art>,
    /// What cannot be used.
    pub(super) problems: Vec<Diagnostic>,
    /// How the files were when they were read last.
    stamp: Option<Stamp>,
    /// Grows with every reading; an older answer is of no use.
    reading: u64,
}

/// Pictures that were read.
#[derive(Clone, Debug)]
pub(crate) struct Brought {
    reading: u64,
    art: Arc<Art>,
    problems: Vec<Diagnostic>,
}

impl Editor {
    /// Show the pictures of this folder for all missions, beside the mission's own.
    pub(crate) fn take_pictures_from(&mut self, own: Option<PathBuf>) -> Task<Message> {
        self.drawings.cardboard.own = own;
        self.look_for_pictures()
    }

    /// Read pictures if their files are others than before.
    pub(super) fn look_for_pictures(&mut self) -> Task<Message> {
        let home = self.document.home.clone().map(Place::Mission);
        let places: Vec<Place> =
            home.into_iter().chain(self.drawings.cardboard.own.clone().map(Place::Own)).collect();
        let stamp = art::stamp(&places);
        if self.drawings.cardboard.stamp.as_ref() == Some(&stamp) {
            return Task::none();
        }
        self.drawings.cardboard.stamp = Some(stamp);
        self.drawings.cardboard.reading += 1;
        let (reading, mission) = (self.drawings.cardboard.reading, self.document.mission().clone());
        let read = move || {
            let (art, problems) = art::read(&mission, &places);
            Brought { reading, art: Arc::new(art), problems }
        };
        Task::perform(work::aside(read), Message::Cardboard)
    }

    /// Tiles are cut otherwise than before: fit the pictures again.
    pub(super) fn fit_pictures(&mut self) -> Task<Message> {
        if self.drawings.cardboard.art.is_empty() {
            return Task::none();
        }
        self.drawings.cardboard.stamp = None;
        self.look_for_pictures()
    }

    /// They were read.
    pub(super) fn pictures_read(&mut self, brought: Brought) {
        if brought.reading != self.drawings.cardboard.reading {
            return;
        }
        let same = self.drawings.cardboard.art == brought.art;
        (self.drawings.cardboard.art, self.drawings.cardboard.problems) = (brought.art, brought.problems);
        if !same {
            self.redraw();
        }
        self.gather();
    }

    /// With our lines over them, alone, not at all, and round again.
    pub(crate) fn next_pictures(&mut self) -> Action {
        if self.drawings.cardboard.art.is_empty() {
            self.notice = Some(say("pictures-none"));
            return Action::None;
        }
        let shown = self.panels.layers.shown;
        let (shown, id) = match (shown.has(Layer::Pictures), shown.has(Layer::Lines)) {
            (true, true) => (shown.without(Layer::Lines), "pictures-alone"),
            (true, false) => (shown.without(Layer::Pictures).with(Layer::Lines), "pictures-off"),
            (false, _) => (shown.with(Layer::Pictures).with(Layer::Lines), "pictures-lines"),
        };
        self.panels.layers.shown = shown;
        self.notice = Some(say(id));
        Action::None
    }

    /// Ask for the folder.
    pub(crate) fn ask_for_pictures(&mut self) -> Action {
        let path = self
            .drawings
            .cardboard
            .own
            .as_deref()
            .map_or_else(String::new, |path| path.display().to_string());
        self.ask_place(Question::Tiles { way: Way::Pictures, path, sure: false });
        Action::None
    }

    /// The folder was named; no name is no folder.
    pub(super) fn pictures_entered(&mut self, folder: &Path) -> Action {
        let folder = Some(folder).filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            let path = folder.display().to_string();
            self.notice = Some(editor_model::words::say_with("pictures-missing", &[("path", path.into())]));
            return Action::None;
        }
        self.files.question = None;
        Action::Pictures(folder.map(Path::to_owned))
    }
}
