//! What did not happen in games that came to no end: ends of the marines, and the offers that lead to them.

use super::calls::{self, Call};
use super::texts::{also, bare, text};
use super::unreached_end::{End, ends};
use missions_document::diagnostic::Place;
use missions_document::mission::Mission;
use missions_play::report::Report;
use words::Text;

/// What did not happen.
pub(super) struct Missing {
    /// To stand behind what the games came to.
    pub(super) words: Text,
    /// What to look at first.
    pub(super) help: Text,
}

/// Of the games of a report. Where the marines win some of them, their ends can come, and nothing is known.
pub(super) fn missing(mission: &Mission, report: &Report) -> Option<Missing> {
    let ends = ends(mission);
    if report.wins.marines > 0 || ends.is_empty() {
        return None;
    }
    let named = ends.iter().map(|End { reason, calls }| {
        let at = calls.first().map(at).unwrap_or_default();
        text("stalled-end").with("reason", bare(reason)).with("at", at)
    });
    let named =
        named.reduce(|before, after| text("stalled-and").with("before", before).with("after", after))?;
    let mut words = text("stalled-ends").with("count", ends.len()).with("ends", named);
    let mut help = text("stalled-help").with("count", ends.len());
    for call in calls::of(mission, "offer") {
        let offer = call.texts.first().and_then(|tag| report.uses.offers.get(*tag));
        let leads = ends.iter().flat_map(|end| &end.calls).any(|end| end.script == call.script);
        let Some(offer) = offer.filter(|_| leads) else { continue };
        let ids = if offer.taken == 0 {
            ["stalled-untaken", "stalled-untaken-help"]
        } else if call.options.contains(&("limit", "game")) {
            ["stalled-once", "stalled-once-help"]
        } else {
            continue;
        };
        let [said, advice] = ids.map(|id| text(id).with("label", offer.label.as_str()));
        words = also(words, [said.with("at", at(&call))]);
        help = advice;
    }
    Some(Missing { words, help })
}

/// Where in a script, for people: `breach.rhai:7`.
fn at(call: &Call<'_>) -> String {
    let script = call.script.as_str();
    if let Place::Script { line, .. } = call.place { format!("{script}:{line}") } else { script.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Side;
    use expect_test::{Expect, expect};
    use missions_document::edit::Edit;
    use missions_document::id::ScriptName;
    use missions_document::mission::{Card, Role};
    use missions_play::report::{OfferUse, Tally};
    use missions_play::simulate::Plan;
    use std::collections::BTreeMap;

    const SCRIPT: &str = r#"fn on_start() {
    offer("seal", #{ label: "Seal the breach", limit: "game" });
    offer("rest", #{ label: "Rest", limit: "round" });
}

fn on_seal() {
    win("marines", "The breach is sealed.");
}
"#;

    /// What is missing in games of which the marines won so many, and in which they took the offers so often.
    fn check(text: &str, won: u32, taken: [u32; 2], expected: &Expect) {
        let script = ScriptName::new("breach.rhai");
        let card = |role, script| Card { role, script, parameters: BTreeMap::new() };
        let other = ScriptName::new("other.rhai");
        let mission = Mission::default().with([
            Edit::Script(script.clone(), Some(text.to_owned())),
            Edit::Script(other.clone(), Some("fn on_start() { offer(\"rob\", #{}); }".to_owned())),
            Edit::Cards(vec![card(Role::OBJECTIVE, script), card(Role::new("threat"), other)]),
        ]);
        let mut report = Report::new(Plan::new(5, 7), 2);
        report.wins = Tally { marines: won, invader: 1, unfinished: 3 };
        report.ends = [((Some(Side::Invader), "frags".to_owned()), 1)].into();
        let offer = |label: &str, taken| OfferUse { label: label.to_owned(), offered: 4, taken, endless: 0 };
        report.uses.offers = [
            ("seal".to_owned(), offer("Seal the breach", taken[0])),
            ("rest".to_owned(), offer("Rest", taken[1])),
            // It is on the way to no end.
            ("rob".to_owned(), offer("Rob", 0)),
        ]
        .into();
        let told = missing(&mission, &report).map(|Missing { words, help }| format!("; {words}\n{help}"));
        expected.assert_eq(&told.unwrap_or_default());
    }

    #[test]
    fn ends_and_offers_that_did_not_come_are_named() {
        check(
            SCRIPT,
            0,
            [4, 4],
            &expect![[r#"
            ; the marines' end "The breach is sealed" (breach.rhai:7) never came; marines can take the offer "Seal the breach" (breach.rhai:2) only once in a game
            see whether the marines need "Seal the breach" more than once: then limit it to an activation or a round"#]],
        );
        check(
            SCRIPT,
            0,
            [4, 0],
            &expect![[r#"
            ; the marines' end "The breach is sealed" (breach.rhai:7) never came; marines can take the offer "Seal the breach" (breach.rhai:2) only once in a game; no marine took the offer "Rest" (breach.rhai:3)
            see whether a marine can get near enough for "Rest" and pay for it"#]],
        );
        check(
            &SCRIPT.replace("    win", "    win(\"marines\", \"Later.\");\n    win"),
            0,
            [0, 4],
            &expect![[r#"
                ; the marines' ends "Later" (breach.rhai:7) and "The breach is sealed" (breach.rhai:8) never came; no marine took the offer "Seal the breach" (breach.rhai:2)
                see whether a marine can get near enough for "Seal the breach" and pay for it"#]],
        );
    }

    #[test]
    fn where_the_marines_win_or_have_no_end_nothing_is_missing() {
        check(SCRIPT, 1, [0, 0], &expect![[""]]);
        check("fn on_start() { win(\"invader\", \"Late.\"); }", 0, [0, 0], &expect![[""]]);
    }
}
