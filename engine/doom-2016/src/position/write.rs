//! From a state to a position: the activation under way begins again, and what lies open goes where it would come to lie.

use super::{
    BANK, BEGUN, EVENT_DECK, EVENT_DISCARD, EVENT_HAND, EVENT_SETS, FRAGS, GLORY_DECK, GLORY_DISCARD,
    GRENADES, INITIATIVE, INVADER_CARDS, INVASION, THREAT, of,
};
use crate::Doom2016;
use crate::brought::{Brought, Pick};
use crate::state::{Grenade, INVADER, State};
use crate::task::{DemonTask, InvaderTask, MarineTask, RoundTask, Task};
use engine::Seat;
use rule_system::position::supply::{put, put_deck};
use rule_system::position::world::of_world;
use rule_system::position::{Position, seat_id};

impl Doom2016 {
    pub(crate) fn position_of(&self, st: &State) -> Position {
        let turn = self.turn_under_way(st);
        // A round whose status phase still waits has begun already: scripts do not hear it twice.
        let begun = turn.is_none() && st.tasks.contains(&Task::Round(RoundTask::Status));
        let begins = turn.is_none() && !begun && st.initiative.deck().is_empty();
        let mut world = st.world.clone();
        world.deactivate();
        world.end_activation();
        if begins {
            world.end_round();
        }
        let mut position = of_world(self, &world);
        position.round = position.round.saturating_add(begins.into());
        let _ = position.values.insert(BEGUN.to_owned(), begun.into());
        position.turn = turn.map(|seat| seat_id(self, seat));
        self.write_marines(st, &mut position);
        self.write_invader(st, &mut position);
        if begins || begun {
            let _ = position.cards.insert(INITIATIVE.to_owned(), Vec::new());
        } else {
            put_deck(&mut position, INITIATIVE, st.initiative.deck(), |seat| seat_id(self, Seat(seat)));
        }
        let glory = |card: u8| self.content().glory[usize::from(card)].id.clone();
        put_deck(&mut position, GLORY_DECK, st.glory.deck(), glory);
        put(&mut position, GLORY_DISCARD, st.glory.discards().cards(), glory);
        let grenades = st.grenades.iter().map(|grenade| self.grenade_word(*grenade)).collect();
        let _ = position.cards.insert(GRENADES.to_owned(), grenades);
        if let Some(brought) = &st.brought {
            self.write_brought(brought, &mut position);
        }
        position
    }

    /// Whose activation it is, if it is one.
    pub(super) fn turn_under_way(&self, st: &State) -> Option<Seat> {
        let marine = st.tasks.iter().find_map(|task| match task {
            Task::Marine(MarineTask::Start(marine) | MarineTask::Turn(marine) | MarineTask::End(marine)) => {
                Some(Seat(marine.0))
            }
            _ => None,
        });
        let demons = |task: &Task| {
            matches!(
                task,
                Task::Demon(
                    DemonTask::ChooseKind
                        | DemonTask::ChooseFigure(_)
                        | DemonTask::Turn(_)
                        | DemonTask::End(_)
                )
            )
        };
        marine.or_else(|| st.tasks.iter().any(demons).then_some(Seat(INVADER)))
    }

    fn write_marines(&self, st: &State, position: &mut Position) {
        let card = |card: u8| self.content().cards[usize::from(card)].id.clone();
        let glory = |card: u8| self.content().glory[usize::from(card)].id.clone();
        let set = |set: u8| self.content().sets[usize::from(set)].id.clone();
        for (seat, marine) in st.marines.iter().enumerate() {
            let key = |what: &str| self.of_marine(seat, what);
            let mut discard = marine.discard.cards().to_vec();
            if st.active_marine().is_some_and(|active| usize::from(active.0) == seat) {
                discard.extend(st.turn.played().cards());
            }
            for attack in st.attacks.iter().filter(|attack| usize::from(attack.defender.figure().0) == seat) {
                discard.extend(attack.defence.cards());
            }
            discard.extend(st.tasks.iter().filter_map(|task| match task {
                Task::Marine(MarineTask::Resolved(owner, card)) if usize::from(owner.0) == seat => {
                    Some(card.0)
                }
                _ => None,
            }));
            discard.sort_unstable();
            put_deck(position, &key("deck"), &marine.deck, card);
            put(position, &key("hand"), marine.hand.cards(), card);
            put(position, &key("discard"), &discard, card);
            put(position, &key("glory"), marine.glory.cards(), glory);
            put(position, &key("taken"), &marine.taken, set);
            let number = Some(seat as u8);
            let flags = [
                ("ready", marine.ready),
                ("point", st.point == number),
                ("looked", st.initiative.peeker() == number),
            ];
            for (what, yes) in flags {
                let _ = position.values.insert(key(what), yes.into());
            }
        }
    }

