//! An attack that somebody thinks of: the attacker stands somewhere else, a marine perhaps with a card that was not played yet.
//! Where there is no such attack, the reason is given. What it comes to is worked out as that of any other.

use super::played::THOUGHT;
use super::stand::Attempt;
use super::worked_out;
use crate::Doom2016;
use crate::content::CardId;
use crate::own::stat;
use crate::state::{State, Turn};
use crate::task::{DemonTask, MarineTask, Task};
use crate::words::text;
use engine::game::Seat;
use engine::world::FigureId;
use rule_system::odds::Odds;
use rule_system::table_game::Strike;
use tiles::{Pose, Reach};
use words::Text;

/// No figure has more movement points.
const MOST_POINTS: u8 = 64;

/// What the board says of spaces that are cut off from one another.
const CUT_OFF: u8 = u8::MAX;

/// What an attack would come to if the attacker stood somewhere.
///
/// The way there counts as movement points spent, as far as there is one. A figure that is not active begins its activation for
/// it.
pub(crate) fn of_strike(
    game: &Doom2016,
    state: &State,
    seat: Seat,
    strike: &Strike<'_>,
) -> Result<Odds, String> {
    struck(game, state, seat, strike).map_err(|why| why.to_string())
}

fn struck(game: &Doom2016, state: &State, seat: Seat, strike: &Strike<'_>) -> Result<Odds, Text> {
    let table = game.table();
    let (attacker, target) = (strike.attacker, strike.target);
    let there = |id: FigureId| state.world.figures().get(id).filter(|figure| figure.on_map);
    let (Some(figure), Some(_)) = (there(attacker), there(target)) else {
        return Err(text("why-not-off-map"));
    };
    if usize::from(strike.from.0) >= table.board.len() {
        return Err(text("why-not-off-map"));
    }
    on_two_sides(game, state, attacker, target)?;
    let (card, range) = match game.demon(figure.kind) {
        Some(demon) => (None, demon.attack.range),
        None => armed(game, state, strike)?,
    };
    let Some(turned) = turned_there(game, state, strike) else {
        return Err(text("odds-cannot-end").with("figure", table.kind(figure.kind).name.as_str()));
    };

    let mut st = state.clone();
    if st.world.active() != Some(attacker) {
        st.world.activate(attacker);
        st.turn = Turn::default();
    }
    st.turn.note_spent(way(game, state, attacker, strike.from, turned));
    st.world.put(table, attacker, strike.from, turned);
    st.turn.arm(card);
    let longer = if card.is_none() { game.longer_range(&st, attacker) } else { None };
    let long = reaches(game, &st, attacker, target, range, longer)?;
    let task = if card.is_some() {
        Task::Marine(MarineTask::Turn(attacker))
    } else {
        Task::Demon(DemonTask::Turn(attacker))
    };
    st.tasks.push(task);
    Ok(worked_out(game, &Attempt { state: st, seat, attacker, target, card, long }, THOUGHT))
}

/// Does a figure reach another one with a printed range? `true` where it takes the ability that lengthens the range by so much.
pub(crate) fn reaches(
    game: &Doom2016,
    st: &State,
    attacker: FigureId,
    target: FigureId,
    printed: u8,
    longer: Option<u8>,
) -> Result<bool, Text> {
    let table = game.table();
    on_two_sides(game, st, attacker, target)?;
    // As the rules list targets: whatever shortens a range leaves the neighbours.
    let changed = st.world.modified(stat::range(st.world.side(table, attacker)));
    let range = printed.saturating_add_signed(changed).max(1);
    let far = range.saturating_add(longer.unwrap_or(0));
    match st.world.range(table, attacker, target) {
        CUT_OFF => Err(text("odds-cut-off").with("range", far)),
        away if away > far => Err(text("odds-out-of-range").with("spaces", away).with("range", far)),
        _ if !st.world.sees(table, attacker, target) => Err(text("odds-out-of-sight")),
        away => Ok(away > range),
    }
}

fn on_two_sides(game: &Doom2016, st: &State, a: FigureId, b: FigureId) -> Result<(), Text> {
    let side = |id: FigureId| st.world.side(game.table(), id);
    if side(a) == side(b) { Err(text("odds-same-side")) } else { Ok(()) }
}

/// The card a marine attacks with, and its printed range.
fn armed(game: &Doom2016, st: &State, strike: &Strike<'_>) -> Result<(Option<CardId>, u8), Text> {
    let cards = &game.content().cards;
    let card = match strike.card {
        Some(id) => cards
            .iter()
            .position(|card| card.id == id)
            .ok_or_else(|| text("odds-unknown-card").with("card", id))?,
        None => {
            let active = st.world.active() == Some(strike.attacker);
            let used = st.turn.card().filter(|_| active).ok_or_else(|| text("why-not-no-card"))?;
            usize::from(used.0)
        }
    };
    let Some(attack) = cards[card].attack else {
        return Err(text("why-not-no-attack").with("card", cards[card].name.as_str()));
    };
    Ok((Some(CardId(card as u8)), attack.range))
}

/// Which way round the attacker can stand there, as it stands now if it can. Small figures make room for a large one, but not
/// the one that is attacked.
fn turned_there(game: &Doom2016, st: &State, strike: &Strike<'_>) -> Option<bool> {
    let (table, world) = (game.table(), &st.world);
    let footprint = world.footprint(table, strike.attacker);
    let now = world.figures()[strike.attacker].turned;
    let fits = |turned: &bool| {
        let pose = Pose { at: table.board.cell(strike.from), turned: *turned };
        let Some(under) = table.board.covered(footprint, pose, world.closed()) else { return false };
        let stays = |id: FigureId| {
            !footprint.is_large() || id == strike.target || world.footprint(table, id).is_large()
        };
        !world.figures().on_map().any(|(id, _)| {
            id != strike.attacker
                && stays(id)
                && world.spaces_under(table, id).iter().any(|space| under.contains(space))
        })
    };
    let ways = if footprint.can_rotate() { 2 } else { 1 };
    [now, !now].into_iter().take(ways).find(fits)
}

/// The movement points that the way to a space costs; at least one where the figure goes at all.
fn way(game: &Doom2016, st: &State, figure: FigureId, to: tiles::SpaceId, turned: bool) -> u8 {
    let (table, world) = (game.table(), &st.world);
    let standing = world.figures()[figure];
    if (standing.space, standing.turned) == (to, turned) {
        return 0;
    }
    let (from, pose) = (world.pose(table, figure), Pose { at: table.board.cell(to), turned });
    let (gait, crowd) = (game.gait(standing.kind), game.crowd_in(world, figure));
    Reach::flooded(&table.board, world.closed(), gait, from, MOST_POINTS, &crowd, |reach| {
        reach.cost(pose).unwrap_or(1)
    })
}
