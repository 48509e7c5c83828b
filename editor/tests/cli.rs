//! The command line as its users meet it: whole outputs, exit codes, JSON, and what it says to bad input.
//! Everything is played on the small missions of `tests/fixtures`, from inside that folder.

#[path = "cli/cards.rs"]
mod cards;
#[path = "cli/check.rs"]
mod check;
#[path = "cli/coverage.rs"]
mod coverage;
#[path = "cli/export.rs"]
mod export;
#[path = "cli/files.rs"]
mod files;
#[path = "cli/hostile.rs"]
mod hostile;
#[path = "cli/import.rs"]
mod import;
#[path = "cli/probe.rs"]
mod probe;
#[path = "cli/run.rs"]
mod run;
#[path = "cli/serve.rs"]
mod serve;
#[path = "cli/simulate.rs"]
mod simulate;
#[path = "cli/usage.rs"]
mod usage;
