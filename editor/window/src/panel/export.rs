//! The sheet for exports: which formats, with which options, into which folder, and a preview of the one that is looked at.
//! The library decides how a format is written; `job` runs it and puts the files in their place.

mod job;
mod preview;
mod view;

pub(crate) use job::Job;
#[cfg(test)]
pub(crate) use preview::Content;
pub(crate) use preview::Draft;

use editor_model::settings::Exports;
use editor_model::words::spoken;
use missions::export::{self, Format, Heeds, Options, Paper};
use missions::scene::Layer;
use missions::{Mission, Tag};
use rule_system::RuleSystem;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The id of the sheet.
pub(crate) const SHEET: &str = "export";

/// The state of the sheet.
#[derive(Debug)]
pub(crate) struct Sheet {
    /// Which rule system the mission is for.
    system: &'static dyn RuleSystem,
    /// The formats to write.
    ticked: BTreeSet<&'static str>,
    /// The one whose preview is shown.
    looked: Format,
    options: Options,
    /// Are games wanted in the formats that show games?
    games: bool,
    /// Is the map wanted as players find it? It is not asked where the game has no areas.
    seen: bool,
    /// The languages that the mission has, and which of them is wanted; none of them is the original.
    languages: Vec<Tag>,
    texts: Option<Tag>,
    /// There are so many.
    played: usize,
    /// As it is written.
    folder: String,
    /// What the format that is looked at gives; nothing while it is made.
    draft: Option<Draft>,
    /// Grows with every draft that is asked for; an older one is of no use any more.
    asked: u64,
    /// Which page of the preview.
    page: usize,
    stage: Stage,
    /// What is wrong with the mission or missing in it, if one should think of that before it is handed on.
    doubts: Option<String>,
    /// What could not be done.
    notice: Option<String>,
}

/// How far it is.
#[derive(Debug)]
enum Stage {
    /// One chooses.
    Choosing,
    /// Files are wanted of a mission that has errors, or less than its own files.
    Asking,
    /// Files are being written.
    Writing,
    /// It is done.
    Done(Put),
}

/// What was written, and what could not be.
#[derive(Clone, Debug, Default)]
pub(crate) struct Put {
    /// Where the files are, and how many bytes each has.
    pub(crate) files: Vec<(PathBuf, u64)>,
    /// Why the rest is not there, a sentence for each.
    pub(crate) troubles: Vec<String>,
}

/// Something happened.
#[derive(Clone, Debug)]
pub(crate) enum Message {
    /// A format is wanted, or not any more.
    Ticked(&'static str, bool),
    /// The preview of a format is wanted.
    Looked(&'static str),
    /// So many pixels for a space.
    Scaled(u32),
    /// Light colours, or the dark ones.
    Lit(bool),
    /// The paper of a booklet.
    Papered(Paper),
    /// Marks to cut along on the map of a booklet, or none.
    Marked(bool),
    /// A layer is shown, or not.
    Layer(Layer, bool),
    /// Games are wanted, or not.
    Games(bool),
    /// The map is wanted as players find it, or whole.
    Seen(bool),
    /// The mission is wanted in this of its languages, or in the original.
    Texts(Option<Tag>),
    /// So many pages on, or back.
    Paged(isize),
    /// The folder was changed.
    FolderChanged(String),
    /// The desktop's dialog is wanted.
    Browse,
    /// The dialog was closed.
    Chosen(Option<PathBuf>),
    /// The draft that was asked for as this number is there.
    Drafted(u64, Draft),
    /// Write the files.
    Export,
    /// Write them, whatever is wrong with the mission.
    ExportAnyway,
    /// Show what is wrong instead.
    Problems,
    /// They are written.
    Written(Put),
    /// Show a file, or the folder, with the program the desktop has for it.
    Open(PathBuf),
    /// Back to choosing.
    Again,
    /// Enough.
    Closed,
}

/// What the editor is to do.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// Nothing.
    None,
    /// Make a draft of what is looked at.
    Draft,
    /// Ask for a folder.
    Browse,
    /// Write the files.
    Write,
    /// Show a file with the desktop's program.
    Open(PathBuf),
    /// Close the sheet.
    Close,
    /// Close the sheet, and show the problems of the mission.
    Problems,
}

impl Sheet {
    /// As it was left the last time. So many games could be shown. With doubts, a sentence says what they are.
    pub(crate) fn new(
        before: &Exports,
        folder: &Path,
        mission: &Mission,
        played: usize,
        doubts: Option<String>,
    ) -> Self {
        let formats = || export::ALL.iter().map(|exporter| exporter.format());
        let ticked: BTreeSet<&'static str> =
            formats().map(|format| format.id).filter(|id| before.formats.iter().any(|it| it == id)).collect();
        let looked = formats().find(|format| ticked.contains(format.id)).or_else(|| formats().next());
        Self {
            system: mission.system(),
            ticked,
            looked: looked.expect("there are formats"),
            options: Options {
                scale: before.scale,
                light: before.light,
                paper: Paper::named(&before.paper).unwrap_or_default(),
                unmarked: before.unmarked,
                ..Options::default()
            },
            games: before.games,
            seen: false,
            languages: mission.languages().into_iter().cloned().collect(),
            texts: mission.language_for(&spoken().tag()).cloned(),
            played,
            folder: before.folder.as_deref().unwrap_or(folder).display().to_string(),
            draft: None,
            asked: 0,
            page: 0,
            stage: Stage::Choosing,
            doubts,
            notice: None,
        }
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message) -> Action {
        match message {
            Message::Ticked(id, yes) => {
                if yes {
                    let _ = self.ticked.insert(id);
                } else {
                    let _ = self.ticked.remove(id);
                }
                return self.look(id);
            }
            Message::Looked(id) => return self.look(id),
            Message::Scaled(scale) => self.options.scale = Some(scale),
            Message::Lit(light) => self.options.light = light,
            Message::Papered(paper) => self.options.paper = paper,
            Message::Marked(yes) => self.options.unmarked = !yes,
            Message::Layer(layer, yes) => {
                let layers = self.options.layers;
                self.options.layers = if yes { layers.with(layer) } else { layers.without(layer) };
            }
            Message::Games(yes) => self.games = yes,
            Message::Seen(yes) => self.seen = yes,
            Message::Texts(tag) => self.texts = tag,
            Message::Paged(by) => {
                self.page = self.page.saturating_add_signed(by);
                return Action::None;
            }
            Message::FolderChanged(folder) => {
                self.folder = folder;
                self.compare();
                return Action::None;
            }
            Message::Browse => return Action::Browse,
            Message::Chosen(Some(folder)) => {
                self.folder = folder.display().to_string();
                self.compare();
                return Action::None;
            }
            Message::Chosen(None) => {
                self.notice = Some(editor_model::words::say("nothing-chosen"));
                return Action::None;
            }
            Message::Drafted(number, draft) => {
                if number == self.asked {
                    self.draft = Some(draft);
                    self.compare();
                }
                return Action::None;
            }
            Message::Export => {
                if self.is_ready() && self.doubts.is_some() {
                    (self.stage, self.notice) = (Stage::Asking, None);
                    return Action::None;
                }
                return self.write();
            }
            Message::ExportAnyway => return self.write(),
            Message::Problems => return Action::Problems,
            Message::Written(put) => {
                self.stage = Stage::Done(put);
                return Action::None;
            }
            Message::Open(path) => return Action::Open(path),
            Message::Again => self.stage = Stage::Choosing,
            Message::Closed => return Action::Close,
        }
        self.draft()
    }

