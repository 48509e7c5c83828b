//! Windows: moments in which a side may use abilities, events, reaction and glory kill cards, one after the other until
//! it passes. Conditions, prices and what each act does stand here; when a window opens stands with its subject.

use super::Doom2016;
use super::choice::Choice;
use super::content::{Ability, Act, CardId, CardKind, Condition, EventId, GloryId, Payment, Trigger};
use super::round::NOBODY;
use super::run::{Cx, Due};
use super::state::State;
use super::task::{Blast, Task};
use crate::event::{Event, EventKind};
use crate::game::{Options, Side};
use crate::table::KindId;
use crate::world::{Ban, FigureId, Modifier, Stat, Until};

/// The bit that says: an argent token was spent on this attack already (ruling 25: one at most).
const ARGENT_USED: u16 = 1 << 15;

impl Cx<'_> {
    /// A window outside attacks, for the invader.
    pub(super) fn open_window(&mut self, trigger: Trigger, figure: FigureId) {
        self.st.turn.events = 0;
        self.st.turn.used = 0;
        self.push(Task::Window(trigger, figure));
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
            Choice::React(card) => {
                let cards = &mut self.st.marines[usize::from(own.0)];
                if cards.hand.take(card.0) {
                    self.push(Task::DiscardCard(own, card));
                    self.st.attack_mut().reactions |= 1 << card.0;
                    let printed = &self.game.content().cards[usize::from(card.0)];
                    self.tell_if(EventKind::CardPlayed, |_| Event::CardPlayed {
                        figure: own,
                        card: printed.name.as_str().into(),
                    });
                    for ability in printed.abilities.iter().filter(|a| a.when == trigger) {
                        self.act_all(&ability.acts, own, trigger);
                    }
                }
            }
            Choice::Glorious(card) => {
                let cards = &mut self.st.marines[usize::from(own.0)];
                if cards.glory.take(card.0) {
                    self.st.glory_discard.add(card.0);
                    self.st.attack_mut().glory |= 1 << card.0;
                    self.glory_played(own, card);
                    for ability in self.game.content().glory[usize::from(card.0)].abilities.iter() {
                        if ability.when == trigger {
                            self.act_all(&ability.acts, own, trigger);
                        }
                    }
                }
            }
            Choice::PlayEvent(event) => {
                self.st.attack_mut().events |= 1 << event.0;
                self.play_event(event, own, trigger);
            }
            _ => {}
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
        self.pay(kind, Payment::Argent);
        self.declare(figure, target, None, false, true);
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
        for ability in self.game.own_abilities(self.st, side).iter().filter(|a| a.when == trigger && !a.may) {
            if self.game.all_hold(self.st, &ability.conditions, own) {
                self.act_all(&ability.acts, own, trigger);
            }
        }
    }

    fn own_figure(&self, side: Side) -> FigureId {
        let attack = self.st.attack();
        if self.game.attacks(self.st, side) { attack.attacker } else { attack.defender }
    }

    fn use_ability(&mut self, i: u8, side: Side, own: FigureId, trigger: Trigger) {
        let ability = &self.game.own_abilities(self.st, side)[usize::from(i)];
        let kind = self.st.world.figures[own].kind;
        self.pay(kind, ability.cost);
        self.act_all(&ability.acts, own, trigger);
    }

    fn use_own(&mut self, kind: KindId, i: u8, figure: FigureId, trigger: Trigger) {
        let Some(demon) = self.game.demon(kind) else { return };
        let ability = &demon.abilities[usize::from(i)];
        self.pay(kind, ability.cost);
        self.act_all(&ability.acts, figure, trigger);
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
        for ability in printed.abilities.iter().filter(|a| a.when == trigger) {
            self.act_all(&ability.acts, own, trigger);
        }
    }

    /// Acts in order. Those that need a decision go on the stack, so the last is pushed first.
    pub(super) fn act_all(&mut self, acts: &[Act], own: FigureId, trigger: Trigger) {
        for act in acts.iter().rev() {
            self.act(*act, own, trigger);
        }
    }

    fn act(&mut self, act: Act, own: FigureId, trigger: Trigger) {
        match act {
            // Taken into account when targets are listed, or when the card is resolved.
            Act::Range(_) | Act::AnotherOfSet => {}
            Act::Red(n) => {
                let attack = self.st.attack_mut();
                attack.red += n;
                super::attack::cap_dice(attack);
            }
            Act::Black(n) => {
                let attack = self.st.attack_mut();
                attack.black += n;
                super::attack::cap_dice(attack);
            }
            Act::RemoveDie => self.push(Task::RemoveDie),
            Act::Reroll(n) => {
                // Once each by this ability, whatever others have rolled again.
                for die in &mut self.st.attack_mut().dice {
                    die.again = false;
                }
                self.push(Task::Reroll(n));
            }
            Act::IgnoreCover => self.st.attack_mut().cover = false,
            Act::Shields(n) => self.st.attack_mut().shields += n,
            Act::Dodge => self.st.attack_mut().dodge = true,
            Act::Pierce(n) => self.st.attack_mut().pierce += n,
            Act::Damage(n) => self.st.attack_mut().bonus += n,
            Act::Stun if trigger == Trigger::AfterAttack => {
                let attack = self.st.attack();
                if !attack.defender_gone {
                    let defender = attack.defender;
                    self.stun(defender);
                }
            }
            Act::Stun => self.st.attack_mut().stuns = true,
            Act::Points(n) if self.st.world.active == Some(own) => {
                self.st.turn.points = self.st.turn.points.saturating_add(n);
            }
            Act::Points(n) => self.push(Task::SpendNow(own, n)),
            Act::Draw(n) if usize::from(own.0) < self.st.marines.len() => self.push(Task::Draw(own, n)),
            Act::Draw(n) => self.push(Task::DrawEvents(n)),
            Act::Recover(n) => self.heal(own, n),
            Act::Again(n) => self.st.attack_mut().again += n,
            Act::AgainOther => self.st.attack_mut().again_other = true,
            Act::Splash(red, black) => self.push(Task::Blast(red, black, 0, Blast::Splash)),
            Act::SplashOne(red, black) => self.push(Task::Blast(red, black, 0, Blast::SplashOne)),
            Act::Area(red, black, within) => self.push(Task::Blast(red, black, 0, Blast::Area(own, within))),
            Act::Revenge(red, black) => self.push(Task::Blast(red, black, 0, Blast::One(own))),
            // Chosen by figure in the answers to an attack.
            Act::Overwatch => {}
            Act::PeekInitiative => self.push(Task::PeekInitiative),
            Act::InvaderFirst => self.invader_first(),
            Act::Argent(n) => self.gain_argent(n),
            Act::Darkness(n) => self.modify(Stat::Range(Side::Marines), -(n as i8)),
            Act::Rage(n) => self.modify(Stat::Damage(Side::Invader), n as i8),
        }
    }

    fn modify(&mut self, stat: Stat, amount: i8) {
        let _ = self.st.world.modifiers.try_push(Modifier { stat, amount, until: Until::Round });
    }
}

