//! What came of the games: in one sentence who wins how often and whether that is fair, then for every number of marines its
//! share with the interval and the change against the version before; of the one that is looked at, how the share goes with skill,
//! what to do about it, how long games were and how they ended. What a share means is said in `editor_model::chances`.

use super::{Batch, Before, Message, advice, bots, quiet, skill, title};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::chances::{self, Headline, Trend, headlines, in_words, is_intended};
use editor_model::words::{say, say_of_side, say_with};
use engine::Side;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Color, Fill, Length};
use missions::report::{Band, Report, Said, Share, Shift, Sure, Tally, grouped};
use missions::skill_trend::SkillTrend;
use missions::verdict::{Judgement, Verdict};
use missions::{Mission, Severity, intents, ladder};
use rule_system::RuleSystem;

/// Who wins how often; `looked` is the report whose skill and advice are shown, `mission` the one that would be changed now, `more` a
/// way to play more.
pub(super) fn view<'a>(
    batch: &'a Batch,
    before: Option<&Before>,
    looked: &'a Report,
    more: Option<Element<'a, Message>>,
    mission: &Mission,
) -> Element<'a, Message> {
    let intended = is_intended(mission, &batch.judgement.intents);
    let judgement = &*batch.judgement;
    let rows = judgement.reports.iter().map(|report| {
        let shift = before.and_then(|before| {
            let wins = before.wins.get(&report.marines)?;
            let comparable = before.bots == report.plan.bots;
            comparable.then(|| Shift::between(*wins, report.wins, Side::Marines)).flatten()
        });
        let contest = contest_of(judgement, report);
        one(report, contest, said(judgement, report), shift, report.marines == looked.marines)
    });
    let rows = column(rows).spacing(2);
    let best = contest_of(judgement, looked).unwrap_or(looked);
    let advice = said(judgement, looked).filter(|_| !intended);
    let advice = advice.and_then(|said| advice::view(said.band, best, mission));
    column![verdict(batch, looked, intended)]
        .push(more)
        .push(rows)
        .push(advice.map(|advice| container(advice).padding([0, 8])))
        .push(quiet(say_of_side("proof-shares", mission.system().side(Side::Marines), &[])))
        .spacing(6)
        .into()
}

/// How games of the number of marines one looks at went, what skill is worth, and how much was played.
pub(super) fn details<'a>(batch: &'a Batch, looked: &'a Report) -> Element<'a, Message> {
    let Judgement { reports, contests, ladder, intents, .. } = &*batch.judgement;
    let all = reports.iter().chain(contests);
    let games: u32 = all.map(|report| report.wins.games()).sum();
    let games = games + ladder::played(ladder, contests) + intents::played(intents, reports);
    let took = if batch.took.is_zero() { "proof-took-earlier" } else { "proof-took" };
    let took = say_with(
        took,
        &[
            ("games", grouped(games.into()).into()),
            ("seconds", format!("{:.1}", batch.took.as_secs_f32()).into()),
            ("seed", looked.plan.seed.to_string().into()),
        ],
    );
    let system = batch.mission.system();
    column![particulars(looked, system)]
        .push(skill::view(ladder, looked.marines, system))
        .push(quiet(took))
        .spacing(8)
        .into()
}

/// The games of bots that search with the same number of marines.
fn contest_of<'a>(judgement: &'a Judgement, report: &Report) -> Option<&'a Report> {
    judgement.contests.iter().find(|contest| contest.marines == report.marines)
}

/// What the games of a number of marines say of the mission: those of the best bots; `None` if they do not say who wins.
pub(super) fn said(judgement: &Judgement, report: &Report) -> Option<Said> {
    let best = contest_of(judgement, report).unwrap_or(report);
    is_telling(report).then(|| best.wins.likely().said())
}

/// Do its games say who wins? A handful that came to no end does not.
fn is_telling(report: &Report) -> bool {
    !report.given_up() && report.wins.games() > 0
}

/// How often the marines win among the best players who played.
fn best_share(report: &Report, contest: Option<&Report>) -> Share {
    match contest {
        Some(contest) => contest.wins.share_at_any_time(Side::Marines),
        None => report.wins.share(Side::Marines),
    }
}

