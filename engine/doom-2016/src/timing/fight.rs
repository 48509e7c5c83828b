//! Windows in an attack: attacker, defender, and the marines who look on. The attack itself says when they open.

use super::close;
use crate::Doom2016;
use crate::act::By;
use crate::choice::Choice;
use crate::content::{Ability, Act, CardId, CardKind, EventId, Payment, Trigger};
use crate::run::{Cx, Due, INVADER_CHOOSES, not_offered};
use crate::state::State;
use crate::task::{MarineTask, Task, WindowTask};
use engine::course::Course;
use engine::event::{Event, EventKind};
use engine::game::{Options, Side};
use engine::world::FigureId;

impl Cx<'_> {
    /// Windows of the marines who look on in an attack, by seat: of those who may have something, as everybody sees it. Who holds
    /// nothing that fits is not asked.
    pub(crate) fn open_ally_windows(&mut self, trigger: Trigger, not: Option<FigureId>) {
        for seat in (0..self.game.marines()).rev().map(FigureId).filter(|m| Some(*m) != not) {
            let holds_cards = !self.st.marines[usize::from(seat.0)].hand.is_empty();
            if holds_cards || self.game.kept_for(self.st, trigger, seat) {
                self.push(Task::Window(WindowTask::Ally(trigger, seat)));
            }
        }
    }

    pub(super) fn attack_window_choice(&mut self, trigger: Trigger, side: Side, choice: Choice) {
        self.push(Task::Window(WindowTask::Attack(trigger, side)));
        let own = self.own_figure(side);
        let attacking = self.game.attacks(self.st, side);
        match choice {
            Choice::Own(i) => {
                let argent = self.game.own_abilities(self.st, side)[usize::from(i)].cost == Payment::Argent;
                let party = self.st.attack_mut().party_mut(attacking);
                party.mark_used(i);
                if argent {
                    party.spend_argent();
                }
                self.use_ability(i, side, own, trigger);
            }
            Choice::PlayEvent(event) => {
                self.st.attack_mut().mark_event(event);
                self.play_event(event, Some(own), trigger);
            }
            choice => self.use_in_attack(own, choice, trigger),
        }
    }

    pub(super) fn ally_window_choice(&mut self, trigger: Trigger, marine: FigureId, choice: Choice) {
        self.push(Task::Window(WindowTask::Ally(trigger, marine)));
        self.use_in_attack(marine, choice, trigger);
    }

    /// A marine uses one of their own cards in an attack.
    fn use_in_attack(&mut self, marine: FigureId, choice: Choice, trigger: Trigger) {
        match choice {
            Choice::Class(i) => self.use_class(marine, i, trigger),
            Choice::React(card) => {
                let cards = &mut self.st.marines[usize::from(marine.0)];
                if cards.hand.take(card.0) {
                    self.push(Task::Marine(MarineTask::Resolved(marine, card)));
                    self.st.attack_mut().mark_reaction(card);
                    let printed = &self.game.content().cards[usize::from(card.0)];
                    self.emit_if(EventKind::CardPlayed, |_| Event::CardPlayed {
                        figure: marine,
                        card: printed.name.as_str().into(),
                    });
                    self.act_abilities(&printed.abilities, By::marine(marine, trigger));
                }
            }
            Choice::Glorious(card) => {
                self.st.attack_mut().mark_glory(card);
                self.use_glory(marine, card, trigger);
            }
            choice => not_offered(trigger, choice),
        }
    }

    pub(super) fn play_after_attack(&mut self, event: EventId) {
        self.push(Task::Window(WindowTask::AfterEvents));
        self.st.attack_mut().mark_event(event);
        let own = self.st.attack().attacker.figure();
        self.play_event(event, Some(own), Trigger::AfterAttack);
    }

    /// The range was lengthened at the declaration: the ability is paid and its dice are added.
    pub(crate) fn use_longer_range(&mut self, figure: FigureId) {
        let Some(i) = self.game.longer_ability(self.st, figure) else { return };
        let attacker = &mut self.st.attack_mut().attacker;
        attacker.mark_used(i);
        attacker.spend_argent();
        self.use_ability(i, Side::Invader, figure, Trigger::BeforeRoll);
    }

    pub(super) fn own_figure(&self, side: Side) -> FigureId {
        self.st.attack().party(self.game.attacks(self.st, side)).figure()
    }
}

impl Doom2016 {
    pub(crate) fn attacks(&self, st: &State, side: Side) -> bool {
        self.side_of_attacker(st) == side
    }

