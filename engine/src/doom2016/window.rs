//! Windows: moments in which a side may use abilities, events, class, reaction and glory kill cards, one after the other
//! until it passes. Where several may, they are asked in a fixed order, and only those who can do something.
//! Conditions and prices stand in `condition`, what each act does in `act`; when a window opens stands with its subject.

use super::Doom2016;
use super::act::By;
use super::choice::Choice;
use super::content::{Ability, Act, CardId, CardKind, ClassCard, EventId, GloryId, Payment, Trigger};
use super::round::NOBODY;
use super::run::{Cx, Due};
use super::state::State;
use super::task::Task;
use crate::event::{Event, EventKind};
use crate::game::{Options, Side};
use crate::table::KindId;
use crate::world::{Ban, FigureId};

/// The bit that says: an argent token was spent on this attack already (ruling 25: one at most).
const ARGENT_USED: u16 = 1 << 15;

impl Cx<'_> {
    /// A window outside attacks, for the invader.
    pub(super) fn open_window(&mut self, trigger: Trigger, figure: FigureId) {
        self.st.turn.events = 0;
        self.st.turn.used = 0;
        self.push(Task::Window(trigger, figure));
    }

    /// A window outside attacks for a marine, if he has anything for it.
    pub(super) fn open_marine_window(&mut self, trigger: Trigger, marine: FigureId) {
        if self.game.kept_for(self.st, trigger, marine) {
            self.push(Task::MarineWindow(trigger, marine));
        }
    }

    /// Windows of the marines who look on in an attack, by seat.
    pub(super) fn open_ally_windows(&mut self, trigger: Trigger, not: Option<FigureId>) {
        for seat in (0..self.game.marines()).rev().map(FigureId).filter(|m| Some(*m) != not) {
            if self.game.kept_for(self.st, trigger, seat) || self.game.reacts_at(self.st, trigger, seat) {
                self.push(Task::AllyWindow(trigger, seat));
            }
        }
    }

    pub(super) fn window_choice(&mut self, trigger: Trigger, figure: FigureId, choice: Choice) {
        if choice == Choice::Pass {
            return;
        }
        self.push(Task::Window(trigger, figure));
        match choice {
            Choice::Own(i) => {
                self.st.turn.used |= 1 << i;
                let kind = self.st.world.figures[figure].kind;
                self.use_own(kind, i, figure, trigger);
            }
            Choice::PlayEvent(event) => {
                self.st.turn.events |= 1 << event.0;
                self.play_event(event, figure, trigger);
            }
            _ => {}
        }
    }

    pub(super) fn marine_window_choice(&mut self, trigger: Trigger, marine: FigureId, choice: Choice) {
        if choice == Choice::Pass {
            return;
        }
        self.push(Task::MarineWindow(trigger, marine));
        match choice {
            Choice::Class(i) => self.use_class(marine, i, trigger),
            Choice::Glorious(card) => self.use_glory(marine, card, trigger),
            _ => {}
        }
    }

    pub(super) fn attack_window_choice(&mut self, trigger: Trigger, side: Side, choice: Choice) {
        if choice == Choice::Pass {
            return;
        }
        self.push(Task::AttackWindow(trigger, side));
        let own = self.own_figure(side);
        let attacking = self.game.attacks(self.st, side);
        match choice {
            Choice::Own(i) => {
                let argent = self.game.own_abilities(self.st, side)[usize::from(i)].cost == Payment::Argent;
                let attack = self.st.attack_mut();
                let used = if attacking { &mut attack.used } else { &mut attack.defender_used };
                *used |= 1 << i | if argent { ARGENT_USED } else { 0 };
                self.use_ability(i, side, own, trigger);
            }
            Choice::PlayEvent(event) => {
                self.st.attack_mut().events |= 1 << event.0;
                self.play_event(event, own, trigger);
            }
            choice => self.use_in_attack(own, choice, trigger),
        }
    }

    pub(super) fn ally_window_choice(&mut self, trigger: Trigger, marine: FigureId, choice: Choice) {
        if choice != Choice::Pass {
            self.push(Task::AllyWindow(trigger, marine));
            self.use_in_attack(marine, choice, trigger);
        }
    }

    /// A marine uses a card of his own in an attack.
    fn use_in_attack(&mut self, marine: FigureId, choice: Choice, trigger: Trigger) {
        match choice {
            Choice::Class(i) => self.use_class(marine, i, trigger),
            Choice::React(card) => {
                let cards = &mut self.st.marines[usize::from(marine.0)];
                if cards.hand.take(card.0) {
                    self.push(Task::DiscardCard(marine, card));
                    self.st.attack_mut().reactions |= 1 << card.0;
                    let printed = &self.game.content().cards[usize::from(card.0)];
                    self.tell_if(EventKind::CardPlayed, |_| Event::CardPlayed {
                        figure: marine,
                        card: printed.name.as_str().into(),
                    });
                    self.act_abilities(&printed.abilities, By { side: Side::Marines, own: marine, trigger });
                }
            }
            Choice::Glorious(card) => {
                self.st.attack_mut().glory |= 1 << card.0;
                self.use_glory(marine, card, trigger);
            }
            _ => {}
        }
    }

    /// The class card is exhausted for one of its abilities.
    pub(super) fn use_class(&mut self, marine: FigureId, i: u8, trigger: Trigger) {
        let game = self.game;
        let Some(card) = game.class_of(marine) else { return };
        self.st.marines[usize::from(marine.0)].ready = false;
        self.tell_if(EventKind::ClassUsed, |_| Event::ClassUsed {
            figure: marine,
            card: card.name.as_str().into(),
        });
        let by = By { side: Side::Marines, own: marine, trigger };
        self.act_all(&card.abilities[usize::from(i)].acts, by);
    }

    /// A glory kill card is discarded for its effect.
    pub(super) fn use_glory(&mut self, marine: FigureId, card: GloryId, trigger: Trigger) {
        if self.st.marines[usize::from(marine.0)].glory.take(card.0) {
            self.st.glory_discard.add(card.0);
            self.glory_played(marine, card);
            let abilities = &self.game.content().glory[usize::from(card.0)].abilities;
            self.act_abilities(abilities, By { side: Side::Marines, own: marine, trigger });
        }
    }

    pub(super) fn after_event_choice(&mut self, choice: Choice) {
        if let Choice::PlayEvent(event) = choice {
            self.push(Task::AfterEvents);
            self.st.attack_mut().events |= 1 << event.0;
            let own = self.st.attack().attacker;
            self.play_event(event, own, Trigger::AfterAttack);
        }
    }

    /// A demon answers an attack with one of its own (ruling 23).
    pub(super) fn answer(&mut self, figure: FigureId) {
        self.push(Task::Answers);
        let target = self.st.attack().attacker;
        self.st.attack_mut().answered |= 1 << figure.0;
        let kind = self.st.world.figures[figure].kind;
        let Some(ability) = self.game.answer_of(self.st, figure) else { return };
        self.pay(kind, ability.cost);
        match ability
            .acts
            .iter()
            .find_map(|act| if let Act::Counter(r, b) = act { Some((*r, *b)) } else { None })
        {
            Some((red, black)) => self.counter(figure, target, red, black),
            None => self.declare(figure, target, None, false, true),
        }
    }

    /// The range was lengthened at the declaration: the ability is paid and its dice are added.
    pub(super) fn use_longer_range(&mut self, figure: FigureId) {
        let Some(i) = self.game.longer_ability(self.st, figure) else { return };
        self.st.attack_mut().used |= 1 << i | ARGENT_USED;
        self.use_ability(i, Side::Invader, figure, Trigger::BeforeRoll);
    }

    /// What an attacker's or defender's own card does without being asked.
    pub(super) fn by_itself(&mut self, trigger: Trigger, side: Side) {
        let own = self.own_figure(side);
        let attack = self.st.attack();
        if if own == attack.attacker { attack.attacker_gone } else { attack.defender_gone } {
            return;
        }
        let game = self.game;
        let by = By { side, own, trigger };
        for ability in game.own_abilities(self.st, side).iter().rev() {
            if ability.when == trigger
                && ability.by_itself()
                && game.all_hold(self.st, &ability.conditions, by)
            {
                self.act_all(&ability.acts, by);
            }
        }
    }

    /// The same outside attacks, for a demon.
    pub(super) fn demon_by_itself(&mut self, trigger: Trigger, figure: FigureId) {
        let game = self.game;
        let Some(demon) = game.demon(self.st.world.figures[figure].kind) else { return };
        let by = By { side: Side::Invader, own: figure, trigger };
        for ability in demon.abilities.iter().rev() {
            if ability.by_itself() && game.usable(self.st, ability, by) {
                self.act_all(&ability.acts, by);
            }
        }
    }

    fn own_figure(&self, side: Side) -> FigureId {
        let attack = self.st.attack();
        if self.game.attacks(self.st, side) { attack.attacker } else { attack.defender }
    }

    fn use_ability(&mut self, i: u8, side: Side, own: FigureId, trigger: Trigger) {
        let game = self.game;
        let ability = &game.own_abilities(self.st, side)[usize::from(i)];
        let kind = self.st.world.figures[own].kind;
        self.pay(kind, ability.cost);
        self.act_all(&ability.acts, By { side, own, trigger });
    }

    fn use_own(&mut self, kind: KindId, i: u8, figure: FigureId, trigger: Trigger) {
        let game = self.game;
        let Some(demon) = game.demon(kind) else { return };
        let ability = &demon.abilities[usize::from(i)];
        self.pay(kind, ability.cost);
        self.act_all(&ability.acts, By { side: Side::Invader, own: figure, trigger });
    }

    fn pay(&mut self, kind: KindId, cost: Payment) {
        if cost == Payment::Argent
            && let Some(demon) = self.game.demon_of_kind(kind)
        {
            let card = &mut self.st.invader.cards[usize::from(demon)];
            card.argent = card.argent.saturating_sub(1);
            self.st.world.argent = self.st.world.argent.saturating_sub(1);
            self.tell(Event::ArgentSpent { amount: 1 });
        }
    }

    fn play_event(&mut self, event: EventId, own: FigureId, trigger: Trigger) {
        if !self.st.invader.hand.take(event.0) {
            return;
        }
        self.push(Task::DiscardEvent(event));
        self.st.world.events_in_hand = self.st.invader.hand.len() as u8;
        let printed = &self.game.content().events[usize::from(event.0)];
        self.tell_if(EventKind::EventPlayed, |_| Event::EventPlayed { card: printed.name.as_str().into() });
        self.act_abilities(&printed.abilities, By { side: Side::Invader, own, trigger });
    }

    /// What a card with this trigger does.
    fn act_abilities(&mut self, abilities: &[Ability], by: By) {
        for ability in abilities.iter().filter(|a| a.when == by.trigger) {
            self.act_all(&ability.acts, by);
        }
    }
}

