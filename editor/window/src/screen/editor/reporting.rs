//! The report on the games that were played: made beside the window, shown on its sheet, saved as a page, and left for the places,
//! games and paths that it names. What is on the sheet is decided by `panel/report`.

use super::{Action, Editor, Message, Tab};
use crate::panel;
use crate::panel::problems::{self, Evidence};
use crate::panel::report::{self, Sheet};
use crate::work;
use editor_model::report::{document, html};
use editor_model::settings::Exports;
use editor_model::words::{say, say_with};
use iced::Task;
use missions::export::name_of;
use missions::format::replace;
use missions::verdict::Judgement;
use missions::{Diagnostic, Mission};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The program as reports name it.
const VERSION: &str = concat!("hellwright ", env!("CARGO_PKG_VERSION"));

/// The ending of the file.
const ENDING: &str = "html";

impl Editor {
    /// Open the sheet where it was left, if games were played.
    pub(crate) fn open_report(&mut self, exports: &Exports) -> Action {
        if !self.panels.proof.has_results() {
            self.notice = Some(say("watch-none"));
            return Action::None;
        }
        self.report_folder = folder(exports);
        (self.report.open, self.report.notice) = (true, None);
        Action::Run(Task::batch([self.make_report(), self.report.scroll_back()]))
    }

    /// Other games were played; a sheet that is open shows them.
    pub(super) fn renew_report(&mut self) -> Task<Message> {
        self.report.forget();
        if self.report.open { self.make_report() } else { Task::none() }
    }

    fn make_report(&self) -> Task<Message> {
        let Some((mission, judgement)) = self.panels.proof.last_games() else { return Task::none() };
        if !self.report.lacks_document() {
            return Task::none();
        }
        let made = work::aside(move || {
            let made = Arc::new(document(&mission, &judgement, VERSION));
            (judgement, made)
        });
        Task::perform(made, |(judgement, made)| Message::Report(report::Message::Made(judgement, made)))
    }

    /// Ask for the file that the report is saved in.
    pub(crate) fn save_report(&mut self, exports: &Exports) -> Action {
        if !self.panels.proof.has_results() {
            self.notice = Some(say("watch-none"));
            return Action::None;
        }
        self.report_folder = folder(exports);
        self.ask_for_report()
    }

    fn ask_for_report(&self) -> Action {
        let name = name_of(self.document.home.as_deref(), &self.title());
        let name = format!("{name}-report.{ENDING}");
        let chosen = |path| Message::Report(report::Message::Chosen(path));
        Action::Run(Task::perform(work::choose_report(self.report_folder.clone(), name), chosen))
    }

    /// Take a message of the sheet.
    pub(super) fn reporting(&mut self, message: report::Message) -> Action {
        match message {
            report::Message::Made(of, made) => {
                let last = self.panels.proof.last_games();
                if last.is_some_and(|(_, judgement)| Arc::ptr_eq(&judgement, &of)) {
                    self.report.show(made);
                }
            }
            report::Message::Section(id) => return Action::Run(Sheet::scroll_to_section(id)),
            report::Message::Scrolled(to) => self.report.scrolled(to),
            report::Message::Finding(number) => return self.follow_finding(number),
            report::Message::Map => return self.show_paths(),
            report::Message::Save => return self.ask_for_report(),
            report::Message::Chosen(Some(path)) => return self.write_report(path),
            report::Message::Chosen(None) => self.tell_of_report(say("report-no-file")),
            report::Message::Saved(path, done) => {
                let path = ("path", path.display().to_string().into());
                self.tell_of_report(match done {
                    Ok(()) => say_with("report-saved", &[path]),
                    Err(why) => say_with("report-not-saved", &[("why", why.into())]),
                });
            }
            report::Message::Closed => self.report.open = false,
        }
        Action::None
    }

    /// A key while the sheet is open.
    pub(super) fn report_key(&mut self, key: &str) -> Action {
        match key {
            "Escape" => self.reporting(report::Message::Closed),
            _ => Sheet::scroll_by_key(key).map_or(Action::None, Action::Run),
        }
    }

    fn tell_of_report(&mut self, words: String) {
        if self.report.open {
            self.report.notice = Some(words);
        } else {
            self.notice = Some(words);
        }
    }

    /// Go to where a finding lies: to the moment of its game, or to its line in the list of problems.
    fn follow_finding(&mut self, number: usize) -> Action {
        let last = self.panels.proof.last_games();
        let problem = last.and_then(|(_, judgement)| judgement.problems.get(number).cloned());
        let Some(problem) = problem else { return Action::None };
        self.report.open = false;
        match self.lead_to(&problem) {
            Some(action) => action,
            None => {
                self.report.open = true;
                self.report.notice = Some(say("report-finding-gone"));
                Action::None
            }
        }
    }

    /// Go to where a problem lies: to the moment of its game, or to its line in the list of problems. `None` if it is not listed.
    pub(super) fn lead_to(&mut self, problem: &Diagnostic) -> Option<Action> {
        if let Some(evidence) = Evidence::of(problem) {
            return Some(self.act(panel::Action::Replay(evidence), Message::Proof));
        }
        let listed = self.found.iter().position(|found| found == problem)?;
        self.panels.show(Tab::Problems);
        let shown = self.update(Message::Problems(problems::Message::Shown(listed)));
        Some(shown.and(Action::Run(self.panels.problems.follow())))
    }

    /// Show on the map where marines went.
    fn show_paths(&mut self) -> Action {
        self.report.open = false;
        let trace = self.panels.proof.show_paths();
        self.notice = Some(say(&format!("trace-{}", trace.word())));
        self.act(panel::Action::Heat, Message::Proof)
    }

    /// Write the report into a file; what the file held before stays unless all of it is written.
    fn write_report(&self, path: PathBuf) -> Action {
        let Some((mission, judgement)) = self.panels.proof.last_games() else { return Action::None };
        let path = if path.extension().is_some() { path } else { path.with_extension(ENDING) };
        let written = work::aside(move || {
            let done = write(&path, &mission, &judgement);
            (path, done)
        });
        let saved = |(path, done)| Message::Report(report::Message::Saved(path, done));
        Action::Run(Task::perform(written, saved))
    }
}

fn write(path: &Path, mission: &Mission, judgement: &Judgement) -> Result<(), String> {
    let page = html(&document(mission, judgement, VERSION));
    replace(path, page.as_bytes()).map_err(|error| error.to_string())
}

/// The folder that the dialog begins in: that of exports, or the nearest above it that exists.
fn folder(exports: &Exports) -> Option<PathBuf> {
    let usual = || work::documents().unwrap_or_default().join("Hellwright");
    let wanted = exports.folder.clone().unwrap_or_else(usual);
    wanted.ancestors().find(|folder| folder.is_dir()).map(Path::to_owned)
}
