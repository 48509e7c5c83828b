//! How much of who wins the deal decides. Games are played in groups: within a group all decks lie in the same order, while dice and
//! what bots choose by lot differ. If games of a group end alike more often than games of different groups, the deal decides
//! that part. What is a deck the rule system says; chance from anything else is a die here.

use engine::play::{Bots, Controls, Digest, Nature, Rng, Runner, pool};
use engine::{Game, Options, Side};
use std::sync::atomic::{AtomicU32, Ordering};

/// What to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deals {
    /// So many deals.
    pub deals: u32,
    /// So many games with each.
    pub plays: u32,
    /// The seed of all of them.
    pub seed: u64,
    /// On how many threads. Nothing depends on it.
    pub jobs: usize,
    /// A game is left unfinished after so many choices; it counts as one that the marines did not win.
    pub limit: u32,
}

/// The deck that a choice of chance draws from, if it does not throw a die.
pub(crate) type DeckOf<'a, G> = &'a (dyn Fn(&G, &<G as Game>::State) -> Option<usize> + Sync);

/// How many games the marines win with each of some deals, the first of which has this number. `None` where it was cancelled.
pub(crate) fn play<G: Game>(
    game: &G,
    bots: &Bots<'_, G>,
    deck: DeckOf<'_, G>,
    plan: &Deals,
    first: u32,
    controls: Controls<'_>,
) -> Option<Vec<u32>> {
    let done = AtomicU32::new(0);
    let wins = pool::spread(
        plan.jobs,
        &AtomicU32::new(plan.deals),
        || Runner::new(game, bots),
        |runner, nth| {
            let deal = first + nth;
            let order = Rng::for_game(plan.seed, deal).bits();
            let mut won = 0;
            for play in 0..plan.plays {
                let rng = Rng::for_game(!plan.seed, deal * plan.plays + play);
                let nature = Shuffled { order, deck, decks: Vec::new() };
                let record = runner.play_with(nth, rng, nature, plan.limit, (), controls.cancel)?;
                won += u32::from(record.outcome.is_some_and(|outcome| outcome.winner == Some(Side::Marines)));
            }
            if let Some(progress) = controls.progress {
                progress(done.fetch_add(1, Ordering::Relaxed) + 1);
            }
            Some(won)
        },
    );
    (wins.len() == plan.deals as usize).then_some(wins)
}

/// Chance where the order of all decks is given. Rules draw lazily and leave each card to chance, so the order is made up here,
/// whenever a deck is new or was shuffled.
struct Shuffled<'a, G: Game> {
    /// What the order of all decks depends on.
    order: u64,
    deck: DeckOf<'a, G>,
    decks: Vec<Deck<G::Choice>>,
}

/// A deck as it lies.
struct Deck<C> {
    /// So often it was shuffled.
    shuffles: u32,
    /// The cards, the top one last.
    cards: Vec<C>,
}

impl<G: Game> Nature<G> for Shuffled<'_, G> {
    fn pick(&mut self, game: &G, state: &G::State, options: &Options<G::Choice>, rng: &mut Rng) -> usize {
        let Some(number) = (self.deck)(game, state) else { return rng.weighted(&options.weights) };
        if number >= self.decks.len() {
            self.decks.resize_with(number + 1, || Deck { shuffles: 0, cards: Vec::new() });
        }
        let deck = &mut self.decks[number];
        deck.draw(options).unwrap_or_else(|| {
            deck.shuffles += 1;
            // A card that lies there several times has a place for each copy.
            let copies = options.list.iter().zip(&options.weights).flat_map(|(card, copies)| {
                let key = game.key(state, *card);
                let (order, shuffles) = (self.order, deck.shuffles);
                let place = move |copy: u32| Digest::of(&(order, number, shuffles, &key, copy));
                (0..*copies).map(move |copy| (place(copy), *card))
            });
            let mut copies: Vec<(Digest, G::Choice)> = copies.collect();
            copies.sort_unstable_by_key(|(place, _)| *place);
            deck.cards = copies.into_iter().map(|(_, card)| card).collect();
            deck.draw(options).unwrap_or_default()
        })
    }
}

impl<C: Copy + Eq> Deck<C> {
    /// Draw the top card, if it is this deck. A deck of other cards was shuffled.
    fn draw(&mut self, options: &Options<C>) -> Option<usize> {
        let count = |card: &C| self.cards.iter().filter(|known| *known == card).count();
        let is_this = options.weights.iter().sum::<u32>() as usize == self.cards.len()
            && options
                .list
                .iter()
                .zip(&options.weights)
                .all(|(card, copies)| count(card) == *copies as usize);
        let top = if is_this { self.cards.pop()? } else { return None };
        options.list.iter().position(|card| *card == top)
    }
}

/// A part of who wins, from 0 to 1, with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Part {
    /// As the games have it.
    pub counted: f64,
    /// It is probably not less than this.
    pub low: f64,
    /// It is probably not more than this.
    pub high: f64,
}

/// The share of the normal distribution within this many standard errors is 95 %.
const REACH: f64 = 1.959_963_984_540_054;

impl Part {
    /// Which part of who wins the deal decides, from the marines' wins with each deal, of so many games: the part of the variance
    /// that lies between deals (one-way analysis of variance, random effects; Fisher 1925), with an interval from leaving out one deal
    /// after the other (the jackknife). `None` for fewer than 3 deals or 2 games of each, and where one side wins all games, so that
    /// nothing varies.
    #[must_use]
    pub fn of_deals(wins: &[u32], plays: u32) -> Option<Self> {
        if wins.len() < 3 || plays < 2 {
            return None;
        }
        let sum: f64 = wins.iter().map(|won| f64::from(*won)).sum();
        let squares: f64 = wins.iter().map(|won| f64::from(*won) * f64::from(*won)).sum();
        let (deals, plays) = (wins.len() as f64, f64::from(plays));
        let counted = between(sum, squares, deals, plays)?;
        let without = |won: &u32| {
            let won = f64::from(*won);
            let rest = between(sum - won, squares - won * won, deals - 1.0, plays).unwrap_or(0.0);
            deals * counted - (deals - 1.0) * rest
        };
        let values: Vec<f64> = wins.iter().map(without).collect();
        let mean = values.iter().sum::<f64>() / deals;
        let variance =
            values.iter().map(|value| (value - mean) * (value - mean)).sum::<f64>() / (deals - 1.0);
        let reach = REACH * (variance / deals).sqrt();
        let inside = |value: f64| value.clamp(0.0, 1.0);
        Some(Self { counted: inside(counted), low: inside(counted - reach), high: inside(counted + reach) })
    }
}

/// The part of the variance between deals, from the sum of the wins of all deals and the sum of their squares. Not biased, so it may
/// be less than 0 by chance.
fn between(sum: f64, squares: f64, deals: f64, plays: f64) -> Option<f64> {
    let between = (squares / plays - sum * sum / (deals * plays)) / (deals - 1.0);
    let within = (sum - squares / plays) / (deals * (plays - 1.0));
    let of_deal = (between - within) / plays;
    let all = of_deal + within;
    (all > 0.0).then(|| of_deal / all)
}

#[cfg(test)]
mod tests;
