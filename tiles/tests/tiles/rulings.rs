//! One test or more for every ruling on geometry, named after it. Boards are drawn; answers are read off them.

mod adjacency;
mod centres;
mod cover;
mod movement;
mod movers;
mod sight;