    fn write(&mut self) -> Action {
        if !self.is_ready() {
            return Action::None;
        }
        (self.stage, self.notice) = (Stage::Writing, None);
        Action::Write
    }

    /// Is it asked whether files are wanted all the same?
    pub(crate) const fn asks(&self) -> bool {
        matches!(self.stage, Stage::Asking)
    }

    /// Can files be written now?
    fn is_ready(&self) -> bool {
        matches!(self.stage, Stage::Choosing | Stage::Asking)
            && !self.ticked.is_empty()
            && !self.folder.trim().is_empty()
    }

    fn look(&mut self, id: &'static str) -> Action {
        let Some(exporter) = export::named(id) else { return Action::None };
        let (same, there) = (self.looked.id == id, self.draft.is_some());
        if same && there {
            return Action::None;
        }
        (self.looked, self.page) = (exporter.format(), 0);
        self.draft()
    }

    /// What is looked at is other than before.
    pub(crate) fn draft(&mut self) -> Action {
        self.asked += 1;
        // The old one stays until the new one is there, unless it is of another format.
        if self.draft.as_ref().is_some_and(|draft| draft.of != self.looked.id) {
            self.draft = None;
        }
        Action::Draft
    }

    /// Which of the files would replace one?
    fn compare(&mut self) {
        let folder = self.folder();
        if let Some(draft) = &mut self.draft {
            draft.compare(&folder);
        }
    }

    /// The folder for the files.
    pub(crate) fn folder(&self) -> PathBuf {
        PathBuf::from(self.folder.trim())
    }

    /// The number of the draft that is wanted now.
    pub(crate) const fn asked(&self) -> u64 {
        self.asked
    }

    /// The format that is looked at.
    pub(crate) const fn looked(&self) -> &'static str {
        self.looked.id
    }

    /// The formats to write.
    pub(crate) fn ticked(&self) -> Vec<&'static str> {
        self.ticked.iter().copied().collect()
    }

    /// How to write them.
    pub(crate) const fn options(&self) -> &Options {
        &self.options
    }

    /// Is the map wanted as players find it?
    pub(crate) const fn seen(&self) -> bool {
        self.seen
    }

    /// In which of its languages the mission is wanted; none of them is the original.
    pub(crate) fn texts(&self) -> Option<Tag> {
        self.texts.clone()
    }

    /// Are games wanted by one of these formats?
    pub(crate) fn wants_games(&self, formats: &[&'static str]) -> bool {
        let shows = |id: &&str| export::named(id).is_some_and(|it| it.format().heeds.contains(&Heeds::Games));
        self.games && formats.iter().any(shows)
    }

    /// What is remembered of it for the next time.
    pub(crate) fn exports(&self) -> Exports {
        Exports {
            formats: self.ticked.iter().map(ToString::to_string).collect(),
            folder: Some(self.folder()).filter(|folder| !folder.as_os_str().is_empty()),
            scale: self.options.scale,
            light: self.options.light,
            paper: self.options.paper.name().to_owned(),
            unmarked: self.options.unmarked,
            games: self.games,
        }
    }

    /// Something could not be done.
    pub(crate) fn notify(&mut self, notice: String) {
        self.notice = Some(notice);
    }
}

/// For tests: what is seen.
#[cfg(test)]
impl Sheet {
    pub(crate) const fn drafted(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    pub(crate) const fn put(&self) -> Option<&Put> {
        match &self.stage {
            Stage::Done(put) => Some(put),
            Stage::Choosing | Stage::Asking | Stage::Writing => None,
        }
    }
}
