//! The defence: cover, the cards revealed, and what is left of the damage (rulings 5, 18 and 19). The geometry finds
//! the lines of cover.

use crate::Doom2016;
use crate::choice::Choice;
use crate::content::{self, CardId, EventId};
use crate::own::{ban, stat};
use crate::run::{Cx, Due};
use crate::state::{Attack, State};
use crate::task::{AttackTask, Task};
use engine::course::Course;
use engine::event::{Event, EventKind};
use engine::game::{Options, Side};
use engine::world::FigureId;
use tiles::Cover;

/// What an attack comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Damage icons, those of abilities included.
    pub(crate) icons: u16,
    /// Shields that count against them.
    pub(crate) shields: u16,
    /// It is cancelled.
    pub(crate) dodged: bool,
    /// The damage that is left.
    pub(crate) damage: u8,
}

impl Cx<'_> {
    /// An empty deck is made again from the discards before revealing; with none either, no card is revealed (ruling 18).
    pub(crate) fn refill_and_reveal(&mut self) {
        let defender = self.st.attack().defender.figure();
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
            self.push(Task::Attack(AttackTask::Reveal));
        } else if self.st.attack().defence.revealed().is_none() {
            self.emit(Event::DefenceRevealed { figure: defender, card: None, shields: 0, dodge: false });
        }
    }

    /// A defence card lies open. One that lay there before is ignored and set aside.
    pub(crate) fn revealed(&mut self, card: u8) {
        let defender = self.st.attack().defender.figure();
        match self.side_of_attacker() {
            Side::Invader => {
                let _ = self.st.marines[usize::from(defender.0)].deck.draw(card);
            }
            Side::Marines => {
                let _ = self.st.invader.deck.draw(card);
            }
        }
        self.st.attack_mut().defence.reveal(card);
        self.emit_if(EventKind::DefenceRevealed, |cx| {
            let (shields, dodge) = cx.game.card_defence(cx.st.attack());
            let name = match cx.side_of_attacker() {
                Side::Invader => &cx.game.content().cards[usize::from(card)].name,
                Side::Marines => &cx.game.content().events[usize::from(card)].name,
            };
            Event::DefenceRevealed { figure: defender, card: Some(name.as_str().into()), shields, dodge }
        });
    }

    pub(crate) fn second_card(&mut self, second: bool) {
        if second {
            self.push(Task::Attack(AttackTask::Reveal));
        }
    }

    /// Ruling 19: icons less shields, nothing after a dodge.
    pub(super) fn damage(&mut self) {
        let Tally { dodged, damage, .. } = self.game.tally(self.st, self.st.attack());
        let attack = self.st.attack_mut();
        let by = attack.attacker.there();
        if let Some(figure) = attack.settle(dodged, damage) {
            self.hurt(figure, damage, by);
        }
    }
}

impl Doom2016 {
    /// Ruling 5, from the attacker's best space and corner. Large figures never have cover.
    pub(crate) fn has_cover(&self, st: &State, attacker: FigureId, defender: FigureId) -> bool {
        let table = self.table();
        if st.world.footprint(table, defender).is_large() || st.world.forbids(ban::COVER) {
            return false;
        }
        let from = st.world.spaces_under(table, attacker);
        let to = [st.world.figures()[defender].space];
        st.world.sight(table).lifting(&from, &to).best_cover(&from, &to) != Cover::Open
    }

    /// What an attack comes to as it stands (ruling 19).
    pub(crate) fn tally(&self, st: &State, attack: &Attack) -> Tally {
        let (card_shields, card_dodge) = self.card_defence(attack);
        let defence = &attack.defence;
        let side = self.table().kind(attack.attacker.kind()).side;
        let extra = st.world.modified(stat::damage(side));
        let harder = st.world.modified(stat::shields(side.other()));
        let tough = self.demon(attack.defender.kind()).is_some_and(|d| d.toughness);
        let shields = (u16::from(card_shields) + u16::from(defence.shields()) + u16::from(tough))
            .saturating_add_signed(i16::from(harder))
            .saturating_sub(u16::from(defence.pierced()));
        let icons = attack.pool.icons().saturating_add_signed(i16::from(extra));
        let dodged = defence.dodges(card_dodge);
        let mut damage = if dodged { 0 } else { icons.saturating_sub(shields).min(u16::from(u8::MAX)) as u8 };
        if defence.endures()
            && let Some(defender) = attack.defender.there()
        {
            let health = self.table().kind(attack.defender.kind()).health;
            damage = damage.min(health.saturating_sub(st.world.figures()[defender].damage + 1));
        }
        Tally { icons, shields, dodged, damage }
    }

    /// What the defence card that counts gives: shields, and whether it cancels.
    pub(crate) fn card_defence(&self, attack: &Attack) -> (u8, bool) {
        let Some(card) = attack.defence.revealed() else { return (0, false) };
        let content = self.content();
        match self.demon(attack.defender.kind()) {
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
    pub(crate) fn can_reveal_again(&self, st: &State) -> bool {
        st.attacks.last().is_some_and(|a| a.defence.can_ignore_card() && !a.defender.is_gone())
            && self.can_reveal(st)
    }

    /// Is there a card to reveal, in the deck or among the discards?
    pub(super) fn can_reveal(&self, st: &State) -> bool {
        let defender = usize::from(st.attack().defender.figure().0);
        if defender < st.marines.len() {
            let cards = &st.marines[defender];
            !cards.deck.is_empty() || !cards.discard.is_empty()
        } else {
            !st.invader.deck.is_empty() || !st.invader.discard.is_empty()
        }
    }

    pub(crate) fn due_reveal(&self, st: &State, out: &mut Options<Choice>) -> Due {
        let attack = st.attack();
        match self.demon_of_kind(attack.defender.kind()) {
            None => {
                let deck = &st.marines[usize::from(attack.defender.figure().0)].deck;
                crate::run::chance(deck.outcomes().map(|(n, c)| (n, Choice::Card(CardId(c)))), out)
            }
            Some(_) => crate::run::chance(
                st.invader.deck.outcomes().map(|(n, e)| (n, Choice::Event(EventId(e)))),
                out,
            ),
        }
    }
}
