//! The attack (rules 1.7): declaration, dice, defence cards, damage and what follows, phase by phase.
//! Which abilities, events and cards are played in between stands in `window`.

use super::Doom2016;
use super::choice::Choice;
use super::content::{self, CardId, EventId, Trigger};
use super::run::{Cx, Due};
use super::state::{Attack, Die, State};
use super::task::{Phase, Task};
use crate::event::{Event, EventKind};
use crate::game::{Options, Side};
use crate::world::{FigureId, Stat};
use arrayvec::ArrayVec;
use tiles::{Cover, Spaces};

/// The most dice of one attack; more are rolled in no game we know.
const MAX_DICE: usize = 16;

impl Cx<'_> {
    /// An attack is declared. `long` uses the demon's ability that lengthens its range.
    pub(super) fn declare(
        &mut self,
        attacker: FigureId,
        defender: FigureId,
        card: Option<CardId>,
        long: bool,
        answer: bool,
    ) {
        let printed = match card {
            Some(card) => self.game.content().cards[usize::from(card.0)].attack,
            None => self.game.demon(self.st.world.figures[attacker].kind).map(|d| d.attack),
        };
        self.declare_with(attacker, defender, card, printed, answer);
        if long {
            self.use_longer_range(attacker);
        }
    }

    /// The same with an attack that is not the printed one.
    pub(super) fn declare_with(
        &mut self,
        attacker: FigureId,
        defender: FigureId,
        card: Option<CardId>,
        printed: Option<content::Attack>,
        answer: bool,
    ) {
        let game = self.game;
        let table = self.table();
        let (from, to) = (self.st.world.figures[attacker], self.st.world.figures[defender]);
        let (red, black) = printed.map_or((0, 0), |a| (a.red, a.black));
        self.st.attacks.push(Attack {
            attacker,
            defender,
            attacker_kind: from.kind,
            defender_kind: to.kind,
            space: to.space,
            turned: to.turned,
            card: card.map(|c| c.0),
            red,
            black,
            dice: ArrayVec::new(),
            bonus: 0,
            shields: 0,
            pierce: 0,
            dodge: false,
            unerring: false,
            endure: false,
            redirect: None,
            cover: game.has_cover(self.st, attacker, defender),
            revealed: None,
            set_aside: ArrayVec::new(),
            damage: 0,
            adjacent: self.st.world.range(table, attacker, defender) <= 1,
            answer,
            dodged: false,
            stuns: false,
            used: 0,
            defender_used: 0,
            events: 0,
            reactions: 0,
            glory: 0,
            answered: 0,
            again: 0,
            again_other: false,
            attacker_gone: false,
            defender_gone: false,
        });
        self.push(Task::Attack(Phase::BeforeRoll));
        self.tell(Event::AttackDeclared { attacker, defender });
    }

    /// One phase: what happens by itself, then the windows in it, then the next phase.
    pub(super) fn attack_phase(&mut self, phase: Phase) {
        let attacker_side = self.side_of_attacker();
        match phase {
            Phase::BeforeRoll => {
                self.push(Task::Attack(Phase::Roll));
                let attack = self.st.attack();
                if !attack.attacker_gone && self.st.world.figures[attack.attacker].stunned {
                    self.push(Task::RemoveDie);
                }
                self.push(Task::AttackWindow(Trigger::BeforeRoll, attacker_side));
                self.by_itself(Trigger::Passive, attacker_side);
                self.by_itself(Trigger::BeforeRoll, attacker_side);
            }
            Phase::Roll => {
                self.push(Task::Attack(Phase::AfterRoll));
                let (red, black) = (self.st.attack().red, self.st.attack().black);
                for _ in 0..black {
                    self.push(Task::RollDie(true, false));
                }
                for _ in 0..red {
                    self.push(Task::RollDie(false, false));
                }
            }
            Phase::AfterRoll => {
                self.push(Task::Attack(Phase::Reveal));
                if attacker_side == Side::Marines {
                    self.open_ally_windows(Trigger::AllyRolled, Some(self.st.attack().attacker));
                }
                self.push(Task::AttackWindow(Trigger::AfterRoll, attacker_side));
                self.by_itself(Trigger::AfterRoll, attacker_side);
            }
            Phase::Reveal => {
                self.push(Task::Attack(Phase::Cover));
                let attack = self.st.attack();
                if !attack.defender_gone && !self.st.world.figures[attack.defender].stunned {
                    self.push(Task::Reveal);
                }
            }
            Phase::Cover => {
                self.push(Task::Attack(Phase::Defending));
                if self.st.attack().cover
                    && self.st.attack().revealed.is_some()
                    && self.game.can_reveal(self.st)
                {
                    self.push(Task::SecondCard);
                }
            }
            Phase::Defending => {
                self.push(Task::Attack(Phase::Attacking));
                if attacker_side == Side::Invader {
                    self.open_ally_windows(Trigger::AllyDefending, Some(self.st.attack().defender));
                }
                self.push(Task::AttackWindow(Trigger::Defending, attacker_side.other()));
                self.by_itself(Trigger::Defending, attacker_side.other());
            }
            Phase::Attacking => {
                self.push(Task::Attack(Phase::Damage));
                self.push(Task::AttackWindow(Trigger::Attacking, attacker_side));
                self.by_itself(Trigger::Attacking, attacker_side);
            }
            Phase::Damage => {
                self.push(Task::Attack(Phase::After));
                self.damage();
            }
            Phase::After => self.after(attacker_side),
            Phase::Done => self.attack_done(),
        }
    }

    fn side_of_attacker(&self) -> Side {
        self.game.side_of_attacker(self.st)
    }

    pub(super) fn remove_die(&mut self, black: bool) {
        let attack = self.st.attack_mut();
        if black {
            attack.black -= 1;
        } else {
            attack.red -= 1;
        }
    }

    pub(super) fn die_rolled(&mut self, black: bool, again: bool, icons: u8) {
        let _ = self.st.attack_mut().dice.try_push(Die { black, icons, again });
        self.tell(Event::DieRolled { icons, black });
    }

    pub(super) fn reroll(&mut self, left: u8, die: u8) {
        let die = self.st.attack_mut().dice.remove(usize::from(die));
        if left > 1 {
            self.push(Task::Reroll(left - 1));
        }
        self.push(Task::RollDie(die.black, true));
    }

    /// An empty deck is made anew from the discards before revealing; with none either, no card is revealed (ruling 18).
    pub(super) fn refill_and_reveal(&mut self) {
        let defender = self.st.attack().defender;
        let refilled = match self.side_of_attacker() {
            Side::Invader => {
                let cards = &mut self.st.marines[usize::from(defender.0)];
                let discard = cards.discard.take_all();
                cards.deck.shuffle_in(&discard);
                !discard.is_empty()
            }
            Side::Marines => {
                let discard = self.st.invader.discard.take_all();
                self.st.invader.deck.shuffle_in(&discard);
                !discard.is_empty()
            }
        };
        if refilled {
            self.push(Task::Reveal);
        } else if self.st.attack().revealed.is_none() {
            self.tell(Event::DefenceRevealed { figure: defender, card: None, shields: 0, dodge: false });
        }
    }

    /// A defence card lies open. One that lay there before is ignored and set aside.
    pub(super) fn revealed(&mut self, card: u8) {
        let defender = self.st.attack().defender;
        match self.side_of_attacker() {
            Side::Invader => {
                let _ = self.st.marines[usize::from(defender.0)].deck.draw(card);
            }
            Side::Marines => {
                let _ = self.st.invader.deck.draw(card);
            }
        }
        let attack = self.st.attack_mut();
        if let Some(first) = attack.revealed.replace(card) {
            let _ = attack.set_aside.try_push(first);
        }
        self.tell_if(EventKind::DefenceRevealed, |cx| {
            let (shields, dodge) = cx.game.card_defence(cx.st);
            let name = match cx.side_of_attacker() {
                Side::Invader => &cx.game.content().cards[usize::from(card)].name,
                Side::Marines => &cx.game.content().events[usize::from(card)].name,
            };
            Event::DefenceRevealed { figure: defender, card: Some(name.as_str().into()), shields, dodge }
        });
    }

    pub(super) fn second_card(&mut self, second: bool) {
        if second {
            self.push(Task::Reveal);
        }
    }

    /// Ruling 19: icons less shields, nothing after a dodge.
    fn damage(&mut self) {
        let (card_shields, card_dodge) = self.game.card_defence(self.st);
        let side = self.side_of_attacker();
        let extra = self.st.world.modified(Stat::Damage(side));
        let harder = self.st.world.modified(Stat::Shields(side.other()));
        let attack = self.st.attack();
        let tough = self.game.demon(attack.defender_kind).is_some_and(|d| d.toughness);
        let shields = (u16::from(card_shields) + u16::from(attack.shields) + u16::from(tough))
            .saturating_add_signed(i16::from(harder))
            .saturating_sub(u16::from(attack.pierce));
        let icons: u16 =
            attack.dice.iter().map(|d| u16::from(d.icons)).sum::<u16>() + u16::from(attack.bonus);
        let icons = icons.saturating_add_signed(i16::from(extra));
        let dodged = !attack.unerring && (attack.dodge || card_dodge);
        let mut damage = if dodged { 0 } else { icons.saturating_sub(shields).min(u16::from(u8::MAX)) as u8 };
        let (attacker, defender) = (attack.attacker, attack.defender);
        let by = (!attack.attacker_gone).then_some(attacker);
        let (gone, endure, redirect) = (attack.defender_gone, attack.endure, attack.redirect);
        if endure && !gone {
            let health = self.table().kind(attack.defender_kind).health;
            damage = damage.min(health.saturating_sub(self.st.world.figures[defender].damage + 1));
        }
        let attack = self.st.attack_mut();
        attack.dodged = dodged;
        // Damage that somebody else suffers is not caused to the defender.
        attack.damage = if redirect.is_some() || gone { 0 } else { damage };
        match redirect {
            Some(other) => self.hurt(other, damage, by),
            None if gone => {}
            None => self.hurt(defender, damage, by),
        }
    }

    /// Ruling 21, (b) to (e).
    fn after(&mut self, attacker_side: Side) {
        let attack = self.st.attack();
        let (attacker, defender) = (attack.attacker, attack.defender);
        let (attacker_gone, defender_gone, stuns) =
            (attack.attacker_gone, attack.defender_gone, attack.stuns);
        self.push(Task::Attack(Phase::Done));
        if !attacker_gone {
            self.end_stun(attacker);
        }
        if !defender_gone {
            self.end_stun(defender);
            if stuns {
                self.stun(defender);
            }
        }
        // From here on the last is pushed first: the attacker, whoever defended or looked on, events.
        if attacker_side == Side::Invader && !attacker_gone {
            self.push(Task::AfterEvents);
        }
        match attacker_side {
            Side::Marines if !attacker_gone => self.push(Task::Answers),
            Side::Invader if !attacker_gone && !self.st.attack().answer => {
                self.open_ally_windows(Trigger::EnemyAttacked, None);
            }
            _ => {}
        }
        if !defender_gone {
            self.push(Task::AttackWindow(Trigger::Defended, attacker_side.other()));
        }
        if attacker_gone {
            return;
        }
        self.push(Task::AttackWindow(Trigger::AfterAttack, attacker_side));
        self.by_itself(Trigger::AfterAttack, attacker_side);
    }

    fn attack_done(&mut self) {
        let side = self.side_of_attacker();
        let Some(attack) = self.st.attacks.pop() else { return };
        for card in attack.revealed.into_iter().chain(attack.set_aside) {
            match side {
                Side::Invader => self.st.marines[usize::from(attack.defender.0)].discard.add(card),
                Side::Marines => self.st.invader.discard.add(card),
            }
        }
        let active = self.st.world.active == Some(attack.attacker) && !attack.attacker_gone;
        // Attacks besides that of the card or the activation are not repeated, and do not use a repetition up.
        let own = !attack.answer && attack.card == self.st.turn.card;
        if active && own {
            let turn = &mut self.st.turn;
            if attack.again > 0 {
                turn.repeats = attack.again;
                turn.repeated = true;
            }
            if turn.repeats > 0 {
                turn.repeats -= 1;
                turn.attack = true;
            }
        }
        if attack.again_other && !attack.attacker_gone {
            self.push(Task::AttackOther(attack.attacker, attack.defender));
        }
        self.tell(Event::AttackResolved {
            attacker: attack.attacker,
            defender: attack.defender,
            damage: attack.damage,
            dodged: attack.dodged,
        });
    }
}

