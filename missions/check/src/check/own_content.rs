//! M049: something wrong with cards of the author's own.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::content::{Mistake, Problem, Unknown};
use script_api::suggest::nearest;
use words::Text;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M049"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let problems = context.mission.content_problems();
    // A demon that was left out is missing wherever another card uses it; its own mistake is reported already, which is
    // enough.
    let follows = |problem: &Problem| {
        let Some(Unknown { word, .. }) = problem.unknown.as_deref() else { return false };
        let quoted = format!("\"{word}\"");
        let others = problems.iter().filter(|other| other.file != problem.file);
        others.filter_map(|other| context.mission.text_of(&other.file)).any(|text| text.contains(&quoted))
    };
    for problem in problems.iter().filter(|problem| !follows(problem)) {
        let (line, column) = (problem.line as u32, problem.column as u32);
        let place = Place::Text { file: problem.file.clone(), line, column };
        out.push(CHECK.say(problem.message.clone()).at(place).help(help(problem)));
    }
}

/// A way out.
fn help(problem: &Problem) -> Text {
    let Some(Unknown { word, known }) = problem.unknown.as_deref() else {
        return text(match problem.mistake {
            Mistake::Twice => "m049-twice",
            Mistake::Number => "m049-limit",
            Mistake::Comma => "m049-comma",
            Mistake::Other => "m049-help",
        });
    };
    let all = || known.iter().map(String::as_str);
    let list = all().collect::<Vec<_>>().join(", ");
    match nearest(word, all()) {
        Some(meant) => text("m049-meant").with("meant", meant).with("list", list),
        None => text("m049-possible").with("list", list),
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use super::*;
    use missions_document::content::ContentFile;
    use missions_document::edit::Edit;

    fn own(file: ContentFile, from: &str, to: &str) -> Edit {
        let text = file.template();
        assert!(text.contains(from), "{from}");
        Edit::Content(file, Some(text.replacen(from, to, 1)))
    }

    #[test]
    fn what_is_wrong_with_a_card_is_told_where_it_stands() {
        let wrong = with([own(ContentFile::of_word("demons").expect("a file"), "when: AfterAttack", "when: AfterAtack")]);
        let found = told("M049", &wrong);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(found[0].message.to_string(), "`AfterAtack` is no word for a window (`when`)");
        let help = found[0].help.as_ref().expect("help").to_string();
        assert!(help.starts_with("did you mean `AfterAttack`?"), "{help}");
        let Place::Text { file, line, column } = &found[0].places[0] else { panic!("{found:?}") };
        assert_eq!(file, "content/demons.ron");
        let text = &wrong.content_files()[&ContentFile::of_word("demons").expect("a file")];
        let at = text.lines().nth(*line as usize - 1).and_then(|line| line.get(*column as usize - 1..));
        assert!(at.is_some_and(|rest| rest.starts_with("AfterAtack")), "{line}:{column}");
        quiet("M049", &with([own(ContentFile::of_word("demons").expect("a file"), "figures", "figures")]));
    }

    #[test]
    fn the_way_out_is_that_of_the_sort_of_mistake() {
        let demons = || ContentFile::of_word("demons").expect("a file");
        for (from, to, way_out) in [
            ("id: \"hell-hound\"", "id: \"imp\"", "names are of one card only"),
            ("figures: 3", "figures: 99", "change the number"),
            ("Points(2)", "Points(200)", "change the number"),
            ("speed: 6,", "speed: 6", "a comma is missing here"),
            ("base: (1, 1)", "base: (3, 3)", "docs/own-content.md shows how"),
        ] {
            let found = told("M049", &with([own(demons(), from, to)]));
            let help = found[0].help.as_ref().expect("help").to_string();
            assert!(help.starts_with(way_out), "{to}: {help}");
        }
    }

    #[test]
    fn an_invasion_card_does_not_complain_of_a_demon_that_was_left_out() {
        let pack = ContentFile::of_word("invasions").expect("a file").template().replace("\"pinky\"", "\"hell-hound\"");
        let pack = || Edit::Content(ContentFile::of_word("invasions").expect("a file"), Some(pack.clone()));
        let whole = own(ContentFile::of_word("demons").expect("a file"), "figures", "figures");
        quiet("M049", &with([pack(), whole]));
        let torn = own(ContentFile::of_word("demons").expect("a file"), "Points(2)", "Pints(2)");
        assert_eq!(told("M049", &with([pack(), torn])).len(), 1);
        assert_eq!(told("M049", &with([pack()])).len(), 1, "nobody has it");
    }

    /// A card that was left out is not reported as missing, whatever its kind.
    #[test]
    fn one_mistake_is_told_once() {
        let mission = with([
            own(ContentFile::of_word("demons").expect("a file"), "health", "helth"),
            Edit::Thing(missions_document::Id(900), Some(missions_document::Thing::new(figure(1, 7, "hell-hound")))),
        ]);
        assert_eq!(told("M049", &mission).len(), 1);
        quiet("M032", &mission);
    }

    #[test]
    fn stocks_are_those_of_the_cards() {
        let hounds = |count: u32| {
            let hound = |i| Edit::Thing(missions_document::Id(900 + i), Some(missions_document::Thing::new(figure(4, 12, "hell-hound"))));
            with([own(ContentFile::of_word("demons").expect("a file"), "figures", "figures")]).with((0..count).map(hound))
        };
        quiet("M031", &hounds(3));
        let _ = fires("M031", &hounds(4), "the mission has 4 figures of the Hell Hound, its card says 3");
        let nails = |count: u32| {
            let token =
                |i| Edit::Thing(missions_document::Id(900 + i), Some(missions_document::Thing::new(piece_of(0, 5, "weapon", "nailgun"))));
            with([own(ContentFile::of_word("weapons").expect("a file"), "tokens", "tokens")]).with((0..count).map(token))
        };
        quiet("M030", &nails(2));
        quiet("M033", &nails(2));
        let _ = fires("M030", &nails(3), "Nailgun is needed 3 times, but its card says 2");
    }
}
