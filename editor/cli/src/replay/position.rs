//! What a game leaves to the next mission of an operation, as the position with which that mission begins.

use crate::Failure;
use crate::open::{self, Opened};
use crate::terminal::Terminal;
use crate::texts::text;
use engine::play::Provenance;
use missions::playable::TableSession;
use missions::ruleset::ReadyGame;
use missions::simulate::BotPair;
use rule_system::Position;
use std::path::Path;

/// The start of a mission for as many marines as played before, with what their game left.
pub(super) fn of_next(
    path: &Path,
    before: &dyn TableSession,
    marines: u8,
    terminal: Terminal,
) -> Result<(Opened, Position), Failure> {
    let opened = open::mission(path)?;
    let marines = open::marines(&opened, Some(marines))?;
    let ReadyGame { game, .. } = open::lay_out(&opened, marines)?;
    let mut position = game.session(BotPair::default(), Provenance::default()).position();
    position.values.extend(before.carried());
    for problem in game.at(&position).1 {
        let told = text("replay-next").with("path", opened.path.as_str());
        terminal.complain(told.with("problem", problem.to_string()));
    }
    Ok((opened, position))
}
