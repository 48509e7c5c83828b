//! Why nothing can be done with a figure or a space: what the figure that acts cannot attack, and where it cannot go. Attacks
//! and movement themselves are the rules'.

use crate::Doom2016;
use crate::choice::Choice;
use crate::odds::reaches;
use crate::state::State;
use crate::task::{AttackTask, DemonTask, MarineTask, MovementTask, Task};
use crate::words::text;
use engine::world::FigureId;
use tiles::{Pose, Reach, SpaceId};
use words::Text;

/// Further than any figure goes in an activation.
const FAR: u8 = 64;

/// Why a figure cannot be attacked now by the one that acts.
pub(super) fn figure(game: &Doom2016, st: &State, target: FigureId, offered: &[Choice]) -> Option<Text> {
    let concerns = |choice: &Choice| match choice {
        Choice::Attack(f, _)
        | Choice::Figure(f)
        | Choice::Answer(f)
        | Choice::Splash(f)
        | Choice::Pick(f) => *f == target,
        _ => false,
    };
    if offered.iter().any(concerns) {
        return None;
    }
    let (attacker, not) = match *st.tasks.last()? {
        Task::Marine(MarineTask::Turn(figure)) | Task::Demon(DemonTask::Turn(figure)) => (figure, None),
        Task::Attack(AttackTask::Other(figure, not)) => (figure, Some(not)),
        _ => return None,
    };
    if attacker == target {
        return None;
    }
    if st.world.figures().get(target).is_none_or(|figure| !figure.on_map) {
        return Some(text("why-not-off-map"));
    }
    let table = game.table();
    let acting = st.world.figures().get(attacker).filter(|figure| figure.on_map)?;
    if st.world.side(table, attacker) == st.world.side(table, target) {
        return Some(text("why-not-same-side"));
    }
    if not == Some(target) {
        return Some(text("why-not-attacked"));
    }
    if st.turn.is_passing() && not.is_none() {
        return Some(text("why-not-passing"));
    }
    let (range, longer) = match game.demon(acting.kind) {
        Some(demon) => {
            if not.is_none() && !st.turn.may_attack() {
                return Some(text("why-not-no-attack-left"));
            }
            (demon.attack.range, game.longer_range(st, attacker))
        }
        None => {
            let Some(card) = st.turn.card() else { return Some(text("why-not-no-card")) };
            let card = &game.content().cards[usize::from(card.0)];
            let Some(attack) = card.attack else {
                return Some(text("why-not-no-attack").with("card", card.name.as_str()));
            };
            if !st.turn.may_attack() {
                return Some(text("why-not-no-attack-with").with("card", card.name.as_str()));
            }
            (attack.range, None)
        }
    };
    reaches(game, st, attacker, target, range, longer).err()
}

/// Why the figure that moves cannot go to a space.
pub(super) fn space(game: &Doom2016, st: &State, to: SpaceId, offered: &[Choice]) -> Option<Text> {
    let concerns = |choice: &Choice| match choice {
        Choice::Step(s, _)
        | Choice::Place(s, _)
        | Choice::Respawn(s)
        | Choice::Aside(s)
        | Choice::Throw(s) => *s == to,
        _ => false,
    };
    let (table, world) = (game.table(), &st.world);
    if usize::from(to.0) >= table.board.len() || offered.iter().any(concerns) {
        return None;
    }
    let (mover, left) = match *st.tasks.last()? {
        Task::Marine(MarineTask::Turn(figure)) | Task::Demon(DemonTask::Turn(figure)) => {
            (figure, st.turn.points())
        }
        Task::Movement(MovementTask::SpendNow(figure, points)) => (figure, points),
        _ => return None,
    };
    let moving = world.figures().get(mover).filter(|figure| figure.on_map)?;
    if moving.space == to {
        return None;
    }
    if left == 0 {
        return Some(text("why-not-no-points"));
    }
    let (gait, crowd) = (game.gait(moving.kind), game.crowd_in(world, mover));
    let from = world.pose(table, mover);
    let poses = [false, true].map(|turned| Pose { at: table.board.cell(to), turned });
    let poses = if gait.footprint.can_rotate() { &poses[..] } else { &poses[..1] };
    let cost = Reach::flooded(&table.board, world.closed(), gait, from, FAR, &crowd, |reach| {
        poses.iter().filter(|pose| reach.can_end(**pose)).filter_map(|pose| reach.cost(*pose)).min()
    });
    match cost {
        Some(cost) if cost > left => Some(text("why-not-too-far").with("cost", cost).with("left", left)),
        // Step by step it gets there.
        Some(_) => None,
        None if world.figures().covers(to) => Some(text("why-not-occupied")),
        None => Some(text("why-not-unreachable")),
    }
}