impl Doom2016 {
    /// Targets in range and sight; those only the longer range reaches are listed with the ability that gives it.
    pub(super) fn list_targets(
        &self,
        st: &State,
        attacker: FigureId,
        range: u8,
        longer: Option<u8>,
        out: &mut Options<Choice>,
    ) {
        let table = self.table();
        let side = st.world.side(table, attacker);
        let changed = st.world.modified(Stat::Range(side));
        // Whatever shortens a range leaves the neighbours (adjacent is range 1).
        let range = range.saturating_add_signed(changed).max(1);
        let far = range.saturating_add(longer.unwrap_or(0));
        for (id, figure) in st.world.figures.on_map() {
            if table.kind(figure.kind).side == side {
                continue;
            }
            let distance = st.world.range(table, attacker, id);
            if distance <= far && st.world.sees(table, attacker, id) {
                out.add(Choice::Attack(id, distance > range));
            }
        }
    }

    /// Ruling 5, from the attacker's best space and corner. Large figures never have cover.
    pub(super) fn has_cover(&self, st: &State, attacker: FigureId, defender: FigureId) -> bool {
        let table = self.table();
        if st.world.footprint(table, defender).is_large() {
            return false;
        }
        let ground = st.world.ground(table);
        let mut others: Spaces = st.world.figures.marines.union(&st.world.figures.demons);
        let from = st.world.spaces_under(table, attacker);
        let to = st.world.figures[defender].space;
        for space in from.iter() {
            others.remove(*space);
        }
        others.remove(to);
        from.iter().map(|f| ground.cover(*f, to, &others)).max().unwrap_or(Cover::Unseen) != Cover::Open
    }