    pub(crate) fn side_of_attacker(&self, st: &State) -> Side {
        self.table().kind(st.attack().attacker.kind()).side
    }

    /// The abilities of what a side attacks or defends with: the marine's card, or the demon's.
    pub(crate) fn own_abilities(&self, st: &State, side: Side) -> &[Ability] {
        let attack = st.attack();
        match side {
            Side::Marines if self.attacks(st, side) => {
                attack.declaration().card.map_or(&[], |c| &self.content().cards[usize::from(c.0)].abilities)
            }
            Side::Marines => &[],
            Side::Invader => {
                let kind = attack.party(self.attacks(st, side)).kind();
                self.demon(kind).map_or(&[], |d| &d.abilities)
            }
        }
    }

    /// The ability with which a demon may lengthen its range now.
    fn longer_ability(&self, st: &State, figure: FigureId) -> Option<u8> {
        let kind = st.world.figures()[figure].kind;
        let demon = self.demon(kind)?;
        let at = demon.abilities.iter().position(|a| {
            a.when == Trigger::BeforeRoll
                && a.acts.iter().any(|act| matches!(act, Act::Range(_)))
                && self.can_pay(st, kind, a.cost)
        })?;
        Some(at as u8)
    }

    /// By how much a demon may lengthen its range now.
    pub(crate) fn longer_range(&self, st: &State, figure: FigureId) -> Option<u8> {
        let at = self.longer_ability(st, figure)?;
        let demon = self.demon(st.world.figures()[figure].kind)?;
        demon.abilities[usize::from(at)].acts.iter().find_map(|act| match act {
            Act::Range(n) => Some(*n),
            _ => None,
        })
    }

    /// A side's window in the attack that is due.
    pub(crate) fn due_attack_window(
        &self,
        st: &State,
        trigger: Trigger,
        side: Side,
        out: &mut Options<Choice>,
    ) -> Due {
        let attack = st.attack();
        let party = attack.party(self.attacks(st, side));
        let Some(own) = party.there() else { return Due::Auto };
        let kind = st.world.figures()[own].kind;
        let by = By { side, own: Some(own), trigger };
        for (i, ability) in (0..).zip(self.own_abilities(st, side)) {
            let again = ability.acts.iter().any(|a| matches!(a, Act::Again(_)));
            if !ability.by_itself()
                && !party.has_used(i)
                && (ability.cost == Payment::Free || !party.has_spent_argent())
                && self.can_pay(st, kind, ability.cost)
                && !(again && (st.turn.is_repeated() || st.world.active() != Some(own)))
                && self.usable(st, ability, by)
            {
                out.add(Choice::Own(i));
            }
        }
        match side {
            Side::Marines => self.list_marine_cards(st, own, trigger, out),
            // Events after the attack come last of all (ruling 21).
            Side::Invader if trigger != Trigger::AfterAttack => {
                self.list_events(st, by, attack.events(), out);
            }
            Side::Invader => {}
        }
        close(out, Due::Choose(self.seat_of(own)))
    }

    /// The window of a marine who looks on, or of the one who was attacked.
    pub(crate) fn due_ally_window(
        &self,
        st: &State,
        trigger: Trigger,
        marine: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        let attack = st.attack();
        let other = attack.party(trigger != Trigger::AllyDefending);
        if other.is_gone() || !st.world.figures()[marine].on_map {
            return Due::Auto;
        }
        self.list_marine_cards(st, marine, trigger, out);
        close(out, Due::Choose(self.seat_of(marine)))
    }

    fn list_marine_cards(&self, st: &State, marine: FigureId, trigger: Trigger, out: &mut Options<Choice>) {
        let by = By::marine(marine, trigger);
        let cards = &st.marines[usize::from(marine.0)];
        self.list_class(st, marine, trigger, out);
        let played = st.attack().reactions();
        // In any player's activation (ruling 41).
        for card in cards.hand.distinct().filter(|c| !played.has(*c)) {
            let printed = &self.content().cards[usize::from(card)];
            if printed.kind == CardKind::Reaction && printed.abilities.iter().any(|a| self.usable(st, a, by))
            {
                out.add(Choice::React(CardId(card)));
            }
        }
        self.list_glory(st, marine, trigger, st.attack().glory(), out);
    }

    pub(crate) fn due_after_events(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        let Some(own) = attack.attacker.there() else { return Due::Auto };
        let by = By { side: Side::Invader, own: Some(own), trigger: Trigger::AfterAttack };
        self.list_events(st, by, attack.events(), out);
        close(out, INVADER_CHOOSES)
    }
}
