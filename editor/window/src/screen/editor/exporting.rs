//! Exports from the window: the sheet is opened, drafts are made beside the window, files are put in their place.
//! The sheet's panel decides what stands on it.

use super::{Action, Editor, Message};
use crate::panel::export::{self, Draft, Job, Sheet};
use crate::work;
use editor_model::grouping::groups;
use editor_model::settings::Exports;
use editor_model::words::{plain, say, say_with};
use iced::Task;
use missions::export::name_of;
use missions::{Diagnostic, Severity, format};

/// So many problems of a kind are named before an export; the list of problems has all.
const TOLD: usize = 2;

impl Editor {
    /// Open the sheet, as it was left the last time.
    pub(crate) fn begin_export(&mut self, before: &Exports) -> Action {
        let folder = work::documents().unwrap_or_default().join("Hellwright");
        let mission = self.document.mission();
        let games = self.panels.proof.telling(mission).len();
        let mut sheet = Sheet::new(before, &folder, mission, games, self.doubts());
        let _ = sheet.draft();
        self.export = Some(sheet);
        self.make_draft()
    }

    /// Take a message of the sheet.
    pub(super) fn exporting(&mut self, message: export::Message) -> Action {
        let Some(sheet) = &mut self.export else { return Action::None };
        match sheet.update(message) {
            export::Action::None => Action::None,
            export::Action::Draft => self.make_draft(),
            export::Action::Browse => {
                let chosen = |folder| Message::Export(export::Message::Chosen(folder));
                Action::Run(Task::perform(work::choose(say("export-browse")), chosen))
            }
            export::Action::Write => self.write(),
            export::Action::Open(path) => {
                if let Err(error) = open::that_detached(&path) {
                    let path = path.display().to_string();
                    sheet.notify(say_with(
                        "export-cannot-open",
                        &[("path", path.into()), ("why", error.to_string().into())],
                    ));
                }
                Action::None
            }
            export::Action::Close => {
                self.export = None;
                Action::None
            }
            export::Action::Problems => {
                self.export = None;
                self.workshop = None;
                self.leave_game();
                self.show_problem(|problems| problems.choose(0))
            }
        }
    }

    /// What is wrong with the mission, what of its files is not in it, and whether to export it all the same. `None` if there
    /// is nothing.
    fn doubts(&self) -> Option<String> {
        let is_error = |problem: &&Diagnostic| problem.severity == Severity::Error;
        let errors = self.found.iter().filter(is_error).cloned().collect();
        // What is an error as well is named already.
        let left_out = format::left_out(&self.document.reading).filter(|problem| !is_error(problem));
        let sentences = [
            self.in_words("export-errors", errors),
            self.in_words("export-left-out", left_out.cloned().collect()),
        ];
        let sentences: Vec<String> = sentences.into_iter().flatten().collect();
        let asked = || format!("{} {}", sentences.join(" "), say("export-doubts"));
        (!sentences.is_empty()).then(asked)
    }

    /// Problems in a sentence that counts them and names the first. `None` without any.
    fn in_words(&self, id: &str, problems: Vec<Diagnostic>) -> Option<String> {
        let groups = groups(&problems, self.document.mission());
        let told: Vec<String> = groups.iter().take(TOLD).map(|group| plain(&group.words)).collect();
        let more = if groups.len() > TOLD { "; …" } else { "" };
        let told = format!("{}{more}", told.join("; "));
        let filled = [("count", problems.len().into()), ("problems", told.into())];
        (!problems.is_empty()).then(|| say_with(id, &filled))
    }

    /// A key while the sheet is open.
    pub(super) fn export_key(&mut self, key: &str) -> Action {
        let asks = self.export.as_ref().is_some_and(Sheet::asks);
        match key {
            "Escape" if asks => self.exporting(export::Message::Again),
            "Escape" => self.exporting(export::Message::Closed),
            _ => Action::None,
        }
    }

    fn make_draft(&mut self) -> Action {
        let Some(sheet) = &self.export else { return Action::None };
        let (number, job) = (sheet.asked(), self.job(sheet, vec![sheet.looked()]));
        let drafted = move |draft: Option<Draft>| match draft {
            Some(draft) => Message::Export(export::Message::Drafted(number, draft)),
            None => Message::Export(export::Message::Closed),
        };
        Action::Run(Task::perform(work::aside(move || job.draft()), drafted))
    }

    fn write(&mut self) -> Action {
        let Some(sheet) = &self.export else { return Action::None };
        let (job, folder, exports) = (self.job(sheet, sheet.ticked()), sheet.folder(), sheet.exports());
        let written = |put| Message::Export(export::Message::Written(put));
        Action::Exporting(exports, Task::perform(work::aside(move || job.put(&folder)), written))
    }

    fn job(&self, sheet: &Sheet, formats: Vec<&'static str>) -> Job {
        let games = if sheet.wants_games(&formats) {
            self.panels.proof.telling(self.document.mission())
        } else {
            Vec::new()
        };
        Job {
            mission: self.document.mission().clone(),
            name: self.file_name(),
            home: self.document.home.clone(),
            art: self.drawings.cardboard.art.clone(),
            games,
            seen: sheet.seen(),
            texts: sheet.texts(),
            options: sheet.options().clone(),
            formats,
        }
    }

    /// What files of the mission are called: as its folder, or its title.
    fn file_name(&self) -> String {
        name_of(self.document.home.as_deref(), &self.title())
    }
}
