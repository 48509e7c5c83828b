//! The history against the plainest one there could be, which keeps a whole mission for every step.

use crate::shared::deeds::{self, Deed, act, deed};
use engine::play::Rng;
use missions::{Edit, History, Mission, format};
use proptest::prelude::*;

/// One step as the plain history has it: all that was done in it, and what came of it.
struct PlainStep {
    key: Option<String>,
    edits: Vec<Edit>,
    after: Mission,
}

/// Whole missions, no cleverness.
struct Plain {
    opened: Mission,
    steps: Vec<PlainStep>,
    at: usize,
    sealed: bool,
}

impl Plain {
    fn now(&self) -> &Mission {
        self.at.checked_sub(1).map_or(&self.opened, |last| &self.steps[last].after)
    }

    fn act(&mut self, deed: &Deed) -> bool {
        match deed {
            Deed::Commit(change) => {
                let after = self.now().clone().with(change.edits.iter().cloned());
                if after == *self.now() {
                    return false;
                }
                self.steps.truncate(self.at);
                let joins = |last: &PlainStep| last.key.is_some() && last.key == change.merge;
                let joins = !self.sealed && self.steps.last().is_some_and(joins);
                self.sealed = false;
                if joins {
                    let mut last = self.steps.pop().expect("just seen");
                    self.at -= 1;
                    last.edits.extend(change.edits.iter().cloned());
                    last.after = after;
                    if last.after == *self.now() {
                        self.sealed = true;
                    } else {
                        self.steps.push(last);
                    }
                } else {
                    self.steps.push(PlainStep {
                        key: change.merge.clone(),
                        edits: change.edits.clone(),
                        after,
                    });
                }
                self.at = self.steps.len();
                return true;
            }
            Deed::Seal => {}
            Deed::Undo if self.at == 0 => return false,
            Deed::Redo if self.at == self.steps.len() => return false,
            Deed::Undo => self.at = self.at.saturating_sub(1),
            Deed::Redo => self.at = (self.at + 1).min(self.steps.len()),
            Deed::Jump(to) => self.at = (*to).min(self.steps.len()),
        }
        self.sealed = true;
        false
    }

    /// The mission after doing every step again, from the first.
    fn replayed(&self) -> Mission {
        let mut mission = self.opened.clone();
        for edit in self.steps[..self.at].iter().flat_map(|step| &step.edits) {
            let _ = mission.swap(edit.clone());
        }
        mission
    }
}

/// The mission saved and loaded, in memory.
fn through_text(mission: &Mission) -> Mission {
    let loaded = format::read(&format::write(mission)).expect("our format");
    assert_eq!(loaded.problems, []);
    let scripts = mission.scripts().iter().map(|(name, text)| Edit::Script(name.clone(), Some(text.clone())));
    let sheets = mission.own_tiles().iter().map(|(number, text)| Edit::Sheet(*number, Some(text.clone())));
    let content = mission.content_files().iter().map(|(file, text)| Edit::Content(*file, Some(text.clone())));
    loaded.mission.with(scripts).with(sheets).with(content)
}

fn follow(opened: Mission, numbers: impl IntoIterator<Item = u64>, seldom: usize) -> (usize, usize) {
    let (mut mission, mut history) = (opened.clone(), History::new());
    let mut plain = Plain { opened, steps: Vec::new(), at: 0, sealed: true };
    let (mut merged, mut longest) = (0, 0);
    for (i, number) in numbers.into_iter().enumerate() {
        let deed = deed(number, &mission, &history);
        let (steps, is_last) = (history.steps().len(), history.at() == history.steps().len());
        let expected = plain.act(&deed);
        let changed = act(deed.clone(), &mut mission, &mut history);
        assert_eq!(changed, expected, "deed {i}: {deed:?}");
        assert_eq!(mission, *plain.now(), "deed {i}: {deed:?}");
        assert_eq!((history.at(), history.steps().len()), (plain.at, plain.steps.len()), "deed {i}");
        merged += usize::from(changed && is_last && history.steps().len() <= steps);
        longest = longest.max(history.at());
        if i % seldom == 0 {
            assert_eq!(mission, plain.replayed(), "deed {i}");
            assert_eq!(mission, through_text(&mission), "deed {i}");
            assert_eq!(format::write(&through_text(&mission)), format::write(&mission), "deed {i}");
        }
    }
    let end = mission.clone();
    history.jump(&mut mission, 0);
    assert_eq!(mission, plain.opened);
    history.jump(&mut mission, plain.at);
    assert_eq!(mission, end);
    (merged, longest)
}

#[test]
fn a_hundred_thousand_deeds() {
    let mut rng = Rng::new(16);
    let (merged, longest) =
        follow(Mission::starter(), std::iter::repeat_with(|| rng.bits()).take(100_000), 97);
    assert!(merged > 1000, "{merged} merges");
    assert!(longest > 100, "{longest} steps");
}

#[test]
fn ten_thousand_steps_are_all_taken_back() {
    let mut rng = Rng::new(4);
    let (mut mission, mut history) = (Mission::default(), History::new());
    let mut states = vec![mission.clone()];
    while history.at() < 10_000 {
        let change = missions::Change::new("Change something", [deeds::edit(&mut rng)]);
        if history.commit(&mut mission, change) {
            states.push(mission.clone());
        }
    }
    for state in states.iter().rev() {
        assert_eq!(mission, *state);
        let _ = history.undo(&mut mission);
    }
    assert_eq!(history.undo(&mut mission), None);
    for state in states.iter().skip(1) {
        assert!(history.redo(&mut mission).is_some());
        assert_eq!(mission, *state);
    }
}

proptest! {
    #[test]
    fn any_deeds(numbers in proptest::collection::vec(any::<u64>(), 1..120)) {
        let _ = follow(Mission::default(), numbers, 1);
    }
}
