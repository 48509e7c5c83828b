//! Windows and what happens within an attack: abilities, events, reaction and glory kill cards, rerolls, the second card.
//! Before the dice an option is worth what it changes on average, afterwards what it changes for certain.

use super::Greedy;
use super::arms::Strike;
use super::foe::Foe;
use super::guard::Guard;
use super::invader::best_of;
use super::odds::ONE;
use super::taste::part;
use super::view::View;
use crate::Choice;
use crate::content::{Ability, Act, Payment, Trigger};
use crate::own::BLACK;
use crate::state::Attack;
use engine::game::Side;
use engine::world::{DieColour, FigureId};
use tiles::SpaceId;

impl Greedy {
    /// A window in an attack.
    pub(super) fn attack_window(&mut self, view: &View<'_>, trigger: Trigger, options: &[Choice]) -> usize {
        let attack = view.st.attack();
        let attacking = view.table.kind(attack.attacker.kind()).side == view.side;
        best_of(options, |option| {
            let (abilities, price) = self.abilities_of(view, option);
            let mut value = 0;
            for ability in abilities.iter().filter(|a| a.when == trigger) {
                value += self.worth_in_attack(view, attack, attacking, trigger, &ability.acts);
            }
            value - price
        })
    }

    /// What an option would use, and what it is worth to keep.
    fn abilities_of<'v>(&self, view: &View<'v>, option: Choice) -> (&'v [Ability], i32) {
        let content = view.game.content();
        match option {
            Choice::Own(i) => {
                let abilities = view.game.own_abilities(view.st, view.side);
                let one = abilities.get(usize::from(i)..=usize::from(i)).unwrap_or_default();
                let argent = one.iter().any(|a| a.cost == Payment::Argent);
                (one, if argent { view.taste.argent } else { 0 })
            }
            Choice::Class(i) => {
                let class = view.game.class_of(view.st, engine::world::FigureId(view.seat.0));
                let all = class.map_or(&[][..], |c| &c.abilities);
                (all.get(usize::from(i)..=usize::from(i)).unwrap_or_default(), view.taste.class)
            }
            Choice::React(card) => {
                (&content.cards[usize::from(card.0)].abilities, self.kit.keep[usize::from(card.0)])
            }
            Choice::PlayEvent(event) => (&content.events[usize::from(event.0)].abilities, view.taste.event),
            Choice::Glorious(glory) => (&content.glory[usize::from(glory.0)].abilities, view.taste.glory),
            _ => (&[], 0),
        }
    }

    /// What acts are worth to one side in the attack that is due.
    fn worth_in_attack(
        &self,
        view: &View<'_>,
        attack: &Attack,
        attacking: bool,
        trigger: Trigger,
        acts: &[Act],
    ) -> i32 {
        let over = matches!(trigger, Trigger::AfterAttack | Trigger::Defended | Trigger::EnemyAttacked);
        if attack.defender.is_gone() && !over {
            return 0;
        }
        let more = Strike::of(acts);
        match trigger {
            Trigger::BeforeRoll => {
                let foe = Foe::new(view, attack.defender.figure());
                let base = under_way(attack);
                let value = |strike: &Strike| foe.prize(&self.kit, strike, attack.defence.has_cover());
                value(&base.plus(&more)) - value(&base)
            }
            Trigger::AfterRoll | Trigger::AllyRolled => {
                i32::from(more.reroll > 0) * self.reroll_gain(view, attack, more.reroll)
            }
            Trigger::Defending | Trigger::AllyDefending | Trigger::Attacking => {
                let foe = Foe::new(view, attack.defender.figure());
                let left = i32::from(foe.health) - i32::from(foe.damage);
                let now = damage(view, attack, 0);
                let (mut shields, mut then, mut draws) = (0, None, i32::from(more.draws) * view.taste.card);
                for act in acts {
                    match *act {
                        Act::Shields(n) => shields += i32::from(n),
                        Act::Dodge if !attack.defence.is_unerring() => then = Some(0),
                        Act::Endure => then = Some(foe.prize_of_damage(view.taste, now.min(left - 1))),
                        Act::RevealAgain => then = Some(another_card(view, attack, &foe)),
                        // Half of what is spared here is suffered by another one.
                        Act::Redirect => then = Some(foe.prize_of_damage(view.taste, now) / 2),
                        Act::Unerring if dodged(view, attack) => {
                            let open = (icons(attack) - stopping(view, attack)).max(0);
                            then = Some(foe.prize_of_damage(view.taste, open));
                        }
                        Act::Recover(n) => draws += i32::from(n.min(foe.damage)) * view.taste.recovery,
                        _ => {}
                    }
                }
                let change =
                    i32::from(more.bonus) + i32::from(more.pierce).min(stopping(view, attack)) - shields;
                let then =
                    then.unwrap_or_else(|| foe.prize_of_damage(view.taste, damage(view, attack, change)));
                let gain = then - foe.prize_of_damage(view.taste, now);
                if attacking {
                    let rolls = more.reroll > 0 && !dodged(view, attack);
                    gain + draws + i32::from(rolls) * self.reroll_gain(view, attack, more.reroll)
                } else if gain < 0 {
                    draws - gain
                } else {
                    0
                }
            }
            Trigger::AfterAttack => self.worth_after(view, attack, &more, acts),
            Trigger::Defended => worth_of_being_over(view, attack.defender.figure(), acts),
            Trigger::EnemyAttacked => self.worth_of_counter(view, attack, acts),
            Trigger::Play
            | Trigger::Main
            | Trigger::Resolved
            | Trigger::Activation
            | Trigger::ActivationEnd
            | Trigger::MarineActivation
            | Trigger::Fragged
            | Trigger::MarineFragged
            | Trigger::Initiative
            | Trigger::Received
            | Trigger::Passive => 0,
        }
    }

    fn worth_after(&self, view: &View<'_>, attack: &Attack, more: &Strike, acts: &[Act]) -> i32 {
        let mut value = i32::from(more.draws) * view.taste.card;
        if more.splash_red + more.splash_black + more.splash_one > 0 {
            let target = view.game.target_spaces(attack);
            let not = attack.defender.there();
            value += self.splash(view, not, &target, more, None);
        }
        if more.burst > 0 {
            let target = view.game.target_spaces(attack);
            value += Self::burst(view, attack.defender.there(), &target, more);
        }
        for act in acts {
            match *act {
                Act::Push(_) => value += view.taste.push,
                Act::Recover(n) => {
                    let damage =
                        view.st.world.figures().get(attack.attacker.figure()).map_or(0, |f| f.damage);
                    value += i32::from(n.min(damage)) * view.taste.recovery;
                }
                Act::ArgentLost(n) => {
                    let demon = view.game.demon_of_kind(attack.defender.kind()).map(usize::from);
                    let there = demon.map_or(0, |d| view.st.invader.cards[d].argent);
                    value += i32::from(n.min(there)) * view.taste.argent;
                }
                _ => {}
            }
        }
        if more.stuns
            && let Some(defender) = attack.defender.there()
        {
            let stunned = view.st.world.figures()[defender].stunned;
            value += if stunned { 0 } else { view.taste.stun };
        }
        if more.again > 0 || acts.contains(&Act::AgainOther) {
            value += view.taste.stun;
        }
        value
    }

    /// What splash next to a target is worth: the other side's figures count for it, one's own against it. The defender
    /// is spared; the attacker stands on `own` by then.
    pub(super) fn splash(
        &self,
        view: &View<'_>,
        defender: Option<FigureId>,
        target: &[SpaceId],
        strike: &Strike,
        own: Option<SpaceId>,
    ) -> i32 {
        let mean = (i32::from(strike.splash_red) * 7 / 6 + i32::from(strike.splash_black) * 2) * ONE;
        let one = i32::from(strike.splash_one) * 7 / 6 * ONE;
        let (mut value, mut best) = (0, 0);
        let active = view.st.world.active();
        for (id, figure) in view.st.world.figures().on_map().filter(|(id, _)| Some(*id) != defender) {
            let under = view.st.world.spaces_under(view.table, id);
            let spaces = match own.filter(|_| active == Some(id)) {
                Some(space) => &[space][..],
                None => &under[..],
            };
            if !spaces.iter().any(|s| target.iter().any(|f| view.ground.adjacent(*f, *s))) {
                continue;
            }
            let kind = view.table.kind(figure.kind);
            let harm = match view.game.demon(figure.kind) {
                Some(card) => view.taste.hurt_demon(view.taste.demon(card), kind.health, mean.max(one), 0, 0),
                None => view.taste.hurt_marine(kind.health, figure.damage, false, mean.max(one), 0),
            };
            let enemy = kind.side != view.side;
            value += if enemy { harm } else { -part(harm, view.taste.mishap) };
            best = best.max(if enemy { harm } else { 0 });
        }
        if strike.splash_one > 0 { best } else { value }
    }

    /// What dice for every foe near a target are worth.
    pub(super) fn burst(
        view: &View<'_>,
        defender: Option<FigureId>,
        target: &[SpaceId],
        strike: &Strike,
    ) -> i32 {
        let icons = i32::from(strike.burst) / 2;
        let foes = view.figures(view.side.other()).filter(|id| Some(*id) != defender);
        let near = foes.filter(|id| {
            let under = view.st.world.spaces_under(view.table, *id);
            let within = strike.burst_range as u8;
            under.iter().any(|s| target.iter().any(|t| view.ground.range(*t, *s) <= within))
        });
        near.map(|id| Foe::new(view, id).prize_of_damage(view.taste, icons)).sum()
    }

    /// What it is worth to attack the figure that has just attacked.
    fn worth_of_counter(&self, view: &View<'_>, attack: &Attack, acts: &[Act]) -> i32 {
        let counters = acts.iter().map(|act| match *act {
            Act::Counter(red, black) if !attack.attacker.is_gone() => {
                let strike = Strike { red: red as i8, black: black as i8, ..Strike::default() };
                Foe::new(view, attack.attacker.figure()).prize(&self.kit, &strike, false)
            }
            _ => 0,
        });
        counters.sum()
    }

    /// What rerolling up to so many dice is worth.
    fn reroll_gain(&self, view: &View<'_>, attack: &Attack, dice: i8) -> i32 {
        let mut gains: arrayvec::ArrayVec<i32, 16> = attack
            .pool
            .dice()
            .iter()
            .filter(|d| !d.again)
            .map(|d| self.die_gain(d.colour, d.icons))
            .collect();
        gains.sort_unstable_by(|a, b| b.cmp(a));
        let gain: i32 = gains.iter().take(usize::try_from(dice).unwrap_or(0)).filter(|g| **g > 0).sum();
        let foe = Foe::new(view, attack.defender.figure());
        // Price of one damage to this foe.
        foe.prize_of_damage(view.taste, 1).max(20) * gain / ONE
    }

    /// How many icons more a die is expected to show when rolled again.
    fn die_gain(&self, colour: DieColour, icons: u8) -> i32 {
        let mean = if colour == BLACK { self.kit.odds.past(0, 1, 0) } else { self.kit.odds.past(1, 0, 0) };
        mean - i32::from(icons) * ONE
    }

    /// One die more to be rolled again, or no more.
    pub(super) fn reroll(&self, view: &View<'_>, options: &[Choice]) -> usize {
        let attack = view.st.attack();
        best_of(options, |option| match option {
            Choice::Reroll(i) => {
                let die = attack.pool.dice()[usize::from(i)];
                self.die_gain(die.colour, die.icons)
            }
            _ => ONE / 20,
        })
    }

    /// The defender in cover: the card that lies there, or another one.
    pub(super) fn second_card(view: &View<'_>, options: &[Choice]) -> usize {
        let attack = view.st.attack();
        let foe = Foe::new(view, attack.defender.figure());
        let second =
            another_card(view, attack, &foe) + 1 < foe.prize_of_damage(view.taste, damage(view, attack, 0));
        options.iter().position(|o| *o == Choice::Second(second)).unwrap_or(0)
    }

    /// Demons that may answer an attack.
    pub(super) fn answers(&self, view: &View<'_>, options: &[Choice]) -> usize {
        let target = view.st.attack().attacker.figure();
        if view.st.world.figures().get(target).is_none_or(|f| !f.on_map) {
            return options.len() - 1;
        }
        let foe = Foe::new(view, target);
        best_of(options, |option| match option {
            Choice::Answer(id) => {
                let kind = view.st.world.figures()[id].kind;
                let demon = view.game.demon_of_kind(kind).map_or(0, usize::from);
                let arms = &self.kit.armoury.demons[demon];
                let cover = view.game.has_cover(view.st, id, target);
                foe.prize(&self.kit, &arms.base, cover)
            }
            _ => view.taste.argent,
        })
    }

    /// Events after a demon's attack.
    pub(super) fn after_events(&mut self, view: &View<'_>, options: &[Choice]) -> usize {
        let attack = view.st.attack();
        best_of(options, |option| {
            let (abilities, price) = self.abilities_of(view, option);
            let mut value = -price;
            for ability in abilities.iter().filter(|a| a.when == Trigger::AfterAttack) {
                if ability.acts.contains(&Act::AgainOther) {
                    value += self.other_target(view, attack.attacker.figure(), attack.defender.figure());
                } else {
                    value += self.worth_in_attack(view, attack, true, Trigger::AfterAttack, &ability.acts);
                }
            }
            value
        })
    }

    /// The best attack of a demon on somebody else from where it stands.
    fn other_target(&self, view: &View<'_>, attacker: FigureId, not: FigureId) -> i32 {
        let kind = view.st.world.figures()[attacker].kind;
        let Some(demon) = view.game.demon_of_kind(kind) else { return 0 };
        let arms = &self.kit.armoury.demons[usize::from(demon)];
        let prizes = view.figures(Side::Marines).filter(|id| *id != not).map(|id| {
            let near = view.st.world.range(view.table, attacker, id) <= arms.range;
            if near && view.st.world.sees(view.table, attacker, id) {
                Foe::new(view, id).prize(&self.kit, &arms.base, false)
            } else {
                0
            }
        });
        prizes.max().unwrap_or(0)
    }

    /// Whom an extra attack or a splash is for.
    pub(super) fn target(&self, view: &View<'_>, options: &[Choice]) -> usize {
        best_of(options, |option| match option {
            Choice::Attack(id, _) | Choice::Splash(id) => {
                let prize = Foe::new(view, id).prize_of_damage(view.taste, 2);
                if view.st.world.side(view.table, id) == view.side { -prize } else { prize }
            }
            _ => 0,
        })
    }
}

