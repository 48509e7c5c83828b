//! Running exporters beside the window: the draft of one format, or the files of all that are wanted, put in their place.
//! The sheet decides what is asked for.

use super::Put;
use super::preview::Draft;
use crate::work::{Wanted, recorded};
use editor_model::words::say;
use engine::play::Replay;
use missions::art::Art;
use missions::export::{self, Exporter, Options, Subject};
use missions::format::{self, Sources};
use missions::{Mission, Seen, Tag};
use rule_system::View;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What to write.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    /// The mission, as it is on the window.
    pub(crate) mission: Arc<Mission>,
    /// What its files are called.
    pub(crate) name: String,
    /// The folder it is kept in, for formats that take its files as they lie there.
    pub(crate) home: Option<PathBuf>,
    /// Pictures of cardboard.
    pub(crate) art: Arc<Art>,
    /// Games of it, to be played again.
    pub(crate) games: Vec<Wanted>,
    /// Is the map written as players find it?
    pub(crate) seen: bool,
    /// In which of its languages the mission is written; none of them is the original.
    pub(crate) texts: Option<Tag>,
    /// How.
    pub(crate) options: Options,
    /// In which formats.
    pub(crate) formats: Vec<&'static str>,
}

impl Job {
    /// What the first of the formats gives.
    pub(crate) fn draft(&self) -> Option<Draft> {
        let exporter = export::named(self.formats.first()?)?;
        let view = if exporter.keeps_files() { View::WHOLE } else { self.view() };
        let (seen, replays, sources) = (self.mission.seen(&view), self.replays(), self.sources());
        let seen = if exporter.speaks() { self.said(&seen) } else { seen };
        let subject = self.subject(&seen, &replays, &sources);
        let files = export::made(exporter, &subject, &self.options).map_err(|why| why.to_string());
        Some(Draft::of(exporter.format().id, files, &subject, &self.options))
    }

    /// The mission as it speaks in the language that was chosen.
    fn said(&self, seen: &Seen) -> Seen {
        self.texts.as_ref().map_or_else(|| seen.clone(), |tag| seen.in_language(tag.as_str()))
    }

    /// Write all of them below a folder. What cannot be written keeps nothing else from it.
    pub(crate) fn put(&self, folder: &Path) -> Put {
        let mut put = Put::default();
        let (seen, replays, sources) = (self.mission.seen(&self.view()), self.replays(), self.sources());
        let said = self.said(&seen);
        let subject = self.subject(&seen, &replays, &sources);
        let speaking = self.subject(&said, &replays, &sources);
        // Formats may share files of a mission: each is written once.
        let mut there = BTreeSet::new();
        for exporter in self.formats.iter().filter_map(|id| export::named(id)) {
            let name = exporter.format().name;
            if self.seen && exporter.keeps_files() {
                put.troubles.push(format!("{name}: {}", say("export-seen-whole")));
                continue;
            }
            let subject = if exporter.speaks() { &speaking } else { &subject };
            match export::made(exporter, subject, &self.options) {
                Err(why) => put.troubles.push(format!("{name}: {why}")),
                Ok(files) => {
                    for file in files {
                        if !there.insert(file.path.clone()) {
                            continue;
                        }
                        match file.put(folder) {
                            Ok(path) => put.files.push((path, file.bytes.len() as u64)),
                            Err(why) => put.troubles.push(format!("{name}: {why}")),
                        }
                    }
                }
            }
        }
        put
    }

    /// What of the mission is written.
    fn view(&self) -> View {
        if self.seen { View::of_start() } else { View::WHOLE }
    }

    fn replays(&self) -> Vec<Replay> {
        self.games.iter().filter_map(|wanted| recorded(wanted).map(|(_, replay)| replay)).collect()
    }

    /// The mission's files, where a format keeps them.
    fn sources(&self) -> Sources {
        let keeps = |id: &&'static str| export::named(id).is_some_and(Exporter::keeps_files);
        let home = self.home.as_ref().filter(|_| self.formats.iter().any(keeps));
        home.map(|home| format::sources(&self.mission, home)).unwrap_or_default()
    }

    fn subject<'a>(&'a self, mission: &'a Seen, replays: &'a [Replay], sources: &'a Sources) -> Subject<'a> {
        Subject { mission, name: &self.name, art: &self.art, replays, sources }
    }
}