impl Doom2016 {
    fn attacks(&self, st: &State, side: Side) -> bool {
        self.table().kind(st.attack().attacker_kind).side == side
    }

    /// The abilities of what a side attacks or defends with: the marine's card, or the demon's.
    fn own_abilities(&self, st: &State, side: Side) -> &'static [Ability] {
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

    fn all_hold(&self, st: &State, conditions: &[Condition], own: FigureId) -> bool {
        conditions.iter().all(|c| self.holds(st, *c, own))
    }

    fn holds(&self, st: &State, condition: Condition, own: FigureId) -> bool {
        let table = self.table();
        let attack = st.attacks.last();
        let figure = |id: FigureId| st.world.figures.get(id);
        match condition {
            Condition::Adjacent => attack.is_some_and(|a| a.adjacent),
            Condition::NotAdjacent => attack.is_some_and(|a| !a.adjacent),
            Condition::Large => figure(own).is_some_and(|f| table.kind(f.kind).footprint.is_large()),
            Condition::Moved(n) => st.world.active == Some(own) && st.turn.spent >= n,
            Condition::LeastDamaged => attack.is_some_and(|a| {
                let least =
                    st.world.figures.on_map().take_while(|(id, _)| usize::from(id.0) < st.marines.len());
                let least = least.map(|(_, f)| f.damage).min();
                figure(a.defender).map(|f| f.damage) == least
            }),
            Condition::Wounded(n) => {
                attack.is_some_and(|a| figure(a.defender).is_some_and(|f| f.damage >= n))
            }
            Condition::Caused(n) => attack.is_some_and(|a| a.damage >= n),
            Condition::Within(n) => attack.is_some_and(|a| {
                let other = if a.attacker == own { a.defender } else { a.attacker };
                figure(other).is_some_and(|f| f.on_map)
                    && st.world.range(table, own, other) <= n
                    && st.world.sees(table, own, other)
            }),
            Condition::Flanked => attack.is_some_and(|a| {
                let side = table.kind(a.attacker_kind).side;
                !a.defender_gone
                    && st.world.figures.on_map().any(|(id, f)| {
                        id != a.attacker
                            && table.kind(f.kind).side == side
                            && st.world.range(table, id, a.defender) <= 1
                    })
            }),
        }
    }

    fn can_pay(&self, st: &State, kind: KindId, cost: Payment) -> bool {
        match cost {
            Payment::Free => true,
            Payment::Argent => {
                !st.world.forbids(Ban::ArgentAbilities)
                    && self.demon_of_kind(kind).is_some_and(|d| st.invader.cards[usize::from(d)].argent > 0)
            }
        }
    }