/// What the attack is worth to the attacker, on average, with another defence card in the place of the revealed one.
fn another_card(view: &View<'_>, attack: &Attack, foe: &Foe) -> i32 {
    let guard: &Guard = &foe.guard;
    let icons = icons(attack);
    let others = i32::from(attack.defence.shields()) - i32::from(attack.defence.pierced()) + guard.always;
    let mut then = 0;
    for (shields, cards) in guard.shields.iter().enumerate() {
        let stopped = (shields as i32 + others).max(0);
        then += *cards as i32 * foe.prize_of_damage(view.taste, (icons - stopped).max(0));
    }
    if attack.defence.dodges(false) {
        return 0;
    }
    if attack.defence.is_unerring() {
        then += guard.dodges as i32 * foe.prize_of_damage(view.taste, (icons - others.max(0)).max(0));
    }
    then / guard.all.max(1) as i32
}

/// What a defender gains when the attack on it is over.
fn worth_of_being_over(view: &View<'_>, own: FigureId, acts: &[Act]) -> i32 {
    let damage = view.st.world.figures().get(own).map_or(0, |f| f.damage);
    let each = acts.iter().map(|act| match *act {
        Act::Recover(n) => i32::from(n.min(damage)) * view.taste.recovery,
        // Away from the figures near by.
        Act::Points(_) => {
            let near = view.figures(view.side.other());
            let near = near.filter(|id| view.st.world.range(view.table, own, *id) <= 2).count() as i32;
            near * view.taste.push
        }
        Act::Draw(n) => i32::from(n) * view.taste.card,
        _ => 0,
    });
    each.sum()
}