/// Who wins how often and what that means, whether play found errors, who the players were, and how it goes with their skill for the
/// number of marines one looks at.
fn verdict<'a>(batch: &Batch, looked: &Report, intended: bool) -> Element<'a, Message> {
    let judgement = &*batch.judgement;
    let Judgement { verdict, reports, contests, .. } = judgement;
    let stopped = batch.stopped.then(|| quiet(say("proof-stopped")));
    let failed = (*verdict == Verdict::Fail && !batch.stopped)
        .then(|| text(say("proof-fail")).size(BODY).color(theme::severity(Severity::Error)));
    let telling = reports.iter().filter(|report| is_telling(report));
    // Games of weaker bots are never reported as those of better ones: they wait until these have played, too.
    let (judged, waiting): (Vec<&Report>, Vec<&Report>) =
        telling.partition(|report| contests.is_empty() || contest_of(judgement, report).is_some());
    let wins: Vec<(u8, Tally)> = judged
        .into_iter()
        .map(|report| (report.marines, contest_of(judgement, report).unwrap_or(report).wins))
        .collect();
    let waiting = (!waiting.is_empty()).then(|| {
        let numbers: Vec<String> = waiting.iter().map(|report| report.marines.to_string()).collect();
        quiet(say_with("proof-waiting", &[("marines", numbers.join(", ").into())]))
    });
    let system = batch.mission.system();
    let headlines = headlines(&wins, intended, system);
    // Several sentences have no more room than one.
    let size = match headlines.len() {
        0 | 1 => 18.0,
        2 => BODY,
        _ => SMALL,
    };
    let headlines = headlines.into_iter().map(|Headline { said, words }| {
        text(words).font(STRONG).size(size).color(said_color(said, intended)).into()
    });
    let players = contests.first().or(reports.first()).map(|report| {
        quiet(say_with("proof-best", &[("bots", chances::players(report.plan.bots, system).into())]))
    });
    let trend = SkillTrend::of(judgement, looked.marines).map(|trend| {
        let told = [("count", looked.marines.into()), ("trend", chances::trend(&trend, system).into())];
        text(say_with("proof-trend", &told)).size(SMALL)
    });
    column![stopped, failed, column(headlines).spacing(2)]
        .push(players)
        .push(waiting)
        .push(trend)
        .spacing(4)
        .into()
}

/// A mission that is surely fair, and one that surely is not; where that is not sure, and where its author wants it so, the words
/// have no colour.
fn said_color(said: Said, intended: bool) -> Color {
    match said.band {
        Band::Fair if said.sure == Sure::Surely => theme::color(theme::colors().well),
        Band::TooHard | Band::TooEasy if said.sure == Sure::Surely && !intended => {
            theme::severity(Severity::Warning)
        }
        Band::TooHard | Band::Fair | Band::TooEasy => theme::color(theme::colors().text),
    }
}

/// The games of one number of marines: those of the best bots, and beside them how often the marines win among the others.
fn one<'a>(
    report: &'a Report,
    contest: Option<&'a Report>,
    said: Option<Said>,
    shift: Option<Shift>,
    looked: bool,
) -> Element<'a, Message> {
    let marines = text(say_with("proof-marines", &[("count", report.marines.into())])).size(BODY).width(76);
    let best = best_share(report, contest);
    // A share in two lines is hard to read.
    let share = text(in_words(best)).size(BODY).wrapping(Wrapping::None).width(Fill);
    let greedy = report.wins.share(Side::Marines).counted;
    let simple = contest.map(|_| {
        let bots = bots::named(report.plan.bots).into();
        let words = say_with("proof-simple", &[("bots", bots), ("share", chances::percent(greedy).into())]);
        text(words).size(SMALL).wrapping(Wrapping::None).style(theme::faint_text)
    });
    // The names of two bots have no room beside the share.
    let is_short = report.plan.bots.marines == report.plan.bots.invader;
    let (beside, below) = if is_short { (simple, None) } else { (None, simple) };
    let first = row![marines, share].push(beside).spacing(8).align_y(Alignment::Center);
    let answer = said.map(|said| text(rule_system::capital(chances::said(said))).size(SMALL));
    let all = column![first, bar(contest.unwrap_or(report).wins), interval(best)].push(answer).push(below);
    let all = all.push(shift.map(|shift| change(contest.is_none().then_some(greedy), shift)));
    button(all.spacing(2))
        .width(Fill)
        .padding([4, 8])
        .style(theme::entry(looked))
        .on_press(Message::Looked(report.marines))
        .into()
}

