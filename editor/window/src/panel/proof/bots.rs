//! Which bots play: one line that names them, and behind a button the lists to choose from. What each bot does is said
//! under the list it is chosen in; how bots decide is the library's.

use super::{Message, Proof, chip, line, quiet};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL};
use editor_model::settings::Judges;
use editor_model::words::{say, say_of_side, say_with};
use engine::Side;
use iced::widget::{column, row, text};
use iced::{Alignment, Fill};
use missions::simulate::{BotKind, BotPair};
use rule_system::RuleSystem;

/// Two bots in words, the marines' first: `Greedy v Guard`.
pub(super) fn in_words(BotPair { marines, invader }: BotPair) -> String {
    let [marines, invader] = [marines, invader].map(|kind| say(&id(kind)).into());
    say_with("bots-pair", &[("marines", marines), ("invader", invader)])
}

/// The bots behind a result: one name if both sides have the same.
pub(super) fn named(bots: BotPair) -> String {
    if bots.marines == bots.invader { say(&id(bots.marines)) } else { in_words(bots) }
}

/// The line, and the lists behind it once they are unfolded.
pub(super) fn view<'a>(proof: &Proof, system: &dyn RuleSystem) -> Element<'a, Message> {
    let said = match proof.judges.contest() {
        None => in_words(proof.bots),
        Some(contest) => {
            // Skilled bots are the same on both sides.
            let skilled = say(&id(contest.bots().marines));
            let told = [("bots", in_words(proof.bots).into()), ("skilled", skilled.into())];
            say_with("bots-with-skilled", &told)
        }
    };
    let label = say(if proof.choosing_bots { "bots-done" } else { "bots-change" });
    let unfold = button(text(label).size(SMALL)).padding([4, 10]).style(theme::quiet);
    let unfold = unfold.on_press(Message::ChooseBots(!proof.choosing_bots));
    let head = row![text(said).size(SMALL).width(Fill), unfold].spacing(8).align_y(Alignment::Center);
    let head = line(say("bots-title"), head.into());
    column![head].push(proof.choosing_bots.then(|| lists(proof, system))).spacing(4).into()
}

fn lists<'a>(proof: &Proof, system: &dyn RuleSystem) -> Element<'a, Message> {
    let BotPair { marines, invader } = proof.bots;
    let of_side = |side: Side, with: &dyn Fn(BotKind) -> BotPair| {
        let now = proof.bots.of(side);
        let chips = BotKind::of(system, side)
            .map(|kind| chip(say(&id(kind)), kind == now, Message::Bots(with(kind))));
        let does = quiet(say(&format!("{}-does", id(now))));
        let title = say_of_side("proof-side-bots", system.side(side), &[]);
        line(title, column![row(chips).spacing(2).wrap(), does].spacing(2).into())
    };
    column![
        of_side(Side::Marines, &|marines| BotPair { marines, invader }),
        of_side(Side::Invader, &|invader| BotPair { marines, invader }),
    ]
    .spacing(4)
    .into()
}

pub(super) fn id(kind: BotKind) -> String {
    format!("bot-{}", kind.word().replace(':', "-"))
}

/// The text that says what they cost and how sure they are.
pub(crate) const fn effort_id(judges: Judges) -> &'static str {
    match judges {
        Judges::Greedy => "effort-greedy",
        Judges::Quick => "effort-quick",
        Judges::Thorough => "effort-thorough",
    }
}

/// The text of bots that say who has the better chances.
pub(crate) const fn judges_id(judges: Judges) -> &'static str {
    match judges {
        Judges::Greedy => "judges-greedy",
        Judges::Quick => "judges-quick",
        Judges::Thorough => "judges-thorough",
    }
}
