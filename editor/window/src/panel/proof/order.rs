//! What is to be played: one choice of how much, and under "Advanced" everything else. What of that is not as usual is named in
//! its title, so that nothing unusual is hidden when it is folded.

use super::fold::{self, Part};
use super::{CHOICES, Message, Proof, bots, line, quiet, skill};
use crate::Element;
use crate::focus;
use crate::parts::chip;
use crate::theme::SMALL;
use editor_model::settings::Judges;
use editor_model::words::{say, say_with};
use iced::widget::{column, row, text};
use missions::report::grouped;
use missions::simulate::BotPair;
use rule_system::RuleSystem;

/// How much is played, and what that costs.
pub(super) fn effort<'a>(judges: Judges) -> Element<'a, Message> {
    let chips =
        Judges::ALL.map(|each| chip(say(bots::judges_id(each)), each == judges, Message::Judges(each)));
    let about = quiet(say(bots::effort_id(judges)));
    column![line(say("proof-judges"), row(chips).spacing(2).wrap().into()), about].spacing(4).into()
}

/// Everything else, with a title that unfolds it.
pub(super) fn advanced<'a>(proof: &'a Proof, system: &dyn RuleSystem) -> Element<'a, Message> {
    let what = unusual(proof);
    let words = if what.is_empty() {
        say("proof-advanced")
    } else {
        say_with("proof-advanced-changed", &[("what", what.join(" · ").into())])
    };
    let body = proof.is_open(Part::Advanced).then(|| form(proof, system));
    fold::view(Part::Advanced, text(words).size(SMALL), None, body)
}

/// Is something not as it usually is?
pub(super) fn is_unusual(proof: &Proof) -> bool {
    !unusual(proof).is_empty()
}

/// What is not as it usually is.
fn unusual(proof: &Proof) -> Vec<String> {
    let games = (proof.games != CHOICES[1]).then(|| {
        let told = [("count", proof.games.into()), ("games", grouped(proof.games.into()).into())];
        say_with("skill-games", &told)
    });
    let bots = (proof.bots != BotPair::default()).then(|| bots::in_words(proof.bots));
    let skill = (proof.skill > 0)
        .then(|| say_with("proof-advanced-skill", &[("time", skill::in_time(proof.skill).into())]));
    let seed = (!proof.seed.is_empty())
        .then(|| say_with("proof-advanced-seed", &[("seed", proof.seed.clone().into())]));
    [games, bots, skill, seed].into_iter().flatten().collect()
}

fn form<'a>(proof: &'a Proof, system: &dyn RuleSystem) -> Element<'a, Message> {
    let games =
        CHOICES.map(|games| chip(grouped(games.into()), games == proof.games, Message::Wanted(games)));
    let seed = focus::line(say("proof-seed-own"), &proof.seed, Message::Seed).padding([4, 8]).size(SMALL);
    column![
        line(say("proof-games"), row(games).spacing(2).into()),
        bots::view(proof, system),
        skill::choice(proof.skill),
        line(say("proof-seed"), seed.into()),
    ]
    .spacing(4)
    .into()
}