/// How much more or less often the marines win than before the last change, and whether that is better; `now` is their share if
/// these games decide that.
fn change<'a>(now: Option<f64>, shift: Shift) -> Element<'a, Message> {
    let Some(now) = now else { return shifted("proof-shift", theme::faint(), shift) };
    let (id, color) = match Trend::of(now, shift) {
        Trend::Better => ("proof-shift-better", theme::color(theme::colors().well)),
        Trend::Worse => ("proof-shift-worse", theme::severity(Severity::Warning)),
        Trend::Neither => ("proof-shift-neither", theme::faint()),
    };
    shifted(id, color, shift)
}

fn shifted<'a>(id: &str, color: Color, shift: Shift) -> Element<'a, Message> {
    let by = format!("{:+.0}", shift.by * 100.0);
    let reach = format!("{:.0}", shift.reach * 100.0);
    text(say_with(id, &[("by", by.into()), ("reach", reach.into())])).size(SMALL).color(color).into()
}

/// Wins as a bar: the marines' part from the left, the invader's from the right, the unfinished games between them.
fn bar<'a>(wins: Tally) -> Element<'a, Message> {
    let part = |games: u32, style: fn(&iced::Theme) -> container::Style| {
        let width = Length::FillPortion(u16::try_from(games).unwrap_or(u16::MAX));
        (games > 0).then(|| container(space()).width(width).height(6).style(style))
    };
    row![]
        .push(part(wins.marines, theme::marines))
        .push(part(wins.unfinished, theme::rule))
        .push(part(wins.invader, theme::invader))
        .spacing(2)
        .into()
}

/// Under the bar: where the end of the marines' part probably lies.
fn interval<'a>(share: Share) -> Element<'a, Message> {
    // Parts of a thousand; a row gives nothing to a part of none, which is as it should be.
    let part = |from: f64, to: f64| ((to - from) * 1000.0).round().clamp(0.0, 1000.0) as u16;
    let gap = |portion: u16| (portion > 0).then(|| space().width(Length::FillPortion(portion)));
    let reach = container(space())
        .width(Length::FillPortion(part(share.low, share.high).max(4)))
        .height(3)
        .style(theme::accent_rule);
    row![].push(gap(part(0.0, share.low))).push(reach).push(gap(part(share.high, 1.0))).into()
}

/// How long games were, and how they ended.
fn particulars<'a>(report: &'a Report, system: &dyn RuleSystem) -> Element<'a, Message> {
    let spread = report.rounds;
    let lengths = say_with(
        "proof-lengths",
        &[("min", spread.min.into()), ("median", spread.median.into()), ("max", spread.max.into())],
    );
    let each = report.choices / u64::from(report.wins.games().max(1));
    let mut ends: Vec<(u32, Option<Side>, &str)> =
        report.ends.iter().map(|((winner, reason), games)| (*games, *winner, reason.as_str())).collect();
    ends.sort_by_key(|(games, ..)| std::cmp::Reverse(*games));
    if report.wins.unfinished > report.ends.iter().filter(|((w, _), _)| w.is_none()).map(|(_, n)| n).sum() {
        ends.push((report.wins.unfinished, None, ""));
    }
    let ends = ends.into_iter().map(|(games, winner, reason)| {
        let reason = if reason.is_empty() { say("proof-no-end") } else { rule_system::capital(reason) };
        row![
            text(games).size(SMALL).width(44).align_x(Alignment::End),
            text(winner_name(winner, system)).size(SMALL).width(62).style(theme::faint_text),
            text(reason).size(SMALL).width(Fill),
        ]
        .spacing(8)
        .into()
    });
    column![
        title(say_with("proof-looked", &[("count", report.marines.into())])),
        text(lengths).size(SMALL),
        quiet(say_with("proof-choices", &[("count", grouped(each).into())])),
        column(ends).spacing(2),
    ]
    .spacing(4)
    .into()
}

/// Who won, in a word.
pub(super) fn winner_name(winner: Option<Side>, system: &dyn RuleSystem) -> String {
    match winner {
        Some(side) => say_of_side("won-side", system.side(side), &[]),
        None => say("won-draw"),
    }
}
