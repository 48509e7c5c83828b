//! What a defender may be expected to show when a defence card is revealed, as far as a seat can know: own cards one by
//! one, other people's only as hand and deck together. No hidden card is looked at anywhere else in the bot.

use super::view::View;
use crate::content::{Content, Defence};
use engine::game::Side;
use engine::world::FigureId;

/// The most shields that are distinguished.
const MOST: usize = 6;

/// Cards by what they show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Guard {
    /// How many cards give so many shields.
    pub(super) shields: [u32; MOST],
    /// How many dodge.
    pub(super) dodges: u32,
    /// How many there are.
    pub(super) all: u32,
    /// Shields in any case.
    pub(super) always: i32,
}

impl Guard {
    /// No card is revealed.
    pub(super) fn none(always: i32) -> Self {
        let mut guard = Self { all: 1, always, ..Self::default() };
        guard.shields[0] = 1;
        guard
    }

    fn add(&mut self, defence: Defence) {
        self.all += 1;
        if defence.dodge {
            self.dodges += 1;
        } else {
            self.shields[usize::from(defence.shields).min(MOST - 1)] += 1;
        }
    }

    /// The guard of a figure that is attacked.
    pub(super) fn of(view: &View<'_>, id: FigureId) -> Self {
        let figure = &view.st.world.figures()[id];
        let content = view.game.content();
        let demon = view.game.demon(figure.kind);
        let always = i32::from(demon.is_some_and(|d| d.toughness));
        if figure.stunned {
            return Self::none(always);
        }
        let mut guard = Self { always, ..Self::default() };
        match demon {
            None => {
                let cards = &view.st.marines[usize::from(id.0)];
                let own = view.seat.0 == id.0;
                let hand = if own { &[][..] } else { cards.hand.cards() };
                for card in cards.deck.cards().iter().chain(hand) {
                    guard.add(content.cards[usize::from(*card)].defence);
                }
            }
            Some(demon) => {
                let invader = &view.st.invader;
                let own = view.side == Side::Invader;
                let hand = if own { &[][..] } else { invader.hand.cards() };
                for card in invader.deck.cards().iter().chain(hand) {
                    guard.add(event_defence(content, *card, demon.special));
                }
            }
        }
        if guard.all == 0 { Self::none(always) } else { guard }
    }

    /// The same with the right to a second card: every card worse than the mean is turned in for another one.
    pub(super) fn with_second(&self) -> Self {
        let dodge = 2 * MOST as u32;
        let worth = |n: usize| n as u32;
        let total: u32 = self.dodges * dodge + (0..MOST).map(|n| worth(n) * self.shields[n]).sum::<u32>();
        let keeps = |n: usize| worth(n) * self.all >= total;
        let again: u32 = (0..MOST).filter(|n| !keeps(*n)).map(|n| self.shields[n]).sum();
        let mut guard = Self { all: self.all * self.all, always: self.always, ..Self::default() };
        guard.dodges = self.dodges * self.all + self.dodges * again;
        for n in 0..MOST {
            guard.shields[n] =
                self.shields[n] * again + if keeps(n) { self.shields[n] * self.all } else { 0 };
        }
        guard
    }
}

/// What an event shows in defence of a demon.
fn event_defence(content: &Content, event: u8, special: Defence) -> Defence {
    let printed = content.events[usize::from(event)].defence;
    if !printed.special {
        return printed;
    }
    Defence {
        shields: printed.shields + special.shields,
        dodge: printed.dodge || special.dodge,
        special: true,
    }
}
