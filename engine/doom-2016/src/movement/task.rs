//! What is due of figures that move outside their activation.

use engine::world::FigureId;

/// A pending task of movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MovementTask {
    /// A figure under a large one is placed in the nearest free space, by its controller.
    PushAside(FigureId),
    /// A figure spends points gained outside its activation.
    SpendNow(FigureId, u8),
}
