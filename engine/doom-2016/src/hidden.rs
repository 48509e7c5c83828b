//! Which choices a seat may not know as they are made, and what it reads in their place. `knowledge` says who may know what
//! lies where; this file says the same of what moves.

use super::Doom2016;
use super::choice::Choice;
use super::state::{INVADER, State};
use super::task::{InvaderTask, MarineTask, RoundTask, Task};
use crate::row::row;
use engine::game::Seat;
use words::Phrase;

impl Doom2016 {
    /// What a seat, or with `None` an onlooker, reads in place of a choice that it may not know; `None` where it may.
    pub(super) fn veiled(&self, st: &State, choice: Choice, seat: Option<Seat>) -> Option<Phrase> {
        let not = |owner: u8, says: Phrase| (seat != Some(Seat(owner))).then_some(says);
        match choice {
            // A card that is drawn; one that is revealed in defence lies open.
            Choice::Card(_) => match st.tasks.last() {
                Some(Task::Marine(MarineTask::Draw(marine, _))) => not(marine.0, row("veiled-card")),
                Some(_) | None => None,
            },
            Choice::Event(_) => match st.tasks.last() {
                Some(Task::Invader(InvaderTask::Draw(_))) => not(INVADER, row("veiled-event")),
                Some(_) | None => None,
            },
            // A card that is only looked at.
            Choice::Initiative(_) => match st.tasks.last() {
                Some(Task::Round(RoundTask::Peek(peeker))) => not(*peeker, row("veiled-initiative")),
                Some(_) | None => None,
            },
            Choice::LayInvasion(_) if self.setup().invasion_shown => None,
            Choice::LayInvasion(_) => not(INVADER, row("veiled-invasion")),
            // Where a card goes that was looked at is for everybody to see; which card it is, is not.
            Choice::Bottom(_) => None,
            // Glory kill cards, dice, and all cards that are played or discarded lie open, and so does everything on the map. Of what
            // is brought only the invasion card lies face down: which cards a deck has is no secret.
            Choice::Glory(_)
            | Choice::Die(_)
            | Choice::Play(_)
            | Choice::Another(_)
            | Choice::Sprint(_)
            | Choice::Spend(_)
            | Choice::Take(_)
            | Choice::Offer(..)
            | Choice::Discard(_)
            | Choice::Respawn(_)
            | Choice::Step(..)
            | Choice::Stand
            | Choice::Open(_)
            | Choice::Attack(..)
            | Choice::End
            | Choice::Activate(_)
            | Choice::Figure(_)
            | Choice::Own(_)
            | Choice::Class(_)
            | Choice::React(_)
            | Choice::PlayEvent(_)
            | Choice::Glorious(_)
            | Choice::Answer(_)
            | Choice::Pass
            | Choice::DieAway(_)
            | Choice::Reroll(_)
            | Choice::Second(_)
            | Choice::Splash(_)
            | Choice::Aside(_)
            | Choice::Pick(_)
            | Choice::Throw(_)
            | Choice::DropEvent(_)
            | Choice::SpendEvent(_)
            | Choice::ArgentTo(_)
            | Choice::Portal(_)
            | Choice::Group(_)
            | Choice::Place(..)
            | Choice::Reply(_)
            | Choice::TakeWeapon(_)
            | Choice::TakeClass(_)
            | Choice::AddEvents(_) => None,
        }
    }
}
