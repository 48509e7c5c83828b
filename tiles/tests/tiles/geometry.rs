//! Properties on random boards: what must hold wherever walls, red lines, difficult spaces, voids and doors lie.

mod boards;
mod centres;
mod doors;
mod movement;
mod parts;
mod reference;
mod sight;
mod text;