    fn write_invader(&self, st: &State, position: &mut Position) {
        let event = |event: u8| self.content().events[usize::from(event)].id.clone();
        let marines = st.marines.len();
        let mut discard = st.invader.discard.cards().to_vec();
        for attack in st.attacks.iter().filter(|attack| usize::from(attack.defender.figure().0) >= marines) {
            discard.extend(attack.defence.cards());
        }
        discard.extend(st.tasks.iter().filter_map(|task| match task {
            Task::Invader(InvaderTask::Resolved(event)) => Some(event.0),
            _ => None,
        }));
        discard.sort_unstable();
        put_deck(position, EVENT_DECK, &st.invader.deck, event);
        put(position, EVENT_HAND, st.invader.hand.cards(), event);
        put(position, EVENT_DISCARD, &discard, event);
        let under_way = st.tasks.iter().find_map(|task| match task {
            Task::Demon(DemonTask::ChooseFigure(kind)) => Some(*kind),
            _ => None,
        });
        for (number, (card, demon)) in (0..).zip(st.invader.cards.iter().zip(&self.content().demons)) {
            let again = under_way == Some(self.kind_of_demon(number));
            let _ = position.values.insert(of(&demon.id, "argent"), card.argent.into());
            let _ = position.values.insert(of(&demon.id, "ready"), (card.ready || again).into());
        }
        let on_cards: u8 = st.invader.cards.iter().map(|card| card.argent).sum();
        let numbers = [
            (FRAGS, st.frags),
            (THREAT, st.threat),
            (BANK, st.argent_in_play() - on_cards),
            (INVADER_CARDS, st.initiative.invader_cards()),
            ("invader.looked", (st.initiative.peeker() == Some(INVADER)).into()),
        ];
        for (key, number) in numbers {
            let _ = position.values.insert(key.to_owned(), number.into());
        }
    }

    pub(super) fn grenade_word(&self, grenade: Grenade) -> String {
        let Grenade { space, by, red, black, due } = grenade;
        let (at, by) = (self.table().board.cell(space), self.marine_id(by));
        format!("{at} {by} {red} {black}{}", if due { " due" } else { "" })
    }

    /// What the players chose, where the mission leaves it to them.
    fn write_brought(&self, brought: &Brought, position: &mut Position) {
        let content = self.content();
        for pick in &self.setup().left {
            let (place, ids): (String, Vec<String>) = match *pick {
                Pick::Weapon(seat) => {
                    let sets = brought.weapons[usize::from(seat)].iter();
                    let ids = sets.map(|set| content.sets[usize::from(set.0)].id.clone());
                    (self.of_marine(seat.into(), "weapons"), ids.collect())
                }
                Pick::Class(seat) => {
                    let class = brought.classes[usize::from(seat)];
                    let ids = class.map(|class| content.classes[usize::from(class.0)].id.clone());
                    (self.of_marine(seat.into(), "class"), ids.into_iter().collect())
                }
                Pick::Invasion => {
                    let card = brought.invasion.map(|card| content.invasions[card].id.clone());
                    (INVASION.to_owned(), card.into_iter().collect())
                }
                Pick::EventSet => {
                    let sets = brought.event_sets.iter();
                    let ids = sets.map(|set| content.event_sets[usize::from(*set)].id.clone());
                    (EVENT_SETS.to_owned(), ids.collect())
                }
            };
            let _ = position.cards.insert(place, ids);
        }
    }
}
