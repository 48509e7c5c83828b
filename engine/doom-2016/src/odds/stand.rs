//! An attack that may be made, and where it stands when all that happens by itself has happened.

use crate::Doom2016;
use crate::content::{Act, CardId, Trigger};
use crate::run::Cx;
use crate::state::State;
use crate::task::{AttackTask, InvaderTask, MarineTask, Phase, Task, WindowTask};
use engine::event::EventKind;
use engine::game::{Log, Seat};
use engine::world::FigureId;

/// An attack that may be made.
pub(super) struct Attempt {
    /// The state in which it is chosen; the task on top is the one it is chosen for.
    pub(super) state: State,
    /// Who asks.
    pub(super) seat: Seat,
    pub(super) attacker: FigureId,
    pub(super) target: FigureId,
    /// The marine's card.
    pub(super) card: Option<CardId>,
    /// With the ability that lengthens the range.
    pub(super) long: bool,
}

/// The attack when all that happens by itself has happened, but for dice and cards.
pub(super) struct Stand {
    /// The attack is the last of this state.
    pub(super) state: State,
    /// How many dice the attacker loses, of the attacker's choice.
    pub(super) lost: u8,
    /// The attacker is stunned: one of the dice is lost for that.
    pub(super) stunned: bool,
    /// The defender stood in cover when the attack was declared.
    pub(super) had_cover: bool,
    /// The defender has a right to a second card.
    pub(super) cover: bool,
    /// Dice and cards decide everything that is left.
    pub(super) plain: bool,
}

impl Stand {
    /// The rules declare the attack, and all that happens by itself up to the damage happens at once: none of its conditions
    /// before the damage looks at dice or revealed cards.
    pub(super) fn of(game: &Doom2016, attempt: &Attempt) -> Self {
        let mut state = attempt.state.clone();
        let stunned = state.world.figures()[attempt.attacker].stunned;
        let below = state.tasks.len();
        let mut log = Log::silent();
        let mut cx = Cx::new(game, &mut state, &mut log);
        cx.declare(attempt.attacker, attempt.target, attempt.card, attempt.long, false);
        let side = game.side_of_attacker(cx.st);
        let had_cover = cx.st.attack().defence.has_cover();
        cx.attack_phase(Phase::BeforeRoll);
        let lost =
            cx.st.tasks[below..].iter().filter(|task| **task == Task::Attack(AttackTask::RemoveDie)).count();
        cx.by_itself(Trigger::AfterRoll, side);
        let cover = cx.st.attack().defence.has_cover();
        cx.by_itself(Trigger::Defending, side.other());
        cx.by_itself(Trigger::Attacking, side);
        let reveals_again = [(Trigger::Defending, side.other()), (Trigger::Attacking, side)];
        let reveals_again = reveals_again.into_iter().any(|(when, whose)| {
            let abilities = game.own_abilities(&state, whose).iter();
            abilities
                .filter(|it| it.when == when && it.by_itself())
                .any(|it| it.acts.contains(&Act::RevealAgain))
        });
        let heard = [EventKind::AttackDeclared, EventKind::DieRolled, EventKind::DefenceRevealed];
        let plain = state.attack().both_there().is_some()
            && !reveals_again
            && !heard.into_iter().any(|kind| game.listens.has(kind))
            && state.tasks.get(below..).is_some_and(|tasks| tasks.iter().all(|task| leaves_numbers(*task)));
        Self { state, lost: lost as u8, stunned, had_cover, cover, plain }
    }
}

/// Does a task that an ability or the attack itself left change no number of the attack when every player passes? Dice that
/// are rolled again are a choice, and so left out; cards that are drawn are not those that are revealed.
const fn leaves_numbers(task: Task) -> bool {
    matches!(
        task,
        Task::Attack(AttackTask::Phase(_))
            | Task::Window(WindowTask::Attack(..) | WindowTask::Ally(..))
            | Task::Attack(AttackTask::RemoveDie | AttackTask::Reroll(_) | AttackTask::RollAgain)
            | Task::Marine(MarineTask::Draw(..))
            | Task::Invader(InvaderTask::Draw(_))
            | Task::Marine(MarineTask::DrawGlory(_))
    )
}
