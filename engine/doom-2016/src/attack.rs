//! The attack (rules 1.7): who may be attacked, the declaration, and one phase after the other.
//! `dice`, `defence` and `aftermath` carry the phases out; which abilities, events and cards are played in between stands in
//! `timing`.

mod aftermath;
mod defence;
mod dice;
pub(super) mod task;

use super::Doom2016;
use super::choice::Choice;
use super::content::{self, CardId, EventId, Trigger};
use super::run::{Cx, Due, not_offered};
use super::state::{Attack, Declaration, Figures, Party, State};
use super::task::{AttackTask, Phase, Task, WindowTask};
use crate::own::stat;
use engine::course::Course;
use engine::event::Event;
use engine::game::{Options, Side};
use engine::world::FigureId;

impl AttackTask {
    /// What it needs, with all options.
    pub(super) fn due(self, game: &Doom2016, st: &State, out: &mut Options<Choice>) -> Due {
        match self {
            Self::RemoveDie => game.due_remove_die(st, out),
            Self::Reroll(n) => game.due_reroll(st, n, out),
            Self::RollDie(colour) => game.due_die(colour, out),
            Self::Reveal => game.due_reveal(st, out),
            Self::SecondCard => {
                out.add(Choice::Second(false));
                out.add(Choice::Second(true));
                Due::Choose(game.seat_of(st.attack().defender.figure()))
            }
            Self::Redirect => {
                let defender = &st.attack().defender;
                let others = defender.there().map_or_else(Figures::new, |id| game.friends_beside(st, id));
                game.due_pick(&others, game.seat_of(defender.figure()), out)
            }
            Self::Other(attacker, not) => game.due_attack_other(st, attacker, not, out),
            Self::Phase(_) | Self::RollAgain => Due::Auto,
        }
    }

    /// A choice somebody made for it.
    pub(super) fn take(self, cx: &mut Cx<'_>, choice: Choice) {
        match (self, choice) {
            (Self::RemoveDie, Choice::DieAway(colour)) => cx.remove_die(colour),
            (Self::Reroll(n), Choice::Reroll(die)) => cx.pick_die(n, die),
            (Self::RollDie(colour), Choice::Die(icons)) => cx.die_rolled(colour, icons),
            (Self::Reveal, Choice::Card(CardId(card)) | Choice::Event(EventId(card))) => cx.revealed(card),
            (Self::SecondCard, Choice::Second(second)) => cx.second_card(second),
            (Self::Redirect, Choice::Pick(figure)) => cx.st.attack_mut().redirect(figure),
            (Self::Other(attacker, _), Choice::Attack(target, long)) => {
                cx.declare(attacker, target, None, long, false);
            }
            (Self::Reroll(_) | Self::Other(..), Choice::Pass) => {}
            _ => not_offered(self, choice),
        }
    }