    /// What the defence card that counts gives: shields, and whether it cancels.
    pub(super) fn card_defence(&self, st: &State) -> (u8, bool) {
        let attack = st.attack();
        let Some(card) = attack.revealed else { return (0, false) };
        let content = self.content();
        match self.demon(attack.defender_kind) {
            None => {
                let defence = content.cards[usize::from(card)].defence;
                (defence.shields, defence.dodge)
            }
            Some(demon) => {
                let defence = content.events[usize::from(card)].defence;
                let special = if defence.special { demon.special } else { content::Defence::default() };
                (defence.shields + special.shields, defence.dodge || special.dodge)
            }
        }
    }

    /// Is there a revealed card that can be ignored, and another one to take its place?
    pub(super) fn can_reveal_again(&self, st: &State) -> bool {
        st.attacks.last().is_some_and(|a| a.revealed.is_some() && !a.set_aside.is_full() && !a.defender_gone)
            && self.can_reveal(st)
    }

    /// Is there a card to reveal, in the deck or among the discards?
    fn can_reveal(&self, st: &State) -> bool {
        let attack = st.attack();
        if usize::from(attack.defender.0) < st.marines.len() {
            let cards = &st.marines[usize::from(attack.defender.0)];
            !cards.deck.is_empty() || !cards.discard.is_empty()
        } else {
            !st.invader.deck.is_empty() || !st.invader.discard.is_empty()
        }
    }

