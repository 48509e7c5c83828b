//! The command line as its users meet it: whole outputs, exit codes, JSON, and what it says to bad input.
//! Everything is played on the small missions of `tests/fixtures`, from inside that folder.

mod cards;
mod check;
mod compare;
mod coverage;
mod export;
mod files;
mod heat;
mod hostile;
mod import;
mod interrupt;
mod knockouts;
mod languages;
mod probe;
mod pseudo;
mod regret;
mod report;
mod run;
mod serve;
mod simulate;
mod sweep;
mod teach;
mod translate;
mod usage;
