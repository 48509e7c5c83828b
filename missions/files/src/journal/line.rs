//! The lines of a journal. Each ends the chain of checksums a little later: a line that was torn, changed or moved does
//! not fit any more, and nothing behind it is believed.

use super::fingerprint::Fingerprint;
use missions_document::content::ContentFile;
use missions_document::edit::Edit;
use missions_document::format::{self, Line};
use missions_document::history::{Change, History, Step};
use missions_document::id::ScriptName;
use missions_document::mission::Mission;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tiles::TileNumber;
use xxhash_rust::xxh3::xxh3_64_with_seed;

/// What the first line begins with; the version follows.
pub(super) const TITLE: &str = "hellwright journal ";

/// The version of this form of journals.
pub(super) const VERSION: u32 = 2;

/// The first version, whose edits are of format 1. It is read, and never written again.
pub(super) const FIRST: u32 = 1;

/// What is about to happen to a mission.
#[derive(Clone, Copy, Debug)]
pub enum Record<'c> {
    /// [`History::commit`].
    Change(&'c Change),
    /// [`History::seal`].
    Seal,
    /// [`History::undo`].
    Undo,
    /// [`History::redo`].
    Redo,
    /// [`History::jump`].
    Jump(usize),
    /// The mission as it is is about to be saved. If that is cut short, some files on the disk are new and some old,
    /// and this is how to know that no other program did it.
    Saving,
}

/// One line, with edits as journals of its version have them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Entry<L = Line> {
    Begin(Begin<L>),
    Change(String, Option<String>, Vec<Written<L>>),
    Seal,
    Undo,
    Redo,
    Jump(usize),
    Saving(Fingerprint),
}

/// Everything that was there when the journal was begun.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Begin<L = Line> {
    /// What lay on the disk, as far as was known.
    pub(super) disk: Fingerprint,
    mission: String,
    scripts: BTreeMap<String, String>,
    #[serde(default)]
    sheets: BTreeMap<u8, String>,
    #[serde(default)]
    content: BTreeMap<String, String>,
    steps: Vec<(String, Option<String>, Vec<L>)>,
    at: usize,
    sealed: bool,
}

/// An edit; of the text of a script or of cards only what changes, for otherwise every letter typed would write all of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum Written<L = Line> {
    Edit(L),
    /// Keep so many bytes in front and behind, and put this between them.
    Part(String, usize, usize, String),
    /// The same of a file of cards.
    ContentPart(String, usize, usize, String),
}

impl Begin {
    pub(super) fn of(mission: &Mission, history: &History, disk: &Fingerprint) -> Self {
        let step = |step: &Step| {
            let (label, merge, edits) = step.parts();
            (label.clone(), merge.clone(), edits.iter().cloned().map(Line).collect())
        };
        let scripts = mission.scripts().iter();
        Self {
            disk: disk.clone(),
            mission: format::write(mission),
            scripts: scripts.map(|(name, text)| (name.as_str().to_owned(), text.clone())).collect(),
            content: mission
                .content_files()
                .iter()
                .map(|(file, text)| (file.word().to_owned(), text.clone()))
                .collect(),
            sheets: mission.own_tiles().iter().map(|(number, text)| (number.0, text.clone())).collect(),
            steps: history.steps().iter().map(step).collect(),
            at: history.at(),
            sealed: history.is_sealed(),
        }
    }
}

impl<L: Into<Edit>> Begin<L> {
    /// The mission and its history; `None` if they cannot have been written like this.
    pub(super) fn restore(self) -> Option<(Mission, History)> {
        let loaded = format::read(&self.mission).ok().filter(format::Loaded::is_whole)?;
        let script = |(name, text)| Edit::Script(ScriptName::new(name), Some(text));
        let sheet = |(number, text)| Edit::Sheet(TileNumber(number), Some(text));
        let mission = loaded.mission.with(self.scripts.into_iter().map(script));
        let mission = mission.with(self.sheets.into_iter().map(sheet));
        let content =
            |(word, text): (String, String)| Some(Edit::Content(ContentFile::of_word(&word)?, Some(text)));
        let mission = mission.with(self.content.into_iter().filter_map(content));
        let step = |(label, merge, edits): (String, Option<String>, Vec<L>)| {
            Step::of_parts(label, merge, edits.into_iter().map(Into::into).collect())
        };
        Some((mission, History::of_steps(self.steps.into_iter().map(step).collect(), self.at, self.sealed)))
    }
}

