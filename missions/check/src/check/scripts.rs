//! C001 to C019 and C033: what is wrong inside scripts. `script-api` finds it; here is which code it bears and the page on it.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::id::ScriptName;
use missions_document::page::Page;
use script_api::{ProblemKind, ScriptProblem};

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
    said.help(problem.help.clone().unwrap_or_else(|| usual_help(problem.kind).to_owned()))
}

/// What fixes most mistakes of a sort, where the finder knows nothing better for this one.
const fn usual_help(kind: ProblemKind) -> &'static str {
    match kind {
        ProblemKind::Syntax => "look at this line and the one before it: a bracket, a `;` or a quotation mark may be missing",
        ProblemKind::TooLarge => "cut the script into several cards, or the function into several functions",
        ProblemKind::TopLevel => "put it into a function; `fn on_start()` runs at the beginning",
        ProblemKind::Duplicate => "rename one of them, or join what they do",
        ProblemKind::UnknownName => "write the name as the map has it, or give this name to the thing that is meant",
        ProblemKind::UnknownWord | ProblemKind::UnknownFunction | ProblemKind::UnknownProperty => {
            "check its spelling; the script reference lists all there are"
        }
        ProblemKind::Arguments => "the script reference shows what each function takes",
        ProblemKind::UnknownText => "choose a word that is possible here; the script reference lists them",
        ProblemKind::NeverEqual => "compare with a value of the same sort, or remove the comparison",
        ProblemKind::UnknownHandler => "check its spelling; the script reference lists all events",
        ProblemKind::HandlerParameters => "take nothing, or only the event: `(e)`",
        ProblemKind::Tag => "write the function that hears the tag, or choose another tag",
        ProblemKind::Parameter => "change the card's parameter in the mission, or the constant in the script",
        ProblemKind::Unused => "call it, name it after an event, or remove it",
        ProblemKind::AlwaysSame => "compare with another number, or remove the condition",
        ProblemKind::NeverHappens => "call the function that causes the event, or remove the handler",
        ProblemKind::UnwrittenNote => "write the note where it is to change, or remove what depends on it",
        ProblemKind::OfferInVain => "lower `least`, or raise `distance`",
    }
}

/// The code of a sort of mistake.
pub(super) const fn code_of(kind: ProblemKind) -> Code {
    PAGES[kind as usize].code
}

const fn page(code: &'static str, severity: Severity, title: &'static str, text: &'static str) -> Page {
    Page { code: Code(code), severity, title, text }
}