impl Doom2016 {
    pub(super) fn attacks(&self, st: &State, side: Side) -> bool {
        self.side_of_attacker(st) == side
    }

    pub(super) fn side_of_attacker(&self, st: &State) -> Side {
        self.table().kind(st.attack().attacker_kind).side
    }

    /// A marine's class card.
    #[must_use]
    pub fn class_of(&self, marine: FigureId) -> Option<&ClassCard> {
        let class = self.setup.classes.get(usize::from(marine.0)).copied().flatten()?;
        self.content().classes.get(usize::from(class.0))
    }

    /// The abilities of what a side attacks or defends with: the marine's card, or the demon's.
    pub(super) fn own_abilities(&self, st: &State, side: Side) -> &[Ability] {
        let attack = st.attack();
        match side {
            Side::Marines if self.attacks(st, side) => {
                attack.card.map_or(&[], |c| &self.content().cards[usize::from(c)].abilities)
            }
            Side::Marines => &[],
            Side::Invader => {
                let kind = if self.attacks(st, side) { attack.attacker_kind } else { attack.defender_kind };
                self.demon(kind).map_or(&[], |d| &d.abilities)
            }
        }
    }

    /// Does a marine keep a card with this trigger in front of him, ready to be used?
    fn kept_for(&self, st: &State, trigger: Trigger, marine: FigureId) -> bool {
        let cards = &st.marines[usize::from(marine.0)];
        let has = |abilities: &[Ability]| abilities.iter().any(|a| a.when == trigger);
        (cards.ready && self.class_of(marine).is_some_and(|c| has(&c.abilities)))
            || cards.glory.cards().iter().any(|g| has(&self.content().glory[usize::from(*g)].abilities))
    }

