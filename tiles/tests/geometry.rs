//! Properties on random boards: what must hold wherever walls, red lines, difficult spaces, voids and doors lie.

#[path = "geometry/boards.rs"]
mod boards;
#[path = "geometry/centres.rs"]
mod centres;
#[path = "geometry/doors.rs"]
mod doors;
#[path = "geometry/movement.rs"]
mod movement;
#[path = "geometry/parts.rs"]
mod parts;
#[path = "geometry/reference.rs"]
mod reference;
#[path = "geometry/sight.rs"]
mod sight;

#[path = "geometry/text.rs"]
mod text;