impl Entry {
    /// How a record is written, of a mission as it is before.
    pub(super) fn of(record: Record<'_>, mission: &Mission) -> Self {
        match record {
            Record::Change(Change { label, edits, merge }) => {
                let edits = edits.iter().map(|edit| Written::of(edit, mission)).collect();
                Self::Change(label.clone(), merge.clone(), edits)
            }
            Record::Seal => Self::Seal,
            Record::Undo => Self::Undo,
            Record::Redo => Self::Redo,
            Record::Jump(to) => Self::Jump(to),
            Record::Saving => Self::Saving(Fingerprint::of(mission)),
        }
    }
}

impl<L: Into<Edit>> Entry<L> {
    /// Do it. `false` if it cannot have been written for this mission.
    pub(super) fn replay(self, mission: &mut Mission, history: &mut History) -> bool {
        match self {
            Self::Begin(_) => return false,
            Self::Change(label, merge, edits) => {
                let edits: Option<Vec<Edit>> = edits.into_iter().map(|edit| edit.edit(mission)).collect();
                let Some(edits) = edits else { return false };
                let _ = history.commit(mission, Change { label, edits, merge });
            }
            Self::Seal => history.seal(),
            Self::Undo => drop(history.undo(mission).map(Step::about)),
            Self::Redo => drop(history.redo(mission).map(Step::about)),
            Self::Jump(to) => history.jump(mission, to),
            Self::Saving(_) => {}
        }
        true
    }
}

impl Written {
    fn of(edit: &Edit, mission: &Mission) -> Self {
        if let Edit::Script(name, Some(new)) = edit
            && let Some(old) = mission.scripts().get(name)
        {
            let (front, back) = in_common(old, new);
            if front + back > 40 {
                let middle = new.get(front..new.len() - back).unwrap_or_default();
                return Self::Part(name.as_str().to_owned(), front, back, middle.to_owned());
            }
        }
        if let Edit::Content(file, Some(new)) = edit
            && let Some(old) = mission.content_files().get(file)
        {
            let (front, back) = in_common(old, new);
            if front + back > 40 {
                let middle = new.get(front..new.len() - back).unwrap_or_default();
                return Self::ContentPart(file.word().to_owned(), front, back, middle.to_owned());
            }
        }
        Self::Edit(Line(edit.clone()))
    }
}

impl<L: Into<Edit>> Written<L> {
    fn edit(self, mission: &Mission) -> Option<Edit> {
        match self {
            Self::Edit(line) => Some(line.into()),
            Self::Part(name, front, back, middle) => {
                let name = ScriptName::new(name);
                let text = spliced(mission.scripts().get(&name)?, front, back, &middle)?;
                Some(Edit::Script(name, Some(text)))
            }
            Self::ContentPart(word, front, back, middle) => {
                let file = ContentFile::of_word(&word)?;
                let text = spliced(mission.content_files().get(&file)?, front, back, &middle)?;
                Some(Edit::Content(file, Some(text)))
            }
        }
    }
}

/// A text with so many bytes in front and behind kept, and something new between them.
fn spliced(old: &str, front: usize, back: usize, middle: &str) -> Option<String> {
    let begin = old.get(..front)?;
    let end = old.get(old.len().checked_sub(back).filter(|end| *end >= front)?..)?;
    Some([begin, middle, end].concat())
}

/// How many bytes two texts have in common in front, and how many behind that; whole letters only.
fn in_common(old: &str, new: &str) -> (usize, usize) {
    let same = |(a, b): &(char, char)| a == b;
    let bytes = |pairs: &mut dyn Iterator<Item = (char, char)>| {
        pairs.take_while(same).map(|(c, _)| c.len_utf8()).sum()
    };
    let front: usize = bytes(&mut old.chars().zip(new.chars()));
    let (old, new) = (&old[front..], &new[front..]);
    let back = bytes(&mut old.chars().rev().zip(new.chars().rev()));
    (front, back)
}

/// The checksum of everything so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Chain(u64);

impl Chain {
    /// An entry as the next line, line end included.
    pub(super) fn line(&mut self, entry: &Entry) -> String {
        let text = ron::to_string(entry).expect("journals hold nothing that RON cannot write");
        self.0 = xxh3_64_with_seed(text.as_bytes(), self.0);
        format!("{:016x} {text}\n", self.0)
    }

    /// The entry of the next line, line end not included; `None` if it does not fit.
    pub(super) fn read<L: DeserializeOwned>(&mut self, line: &[u8]) -> Option<Entry<L>> {
        let (sum, text) = line.split_at_checked(16)?;
        let text = text.strip_prefix(b" ")?;
        let sum = u64::from_str_radix(std::str::from_utf8(sum).ok()?, 16).ok()?;
        if sum != xxh3_64_with_seed(text, self.0) {
            return None;
        }
        let entry = ron::from_str(std::str::from_utf8(text).ok()?).ok()?;
        self.0 = sum;
        Some(entry)
    }
}
