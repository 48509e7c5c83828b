//! The tile workshop in place of the map: opening it on the tile one means, carrying out its commands, and keeping its tiles
//! in a folder or bringing some from one. What is drawn there is a change of the mission like any other.

use super::file_flow::{Question, Way};
use super::{Action, Editor, Message};
use crate::app::commands::Craft;
use crate::panel::workshop::{self, Workshop};
use crate::work;
use editor_model::tool::Kind;
use editor_model::words::{say, say_with};
use iced::Task;
use missions::Edit;
use missions::edit::Piece;
use missions::history::Change;
use missions::own_tiles::{LIMIT, folder};
use std::path::Path;
use tiles::{Face, TileNumber};

impl Editor {
    /// Open the workshop on a tile, or on the one that is selected or in hand; or leave it.
    pub(crate) fn toggle_workshop(&mut self) -> Action {
        if self.workshop.is_some() {
            return self.leave_workshop();
        }
        let chosen = self.document.selection().iter();
        let selected = chosen.filter_map(|id| self.document.mission().tiles().get(id)).next();
        let in_hand = match self.map.hand.kind {
            Kind::Tile(number, face) => Some((number, face)),
            _ => None,
        };
        let wanted = selected.map(|piece| (piece.tile, piece.face)).or(in_hand);
        self.open_workshop(wanted)
    }

    /// Open the workshop on this side of a tile.
    pub(super) fn open_workshop(&mut self, wanted: Option<(TileNumber, Face)>) -> Action {
        self.leave_game();
        self.notice = None;
        self.map.hand.at = None;
        let workshop = Workshop::open(&self.document, wanted);
        let reveal = workshop.reveal(&self.document).map(Message::Workshop);
        self.workshop = Some(workshop);
        Action::Run(reveal)
    }

    /// Back to the map.
    pub(super) fn leave_workshop(&mut self) -> Action {
        if self.workshop.take().is_some() {
            self.map.moved();
        }
        Action::None
    }

    /// A message for the workshop.
    pub(super) fn craft(&mut self, message: workshop::Message) -> Action {
        let Some(workshop) = &mut self.workshop else { return Action::None };
        self.notice = None;
        let action = workshop.update(message, &self.document);
        self.act(action, Message::Workshop)
    }

    /// A command of the workshop's.
    pub(super) fn craft_by(&mut self, carry_out: Craft) -> Action {
        let Some(workshop) = &mut self.workshop else { return Action::None };
        self.notice = None;
        let before = workshop.number();
        let action = carry_out(workshop, &self.document);
        let action = self.act(action, Message::Workshop);
        self.reveal_tile(before, action)
    }

    /// Let go of what is under way in the workshop, or else go back to the map.
    pub(crate) fn let_workshop_go(&mut self) -> Action {
        let Some(workshop) = &mut self.workshop else { return Action::None };
        if self.files.question.take().is_some() || workshop.let_go() {
            return Action::None;
        }
        self.leave_workshop()
    }

    /// Ask where tiles of one's own are to be kept.
    pub(crate) fn keep_tiles(&mut self) -> Action {
        if self.document.mission().own_tiles().is_empty() {
            self.notice = Some(say("work-none-own"));
        } else {
            self.ask_tiles(Way::Keep);
        }
        Action::None
    }

    /// Ask where tiles are to be brought from.
    pub(crate) fn bring_tiles(&mut self) -> Action {
        self.ask_tiles(Way::Bring);
        Action::None
    }

    /// Another tile is on the table than before: it is to be seen in the list.
    fn reveal_tile(&self, before: TileNumber, action: Action) -> Action {
        let Some(workshop) = self.workshop.as_ref().filter(|workshop| workshop.number() != before) else {
            return action;
        };
        let reveal = workshop.reveal(&self.document).map(Message::Workshop);
        match action {
            Action::None => Action::Run(reveal),
            Action::Run(task) => Action::Run(Task::batch([task, reveal])),
            other => other,
        }
    }

    /// A key in the workshop that is no command.
    pub(super) fn workshop_key(&mut self, name: &str) -> Action {
        let Some(workshop) = self.workshop.as_mut().filter(|_| self.files.question.is_none()) else {
            return Action::None;
        };
        self.notice = None;
        let action = workshop.key(name, self.document.mission());
        self.act(action, Message::Workshop)
    }

