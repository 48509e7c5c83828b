//! What the author means: an unevenness that an intent about the marines' wins allows is no finding. Whether the intent holds is
//! for S020.

use super::fit::BOTS;
use crate::intents::{Answer, Outcome};
use engine::Side;
use missions_document::intent::{Games, Intent, Measure};
use missions_document::mission::Mission;
use missions_play::report::Share;
use missions_play::ruleset;
use missions_play::simulate::BotPair;

/// Does an intent say how many of all games the marines win?
fn is_of_wins(intent: &Intent) -> bool {
    intent.what == Measure::MarinesWin && intent.of == Games::All
}

/// Does an intent say how many of the games that `check` counts the marines win?
pub(super) fn is_of_counted(intent: &Intent) -> bool {
    is_of_wins(intent) && intent.players().parse::<BotPair>().is_ok_and(|bots| bots == BOTS)
}

/// Is there an intent about the marines' wins with this number of them, and may this share be inside of each?
pub(super) fn is_meant(mission: &Mission, marines: u8, share: Share) -> bool {
    let percent = |end: u16| f64::from(end) / 100.0;
    let may_be_inside = |intent: &Intent| {
        intent.from.is_none_or(|from| share.high >= percent(from))
            && intent.to.is_none_or(|to| share.low <= percent(to))
    };
    let played = ruleset::marine_numbers(mission);
    let is_said = |intent: &&Intent| is_of_wins(intent) && intent.numbers(&played).contains(&marines);
    let mut intents = mission.intents().iter().filter(is_said).peekable();
    intents.peek().is_some() && intents.all(may_be_inside)
}

/// The intent about the counted games with this number of marines that does not hold, and the side that wins too seldom for it.
pub(super) fn broken_intent<'a>(
    mission: &'a Mission,
    answers: &[Answer],
    marines: u8,
) -> Option<(&'a Intent, Side)> {
    let broken = |answer: &&Answer| answer.marines == marines && answer.outcome == Outcome::Broken;
    answers.iter().filter(broken).find_map(|answer| {
        let intent = mission.intents().get(answer.intent).filter(|intent| is_of_counted(intent))?;
        Some((intent, answer.loser(intent)))
    })
}
