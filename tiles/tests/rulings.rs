//! One test or more for every ruling on geometry, named after it. Boards are drawn; answers are read off them.

#[path = "rulings/adjacency.rs"]
mod adjacency;
#[path = "rulings/centres.rs"]
mod centres;
#[path = "rulings/cover.rs"]
mod cover;
#[path = "rulings/movement.rs"]
mod movement;
#[path = "rulings/movers.rs"]
mod movers;
#[path = "rulings/sight.rs"]
mod sight;
