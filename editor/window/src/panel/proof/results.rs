//! What came of the games: in one sentence who wins how often and whether that is fair, then for every number of marines its
//! share with the interval, the change against the version before and what to do about it; of the one that is looked at, how
//! long games were and how they ended. What a share means is said in `editor_model::chances`.

use super::{Batch, Before, Message, advice, bots, quiet, skill, title};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL, STRONG};
use editor_model::chances::{Answer, Chances, Headline, Trend, headlines, in_words, is_intended};
use editor_model::words::{say, say_with};
use engine::Side;
use iced::widget::text::Wrapping;
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Color, Fill, Length};
use missions::report::{Report, Share, Shift, Tally, grouped};
use missions::verdict::{Judgement, Verdict};
use missions::{Mission, Severity, intents, ladder};

/// The results; `looked` is the report whose particulars are shown, `mission` the one that would be changed now.
pub(super) fn view<'a>(
    batch: &'a Batch,
    before: Option<&Before>,
    older: bool,
    looked: &'a Report,
    mission: &Mission,
) -> Element<'a, Message> {
    let old = older.then(|| {
        let words = text(say("proof-older")).size(SMALL).color(theme::color(theme::colors().warning));
        container(words).padding([6, 10]).width(Fill).style(theme::raised)
    });
    let intended = is_intended(mission, &batch.judgement.intents);
    let Judgement { reports, contests, ladder, .. } = &*batch.judgement;
    let contest_of = |report: &Report| contests.iter().find(|contest| contest.marines == report.marines);
    let rows = reports.iter().map(|report| {
        let shift = before.and_then(|before| {
            let wins = before.wins.get(&report.marines)?;
            let comparable = before.bots == report.plan.bots;
            comparable.then(|| Shift::between(*wins, report.wins, Side::Marines)).flatten()
        });
        let contest = contest_of(report);
        let answer = is_telling(report).then(|| Answer::of(best_share(report, contest)));
        let row = one(report, contest, answer, shift, report.marines == looked.marines);
        let advice = answer.filter(|_| !intended);
        let best = contest.unwrap_or(report);
        let advice = advice.and_then(|answer| advice::view(answer, best, mission));
        column![row].push(advice.map(|advice| container(advice).padding([2, 8]))).into()
    });
    let all = reports.iter().chain(contests);
    let games: u32 = all.map(|report| report.wins.games()).sum();
    let games = games + ladder::played(ladder, contests) + intents::played(&batch.judgement.intents, reports);
    let took = if batch.took.is_zero() { "proof-took-earlier" } else { "proof-took" };
    let took = say_with(
        took,
        &[
            ("games", grouped(games.into()).into()),
            ("seconds", format!("{:.1}", batch.took.as_secs_f32()).into()),
            ("seed", looked.plan.seed.to_string().into()),
        ],
    );
    column![old, verdict(batch, intended)]
        .push(quiet(say("proof-shares")))
        .push(column(rows).spacing(2))
        .push(particulars(looked))
        .push(skill::view(ladder, looked.marines))
        .push(quiet(took))
        .spacing(8)
        .into()
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

/// Who wins how often and what that means, whether play found errors, and who the players were.
fn verdict<'a>(batch: &Batch, intended: bool) -> Element<'a, Message> {
    let Judgement { verdict, reports, contests, .. } = &*batch.judgement;
    let stopped = batch.stopped.then(|| quiet(say("proof-stopped")));
    let failed = (*verdict == Verdict::Fail && !batch.stopped)
        .then(|| text(say("proof-fail")).size(BODY).color(theme::severity(Severity::Error)));
    let contest_of = |report: &Report| contests.iter().find(|contest| contest.marines == report.marines);
    let telling = reports.iter().filter(|report| is_telling(report));
    let shares: Vec<(u8, Share)> =
        telling.map(|report| (report.marines, best_share(report, contest_of(report)))).collect();
    let headlines = headlines(&shares, intended).into_iter().map(|Headline { answer, words }| {
        text(words).font(STRONG).size(18).color(chances_color(answer.chances, intended)).into()
    });
    let players = contests
        .first()
        .or(reports.first())
        .map(|report| quiet(say_with("proof-best", &[("bots", bots::named(report.plan.bots).into())])));
    column![stopped, failed, column(headlines).spacing(2)].push(players).spacing(4).into()
}

/// A fair mission, one to change, and one that is as its author wants it. The words say the same.
fn chances_color(chances: Chances, intended: bool) -> Color {
    match chances {
        Chances::Fair => theme::color(theme::colors().well),
        Chances::Hard | Chances::Easy if intended => theme::color(theme::colors().text),
        Chances::Hard | Chances::Easy => theme::severity(Severity::Warning),
    }
}

/// The games of one number of marines: those of the best bots first.
fn one<'a>(
    report: &'a Report,
    contest: Option<&'a Report>,
    answer: Option<Answer>,
    shift: Option<Shift>,
    looked: bool,
) -> Element<'a, Message> {
    let marines = text(say_with("proof-marines", &[("count", report.marines.into())])).size(BODY).width(80);
    // A share in two lines is hard to read.
    let of = |share: Share| text(in_words(share)).wrapping(Wrapping::None).width(Fill);
    let rounds = say_with("proof-rounds", &[("count", report.rounds.median.into())]);
    let rounds = text(rounds).size(SMALL).wrapping(Wrapping::None).style(theme::faint_text);
    let best = best_share(report, contest);
    let first = row![marines, of(best).size(BODY)].spacing(8).align_y(Alignment::Center);
    let (first, simple) = match contest {
        None => (first.push(rounds), None),
        Some(_) => {
            let bots = text(bots::named(report.plan.bots)).size(SMALL).style(theme::faint_text);
            let simple = row![bots, of(report.wins.share(Side::Marines)).size(SMALL), rounds];
            (first, Some(simple.spacing(8).align_y(Alignment::Center)))
        }
    };
    let answer = answer.map(|answer| text(rule_system::capital(&answer.words())).size(SMALL));
    let all = column![first, bar(contest.unwrap_or(report).wins), interval(best)].push(answer).push(simple);
    let greedy = report.wins.share(Side::Marines).counted;
    let all = all.push(shift.map(|shift| change(contest.is_none().then_some(greedy), shift)));
    button(all.spacing(3))
        .width(Fill)
        .padding([5, 8])
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
fn particulars(report: &Report) -> Element<'_, Message> {
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
            text(say(winner_id(winner))).size(SMALL).width(62).style(theme::faint_text),
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
pub(super) const fn winner_id(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::Marines) => "won-marines",
        Some(Side::Invader) => "won-invader",
        None => "won-draw",
    }
}
