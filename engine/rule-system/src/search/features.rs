//! What of a state counts for the chance to win, in every rule system that plays on a table: how the sides stand, what the aims
//! ask for, what the scripts have noted.

use crate::row::row;
use crate::table_game::TableGame;
use engine::name::Sym;
use engine::world::{Aim, Near, Thing, Value as Says};
use engine::{Side, Table, World};
use tiles::SpaceId;
use words::Phrase;

/// One, in the numbers of features.
pub const ONE: i32 = 1000;

/// A fraction as a feature.
#[must_use]
pub fn share(part: i32, whole: i32) -> i32 {
    part * ONE / whole.max(1)
}

/// A product of two features.
#[must_use]
pub const fn times(a: i32, b: i32) -> i32 {
    a * b / ONE
}

/// The round and its square. All rounds after the hundredth count as the hundredth: hardly a game lasts so long, and the square
/// of a game without an end would overflow.
fn of_round(round: u16) -> [i32; 2] {
    let round = share(i32::from(round.min(100)), 10);
    [round, times(round, round)]
}

/// In hints: how the marines stand.
pub const HEALTH: Phrase = row("feature-health");

/// In hints: how far the marines are from their aims.
pub const WAY: Phrase = row("feature-way");

/// What each number of [`basics`] counts, in a few words for people, in the same order.
pub const BASICS: [Phrase; 17] = [
    row("feature-round"),
    row("feature-round"),
    row("feature-marines"),
    HEALTH,
    row("feature-stunned-marines"),
    HEALTH,
    HEALTH,
    row("feature-invader"),
    row("feature-invader-health"),
    row("feature-stunned-invader"),
    row("feature-invader-health"),
    row("feature-invader-health"),
    row("feature-tokens"),
    row("feature-progress"),
    row("feature-doors"),
    WAY,
    WAY,
];

/// In hints: what scripts have noted. Their own words for it are not for people, and may reveal too much.
pub(super) const NOTES: Phrase = row("feature-notes");

/// What is counted in every game, always as many numbers in the same order.
pub fn basics<G: TableGame>(game: &G, state: &G::State, out: &mut Vec<i32>) {
    let (table, world) = (game.table(), game.world(state));
    out.extend(of_round(world.round()));
    for side in [Side::Marines, Side::Invader] {
        let (mut figures, mut left, mut hurt, mut weak, mut stunned) = (0, 0, 0, 0, 0);
        for (_, figure) in world.figures().on_map().filter(|(_, it)| table.kind(it.kind).side == side) {
            let health = i32::from(table.kind(figure.kind).health);
            figures += 1;
            left += health - i32::from(figure.damage);
            hurt += i32::from(figure.damage);
            weak += i32::from(health - i32::from(figure.damage) <= 3);
            stunned += i32::from(figure.stunned);
        }
        let marines = i32::from(table.marines);
        out.extend([figures, weak, stunned].map(|number| share(number, 3 * marines)));
        out.extend([left, hurt].map(|number| share(number, 10 * marines)));
    }
    let tokens = world.tokens().iter();
    let (lie, progress) = tokens.fold((0, 0), |sum, (_, it)| (sum.0 + 1, sum.1 + i32::from(it.progress)));
    out.extend([share(lie, 4), share(progress, 4)]);
    out.push(share(i32::try_from(world.closed().0.count_ones()).unwrap_or(0), 4));
    let nearest = way(table, world);
    out.extend([share(nearest, 20), ONE / (1 + nearest / 3)]);
}

/// How far the nearest marine is from anything the marines want to get near; 20 where there is no such thing or no marine.
fn way(table: &Table, world: &World) -> i32 {
    let ground = world.ground(table);
    let mut nearest = 20;
    let mut see = |space: SpaceId| {
        let ranges = ground.ranges(space);
        for marine in world.figures().of(Side::Marines).iter() {
            nearest = nearest.min(i32::from(ranges[usize::from(marine.0)]));
        }
    };
    let mut near = |near: Near| match near {
        Near::Anywhere => {}
        Near::Token(kind) => {
            world.tokens().iter().filter(|(_, it)| it.kind == kind).for_each(|(_, it)| see(it.space));
        }
        Near::Piece(class) => {
            let spots = table.pieces(class).iter().zip(0_u8..);
            let there = spots
                .filter(|(_, number)| world.pieces().has(engine::world::PieceId { class, number: *number }));
            there.for_each(|(spot, _)| see(spot.space));
        }
        Near::Thing(thing) => {
            let _ = world.space_of(table, thing).map(&mut see);
        }
        Near::In(region) => {
            let _ = world.space_of(table, Thing::Region(region)).map(&mut see);
        }
    };
    for aim in world.aims().iter() {
        match aim {
            Aim::Reach(what, _) => near(what),
            Aim::OpenDoors | Aim::FragDemons | Aim::Survive => {}
        }
    }
    for offer in world.offers().iter() {
        near(offer.near);
    }
    nearest
}

/// The name of a note: its script and its word.
pub(super) type NoteName = (u8, Sym);

/// What a note counts: a number as it is, yes as one, and anything else that it is there.
pub(super) fn noted(says: Says) -> i32 {
    match says {
        Says::Bool(yes) => i32::from(yes) * ONE,
        Says::Int(number) => share(number.clamp(-300, 300), 3),
        Says::Word(_) | Says::Thing(_) => ONE,
    }
}

#[cfg(test)]
mod tests {
    use super::of_round;

    #[test]
    fn a_game_without_an_end_overflows_nothing() {
        assert_eq!(of_round(5), [500, 250]);
        assert_eq!(of_round(u16::MAX), of_round(100));
    }
}
