//! The rules of DOOM (2016): by subject and by ruling on drawn boards, as whole games in words, by bots, at random and
//! against the page that says what is covered. One program, so that it is linked once.

mod abilities;
mod arsenal;
mod attack;
mod audited;
mod bargains;
mod bots;
mod bring;
mod cards;
mod changes;
mod conformance;
mod coverage;
mod coverage_table;
mod events;
mod falls;
mod giants;
mod hooks;
mod invented;
mod knowledge;
mod limits;
mod loading;
mod missions;
mod personal;
mod personas;
mod phases;
mod playthroughs;
mod revision;
mod rulings;
mod scene;
mod scripts;
mod search;
mod simulated;
mod strange;
mod table;
mod threat;
mod under_way;