    /// What it does where there is nothing to choose.
    pub(super) fn run(self, cx: &mut Cx<'_>) {
        match self {
            Self::Phase(phase) => cx.attack_phase(phase),
            Self::RollAgain => cx.roll_again(),
            Self::Reveal => cx.refill_and_reveal(),
            // No die or figure to choose.
            Self::RemoveDie | Self::Reroll(_) | Self::Redirect | Self::Other(..) => {}
            Self::RollDie(_) | Self::SecondCard => unreachable!("{self:?} always has options"),
        }
    }
}

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
            None => self.game.demon(self.st.world.figures()[attacker].kind).map(|d| d.attack),
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
        let (from, to) = (self.st.world.figures()[attacker], self.st.world.figures()[defender]);
        let parties = [Party::new(attacker, from.kind), Party::new(defender, to.kind)];
        let declaration = Declaration {
            card,
            space: to.space,
            turned: to.turned,
            adjacent: self.st.world.range(table, attacker, defender) <= 1,
            answer,
        };
        let dice = printed.map_or([0, 0], |a| [a.red, a.black]);
        let cover = game.has_cover(self.st, attacker, defender);
        self.st.attacks.push(Attack::new(parties, declaration, dice, cover));
        self.push(Task::Attack(AttackTask::Phase(Phase::BeforeRoll)));
        self.emit(Event::AttackDeclared { attacker, defender });
    }

    /// One phase: what happens by itself, then the windows in it, then the next phase.
    pub(super) fn attack_phase(&mut self, phase: Phase) {
        let attacker_side = self.side_of_attacker();
        match phase {
            Phase::BeforeRoll => {
                self.push(Task::Attack(AttackTask::Phase(Phase::Roll)));
                let attacker = self.st.attack().attacker.there();
                if attacker.is_some_and(|id| self.st.world.figures()[id].stunned) {
                    self.push(Task::Attack(AttackTask::RemoveDie));
                }
                self.push(Task::Window(WindowTask::Attack(Trigger::BeforeRoll, attacker_side)));
                self.by_itself(Trigger::Passive, attacker_side);
                self.by_itself(Trigger::BeforeRoll, attacker_side);
            }
            Phase::Roll => {
                self.push(Task::Attack(AttackTask::Phase(Phase::AfterRoll)));
                self.roll(self.st.attack().pool.to_roll().map(usize::from));
            }
            Phase::AfterRoll => {
                self.push(Task::Attack(AttackTask::Phase(Phase::Reveal)));
                if attacker_side == Side::Marines {
                    self.open_ally_windows(Trigger::AllyRolled, Some(self.st.attack().attacker.figure()));
                }
                self.push(Task::Window(WindowTask::Attack(Trigger::AfterRoll, attacker_side)));
                self.by_itself(Trigger::AfterRoll, attacker_side);
            }
            Phase::Reveal => {
                self.push(Task::Attack(AttackTask::Phase(Phase::Cover)));
                let defender = self.st.attack().defender.there();
                if defender.is_some_and(|id| !self.st.world.figures()[id].stunned) {
                    self.push(Task::Attack(AttackTask::Reveal));
                }
            }
            Phase::Cover => {
                self.push(Task::Attack(AttackTask::Phase(Phase::Defending)));
                let defence = &self.st.attack().defence;
                if defence.has_cover() && defence.revealed().is_some() && self.game.can_reveal(self.st) {
                    self.push(Task::Attack(AttackTask::SecondCard));
                }
            }
            Phase::Defending => {
                self.push(Task::Attack(AttackTask::Phase(Phase::Attacking)));
                if attacker_side == Side::Invader {
                    self.open_ally_windows(Trigger::AllyDefending, Some(self.st.attack().defender.figure()));
                }
                self.push(Task::Window(WindowTask::Attack(Trigger::Defending, attacker_side.other())));
                self.by_itself(Trigger::Defending, attacker_side.other());
            }
            Phase::Attacking => {
                self.push(Task::Attack(AttackTask::Phase(Phase::Damage)));
                self.push(Task::Window(WindowTask::Attack(Trigger::Attacking, attacker_side)));
                self.by_itself(Trigger::Attacking, attacker_side);
            }
            Phase::Damage => {
                self.push(Task::Attack(AttackTask::Phase(Phase::After)));
                self.damage();
            }
            Phase::After => self.after(attacker_side),
            Phase::Done => self.attack_done(),
        }
    }

    fn side_of_attacker(&self) -> Side {
        self.game.side_of_attacker(self.st)
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
        let range = self.range_now(st, side, range);
        let far = range.saturating_add(longer.unwrap_or(0));
        for (id, figure) in st.world.figures().on_map() {
            if table.kind(figure.kind).side == side {
                continue;
            }
            let distance = st.world.range(table, attacker, id);
            if distance <= far && st.world.sees(table, attacker, id) {
                out.add(Choice::Attack(id, distance > range));
            }
        }
    }

    /// Is a figure within the range of a demon's own attack, and in sight? What attacks out of turn needs that as well as
    /// what its ability asks for (ruling 108).
    pub(super) fn demon_reaches(&self, st: &State, demon: FigureId, target: FigureId) -> bool {
        let table = self.table();
        self.demon(st.world.figures()[demon].kind).is_some_and(|card| {
            st.world.range(table, demon, target) <= self.range_now(st, Side::Invader, card.attack.range)
                && st.world.sees(table, demon, target)
        })
    }

    /// A printed range as it is now. Whatever shortens it leaves the neighbours (adjacent is range 1).
    fn range_now(&self, st: &State, side: Side, printed: u8) -> u8 {
        printed.saturating_add_signed(st.world.modified(stat::range(side))).max(1)
    }
}
