//! Plays games that do not come from the old choices: from the beginning of a round on, bots play for some seats, and the others end
//! their activations as soon as they can. That helps where the old choices no longer fit once something is left out, because dice
//! and places differ. What a game has to show and how it is made shorter afterwards is known in `shrink`.

use super::course::Course;
use super::follow::Follower;
use super::piece::Piece;
use super::sought::Players;
use engine::play::{Bot, Rng};
use engine::{Game, Seat, Side};
use std::collections::{BTreeMap, BTreeSet};

/// The seed of all these games.
const SEED: u64 = 2016;

/// So many games are played from one place with the same seats.
const GAMES: u32 = 8;

/// The answer of a bot takes about as long as so many choices.
const PICK: usize = 2;

/// Games that begin with the old one and go on without it, until no more of them may be tried. The shortest that shows what is looked
/// for is returned, or the old one.
pub(super) fn afresh<G: Game>(
    game: &G,
    follower: &mut Follower<'_, G>,
    players: &Players<'_, G>,
    mut best: Course<G>,
) -> Course<G> {
    let casts = casts(&best, players.side);
    let mut round = 0;
    while let Some(from) = Piece::Round.starts(&best.made).get(round).copied() {
        for active in &casts {
            for number in 0..GAMES {
                if follower.is_spent() {
                    return best;
                }
                if let Some(choices) = go_on(follower, players, &best, from, active, number) {
                    follower.spend(choices.len());
                    best = Course::of(game, &choices);
                }
            }
        }
        round += 1;
    }
    best
}

/// The seats for which bots play, in different ways: one side alone, one seat alone, and all.
fn casts<G: Game>(best: &Course<G>, side: &dyn Fn(Seat) -> Side) -> Vec<BTreeSet<Seat>> {
    let seats: BTreeSet<Seat> = best.made.iter().filter_map(|made| made.seat).collect();
    let of_side = |wanted| seats.iter().copied().filter(|seat| side(*seat) == wanted).collect();
    let mut casts: Vec<BTreeSet<Seat>> = Vec::new();
    let sides = [Side::Marines, Side::Invader].map(of_side);
    let alone = seats.iter().map(|seat| BTreeSet::from([*seat]));
    for cast in sides.into_iter().chain(alone).chain([seats.clone()]) {
        if !cast.is_empty() && !casts.contains(&cast) {
            casts.push(cast);
        }
    }
    casts
}

/// The choices of a game that goes on from a place with bots for these seats, if it shows what is looked for and is shorter.
fn go_on<G: Game>(
    follower: &mut Follower<'_, G>,
    players: &Players<'_, G>,
    best: &Course<G>,
    from: usize,
    active: &BTreeSet<Seat>,
    number: u32,
) -> Option<Vec<G::Choice>> {
    let mut rng = Rng::for_game(SEED, number);
    let mut bots: BTreeMap<Seat, Box<dyn Bot<G>>> = BTreeMap::new();
    follower.play(best, from, |follower, turn| {
        let list = &turn.options.list;
        if list.len() == 1 {
            return Some(0);
        }
        Some(match turn.seat {
            None => rng.weighted(&turn.options.weights),
            Some(seat) if active.contains(&seat) => {
                let bot = bots.entry(seat).or_insert_with(|| (players.bots)(seat));
                let before = bot.tried();
                let pick = bot.pick(turn.game, turn.state, seat, list, &mut rng);
                follower.spend((bot.tried() - before) as usize + PICK);
                pick
            }
            Some(_) => follower.way_on(turn.state, list),
        })
    })
}