    pub(super) fn due_reveal(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        match self.demon_of_kind(attack.defender_kind) {
            None => {
                let deck = &st.marines[usize::from(attack.defender.0)].deck;
                super::run::chance(deck.outcomes().map(|(n, c)| (n, Choice::Card(CardId(c)))), out)
            }
            Some(_) => super::run::chance(
                st.invader.deck.outcomes().map(|(n, e)| (n, Choice::Event(EventId(e)))),
                out,
            ),
        }
    }

    pub(super) fn due_die(&self, black: bool, out: &mut Options<Choice>) -> Due {
        let faces = if black { &self.content().dice.black } else { &self.content().dice.red };
        for icons in 0..=3u8 {
            let weight = faces.iter().filter(|f| **f == icons).count() as u32;
            if weight > 0 {
                out.chance(weight, Choice::Die(icons));
            }
        }
        Due::Chance
    }

    pub(super) fn due_remove_die(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        if attack.red > 0 {
            out.add(Choice::DieAway(false));
        }
        if attack.black > 0 {
            out.add(Choice::DieAway(true));
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(attack.attacker)) }
    }

    pub(super) fn due_reroll(&self, st: &State, left: u8, out: &mut Options<Choice>) -> Due {
        if left == 0 {
            return Due::Auto;
        }
        let attack = st.attack();
        for (i, die) in attack.dice.iter().enumerate().filter(|(_, d)| !d.again) {
            let twin = attack.dice[..i].iter().any(|d| d == die);
            if !twin {
                out.add(Choice::Reroll(i as u8));
            }
        }
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        Due::Choose(self.seat_of(attack.attacker))
    }

    pub(super) fn due_attack_other(
        &self,
        st: &State,
        attacker: FigureId,
        not: FigureId,
        out: &mut Options<Choice>,
    ) -> Due {
        let Some(figure) = st.world.figures.get(attacker).filter(|f| f.on_map) else { return Due::Auto };
        if let Some(demon) = self.demon(figure.kind) {
            let longer = self.longer_range(st, attacker);
            self.list_targets(st, attacker, demon.attack.range, longer, out);
        }
        out.list.retain(|c| !matches!(c, Choice::Attack(f, _) if *f == not));
        if out.list.is_empty() {
            return Due::Auto;
        }
        out.add(Choice::Pass);
        Due::INVADER
    }
}

/// More dice than this are not rolled.
pub(super) fn cap_dice(attack: &mut Attack) {
    let room = MAX_DICE as u8;
    attack.black = attack.black.min(room);
    attack.red = attack.red.min(room - attack.black);
}