    /// Does a marine hold a reaction card with this trigger?
    fn reacts_at(&self, st: &State, trigger: Trigger, marine: FigureId) -> bool {
        st.marines[usize::from(marine.0)].hand.cards().iter().any(|card| {
            let printed = &self.content().cards[usize::from(*card)];
            printed.kind == CardKind::Reaction && printed.abilities.iter().any(|a| a.when == trigger)
        })
    }

    /// The ability with which a demon may lengthen its range now.
    fn longer_ability(&self, st: &State, figure: FigureId) -> Option<u8> {
        let kind = st.world.figures[figure].kind;
        let demon = self.demon(kind)?;
        let at = demon.abilities.iter().position(|a| {
            a.when == Trigger::BeforeRoll
                && a.acts.iter().any(|act| matches!(act, Act::Range(_)))
                && self.can_pay(st, kind, a.cost)
        })?;
        Some(at as u8)
    }

    /// By how much a demon may lengthen its range now.
    pub(super) fn longer_range(&self, st: &State, figure: FigureId) -> Option<u8> {
        let at = self.longer_ability(st, figure)?;
        let demon = self.demon(st.world.figures[figure].kind)?;
        demon.abilities[usize::from(at)].acts.iter().find_map(|act| match act {
            Act::Range(n) => Some(*n),
            _ => None,
        })
    }