    /// The mission has changed: so may have the tile in the workshop, and the small pictures of tiles.
    pub(super) fn refresh_workshop(&mut self) -> Task<Message> {
        if let Some(workshop) = &mut self.workshop {
            workshop.refresh(&self.document);
        }
        match self.drawings.sheets_changed(self.document.mission()) {
            Some(painting) => Task::batch([painting, self.fit_pictures()]),
            None => Task::none(),
        }
    }

    /// A step was taken back or done again: show the tile it was about.
    pub(super) fn follow_step(&mut self, step: usize) {
        let Some(workshop) = &mut self.workshop else { return };
        let sheet = |piece| if let Piece::Sheet(number) = piece { Some(number) } else { None };
        let about = self.document.history().steps().get(step);
        let numbers: Vec<TileNumber> =
            about.into_iter().flat_map(|step| step.pieces().filter_map(sheet)).collect();
        if let Some(number) = numbers.last().filter(|_| !numbers.contains(&workshop.number())) {
            workshop.show(&self.document, *number);
        }
    }

    fn ask_tiles(&mut self, way: Way) {
        let beside = self.document.home.as_deref().and_then(Path::parent).map(Path::to_owned);
        let folder = beside.or_else(work::documents).unwrap_or_default();
        let path = folder.join(say("work-folder")).display().to_string();
        self.ask_place(Question::Tiles { way, path, sure: false });
    }

    /// A folder of tiles was named: keep one's own in it, or bring those that lie there.
    pub(super) fn tiles_entered(&mut self, way: Way, folder: &Path, sure: bool) -> Action {
        let path = folder.display().to_string();
        match way {
            Way::Keep => {
                let sheets = self.document.mission().own_tiles();
                let taken = folder::taken(sheets, folder).len();
                if taken > 0 && !sure {
                    self.notice = Some(say_with("work-keep-taken", &[("count", taken.into())]));
                    self.files.question = Some(Question::Tiles { way, path, sure: true });
                    return Action::None;
                }
                if let Err(error) = folder::keep(sheets, folder) {
                    self.notice = Some(say_with("save-failed", &[("why", error.to_string().into())]));
                    return Action::None;
                }
                let count = sheets.len();
                self.files.question = None;
                self.notice = Some(say_with("work-kept", &[("count", count.into()), ("path", path.into())]));
                Action::None
            }
            Way::Bring => self.bring(folder),
            Way::Pictures => self.pictures_entered(folder),
        }
    }

    fn bring(&mut self, place: &Path) -> Action {
        let brought = match folder::bring(place) {
            Ok(brought) => brought,
            Err(error) => {
                self.notice = Some(say_with("paste-failed", &[("why", error.to_string().into())]));
                return Action::None;
            }
        };
        let left_out = brought.left_out.iter().map(|(file, why)| format!("{file}: {why}"));
        let left_out: Vec<String> = left_out.collect();
        if brought.sheets.is_empty() {
            let why = left_out.first().map_or_else(|| say("work-bring-none"), Clone::clone);
            self.notice = Some(why);
            return Action::None;
        }
        let known = self.document.mission().own_tiles();
        let new = brought.sheets.keys().filter(|number| !known.contains_key(number)).count();
        if known.len() + new > LIMIT {
            self.notice = Some(say_with("work-too-many", &[("count", LIMIT.into())]));
            return Action::None;
        }
        self.files.question = None;
        let count = brought.sheets.len();
        let first = brought.sheets.keys().next().copied();
        let edits: Vec<Edit> =
            brought.sheets.into_iter().map(|(number, text)| Edit::Sheet(number, Some(text))).collect();
        let label = say_with("change-tiles-bring", &[("count", count.into())]);
        let action = self.commit(Change::new(label, edits));
        if let (Some(workshop), Some(first)) = (&mut self.workshop, first) {
            workshop.show(&self.document, first);
        }
        self.notice = Some(match left_out.first() {
            None => say_with("work-brought", &[("count", count.into())]),
            Some(why) => {
                let others = left_out.len();
                say_with(
                    "work-brought-some",
                    &[("count", count.into()), ("others", others.into()), ("why", why.clone().into())],
                )
            }
        });
        action
    }
}
