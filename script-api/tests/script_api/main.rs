//! Scripts as authors write them: the shipped cards at work, every mistake with its words, scripts made to do harm, the manual,
//! what an editor asks, and a made-up game's own language. One program, so that it is linked once.

mod assist;
mod both_ways;
mod cards;
mod common;
mod constructs;
mod hostile;
mod own_language;
mod problems;
mod reference;
mod shelf;
mod typing;
