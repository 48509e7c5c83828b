//! Where figures stop sight, every question knows where they stand: those of rules, of scripts and of programs outside.

use super::hall;
use engine::{FigureId, KindId, Thing};
use rule_system::TableGame;
use std::sync::Arc;
use tiles::{Cell, CentreRule, Cover, Footprint, SightPolicy, SpaceId, WallEnds};

const SCOUT: FigureId = FigureId(0);
/// Made large: two spaces from west to east.
const GUARD: FigureId = FigureId(1);
const DRONE: FigureId = FigureId(2);

const fn centres(figures_block: bool) -> SightPolicy {
    SightPolicy::CentreToCentre(CentreRule { wall_ends: WallEnds::Stop, figures_block, cliff: None })
}

/// The scout and the drone stand at the ends of a row, first with nothing between them, then with the guard.
#[test]
fn a_figure_in_between_stops_sight_where_the_rule_says_so() {
    for (policy, past_guard) in
        [(centres(true), false), (centres(false), true), (SightPolicy::CornerToCorner, true)]
    {
        let mut game = hall();
        game.table.board = Arc::new(game.table.board.with_sight(policy));
        game.table.kinds[usize::from(KindId(1).0)].footprint = Footprint { w: 2, h: 1 };
        let mut state = game.fresh();
        let [scout, drone] = [SCOUT, DRONE].map(|figure| state.world.figures()[figure].space);
        for (between, seen) in [(false, true), (true, past_guard)] {
            if between {
                let Cell { x, y } = game.table.board.cell(scout);
                let at = game.table.board.space_at(Cell::new(x + 1, y)).expect("the next space");
                state.world.put(&game.table, GUARD, at, false);
            }
            let (table, world) = (&game.table, &state.world);
            let why = format!("{policy:?}, the guard between them: {between}");
            assert_eq!(world.sees(table, SCOUT, DRONE), seen, "{why}");
            assert_eq!(world.sees(table, DRONE, SCOUT), seen, "{why}");
            let [from, to] = [SCOUT, DRONE].map(Thing::Figure);
            assert_eq!(world.in_sight(table, from, to), seen, "{why}");
            assert_eq!(world.in_sight(table, from, Thing::Space(drone)), seen, "{why}");
            assert_eq!(game.cover(&state, scout, drone) != Cover::Unseen, seen, "{why}");
            assert_eq!(world.sight(table).seen_from(scout).has(drone), seen, "{why}");
            // The guard sees and is seen over the rest of its own base.
            assert!(world.sees(table, GUARD, DRONE) && world.sees(table, DRONE, GUARD), "{why}");
            let under: Vec<SpaceId> = world.spaces_under(table, GUARD).to_vec();
            assert_eq!(under.len(), 2);
            for space in under {
                assert_eq!(game.cover(&state, space, drone), Cover::Open, "{why}");
            }
        }
    }
}