/// Would the attack be dodged as it stands?
fn dodged(view: &View<'_>, attack: &Attack) -> bool {
    let (_, dodge) = view.game.card_defence(attack);
    attack.defence.dodges(dodge)
}

/// The attack as it stands before the dice.
fn under_way(attack: &Attack) -> Strike {
    let [red, black] = attack.pool.to_roll();
    Strike {
        red: red as i8,
        black: black as i8,
        bonus: attack.pool.bonus() as i8,
        pierce: attack.defence.pierced() as i8,
        stuns: attack.outcome().stuns,
        ..Strike::default()
    }
}

fn icons(attack: &Attack) -> i32 {
    i32::from(attack.pool.icons())
}

/// Shields that count against the attack now.
fn stopping(view: &View<'_>, attack: &Attack) -> i32 {
    let (shields, _) = view.game.card_defence(attack);
    let tough = view.game.demon(attack.defender.kind()).is_some_and(|d| d.toughness);
    (i32::from(shields) + i32::from(attack.defence.shields()) + i32::from(tough)
        - i32::from(attack.defence.pierced()))
    .max(0)
}

/// The damage the attack would cause now, with so many icons more.
fn damage(view: &View<'_>, attack: &Attack, more: i32) -> i32 {
    if dodged(view, attack) { 0 } else { (icons(attack) + more - stopping(view, attack)).max(0) }
}
