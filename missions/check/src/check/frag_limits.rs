//! M038: a frag limit that is missing or impossible.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use doom_2016::settings::USUAL_FRAGS;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M038"),
        severity: Severity::Error,
        title: "A frag limit is missing or impossible",
        text: "For every number of marines the settings say with how many frags the invader wins: at least one, and no more \
than the box has frag tokens.\n\n\
Set it in the settings. The fix sets it to 6, what most missions use.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(content) = context.content_2016() else { return };
    let (settings, most) = (context.settings_2016(), content.stock.frags);
    for marines in context.mission.settings().marines.iter().filter(|n| (1..=4).contains(*n)) {
        let whom = if *marines == 1 { "one marine".to_owned() } else { format!("{marines} marines") };
        let message = match settings.frag_limits.get(marines) {
            None => format!("there is no frag limit for {whom}"),
            Some(0) => format!("with {whom} the invader needs no frag at all to win"),
            Some(limit) if *limit > most => {
                format!("with {whom} the invader needs {limit} frags, but the box has {most} frag tokens")
            }
            Some(_) => continue,
        };
        let mut mended = settings.clone();
        let _ = mended.frag_limits.insert(*marines, USUAL_FRAGS);
        out.push(
            CHECK
                .say(message)
                .at(Place::Mission)
                .help(format!("set it to a number from 1 to {most}"))
                .fix(format!("set it to {USUAL_FRAGS}"), [context.with_2016(mended)]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn limits_missing_or_impossible_are_told() {
        let limit = |frags: u8| {
            with_2016(|settings| {
                let _ = settings.frag_limits.insert(1, frags);
            })
        };
        let _ = mended("M038", &limit(0), "with one marine the invader needs no frag at all to win");
        let _ = mended("M038", &limit(22), "with one marine the invader needs 22 frags, but the box has 21 frag tokens");
        let none = with_2016(|settings| {
            let _ = settings.frag_limits.remove(&3);
        });
        let _ = mended("M038", &none, "there is no frag limit for 3 marines");
        quiet("M038", &limit(21));
    }
}
