//! One test for each ruling that belongs to play, named after its number. Rulings 1 to 6 are geometry and tested there.

mod aside;
mod fighting;
mod moving;
mod out_of_turn;
mod rounds;
mod summoning;
