//! What was done to a mission, as steps that can be undone and redone without limit. It holds only what a step changed,
//! never whole missions; which changes are made, and when it is saved, others decide.

use crate::edit::{Edit, Piece};
use crate::id::Id;
use crate::mission::Mission;

/// One line of the edit menu: some edits under one name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// For people: `Move 3 pieces`.
    pub label: String,
    /// What to do, in order.
    pub edits: Vec<Edit>,
    /// Changes in a row with the same key (typing in one field, moving one thing with keys) become one step.
    pub merge: Option<String>,
}

impl Change {
    /// A change that is a step of its own.
    #[must_use]
    pub fn new(label: impl Into<String>, edits: impl IntoIterator<Item = Edit>) -> Self {
        Self { label: label.into(), edits: edits.into_iter().collect(), merge: None }
    }

    /// The same change, to be merged with its neighbours of the same key.
    #[must_use]
    pub fn merging(self, key: impl Into<String>) -> Self {
        Self { merge: Some(key.into()), ..self }
    }
}

/// A change that can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// For people: `Move 3 pieces`.
    pub label: String,
    merge: Option<String>,
    /// One edit for each piece it changed, in the order of the pieces. While the step is done they are the way back,
    /// while it is undone the way forth: going either way exchanges them.
    edits: Vec<Edit>,
}

impl Step {
    /// The tiles, things and regions it changed, for selecting them.
    pub fn about(&self) -> impl Iterator<Item = Id> {
        self.edits.iter().filter_map(Edit::about)
    }

    /// Everything it changed.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'_>> {
        self.edits.iter().map(Edit::piece)
    }

    /// What a journal keeps of it.
    #[must_use]
    pub const fn parts(&self) -> (&String, &Option<String>, &Vec<Edit>) {
        (&self.label, &self.merge, &self.edits)
    }

    /// A step out of a journal.
    #[must_use]
    pub fn of_parts(label: String, merge: Option<String>, mut edits: Vec<Edit>) -> Self {
        edits.sort_by(|a, b| a.piece().cmp(&b.piece()));
        Self { label, merge, edits }
    }

    fn exchange(&mut self, mission: &mut Mission) {
        for edit in &mut self.edits {
            let there = std::mem::replace(edit, Edit::Cards(Vec::new()));
            *edit = mission.swap(there);
        }
    }

    /// Take over what a later change replaced, of pieces this step has not replaced itself.
    fn absorb(&mut self, back: Vec<Edit>) {
        for edit in back {
            if let Err(at) = self.edits.binary_search_by(|mine| mine.piece().cmp(&edit.piece())) {
                self.edits.insert(at, edit);
            }
        }
    }
}

/// The steps of a mission since it was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    steps: Vec<Step>,
    at: usize,
    /// With how many steps done the mission is as it lies on the disk, if it can still become so.
    saved: Option<usize>,
    /// The next change begins a step of its own.
    sealed: bool,
}

impl History {
    /// Of a mission just opened, and as it is on the disk.
    #[must_use]
    pub const fn new() -> Self {
        Self { steps: Vec::new(), at: 0, saved: Some(0), sealed: true }
    }

    /// Make a change. Steps that could be redone are dropped. If the change has no effect, the history stays as it is
    /// and the answer is `false`.
    pub fn commit(&mut self, mission: &mut Mission, change: Change) -> bool {
        let mut back: Vec<Edit> = change.edits.into_iter().map(|edit| mission.swap(edit)).collect();
        // Of each piece only the first way back counts; the sort keeps their order.
        back.sort_by(|a, b| a.piece().cmp(&b.piece()));
        back.dedup_by(|later, first| later.piece() == first.piece());
        back.retain(|edit| !mission.has(edit));
        if back.is_empty() {
            return false;
        }
        self.forget_undone();
        let sealed = std::mem::take(&mut self.sealed);
        match self.steps.last_mut() {
            Some(last) if !sealed && last.merge.is_some() && last.merge == change.merge => {
                last.absorb(back);
                last.edits.retain(|edit| !mission.has(edit));
                last.label = change.label;
                if last.edits.is_empty() {
                    // Typed and erased again: as if nothing had happened.
                    let _ = self.steps.pop();
                    self.sealed = true;
                }
            }
            _ => self.steps.push(Step { label: change.label, merge: change.merge, edits: back }),
        }
        self.at = self.steps.len();
        true
    }

    /// The next change begins a step of its own: a field lost the keyboard, a drag ended.
    pub const fn seal(&mut self) {
        self.sealed = true;
    }

    /// Take the last step back. If there is none nothing at all happens, and the answer is `None`.
    pub fn undo(&mut self, mission: &mut Mission) -> Option<&Step> {
        let at = self.at.checked_sub(1)?;
        let step = self.steps.get_mut(at)?;
        step.exchange(mission);
        self.at = at;
        self.sealed = true;
        Some(step)
    }

    /// Redo the step that was undone last. If there is none nothing happens, and the answer is `None`.
    pub fn redo(&mut self, mission: &mut Mission) -> Option<&Step> {
        let step = self.steps.get_mut(self.at)?;
        step.exchange(mission);
        self.at += 1;
        self.sealed = true;
        Some(step)
    }

    /// Undo or redo until `to` steps are done; 0 is the mission as it was opened. Goes as far as there are steps.
    pub fn jump(&mut self, mission: &mut Mission, to: usize) {
        self.sealed = true;
        while self.at > to && self.undo(mission).is_some() {}
        while self.at < to && self.redo(mission).is_some() {}
    }

    /// All steps: those done and those that can be redone.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// How many of the steps are done.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The mission as it is now lies on the disk.
    pub const fn mark_saved(&mut self) {
        self.saved = Some(self.at);
        self.sealed = true;
    }

