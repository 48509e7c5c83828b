//! Missions from outside: on disks, wrong ones, as pictures, exported and brought back, played by bots and by programs of
//! others, and the shipped ones. One program, so that it is linked once; only `killed.rs` is one of its own.

mod balance;
mod broken;
mod covers;
mod docs;
mod export;
mod files;
mod hints;
mod history;
mod journal;
mod left_open;
mod library;
mod older;
mod own_content;
mod pictures;
mod planted;
mod players;
mod playthroughs;
mod same_games;
mod saved;
mod schemas;
mod serve;
mod shared;
mod shrunk;
mod sitting;
mod terminal;
mod watching;