    /// The ability with which a demon may lengthen its range now.
    fn longer_ability(&self, st: &State, figure: FigureId) -> Option<u8> {
        let kind = st.world.figures[figure].kind;
        let demon = self.demon(kind)?;
        let at = demon.abilities.iter().position(|a| {
            a.when == Trigger::BeforeRoll
                && a.may
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
        let acting = matches!(trigger, Trigger::Activation | Trigger::ActivationEnd);
        if acting && st.world.active != Some(figure) {
            return Due::Auto;
        }
        // Whoever fragged has fallen himself meanwhile: there is nobody to take revenge on.
        if trigger == Trigger::Fragged && st.world.figures.get(figure).is_none_or(|f| !f.on_map) {
            return Due::Auto;
        }
        if acting
            && let Some(kind) = st.world.figures.get(figure).map(|f| f.kind)
            && let Some(demon) = self.demon(kind)
        {
            for (i, ability) in demon.abilities.iter().enumerate() {
                if ability.when == trigger
                    && st.turn.used >> i & 1 == 0
                    && self.can_pay(st, kind, ability.cost)
                    && self.all_hold(st, &ability.conditions, figure)
                {
                    out.add(Choice::Own(i as u8));
                }
            }
        }
        if figure == NOBODY || acting || trigger == Trigger::Fragged {
            self.list_events(st, trigger, figure, st.turn.events, out);
        }
        close(out, Due::INVADER)
    }

    /// Events in hand with this trigger. Several copies of one cannot be played at the same moment (rules 1.7).
    fn list_events(
        &self,
        st: &State,
        trigger: Trigger,
        own: FigureId,
        played: u64,
        out: &mut Options<Choice>,
    ) {
        if st.world.forbids(Ban::Events) {
            return;
        }
        for event in st.invader.hand.distinct().filter(|e| played >> e & 1 == 0) {
            let printed = &self.content().events[usize::from(event)];
            if printed.abilities.iter().any(|a| a.when == trigger && self.all_hold(st, &a.conditions, own)) {
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
        for (i, ability) in self.own_abilities(st, side).iter().enumerate() {
            let again = ability.acts.iter().any(|a| matches!(a, Act::Again(_)));
            if ability.when == trigger
                && ability.may
                && used >> i & 1 == 0
                && (ability.cost == Payment::Free || used & ARGENT_USED == 0)
                && self.can_pay(st, kind, ability.cost)
                && !(again && (st.turn.repeated || st.world.active != Some(own)))
                && self.all_hold(st, &ability.conditions, own)
            {
                out.add(Choice::Own(i as u8));
            }
        }
        match side {
            Side::Marines => self.list_marine_cards(st, trigger, own, out),
            // Events after the attack come last of all (ruling 21).
            Side::Invader if trigger != Trigger::AfterAttack => {
                self.list_events(st, trigger, own, attack.events, out);
            }
            Side::Invader => {}
        }
        close(out, Due::Choose(self.seat_of(own)))
    }

    fn list_marine_cards(&self, st: &State, trigger: Trigger, own: FigureId, out: &mut Options<Choice>) {
        let cards = &st.marines[usize::from(own.0)];
        let content = self.content();
        // Reaction cards are for the activations of others (rules 1.3).
        if st.world.active != Some(own) {
            for card in cards.hand.distinct().filter(|c| st.attack().reactions >> c & 1 == 0) {
                let printed = &content.cards[usize::from(card)];
                if printed.kind == CardKind::Reaction
                    && printed
                        .abilities
                        .iter()
                        .any(|a| a.when == trigger && self.all_hold(st, &a.conditions, own))
                {
                    out.add(Choice::React(CardId(card)));
                }
            }
        }
        for card in cards.glory.distinct().filter(|c| st.attack().glory >> c & 1 == 0) {
            let abilities = &content.glory[usize::from(card)].abilities;
            if abilities.iter().any(|a| a.when == trigger && self.all_hold(st, &a.conditions, own)) {
                out.add(Choice::Glorious(GloryId(card)));
            }
        }
    }

    /// Overwatch and its like: each figure, once an attack, for a token of its own card.
    pub(super) fn due_answers(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.answer || attack.attacker_gone || st.world.forbids(Ban::ArgentAbilities) {
            return Due::Auto;
        }
        for (id, figure) in st.world.figures.on_map().filter(|(id, _)| attack.answered >> id.0 & 1 == 0) {
            let Some(demon) = self.demon(figure.kind) else { continue };
            if demon.abilities.iter().any(|a| {
                a.when == Trigger::EnemyAttacked
                    && self.can_pay(st, figure.kind, a.cost)
                    && self.all_hold(st, &a.conditions, id)
            }) {
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
        self.list_events(st, Trigger::AfterAttack, attack.attacker, attack.events, out);
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
