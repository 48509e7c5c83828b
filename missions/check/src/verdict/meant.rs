//! What the author means: an unevenness that an intent about the marines' wins allows is no finding. Whether the intent holds is
//! for S020.

use crate::intents::{Answer, Outcome};
use engine::Side;
use missions_document::intent::Intent;
use missions_document::mission::Mission;
use missions_play::report::Share;
use missions_play::ruleset;

/// Does an intent say how many of the games that judge the mission the marines win?
pub(super) fn is_of_judges(intent: &Intent) -> bool {
    intent.is_of_wins() && intent.players().is_none()
}

/// Is there an intent about the marines' wins with this number of them, and may this share be inside of each?
pub(super) fn is_meant(mission: &Mission, marines: u8, share: Share) -> bool {
    let may_be_inside = |intent: &Intent| {
        let [from, to] = intent.band();
        share.high >= from && share.low <= to
    };
    let played = ruleset::marine_numbers(mission);
    let is_said = |intent: &&Intent| intent.is_of_wins() && intent.numbers(&played).contains(&marines);
    let mut intents = mission.intents().iter().filter(is_said).peekable();
    intents.peek().is_some() && intents.all(may_be_inside)
}

/// The intent about the games that judge the mission, with this number of marines that does not hold, and the side that wins too seldom for it.
pub(super) fn broken_intent<'a>(
    mission: &'a Mission,
    answers: &[Answer],
    marines: u8,
) -> Option<(&'a Intent, Side)> {
    let broken = |answer: &&Answer| answer.marines == marines && answer.outcome == Outcome::Broken;
    answers.iter().filter(broken).find_map(|answer| {
        let intent = mission.intents().get(answer.intent).filter(|intent| is_of_judges(intent))?;
        Some((intent, answer.loser(intent)))
    })
}
