//! Windows that are open or about to open.

use crate::content::Trigger;
use engine::game::Side;
use engine::world::FigureId;

/// A pending window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowTask {
    /// Outside attacks, for the invader: abilities and events with this trigger. The figure is the one that acts, or the
    /// marine who fragged (`Trigger::Fragged`).
    Invader(Trigger, Option<FigureId>),
    /// Outside attacks, for a marine: class and glory kill cards with this trigger.
    Marine(Trigger, FigureId),
    /// Abilities, events and cards of one side with this trigger, in the attack that is due.
    Attack(Trigger, Side),
    /// What a marine who looks on, or was attacked, may do with this trigger in the attack that is due.
    Ally(Trigger, FigureId),
    /// Figures of the invader that may answer the attack.
    Answers,
    /// Events after the attack.
    AfterEvents,
}
