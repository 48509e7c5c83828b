//! C001 to C019 and C033: what is wrong inside scripts. `script-api` finds it; here is which code it bears and the page on it.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::ScriptName;
use missions_document::page::Page;
use script_api::{ProblemKind, ScriptProblem};
use words::Text;

pub(super) const CHECK: Check = Check { page: PAGES[0], run };

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    out.extend(context.compiled().1.iter().map(diagnostic));
    // A script that no card names takes no part in games, so its mistakes are not yet problems of the mission; its
    // author sees them.
    let warning = |problem| Diagnostic { severity: Severity::Warning, ..diagnostic(problem) };
    out.extend(context.lying_about().iter().map(warning));
}

fn diagnostic(problem: &ScriptProblem) -> Diagnostic {
    let severity = match problem.severity() {
        script_api::Severity::Error => Severity::Error,
        script_api::Severity::Warning => Severity::Warning,
    };
    let name = ScriptName::new(format!("{}{}", problem.script, ScriptName::ENDING));
    let place = Place::Script { name, line: problem.at.line, column: problem.at.column };
    let said = Diagnostic::new(code_of(problem.kind), severity, problem.message.clone()).at(place);
    said.help(problem.help.clone().unwrap_or_else(|| usual_help(problem.kind)))
}

/// What fixes most mistakes of a sort, where the finder knows nothing better for this one.
const fn usual_help(kind: ProblemKind) -> Text {
    text(match kind {
        ProblemKind::Syntax => "c001-help",
        ProblemKind::TooLarge => "c002-help",
        ProblemKind::TopLevel => "c003-help",
        ProblemKind::Duplicate => "c004-help",
        ProblemKind::UnknownName => "c005-help",
        ProblemKind::UnknownWord | ProblemKind::UnknownFunction | ProblemKind::UnknownProperty => "c006-help",
        ProblemKind::Arguments => "c008-help",
        ProblemKind::UnknownText => "c010-help",
        ProblemKind::NeverEqual => "c011-help",
        ProblemKind::UnknownHandler => "c012-help",
        ProblemKind::HandlerParameters => "c013-help",
        ProblemKind::Tag => "c014-help",
        ProblemKind::Parameter => "c015-help",
        ProblemKind::Unused => "c016-help",
        ProblemKind::AlwaysSame => "c017-help",
        ProblemKind::NeverHappens => "c018-help",
        ProblemKind::UnwrittenNote => "c019-help",
        ProblemKind::OfferInVain => "c033-help",
    })
}

/// The code of a sort of mistake.
pub(super) const fn code_of(kind: ProblemKind) -> Code {
    PAGES[kind as usize].code
}

const fn page(code: &'static str, severity: Severity) -> Page {
    Page { code: Code(code), severity, words: &crate::pages::WORDS }
}

/// The pages, in the order of `ProblemKind`.
pub(super) const PAGES: [Page; 20] = [
    page("C001", Severity::Error),
    page("C002", Severity::Error),
    page("C003", Severity::Error),
    page("C004", Severity::Error),
    page("C005", Severity::Error),
    page("C006", Severity::Error),
    page("C007", Severity::Error),
    page("C008", Severity::Error),
    page("C009", Severity::Error),
    page("C010", Severity::Error),
    page("C011", Severity::Warning),
    page("C012", Severity::Error),
    page("C013", Severity::Error),
    page("C014", Severity::Warning),
    page("C015", Severity::Error),
    page("C016", Severity::Warning),
    page("C017", Severity::Warning),
    page("C018", Severity::Warning),
    page("C019", Severity::Warning),
    page("C033", Severity::Warning),
];

#[cfg(test)]
mod tests {
    use super::super::testing::*;
    use super::*;
    use missions_document::mission::Parameter;
    use missions_document::{Edit, Name};

    fn script(text: &str) -> missions_document::Mission {
        with([Edit::Script(ScriptName::new("fetch-the-core.rhai"), Some(text.into()))])
    }

    #[test]
    fn every_sort_of_mistake_has_its_code() {
        let codes: Vec<&str> = PAGES.iter().map(|page| page.code.0).collect();
        assert!(codes.is_sorted());
        assert_eq!(code_of(ProblemKind::Syntax), Code("C001"));
        assert_eq!(code_of(ProblemKind::UnknownName), Code("C005"));
        assert_eq!(code_of(ProblemKind::Unused), Code("C016"));
        assert_eq!(code_of(ProblemKind::NeverHappens), Code("C018"));
        assert_eq!(code_of(ProblemKind::UnwrittenNote), Code("C019"));
        assert_eq!(code_of(ProblemKind::OfferInVain), Code("C033"));
        for (kind, page) in [(ProblemKind::NeverEqual, PAGES[10]), (ProblemKind::Parameter, PAGES[14])] {
            assert_eq!(code_of(kind), page.code);
        }
    }

    #[test]
    fn mistakes_in_scripts_are_told_with_their_place() {
        let wrong = script("fn on_start() {\n    open(map::blue_dor);\n    win(\"marines\", \"x\");\n}\n");
        let told = told("C005", &wrong);
        assert_eq!(told.len(), 1);
        let name = ScriptName::new("fetch-the-core.rhai");
        assert_eq!(told[0].places, [Place::Script { name, line: 2, column: 15 }]);
        assert_eq!(told[0].severity, Severity::Error);
        for code in ["C001", "C005", "C015"] {
            quiet(code, &good());
        }
        assert!(!super::super::testing::told("C001", &script("fn on_start() {")).is_empty());
    }

    #[test]
    fn mistakes_in_a_script_of_no_card_are_warnings() {
        let draft = with([Edit::Script(ScriptName::new("draft.rhai"), Some("fn on_start() { wim(); }".into()))]);
        let told = told("C007", &draft);
        assert_eq!((told.len(), told[0].severity), (1, Severity::Warning));
        let name = ScriptName::new("draft.rhai");
        assert_eq!(told[0].places, [Place::Script { name, line: 1, column: 17 }]);
    }

    #[test]
    fn parameters_are_handed_over() {
        let parameter = |name: &str, value: Parameter| {
            let mut cards = good().cards().to_vec();
            let _ = cards[0].parameters.insert(Name::new(name), value);
            script("const NEEDED = 2;\nfn on_start() { if NEEDED > 1 { win(\"marines\", \"x\"); } }\n")
                .with([Edit::Cards(cards)])
        };
        quiet("C015", &parameter("NEEDED", Parameter::Int(3)));
        assert_eq!(told("C015", &parameter("NEEDED", Parameter::Bool(true))).len(), 1);
        assert_eq!(told("C015", &parameter("NEDED", Parameter::Int(3))).len(), 1);
    }

    #[test]
    fn parameters_stay_in_their_range() {
        let set = |value: i64| {
            let mut cards = good().cards().to_vec();
            let _ = cards[0].parameters.insert(Name::new("NEEDED"), Parameter::Int(value));
            script("// How many (1 to 4).\nconst NEEDED = 2;\nfn on_start() { if NEEDED > 1 { win(\"marines\", \"x\"); } }\n")
                .with([Edit::Cards(cards)])
        };
        quiet("C015", &set(4));
        assert!(told("C015", &set(5))[0].message.to_string().contains("from 1 to 4"));
    }
}
