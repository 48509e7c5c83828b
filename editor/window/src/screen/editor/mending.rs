//! The quick fix by its key. It fixes the problem a person has chosen or works at and no other, for a fix may take away
//! what they have made; and it says what it did.

use super::{Action, Editor, Message, Tab};
use crate::panel::problems;
use editor_model::words::{plain, say, say_with};
use missions::history::Change;
use missions::{Edit, Fix, Mission, Place};

impl Editor {
    /// Mend what is chosen in the list, what is wrong in the line one writes, or what is wrong with what is selected; and
    /// with nothing of that, open the list.
    pub(crate) fn quick_fix(&mut self) -> Action {
        // What was chosen long ago, or by a click on the map, counts only where one sees it unfolded.
        let listed = self.panels.problems.chosen().filter(|_| self.panels.tab == Tab::Problems);
        if self.writes() {
            let at_line =
                (0..self.found.len()).find(|number| self.is_at_cursor(*number) && self.has_fix(*number));
            let chosen = listed.filter(|number| self.has_fix(*number) && self.is_in_open_script(*number));
            return match chosen.or(at_line) {
                Some(number) => self.update(Message::Problems(problems::Message::Fix(number))),
                None => self.say_only("fix-none-here"),
            };
        }
        if let Some(number) = listed {
            return if self.has_fix(number) {
                self.update(Message::Problems(problems::Message::Fix(number)))
            } else {
                self.say_only("fix-none")
            };
        }
        let numbers = (0..self.found.len()).filter(|number| self.has_fix(*number));
        let of_selection: Vec<usize> = numbers.filter(|number| self.is_of_selection(*number)).collect();
        if let [only] = *of_selection.as_slice()
            && !self.takes_away(only)
        {
            return self.update(Message::Problems(problems::Message::Fix(only)));
        }
        let chosen = || self.panels.problems.chosen().filter(|number| self.has_fix(*number));
        match of_selection.first().copied().or_else(chosen) {
            Some(number) => self.show_before(number),
            None => {
                self.panels.show(Tab::Problems);
                self.say_only("fix-choose")
            }
        }
    }

    /// Change the mission as a fix does, and say so: it may have taken something away.
    pub(super) fn mend(&mut self, change: Change) -> Action {
        let what = change.label.clone();
        let action = self.commit(change);
        self.notice = Some(say_with("fixed", &[("what", plain(&what).into())]));
        action
    }

    /// Open a problem in the list, so that the same key fixes it when one has seen what would be done.
    fn show_before(&mut self, number: usize) -> Action {
        let Some(what) = self.fix(number).map(|fix| plain(&fix.label)) else { return Action::None };
        self.panels.show(Tab::Problems);
        let shown = self.panels.problems.choose(number);
        let action = self.act(shown, Message::Problems);
        self.notice = Some(say_with("fix-again", &[("what", what.into())]));
        action
    }

    fn say_only(&mut self, id: &str) -> Action {
        self.notice = Some(say(id));
        Action::None
    }

    fn places(&self, number: usize) -> impl Iterator<Item = &Place> {
        self.found.get(number).into_iter().flat_map(|problem| &problem.places)
    }

    fn fix(&self, number: usize) -> Option<&Fix> {
        self.found.get(number)?.fix.as_ref()
    }

    fn has_fix(&self, number: usize) -> bool {
        self.fix(number).is_some()
    }

    fn is_of_selection(&self, number: usize) -> bool {
        let selected = self.document.selection();
        self.places(number).filter_map(Place::id).any(|id| selected.contains(&id))
    }

    fn is_at_cursor(&self, number: usize) -> bool {
        let Some((open, at)) = self.panels.script.cursor() else { return false };
        self.places(number).any(|place| in_script(place) == Some((open.as_str(), at)))
    }

    fn is_in_open_script(&self, number: usize) -> bool {
        let Some((open, _)) = self.panels.script.cursor() else { return false };
        self.places(number).any(|place| in_script(place).is_some_and(|(name, _)| name == open.as_str()))
    }

    fn takes_away(&self, number: usize) -> bool {
        let edits = self.fix(number).into_iter().flat_map(|fix| &fix.edits);
        edits.into_iter().any(|edit| removes(edit, self.document.mission()))
    }
}

/// The script or file of cards a place lies in, and its line.
fn in_script(place: &Place) -> Option<(&str, u32)> {
    match place {
        Place::Script { name, line, .. } => Some((name.as_str(), *line)),
        Place::Text { file, line, .. } => Some((file.as_str(), *line)),
        _ => None,
    }
}

/// Does it take something away that somebody has made?
fn removes(edit: &Edit, mission: &Mission) -> bool {
    match edit {
        Edit::Tile(_, after) => after.is_none(),
        Edit::Thing(_, after) => after.is_none(),
        Edit::Region(_, after) => after.is_none(),
        Edit::Script(_, after) | Edit::Sheet(_, after) | Edit::Content(_, after) => after.is_none(),
        Edit::Cards(after) => after.len() < mission.cards().len(),
        Edit::Intents(after) => after.len() < mission.intents().len(),
        Edit::Translation(_, _, after) => after.is_none(),
        Edit::TileWith(..) | Edit::Info(_) | Edit::Settings(_) | Edit::Rules(_) | Edit::Mute(..) => false,
    }
}
