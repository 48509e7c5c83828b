//! What skill is worth: how long bots of both skills play each other, and a small table of how often the marines win then, with
//! what follows for each side. How that is played and counted is decided by the library.

use super::{Message, bots, line, quiet, title};
use crate::Element;
use crate::focus::slide;
use crate::parts::at_rest;
use crate::theme::{self, SMALL};
use editor_model::chances::in_words;
use editor_model::settings::SKILL;
use editor_model::words::{say, say_of_side, say_with};
use engine::Side;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, slider, text, tooltip};
use iced::{Alignment, Fill, Length};
use missions::ladder::{Pays, Rung, Skill};
use missions::report::{Report, grouped};
use rule_system::RuleSystem;

/// The words before a row of the table are so wide.
const HEAD: f32 = 92.0;

/// The words of the tooltip go on in the next line at this width.
const TIP: f32 = 260.0;

/// How long it is played, with a slider.
pub(super) fn choice<'a>(seconds: u16) -> Element<'a, Message> {
    let step = SKILL.iter().rposition(|step| *step <= seconds).unwrap_or_default();
    let last = SKILL.len() as u8 - 1;
    let bar = slider(0..=last, step as u8, |step| {
        Message::Skill(SKILL.get(usize::from(step)).copied().unwrap_or_default())
    });
    let bar = slide(bar.style(theme::slide));
    let now = text(in_time(seconds)).size(SMALL).width(54).align_x(Alignment::End).wrapping(Wrapping::None);
    let bar = row![bar, now].spacing(8).align_y(Alignment::Center);
    let about = container(text(say("proof-skill-about")).size(SMALL)).max_width(TIP);
    let about = about.padding([4, 8]).style(theme::raised);
    at_rest(line(say("proof-skill"), bar.into()), about, tooltip::Position::Bottom)
}

/// A step of the slider.
pub(super) fn in_time(seconds: u16) -> String {
    match seconds {
        0 => say("proof-skill-off"),
        short if short < 60 => say_with("proof-skill-seconds", &[("count", short.into())]),
        long => say_with("proof-skill-minutes", &[("count", (long / 60).into())]),
    }
}

/// The games of one number of marines, as far as they were played.
pub(super) fn view<'a>(
    ladder: &[Report],
    marines: u8,
    system: &dyn RuleSystem,
) -> Option<Element<'a, Message>> {
    let ours = system.side(Side::Marines);
    let rung = Rung::all(ladder).find(|rung| rung.marines == marines)?;
    let cell = |words: Element<'a, Message>| container(words).width(Length::FillPortion(1));
    let name = |skill: Skill| say(&bots::id(skill.bot()));
    let theirs = Skill::ALL.map(|skill| {
        let words = say_with("skill-against", &[("bots", name(skill).into())]);
        cell(quiet(words)).into()
    });
    let head =
        row![text(say_of_side("skill-side", ours, &[])).size(SMALL).width(HEAD).style(theme::faint_text)];
    let head = head.extend(theirs).spacing(6);
    let rows = Skill::ALL.map(|ours| {
        let cells = Skill::ALL.map(|theirs| cell(games(rung, ours, theirs)).into());
        let name = text(name(ours)).size(SMALL).width(HEAD);
        row![name].extend(cells).spacing(6).into()
    });
    let table = column![head].extend(rows).spacing(4);
    let gains = [Side::Marines, Side::Invader].into_iter().filter_map(|side| worth(rung, side, system));
    let turned = rung.turned().map(|_| say("skill-turned"));
    let said = gains.chain(turned).map(|words| text(words).size(SMALL).width(Fill).into());
    let about = quiet(say_of_side("skill-about", ours, &[]));
    Some(column![title(say("skill-title")), about, table].extend(said).spacing(4).into())
}

/// How often the marines win in one pairing.
fn games<'a>(rung: Rung<'_>, ours: Skill, theirs: Skill) -> Element<'a, Message> {
    let (Some(share), Some(report)) = (rung.share(ours, theirs), rung.games(ours, theirs)) else {
        return quiet(say("skill-none"));
    };
    let share = text(in_words(share)).size(SMALL).wrapping(Wrapping::None);
    let count = report.wins.games();
    let told = [("count", count.into()), ("games", grouped(count.into()).into())];
    let games = say_with("skill-games", &told);
    column![share, quiet(games)].into()
}

/// What skill is worth to a side, in a sentence.
fn worth(rung: Rung<'_>, side: Side, system: &dyn RuleSystem) -> Option<String> {
    let gain = rung.gain(side)?;
    let id = match gain.pays() {
        Pays::Yes => "skill-yes",
        Pays::No => "skill-no",
        Pays::Open => "skill-open",
    };
    // "-0" is a number that no one writes.
    let points = |part: f64| (part * 100.0).round() + 0.0;
    let told = [
        ("by", format!("{:+.0}", points(gain.by)).into()),
        ("low", format!("{:.0}", points(gain.low)).into()),
        ("high", format!("{:.0}", points(gain.high)).into()),
    ];
    Some(say_of_side(id, system.side(side), &told))
}
