//! What came of the games: for every number of marines who won how often, with its interval and the change against the
//! version before; of the one that is looked at, how long games were and how they ended.

use super::{Batch, Before, Message, quiet, title};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, BODY, SMALL};
use editor_model::words::{say, say_with};
use engine::Side;
use iced::widget::{column, container, row, space, text};
use iced::{Alignment, Fill, Length};
use missions::report::{Report, Share, Shift, Tally, grouped};
use missions::verdict::Verdict;

/// The results; `looked` is the report whose particulars are shown.
pub(super) fn view<'a>(
    batch: &'a Batch,
    before: Option<&Before>,
    older: bool,
    looked: &'a Report,
) -> Element<'a, Message> {
    let (verdict, color) = match (batch.judgement.verdict, batch.stopped) {
        (_, true) => ("proof-stopped", theme::faint()),
        (Verdict::Pass, false) => ("proof-pass", theme::won(Some(Side::Marines))),
        (Verdict::Fail, false) => ("proof-fail", theme::won(Some(Side::Invader))),
    };
    let old = older.then(|| {
        let words = text(say("proof-older")).size(SMALL).color(theme::color(theme::colors().warning));
        container(words).padding([6, 10]).width(Fill).style(theme::raised)
    });
    let reports = batch.judgement.reports.iter().map(|report| {
        let shift = before.and_then(|before| {
            let wins = before.wins.get(&report.marines)?;
            let comparable = before.bots == report.plan.bots;
            comparable.then(|| Shift::between(*wins, report.wins, Side::Marines)).flatten()
        });
        let contest = batch.judgement.contests.iter().find(|contest| contest.marines == report.marines);
        one(report, contest, shift, report.marines == looked.marines)
    });
    let played = batch.judgement.reports.iter().chain(&batch.judgement.contests);
    let games: u32 = played.map(|report| report.wins.games()).sum();
    let took = say_with(
        "proof-took",
        &[
            ("games", grouped(games.into()).into()),
            ("seconds", format!("{:.1}", batch.took.as_secs_f32()).into()),
            ("seed", looked.plan.seed.to_string().into()),
        ],
    );
    column![]
        .push(old)
        .push(quiet(say("proof-shares")))
        .push(column(reports).spacing(2))
        .push(particulars(looked))
        .push(text(say(verdict)).size(BODY).color(color))
        .push(quiet(took))
        .spacing(8)
        .into()
}

/// The games of one number of marines: those of the best bots first.
fn one<'a>(
    report: &'a Report,
    contest: Option<&'a Report>,
    shift: Option<Shift>,
    looked: bool,
) -> Element<'a, Message> {
    let marines = text(say_with("proof-marines", &[("count", report.marines.into())])).size(BODY).width(80);
    let wins = text(report.wins.share(Side::Marines).to_string()).width(Fill);
    let rounds = say_with("proof-rounds", &[("count", report.rounds.median.into())]);
    let rounds = text(rounds).size(SMALL).style(theme::faint_text);
    let all = if let Some(contest) = contest {
        let good = contest.wins.share_at_any_time(Side::Marines);
        let balance = say(&format!("proof-balance-{}", contest.wins.balance().word()));
        let balance = text(balance).size(SMALL).style(theme::faint_text);
        let simple = text(say("proof-simple")).size(SMALL).width(104).style(theme::faint_text);
        let first = row![marines, text(good.to_string()).size(BODY).width(Fill)];
        let then = row![simple, wins.size(SMALL)].push(shift.map(change)).push(rounds);
        column![
            first.spacing(8).align_y(Alignment::Center),
            bar(contest.wins),
            interval(good),
            // On a line of its own: beside the share it does not fit into a narrow panel.
            balance,
            then.spacing(8).align_y(Alignment::Center),
        ]
    } else {
        let words = row![marines, wins.size(BODY)].push(shift.map(change)).push(rounds);
        column![
            words.spacing(8).align_y(Alignment::Center),
            bar(report.wins),
            interval(report.wins.share(Side::Marines)),
        ]
    };
    button(all.spacing(3))
        .width(Fill)
        .padding([5, 8])
        .style(theme::entry(looked))
        .on_press(Message::Looked(report.marines))
        .into()
}

/// `+6 % (±9)`, in a colour only if it is more than chance.
fn change<'a>(shift: Shift) -> Element<'a, Message> {
    let by = format!("{:+.0}", shift.by * 100.0);
    let reach = format!("{:.0}", shift.reach * 100.0);
    let words = text(say_with("proof-shift", &[("by", by.into()), ("reach", reach.into())])).size(SMALL);
    if shift.is_sure() { words.color(theme::accent()).into() } else { words.style(theme::faint_text).into() }
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