    /// The window of the invader outside attacks.
    pub(super) fn due_window(
        &self,
        st: &State,
        trigger: Trigger,
        figure: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        let own = matches!(trigger, Trigger::Activation | Trigger::ActivationEnd);
        if (own || trigger == Trigger::MarineActivation) && st.world.active != Some(figure) {
            return Due::Auto;
        }
        // Whoever it is about has fallen himself meanwhile.
        if figure != NOBODY && st.world.figures.get(figure).is_none_or(|f| !f.on_map) {
            return Due::Auto;
        }
        let by = By { side: Side::Invader, own: figure, trigger };
        if own
            && let Some(kind) = st.world.figures.get(figure).map(|f| f.kind)
            && let Some(demon) = self.demon(kind)
        {
            for (i, ability) in demon.abilities.iter().enumerate() {
                if !ability.by_itself()
                    && st.turn.used >> i & 1 == 0
                    && self.can_pay(st, kind, ability.cost)
                    && self.usable(st, ability, by)
                {
                    out.add(Choice::Own(i as u8));
                }
            }
        }
        self.list_events(st, by, st.turn.events, out);
        close(out, Due::INVADER)
    }

    /// A marine's window outside attacks.
    pub(super) fn due_marine_window(
        &self,
        st: &State,
        trigger: Trigger,
        marine: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        if !st.world.figures[marine].on_map {
            return Due::Auto;
        }
        let by = By { side: Side::Marines, own: marine, trigger };
        self.list_class(st, by, out);
        self.list_glory(st, by, 0, out);
        close(out, Due::Choose(self.seat_of(marine)))
    }

    /// Events in hand with this trigger. Several copies of one cannot be played at the same moment (rules 1.7).
    fn list_events(&self, st: &State, by: By, played: u128, out: &mut Options<Choice>) {
        if st.world.forbids(Ban::Events) {
            return;
        }
        for event in st.invader.hand.distinct().filter(|e| played >> e & 1 == 0) {
            let printed = &self.content().events[usize::from(event)];
            if printed.abilities.iter().any(|a| self.usable(st, a, by)) {
                out.add(Choice::PlayEvent(EventId(event)));
            }
        }
    }

    /// A side's window in the attack that is due.
    pub(super) fn due_attack_window(
        &self,
        st: &State,
        trigger: Trigger,
        side: Side,
        out: &mut Options<Choice>,
    ) -> Due {
        let attack = st.attack();
        let attacking = self.attacks(st, side);
        let (own, gone, used) = if attacking {
            (attack.attacker, attack.attacker_gone, attack.used)
        } else {
            (attack.defender, attack.defender_gone, attack.defender_used)
        };
        if gone {
            return Due::Auto;
        }
        let kind = st.world.figures[own].kind;
        let by = By { side, own, trigger };
        for (i, ability) in self.own_abilities(st, side).iter().enumerate() {
            let again = ability.acts.iter().any(|a| matches!(a, Act::Again(_)));
            if !ability.by_itself()
                && used >> i & 1 == 0
                && (ability.cost == Payment::Free || used & ARGENT_USED == 0)
                && self.can_pay(st, kind, ability.cost)
                && !(again && (st.turn.repeated || st.world.active != Some(own)))
                && self.usable(st, ability, by)
            {
                out.add(Choice::Own(i as u8));
            }
        }
        match side {
            Side::Marines => self.list_marine_cards(st, by, out),
            // Events after the attack come last of all (ruling 21).
            Side::Invader if trigger != Trigger::AfterAttack => self.list_events(st, by, attack.events, out),
            Side::Invader => {}
        }
        close(out, Due::Choose(self.seat_of(own)))
    }