/// The pages, in the order of `ProblemKind`.
pub(super) const PAGES: [Page; 20] = [
    page(
        "C001",
        Severity::Error,
        "A script cannot be read",
        "A bracket is missing, or a word stands where it cannot stand. The function with the mistake is left out; the rest \
of the script works.\n\n\
Look at the line shown and at the one before it: often a `;`, a `}` or a quotation mark is missing there.",
    ),
    page(
        "C002",
        Severity::Error,
        "A script is too large or too deeply nested",
        "Scripts have limits, so that no mission can stop a computer: on their number, their length, the \
nesting of brackets and the length of a statement.\n\n\
Cut the script into several cards, or the function into several functions.",
    ),
    page(
        "C003",
        Severity::Error,
        "Something stands outside the functions of a script",
        "A script consists of functions (`fn on_start() { … }`) and constants (`const STEPS = 2;`). Anything else would \
never be run.\n\n\
Put it into a function: what is to happen at the beginning belongs into `fn on_start()`.",
    ),
    page(
        "C004",
        Severity::Error,
        "A script has two functions or constants of the same name",
        "Only one of the two could ever be used.\n\n\
Rename one of them, or join what they do in one function.",
    ),
    page(
        "C005",
        Severity::Error,
        "A script uses a name that is not on the map",
        "`map::the_name` means the thing or region that bears this name on the map. Nothing there is called so: the name is \
misspelt, or the thing was renamed or removed.\n\n\
Write the name as the map has it, or give the name to the thing that is meant.",
    ),
    page(
        "C006",
        Severity::Error,
        "A script uses a word that means nothing",
        "A bare word is a variable of the function (`let x = 1;`), a constant of the script, or a fact of the game such as \
`round`. This one is none of them.\n\n\
Check its spelling; texts need quotation marks. The script reference lists all facts.",
    ),
    page(
        "C007",
        Severity::Error,
        "A script calls a function that does not exist",
        "There is no function of this name, neither in the script nor in the language.\n\n\
Check its spelling. The script reference lists all functions.",
    ),
    page(
        "C008",
        Severity::Error,
        "A function is called with the wrong values",
        "It was given too few values, too many, or some of a sort it cannot use: a text where a thing is wanted, for \
instance.\n\n\
The script reference shows each function with what it takes.",
    ),
    page(
        "C009",
        Severity::Error,
        "A script asks a thing for something it does not have",
        "Doors, figures, tokens and events have properties, such as `door.open` or `e.token`. This one does not have \
the one asked for.\n\n\
Check its spelling. The script reference lists the properties of everything.",
    ),
    page(
        "C010",
        Severity::Error,
        "A word in quotation marks is not one of those possible",
        "Where a script names a kind of demon or token, a side or a rule, only certain words are possible, such as \
`\"objective\"` or `\"marines\"`.\n\n\
Choose one of those the help line shows.",
    ),
    page(
        "C011",
        Severity::Warning,
        "A script compares two things that can never be equal",
        "The two values are of different sorts, so the answer is always the same and one side of the `if` never happens.\n\n\
Compare like with like: `e.figure.side == \"marines\"`, not `e.figure == \"marines\"`.",
    ),
    page(
        "C012",
        Severity::Error,
        "A script listens to an event that does not exist",
        "Functions that begin with `on_` are called when an event of that name happens. There is no such event, and no offer, \
question or roll of the script has this tag.\n\n\
Check its spelling. The script reference lists all events.",
    ),
    page(
        "C013",
        Severity::Error,
        "A handler takes more than one parameter",
        "A handler takes nothing, or the event: `fn on_fragged(e)`.\n\n\
Everything there is to know about the event is a property of `e`.",
    ),
    page(
        "C014",
        Severity::Warning,
        "A tag has no handler or is used twice",
        "Offers, questions and rolls have a tag, and `fn on_the_tag(e)` hears the answer. Either no function hears this one, \
or two scripts use the same tag and both hear the answers of the other.\n\n\
Write the function, or choose another tag.",
    ),
    page(
        "C015",
        Severity::Error,
        "The mission sets a parameter that does not fit its script",
        "Constants at the top of a script are its parameters, and a mission may change them. Here it sets one that the \
script does not have, sets a number to a text, or goes beyond the range that the comment above the constant tells.\n\n\
Change the card's parameters in the mission, or the constant in the script.",
    ),
    page(
        "C016",
        Severity::Warning,
        "A function of a script is never called",
        "No handler leads to it, so it never does anything. Perhaps its name is misspelt where it should be called, or it was \
meant to be a handler and lacks the `on_`.\n\n\
Call it, or remove it.",
    ),
    page(
        "C017",
        Severity::Warning,
        "A condition always comes out the same",
        "A number that is never below 0 is compared in a way that has only one answer: `tokens(\"objective\").count < 0` never holds, \
`>= 0` always does. Such numbers are how many there are of something, the round, and notes on which the script writes nothing \
lower.\n\n\
Usually another number is meant: `== 0` for none left, `> 0` for at least one.",
    ),
    page(
        "C018",
        Severity::Warning,
        "A card waits for something that never happens",
        "The handler hears an event that only a function of scripts causes, such as `on_answered`, and no card of this mission \
calls that function. Or it hears an event that a card forbids for the whole game: one of a rule for which `fn on_start()` calls \
`forbid`. So the handler is never called.\n\n\
Call the function where the event is to happen, add the card that does so, let the card forbid it only for a time, or remove \
the handler.",
    ),
    page(
        "C019",
        Severity::Warning,
        "A script reads a note that it never writes",
        "Notes are a script's only memory, and no other script can write them. This one reads a note by `noted`, or has an offer \
that `needs` it, and no line of it writes a note of this name. So `noted` always gives the same answer, and marines can never \
take the offer. Nothing is reported where a script puts the name of a note together.\n\n\
Usually one of the two names is misspelt. Write it the same in both places.",
    ),
    page(
        "C033",
        Severity::Warning,
        "No marine can ever be at the right distance for an offer",
        "An offer says how near a marine has to be (`distance`, 1 if it says nothing) and how far away at least (`least`). Here \
the marine would have to be further away than is allowed, so no marine can ever take the offer.\n\n\
Lower `least`, or raise `distance`: `least: 1` means next to it and not on it.",
    ),
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
        assert!(told("C015", &set(5))[0].message.contains("from 1 to 4"));
    }
}
