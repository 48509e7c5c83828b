//! Pending tasks, as a stack of plain data: what is due next, and what waits below it.
//! Each subject has a list of its own (`round::task` and so on) and says beside it what such a task needs, what a choice does
//! to it, and what it does by itself. Here they come together.

pub use crate::attack::task::{AttackTask, Phase};
pub use crate::damage::task::{DamageTask, EffectRoll};
pub use crate::decision::task::DecisionTask;
pub use crate::demon::task::DemonTask;
pub use crate::invader::task::InvaderTask;
pub use crate::invasion::task::{InvasionTask, PortalSet};
pub use crate::marine::task::MarineTask;
pub use crate::movement::task::MovementTask;
pub use crate::round::task::RoundTask;
pub use crate::timing::task::WindowTask;

use super::brought::Pick;
use super::content::Trigger;
use engine::world::FigureId;

const _: () = assert!(size_of::<Task>() == 8, "a rollout copies the stack many thousand times");

/// Something to be finished. Its `Hash` stands in `fingerprint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Of the round and its initiative deck.
    Round(RoundTask),
    /// Of the invader's events and argent.
    Invader(InvaderTask),
    /// Of a marine.
    Marine(MarineTask),
    /// Of demons that are activated.
    Demon(DemonTask),
    /// Of figures that move outside their activation.
    Movement(MovementTask),
    /// Of the attack that is due.
    Attack(AttackTask),
    /// A window.
    Window(WindowTask),
    /// Of effects that cause damage.
    Damage(DamageTask),
    /// A decision that an ability asks for.
    Decision(DecisionTask),
    /// Of portals that summon.
    Invasion(InvasionTask),
    /// A script's question.
    Ask,
    /// It belonged to a figure that is gone.
    Lapsed,
    /// Before the game: something the mission leaves to the players is chosen.
    Bring(Pick),
    /// A game that is played from a position goes on with what lies below. It waits for one nod of chance, so that everyone who
    /// follows the game hears what happens then.
    Resume,
}

impl Task {
    /// Argent tokens that are gained and not placed yet.
    pub(super) const fn argent(self) -> u8 {
        match self {
            Self::Invader(task) => task.argent(),
            Self::Invasion(task) => task.argent(),
            Self::Round(_)
            | Self::Marine(_)
            | Self::Demon(_)
            | Self::Movement(_)
            | Self::Attack(_)
            | Self::Window(_)
            | Self::Damage(_)
            | Self::Decision(_)
            | Self::Ask
            | Self::Lapsed
            | Self::Bring(_)
            | Self::Resume => 0,
        }
    }

    /// The figure that is about to act by this, and so has to be on the map.
    pub(super) const fn actor(self) -> Option<FigureId> {
        match self {
            Self::Marine(MarineTask::Turn(id))
            | Self::Demon(DemonTask::Turn(id))
            | Self::Attack(AttackTask::Other(id, _))
            | Self::Window(WindowTask::Invader(Trigger::Activation | Trigger::ActivationEnd, Some(id)))
            | Self::Decision(
                DecisionTask::Lob { by: id, .. } | DecisionTask::Push(id, ..) | DecisionTask::Blink(id, _),
            )
            | Self::Movement(MovementTask::PushAside(id) | MovementTask::SpendNow(id, _)) => Some(id),
            Self::Marine(
                MarineTask::Start(_)
                | MarineTask::Respawn(_)
                | MarineTask::End(_)
                | MarineTask::PayCards(..)
                | MarineTask::OfferPaid(..)
                | MarineTask::Draw(..)
                | MarineTask::DrawGlory(_)
                | MarineTask::OpeningHand(_)
                | MarineTask::Resolved(..),
            )
            | Self::Demon(DemonTask::ChooseKind | DemonTask::ChooseFigure(_) | DemonTask::End(_))
            | Self::Attack(
                AttackTask::Phase(_)
                | AttackTask::RemoveDie
                | AttackTask::Reroll(_)
                | AttackTask::RollAgain
                | AttackTask::RollDie(_)
                | AttackTask::Reveal
                | AttackTask::SecondCard
                | AttackTask::Redirect,
            )
            | Self::Window(
                WindowTask::Invader(..)
                | WindowTask::Marine(..)
                | WindowTask::Attack(..)
                | WindowTask::Ally(..)
                | WindowTask::Answers
                | WindowTask::AfterEvents,
            )
            | Self::Decision(DecisionTask::Drain { .. } | DecisionTask::Mend { .. })
            | Self::Damage(DamageTask::Roll { .. } | DamageTask::SplashOne(_))
            | Self::Round(_)
            | Self::Invader(_)
            | Self::Invasion(_)
            | Self::Ask
            | Self::Lapsed
            | Self::Bring(_)
            | Self::Resume => None,
        }
    }

    /// Is this something that only this demon could still do? Not so the end of its activation, which comes anyhow.
    pub(super) const fn needs(self, demon: FigureId) -> bool {
        match self {
            Self::Demon(DemonTask::Turn(id))
            | Self::Window(WindowTask::Invader(
                Trigger::Activation | Trigger::ActivationEnd | Trigger::MarineFragged,
                Some(id),
            ))
            | Self::Attack(AttackTask::Other(id, _))
            | Self::Damage(DamageTask::Roll {
                what: EffectRoll::Area(id, _) | EffectRoll::Drain(id, _),
                ..
            })
            | Self::Movement(MovementTask::PushAside(id) | MovementTask::SpendNow(id, _))
            | Self::Decision(DecisionTask::Blink(id, _)) => id.0 == demon.0,
            Self::Decision(DecisionTask::Push(id, from, _)) => id.0 == demon.0 || from.0 == demon.0,
            Self::Demon(DemonTask::ChooseKind | DemonTask::ChooseFigure(_) | DemonTask::End(_))
            | Self::Window(
                WindowTask::Invader(..)
                | WindowTask::Marine(..)
                | WindowTask::Attack(..)
                | WindowTask::Ally(..)
                | WindowTask::Answers
                | WindowTask::AfterEvents,
            )
            | Self::Attack(
                AttackTask::Phase(_)
                | AttackTask::RemoveDie
                | AttackTask::Reroll(_)
                | AttackTask::RollAgain
                | AttackTask::RollDie(_)
                | AttackTask::Reveal
                | AttackTask::SecondCard
                | AttackTask::Redirect,
            )
            | Self::Damage(
                DamageTask::Roll {
                    what:
                        EffectRoll::Splash
                        | EffectRoll::SplashOne
                        | EffectRoll::One(_)
                        | EffectRoll::Burst(_)
                        | EffectRoll::Grenade(..)
                        | EffectRoll::Script(_),
                    ..
                }
                | DamageTask::SplashOne(_),
            )
            | Self::Decision(
                DecisionTask::Lob { .. } | DecisionTask::Drain { .. } | DecisionTask::Mend { .. },
            )
            | Self::Round(_)
            | Self::Invader(_)
            | Self::Marine(_)
            | Self::Invasion(_)
            | Self::Ask
            | Self::Lapsed
            | Self::Bring(_)
            | Self::Resume => false,
        }
    }
}
