//! What the players bring to a game: weapons and class cards of the marines, invasion card and event sets of the invader. A mission
//! says it, or leaves some of it to the players, who choose before anything else happens (rulebook p. 4, 12 and 15).

use super::Doom2016;
use super::brought::{Brought, Pick};
use super::choice::Choice;
use super::content::{ClassId, SetClass, SetId};
use super::run::{Cx, Due, INVADER_CHOOSES, not_offered};
use super::state::State;
use crate::own::{OwnEvent, WEAPON};
use engine::course::Course;
use engine::game::{Options, Seat};
use engine::world::{FigureId, TokenKind};
use std::sync::Arc;

impl Doom2016 {
    /// What everybody has brought.
    #[must_use]
    pub fn brought<'s>(&'s self, st: &'s State) -> &'s Brought {
        st.brought.as_deref().unwrap_or(&self.brought)
    }

    /// What a state has to remember of it at the start: nothing where the mission says everything.
    pub(super) fn brought_at_start(&self) -> Option<Arc<Brought>> {
        (!self.setup.left.is_empty()).then(|| Arc::new(self.brought.clone()))
    }

    /// Has the box a token of a weapon set left? Marines carry some, others lie on the map.
    fn is_left(&self, st: &State, set: SetId) -> bool {
        let carried = self.brought(st).weapons.iter().flatten().filter(|other| **other == set).count();
        self.tokens_left(st, TokenKind::Item(WEAPON, set.0)).is_none_or(|left| carried < left)
    }

    /// What can be chosen; where the box has nothing left, nothing is.
    pub(super) fn due_bring(&self, st: &State, pick: Pick, out: &mut Options<Choice>) -> Due {
        let (content, brought) = (self.content(), self.brought(st));
        let due = match pick {
            Pick::Weapon(seat) | Pick::Class(seat) => Due::Choose(Seat(seat)),
            Pick::Invasion | Pick::EventSet => INVADER_CHOOSES,
        };
        match pick {
            Pick::Weapon(seat) => {
                let own = &brought.weapons[usize::from(seat)];
                let sets = content.sets.iter().zip(0..).filter(|(set, _)| set.class == SetClass::Starting);
                let free = sets.map(|(_, i)| SetId(i)).filter(|set| !own.contains(set));
                for set in free.filter(|set| self.is_left(st, *set)) {
                    out.add(Choice::TakeWeapon(set));
                }
            }
            Pick::Class(_) => {
                let classes = (0..content.classes.len() as u8).map(ClassId);
                for class in classes.filter(|class| !brought.classes.contains(&Some(*class))) {
                    out.add(Choice::TakeClass(class));
                }
            }
            Pick::Invasion => {
                for card in 0..content.invasions.len() as u8 {
                    out.add(Choice::LayInvasion(card));
                }
            }
            Pick::EventSet => {
                for set in (0..content.event_sets.len() as u8).filter(|set| !brought.event_sets.contains(set))
                {
                    out.add(Choice::AddEvents(set));
                }
            }
        }
        if out.list.is_empty() { Due::Auto } else { due }
    }
}

impl Cx<'_> {
    /// Somebody has chosen: it is theirs, and its cards are in their deck.
    pub(super) fn bring(&mut self, pick: Pick, choice: Choice) {
        let game = self.game;
        let content = game.content();
        let Some(brought) = self.st.brought.as_mut().map(Arc::make_mut) else { return };
        match (pick, choice) {
            (Pick::Weapon(seat), Choice::TakeWeapon(set)) => {
                let own = &mut brought.weapons[usize::from(seat)];
                let _ = own.try_push(set);
                own.sort_unstable();
                self.st.marines[usize::from(seat)].deck.shuffle_in(&content.deck_of(set));
                let card = content.sets[usize::from(set.0)].name.as_str().into();
                self.emit(OwnEvent::Brought { figure: FigureId(seat), card });
            }
            (Pick::Class(seat), Choice::TakeClass(class)) => {
                brought.classes[usize::from(seat)] = Some(class);
                let card = content.classes[usize::from(class.0)].name.as_str().into();
                self.emit(OwnEvent::Brought { figure: FigureId(seat), card });
            }
            (Pick::Invasion, Choice::LayInvasion(card)) => {
                brought.invasion = Some(usize::from(card));
                self.emit(OwnEvent::Prepared { invasion: true });
            }
            (Pick::EventSet, Choice::AddEvents(set)) => {
                brought.event_sets.push(set);
                brought.event_sets.sort_unstable();
                self.st.invader.deck.shuffle_in(&content.event_deck_of(set));
                self.emit(OwnEvent::Prepared { invasion: false });
            }
            (pick, choice) => not_offered(pick, choice),
        }
    }
}