    /// The mission as it is now does not lie on the disk, wherever one goes: somebody else changed the files, or the
    /// changes come out of a journal.
    pub const fn mark_unsaved(&mut self) {
        self.saved = None;
    }

    /// Is the mission as it lies on the disk?
    #[must_use]
    pub fn is_saved(&self) -> bool {
        self.saved == Some(self.at)
    }

    /// Does the next change begin a step of its own?
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        self.sealed
    }

    /// A history out of a journal. Where it was saved is not known.
    #[must_use]
    pub fn of_steps(steps: Vec<Step>, at: usize, sealed: bool) -> Self {
        let at = at.min(steps.len());
        Self { steps, at, saved: None, sealed }
    }

    fn forget_undone(&mut self) {
        self.steps.truncate(self.at);
        self.saved = self.saved.filter(|saved| *saved <= self.at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mission::Info;
    use rule_system::setting::{Own, Value};
    use tiles::{Cell, Face, Placement, TileNumber, Turn};

    fn typed(title: &str) -> Change {
        let info = Info { title: title.into(), ..Info::default() };
        Change::new(format!("Type {title}"), [Edit::Info(Box::new(info))]).merging("title")
    }

    fn labels(history: &History) -> Vec<&str> {
        history.steps().iter().map(|step| step.label.as_str()).collect()
    }

    /// The way back has the values also where a change replaces the tile twice.
    #[test]
    fn a_tile_comes_back_with_its_values() {
        let tile = Placement { tile: TileNumber(7), face: Face::A, at: Cell::new(2, 3), turn: Turn::R0 };
        let dark: Own = [("dark".to_owned(), Value::Yes(true))].into();
        let before = Mission::default().with([Edit::tile(Id(1), tile, dark.clone())]);
        let moved = Placement { at: Cell::new(4, 3), ..tile };
        for edits in [
            vec![Edit::Tile(Id(1), None)],
            vec![Edit::Tile(Id(1), Some(tile))],
            vec![Edit::Tile(Id(1), None), Edit::Tile(Id(1), Some(moved))],
            vec![Edit::Tile(Id(1), Some(moved)), Edit::tile(Id(1), moved, dark.clone())],
        ] {
            let (mut mission, mut history) = (before.clone(), History::new());
            assert!(history.commit(&mut mission, Change::new("Lay it", edits)));
            let after = mission.clone();
            assert_ne!(after, before);
            let _ = history.undo(&mut mission).expect("a step");
            assert_eq!(mission, before);
            let _ = history.redo(&mut mission).expect("a step");
            assert_eq!(mission, after);
        }
        let (mut mission, mut history) = (before, History::new());
        let again = Change::new("Nothing", [Edit::tile(Id(1), tile, dark)]);
        assert!(!history.commit(&mut mission, again), "it has them already");
    }

    #[test]
    fn typing_is_one_step_until_sealed() {
        let (mut mission, mut history) = (Mission::default(), History::new());
        for text in ["a", "ab", "abc"] {
            assert!(history.commit(&mut mission, typed(text)));
        }
        assert_eq!(labels(&history), ["Type abc"]);
        assert_eq!(history.steps()[0].edits.len(), 1, "the steps in between are not kept");
        history.seal();
        assert!(history.commit(&mut mission, typed("abcd")));
        assert_eq!(history.redo(&mut mission), None);
        assert!(history.commit(&mut mission, typed("abcde")), "a redo of nothing seals nothing");
        assert!(history.commit(&mut mission, typed("abcd")));
        assert_eq!(labels(&history), ["Type abc", "Type abcd"]);
        let _ = history.undo(&mut mission).expect("a step");
        assert_eq!(mission.info().title, "abc");
        let _ = history.undo(&mut mission).expect("a step");
        assert_eq!(mission, Mission::default());
        assert_eq!(history.undo(&mut mission), None);
        history.jump(&mut mission, 9);
        assert_eq!((mission.info().title.as_str(), history.at()), ("abcd", 2));
    }

    #[test]
    fn what_is_typed_and_erased_is_no_step_and_joins_nothing() {
        let (mut mission, mut history) = (Mission::default(), History::new());
        assert!(history.commit(&mut mission, typed("a")));
        history.seal();
        assert!(history.commit(&mut mission, typed("ab")));
        assert!(history.commit(&mut mission, typed("a")));
        assert_eq!(labels(&history), ["Type a"]);
        assert!(!history.commit(&mut mission, typed("a")), "nothing changes");
        assert!(history.commit(&mut mission, typed("ac")));
        assert_eq!(labels(&history), ["Type a", "Type ac"]);
    }

    #[test]
    fn saved_is_where_it_was_saved_and_nowhere_else() {
        let (mut mission, mut history) = (Mission::default(), History::new());
        assert!(history.is_saved());
        assert!(history.commit(&mut mission, typed("a")));
        assert!(!history.is_saved());
        history.mark_saved();
        assert!(
            history.commit(&mut mission, typed("ab")),
            "a step of its own: it must be possible to go back"
        );
        assert!(!history.is_saved());
        let _ = history.undo(&mut mission);
        assert!(history.is_saved());
        let _ = history.undo(&mut mission);
        assert!(!history.is_saved());
        let _ = history.redo(&mut mission);
        assert!(history.is_saved());
        let _ = history.undo(&mut mission);
        assert!(history.commit(&mut mission, typed("b")), "the saved step is forgotten");
        history.jump(&mut mission, 0);
        assert!(!history.is_saved());
        history.jump(&mut mission, 1);
        assert!(!history.is_saved(), "the first step is another one now");
    }
}
