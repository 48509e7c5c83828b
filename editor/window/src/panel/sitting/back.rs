//! Taking something back: how free people are to do so, and what the button says before it is pressed.

use super::cover::Handing;
use super::rest::Rest;
use super::{Action, Message, Table};
use editor_model::words::{say, say_with};
use engine::Seat;
use missions::sitting::{Deed, Made, Seen, TakeBack};

/// What was undone at once.
pub(super) struct Undone {
    /// After so many choices.
    from: usize,
    made: Vec<Made>,
    /// Pieces that were left to a bot until then: redone, they are undone together again.
    rests: Vec<Rest>,
}

/// The next of the ways to take something back.
pub(super) const fn next(back: TakeBack) -> TakeBack {
    match back {
        TakeBack::Strict => TakeBack::Friendly,
        TakeBack::Friendly => TakeBack::Study,
        TakeBack::Study => TakeBack::Strict,
    }
}

/// What the setting is called.
pub(super) fn freedom(back: TakeBack) -> String {
    say(match back {
        TakeBack::Strict => "play-strict",
        TakeBack::Friendly => "play-friendly",
        TakeBack::Study => "play-study",
    })
}

/// How many things were seen.
fn count(seen: &[Seen]) -> usize {
    seen.iter()
        .map(|seen| match seen {
            Seen::Chance(count) | Seen::Choices(_, count) => *count,
        })
        .sum()
}

impl Table {
    /// Before which choice one comes with the button, and what was seen since.
    fn last(&self) -> Option<(usize, Vec<Seen>)> {
        // What there was only one choice for would be taken again at once.
        let own = |deed: &Deed| deed.of > 1 && deed.by.is_some_and(|seat| self.is_of_us(seat));
        let number = self.begin_of(self.sitting.deeds().iter().rposition(own)?);
        let by = self.sitting.deeds()[number].by;
        Some((number, self.sitting.seen_since(number, by)))
    }

    /// What was seen since the last choice, in words; nothing where nothing was.
    pub(super) fn back_hint(&self) -> Option<String> {
        let (_, seen) = self.last().filter(|(_, seen)| !seen.is_empty())?;
        Some(say_with("play-back-hint", &[("seen", self.in_words(&seen).into())]))
    }

    /// What the button says, and whether it can be pressed.
    pub(super) fn back_button(&self) -> (String, Option<Message>) {
        match self.last() {
            None => (say("play-back-none"), None),
            Some((_, seen)) if seen.is_empty() => (say("play-back"), Some(Message::Back)),
            Some((_, seen)) if self.back == TakeBack::Strict => {
                (say_with("play-back-closed", &[("count", count(&seen).into())]), None)
            }
            Some((_, seen)) => {
                (say_with("play-back-seen", &[("count", count(&seen).into())]), Some(Message::Back))
            }
        }
    }

    /// Does the person at the screen answer for this seat? With people on both sides only for the own one.
    fn is_of_us(&self, seat: u8) -> bool {
        let shown = self.seat.and_then(|shown| self.side(shown));
        self.sitting.is_person(seat) && (self.is_one_side() || self.side(Seat(seat)) == shown)
    }

    fn in_words(&self, seen: &[Seen]) -> String {
        let words = seen.iter().map(|seen| match seen {
            Seen::Chance(count) => say_with("play-seen-chance", &[("count", (*count).into())]),
            Seen::Choices(seat, count) => {
                let name = self.sitting.session().seat_in_sentence(Seat(*seat));
                say_with("play-seen-choices", &[("count", (*count).into()), ("name", name.into())])
            }
        });
        words.collect::<Vec<_>>().join(", ")
    }

    /// Take the last choice of a person back.
    pub(super) fn take_back(&mut self) -> Action {
        match self.last() {
            None => Action::Say(say("play-back-none")),
            Some((_, seen)) if self.back == TakeBack::Strict && !seen.is_empty() => {
                Action::Say(say_with("play-back-strict", &[("seen", self.in_words(&seen).into())]))
            }
            Some((number, seen)) => self.agree(number, &seen),
        }
    }

    /// Go back, after asking once where something was seen since.
    fn agree(&mut self, number: usize, seen: &[Seen]) -> Action {
        let asked = Some((number, self.sitting.deeds().len()));
        if self.back == TakeBack::Friendly && !seen.is_empty() && self.agreed != asked {
            self.agreed = asked;
            return Action::Say(say_with("play-back-agree", &[("seen", self.in_words(seen).into())]));
        }
        self.return_to(number)
    }

    /// Go back to the moment before a choice, if one is free to.
    pub(super) fn back_to(&mut self, number: usize) -> Action {
        let number = number.saturating_sub(1);
        let by = self.sitting.deeds().get(number).and_then(|deed| deed.by);
        if by.is_some_and(|seat| self.sitting.is_person(seat) && !self.is_of_us(seat)) {
            return Action::Say(say("play-back-none"));
        }
        let seen = self.sitting.seen_since(number, by);
        if self.back == TakeBack::Strict && !seen.is_empty() {
            return Action::Say(say_with("play-back-strict", &[("seen", self.in_words(&seen).into())]));
        }
        self.agree(number, &seen)
    }

    fn return_to(&mut self, number: usize) -> Action {
        self.forget();
        let made = self.sitting.record().made.split_off(number);
        if self.sitting.rewind(number) {
            self.undone.push(Undone { from: number, made, rests: self.rests.clone() });
        }
        self.forget_rests(number);
        self.moved_on();
        self.keep_shown();
        self.handing = Handing::default();
        self.line = None;
        Action::Moved(self.settle())
    }

    /// Redo what was undone last. Chance falls as it fell before.
    pub(super) fn redo(&mut self) -> Action {
        let here = self.sitting.deeds().len();
        let Some(undone) = self.undone.pop().filter(|undone| undone.from == here) else {
            self.undone.clear();
            return Action::Say(say("play-redo-none"));
        };
        self.forget();
        for one in &undone.made {
            if self.sitting.make_again(std::slice::from_ref(one)) == 0 {
                break;
            }
            // Who was asked before an earlier one of them has answered.
            self.handing = Handing::default();
            self.note_asked();
        }
        self.rests = undone.rests;
        self.end_rest();
        self.moved_on();
        Action::Moved(self.settle())
    }
}
