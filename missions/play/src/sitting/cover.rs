//! Who is asked in an attack when people of both sides share one screen, by a rule that everybody can check: it looks at what lies
//! open, and never at what a hand holds. How a screen is covered and handed on is left to the front end.

use super::Sitting;
use engine::{Event, FigureId, Seat, Side};
use rule_system::TableSession;

/// A seat as everybody at the table sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Which.
    pub seat: Seat,
    /// Its side.
    pub side: Side,
    /// A person has it, and no bot.
    pub person: bool,
    /// How many cards are in its hand.
    pub hand: usize,
}

/// The seats that are asked because a side attacks: those of people on the other side with a card in hand, the attacked one first
/// and then in the order of the seats. There are none where all people are on one side, since they play with open hands.
#[must_use]
pub fn asked(table: &[Seated], attacker: Side, defender: Seat) -> Vec<Seat> {
    let mut sides = table.iter().filter(|it| it.person).map(|it| it.side);
    let first = sides.next();
    if sides.all(|side| Some(side) == first) {
        return Vec::new();
    }
    let others = table.iter().filter(|it| it.person && it.side != attacker && it.hand > 0);
    let mut asked: Vec<Seat> = others.map(|it| it.seat).collect();
    asked.sort_by_key(|seat| *seat != defender);
    asked
}

/// The same for the attack that was declared last since so many events; nothing if none was.
#[must_use]
pub fn asks(session: &dyn TableSession, since: usize, is_person: &dyn Fn(u8) -> bool) -> Vec<Seat> {
    let declared = events(session, since).iter().rev().find_map(|event| {
        if let Event::AttackDeclared { attacker, defender } = event {
            Some((*attacker, *defender))
        } else {
            None
        }
    });
    let Some((attacker, defender)) = declared else { return Vec::new() };
    let side = |figure: FigureId| {
        let found = session.world().figures().get(figure);
        found.map(|figure| session.table().kind(figure.kind).side)
    };
    let Some(attacking) = side(attacker).or_else(|| side(defender).map(Side::other)) else {
        return Vec::new();
    };
    // Only what an onlooker sees: the numbers of cards, and none of the cards.
    let parties = session.seat_view(None).parties;
    let hand = |seat: Seat| parties.iter().find(|party| party.seat == seat).map_or(0, |party| party.hand);
    let table: Vec<Seated> = session
        .seats()
        .into_iter()
        .map(|(seat, side)| Seated { seat, side, person: is_person(seat.0), hand: hand(seat) })
        .collect();
    asked(&table, attacking, Seat(defender.0))
}

/// Has an attack come so far since so many events that those who are asked answer now? Its defence lies open then, or it is over.
#[must_use]
pub fn is_time(session: &dyn TableSession, since: usize) -> bool {
    let events = events(session, since);
    let declared = events.iter().rposition(|event| matches!(event, Event::AttackDeclared { .. }));
    let after = &events[declared.map_or(0, |at| at + 1)..];
    after.iter().any(|event| matches!(event, Event::DefenceRevealed { .. } | Event::AttackResolved { .. }))
}

fn events(session: &dyn TableSession, since: usize) -> &[Event] {
    session.events().get(since..).unwrap_or_default()
}

impl Sitting {
    /// The seats of people that are asked once because of the attack that the last choice declared, in order; none if it declared
    /// none. It is the same list whatever the hands hold, so that a screen that is handed on to them reveals nothing.
    #[must_use]
    pub fn asks_of(&self) -> Vec<Seat> {
        asks(self.session(), self.before_last(), &|seat| self.is_person(seat))
    }

    /// Did the last choice bring an attack to the moment at which those who are asked answer?
    #[must_use]
    pub fn is_time_to_answer(&self) -> bool {
        is_time(self.session(), self.before_last())
    }

    /// How many events there were before the last choice.
    fn before_last(&self) -> usize {
        self.deeds.last().map_or(0, |deed| deed.events)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two marines and the invader: whether a person has the seat, and the cards in hand.
    fn table(seats: [(bool, usize); 3]) -> Vec<Seated> {
        let whose = [(0, Side::Marines), (1, Side::Marines), (4, Side::Invader)];
        let seated = |((number, side), (person, hand))| Seated { seat: Seat(number), side, person, hand };
        whose.into_iter().zip(seats).map(seated).collect()
    }

    #[test]
    fn people_of_the_other_side_with_cards_are_asked() {
        let all = table([(true, 2), (true, 3), (true, 1)]);
        assert_eq!(asked(&all, Side::Marines, Seat(9)), [Seat(4)]);
        assert_eq!(asked(&all, Side::Invader, Seat(0)), [Seat(0), Seat(1)]);
        assert_eq!(asked(&all, Side::Invader, Seat(1)), [Seat(1), Seat(0)], "the attacked one first");
    }

    #[test]
    fn bots_and_empty_hands_are_not_asked() {
        let some = table([(true, 0), (true, 3), (true, 0)]);
        assert_eq!(asked(&some, Side::Invader, Seat(0)), [Seat(1)]);
        assert_eq!(asked(&some, Side::Marines, Seat(9)), []);
        let bots = table([(true, 2), (false, 3), (true, 1)]);
        assert_eq!(asked(&bots, Side::Invader, Seat(1)), [Seat(0)]);
    }

    #[test]
    fn people_of_one_side_are_never_asked() {
        let marines = table([(true, 2), (true, 3), (false, 1)]);
        assert_eq!(asked(&marines, Side::Invader, Seat(0)), []);
        assert_eq!(asked(&table([(false, 2), (false, 3), (true, 1)]), Side::Marines, Seat(9)), []);
    }
}
