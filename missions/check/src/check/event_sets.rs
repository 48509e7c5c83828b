//! M035: not three different event sets.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use doom_2016::Settings;
use doom_2016::settings::EVENT_SETS;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M035"),
        severity: Severity::Error,
        title: "The mission does not have three different event sets",
        text: "The invader's event deck is made of exactly three different sets of event cards. The settings name fewer, \
more, the same one twice, or one that neither the box nor the mission's own cards have.\n\n\
Choose three in the settings. The fix keeps what is right and fills up from the box.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let Some(content) = context.content_2016() else { return };
    let settings = context.settings_2016();
    let mut good: Vec<&str> = Vec::new();
    let mut wrong = Vec::new();
    for set in &settings.event_sets {
        if content.event_set(set).is_none() {
            if context.left_out(set) {
                return;
            }
            wrong.push(format!("nobody knows an event set \"{set}\""));
        } else if good.contains(&set.as_str()) {
            wrong.push(format!("the event set \"{set}\" is named twice"));
        } else {
            good.push(set);
        }
    }
    if settings.event_sets.len() != EVENT_SETS {
        let named = match settings.event_sets.len() {
            0 => "no event set".to_owned(),
            1 => "one event set".to_owned(),
            some => format!("{some} event sets"),
        };
        wrong.push(format!("the mission names {named}, a game needs {EVENT_SETS}"));
    }
    if wrong.is_empty() {
        return;
    }
    let known: Vec<&str> = content.event_sets.iter().map(|set| set.id.as_str()).collect();
    let rest = known.iter().filter(|set| !good.contains(set));
    let mended: Vec<String> = good.iter().chain(rest).take(EVENT_SETS).map(|set| (*set).to_owned()).collect();
    let label = format!("take {}", mended.join(", "));
    let edit = context.with_2016(Settings { event_sets: mended, ..settings.clone() });
    for message in wrong {
        out.push(
            CHECK
                .say(message)
                .at(Place::Mission)
                .help(format!("there are: {}", known.join(", ")))
                .fix(label.clone(), [edit.clone()]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn sets_missing_unknown_or_twice_are_told() {
        let sets = |names: &[&str]| {
            with_2016(|settings| settings.event_sets = names.iter().map(|n| (*n).to_owned()).collect())
        };
        let _ = mended("M035", &sets(&["blood-rush"]), "the mission names one event set, a game needs 3");
        let twice = sets(&["blood-rush", "blood-rush", "seek-and-destroy"]);
        let _ = mended("M035", &twice, "the event set \"blood-rush\" is named twice");
        let unknown = sets(&["blood-rush", "seek-and-destroy", "x"]);
        let _ = mended("M035", &unknown, "nobody knows an event set \"x\"");
        quiet("M035", &sets(&["blood-rush", "seek-and-destroy", "power-overwhelming"]));
    }
}