    /// The window of a marine who looks on, or of the one who was attacked.
    pub(super) fn due_ally_window(
        &self,
        st: &State,
        trigger: Trigger,
        marine: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        let attack = st.attack();
        let other =
            if trigger == Trigger::AllyDefending { attack.defender_gone } else { attack.attacker_gone };
        if other || !st.world.figures[marine].on_map {
            return Due::Auto;
        }
        self.list_marine_cards(st, By { side: Side::Marines, own: marine, trigger }, out);
        close(out, Due::Choose(self.seat_of(marine)))
    }

    fn list_marine_cards(&self, st: &State, by: By, out: &mut Options<Choice>) {
        let cards = &st.marines[usize::from(by.own.0)];
        self.list_class(st, by, out);
        // Reaction cards are for the activations of others (rules 1.3).
        if st.world.active != Some(by.own) {
            for card in cards.hand.distinct().filter(|c| st.attack().reactions >> c & 1 == 0) {
                let printed = &self.content().cards[usize::from(card)];
                if printed.kind == CardKind::Reaction
                    && printed.abilities.iter().any(|a| self.usable(st, a, by))
                {
                    out.add(Choice::React(CardId(card)));
                }
            }
        }
        self.list_glory(st, by, st.attack().glory, out);
    }

    /// What a class card that is ready can be exhausted for.
    pub(super) fn list_class(&self, st: &State, by: By, out: &mut Options<Choice>) {
        if !st.marines[usize::from(by.own.0)].ready {
            return;
        }
        for (i, ability) in self.class_of(by.own).into_iter().flat_map(|c| &c.abilities).enumerate() {
            if self.usable(st, ability, by) {
                out.add(Choice::Class(i as u8));
            }
        }
    }

    fn list_glory(&self, st: &State, by: By, played: u16, out: &mut Options<Choice>) {
        for card in st.marines[usize::from(by.own.0)].glory.distinct().filter(|c| played >> c & 1 == 0) {
            let abilities = &self.content().glory[usize::from(card)].abilities;
            if abilities.iter().any(|a| self.usable(st, a, by)) {
                out.add(Choice::Glorious(GloryId(card)));
            }
        }
    }

    /// The ability with which a demon may answer the attack that is due.
    fn answer_of(&self, st: &State, figure: FigureId) -> Option<&Ability> {
        let kind = st.world.figures[figure].kind;
        let by = By { side: Side::Invader, own: figure, trigger: Trigger::EnemyAttacked };
        self.demon(kind)?.abilities.iter().find(|a| {
            a.when == Trigger::EnemyAttacked && self.can_pay(st, kind, a.cost) && self.usable(st, a, by)
        })
    }

    /// Overwatch and its like: each figure, once an attack, for a token of its own card.
    pub(super) fn due_answers(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.answer || attack.attacker_gone || st.world.forbids(Ban::ArgentAbilities) {
            return Due::Auto;
        }
        for (id, figure) in st.world.figures.on_map().filter(|(id, _)| attack.answered >> id.0 & 1 == 0) {
            if self.demon(figure.kind).is_some() && self.answer_of(st, id).is_some() {
                out.add(Choice::Answer(id));
            }
        }
        close(out, Due::INVADER)
    }

    pub(super) fn due_after_events(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.attacker_gone {
            return Due::Auto;
        }
        let by = By { side: Side::Invader, own: attack.attacker, trigger: Trigger::AfterAttack };
        self.list_events(st, by, attack.events, out);
        close(out, Due::INVADER)
    }
}

/// A window in which nothing can be used is not asked; otherwise one may also pass.
fn close(out: &mut Options<Choice>, due: Due) -> Due {
    if out.list.is_empty() {
        return Due::Auto;
    }
    out.add(Choice::Pass);
    due
}
