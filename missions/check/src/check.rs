//! The static checks: what is wrong with a mission before it is played. Each check is one file: a code, the page that
//! explains it, a function that looks and never changes anything. This file keeps the list of those for every game,
//! runs it with those of the mission's rule system, and ensures that a check that panics does not stop the others.

mod context;
mod known;
mod locks;
mod numerals;
mod one;
mod own;
mod source;
mod walk;
pub(crate) mod words;

macro_rules! checks {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        $($(#[$doc])* mod $name;)*

        /// The checks for missions of every rule system, in the order of their codes.
        pub const CHECKS: &[Check] = &[$($name::CHECK),*];
    };
}

checks! {
    /// What `script-api` finds inside scripts.
    scripts,
    no_objective,
    script_missing,
    script_name,
    no_way_to_win,
    script_unused,
    script_twice,
    objective_unheard,
    marker_unheard,
    region_unheard,
    card_value,
    parameter_beyond_map,
    roles_swapped,
    no_aim,
    value_unused,
    number_in_text,
    allowed_in_vain,
    forbidden_for_good,
    ban_undone,
    aim_beside_offers,
    aim_not_dropped,
    too_many_asked,
    answers_itself,
    promise_unkept,
    whom_it_hears,
    count_goes_on,
    no_tiles,
    overlap,
    opening_against_wall,
    tile_stock,
    both_sides,
    unknown_tile,
    off_table,
    tile_cut_off,
    space_cut_off,
    door_in_nothing,
    door_inside_tile,
    doors_overlap,
    too_many_doors,
    thing_in_nothing,
    spot_shared,
    token_shared,
    figure_does_not_fit,
    figures_overlap,
    figure_on_start,
    too_few_starts,
    start_cut_off,
    objective_unreachable,
    thing_unreachable,
    start_in_sight,
    figure_stuck,
    token_stock,
    figure_stock,
    unknown_figure,
    unknown_sort,
    marine_numbers,
    unknown_box,
    name_twice,
    name_unspeakable,
    region_empty,
    region_outside,
    no_title,
    no_briefing,
    mute_in_vain,
    demons_cut_off,
    own_tile,
    own_content,
    arrival_beside_start,
    objective_on_start,
    arrival_in_sight,
    shortcut_by_respawn,
    nothing_behind_door,
    intent_in_vain,
    intents_at_odds,
    promised_count,
    starts_to_spare,
    arrivals_together,
    return_among_arrivals,
    name_against_place,
    objective_near_start,
    area_without_rules,
    areas_overlap,
    start_in_area,
    field_unfit,
    unknown_door,
    door_without_key,
    key_behind_door,
    texts_untranslated,
    translation_of_nothing,
}

#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests_2016;

pub use context::Context;
pub use one::Check;

use self::words::text;
use ::words::Text;
use missions_document::diagnostic::{Code, Diagnostic, Severity};
use missions_document::format::log;
use missions_document::mission::{Mission, Mute};
use missions_document::page::{Page, files};
use rule_system::check::Check as OwnCheck;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A check of ours that failed.
const FAILED: Page = Page { code: Code("M000"), severity: Severity::Warning, words: &crate::pages::WORDS };

/// Pages of all problems reported here, whichever rule system a mission is for.
pub(crate) fn pages() -> impl Iterator<Item = Page> {
    let own = systems::all().flat_map(<dyn rule_system::RuleSystem>::checks);
    std::iter::once(FAILED)
        .chain(CHECKS.iter().map(|check| check.page))
        .chain(own.map(|check| check.page))
        .chain(scripts::PAGES.into_iter().skip(1))
}

/// Pages of all problems with files, in whichever crate they are read: some checks report them again.
pub(crate) fn file_pages() -> impl Iterator<Item = Page> {
    log::PAGES.iter().copied().chain([files::ART, files::IMPORT])
}

/// What the checks found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Checked {
    /// What the author should know, the worst first.
    pub problems: Vec<Diagnostic>,
    /// What the author knows and has muted.
    pub muted: Vec<Diagnostic>,
}

/// So many problems of one kind are reported one by one.
const MAX_OF_A_KIND: usize = 20;

/// Run every check on a mission: those for every game, and those of its rule system.
#[must_use]
pub fn check(mission: &Mission) -> Checked {
    run(CHECKS, mission.system().checks(), &Context::new(mission))
}

/// The same, behind the problems with the files it was read from. What those explain is not reported again.
#[must_use]
pub fn check_read(mission: &Mission, files: &[Diagnostic]) -> Checked {
    let Checked { problems, muted } = check(mission);
    let is_explained = |problem: &Diagnostic| script_missing::is_explained(problem, files);
    let found = problems.into_iter().filter(|problem| !is_explained(problem));
    Checked { problems: files.iter().cloned().chain(found).collect(), muted }
}

/// Run some checks, and some of the rule system's own.
#[must_use]
fn run(checks: &[Check], own: &[OwnCheck], context: &Context<'_>) -> Checked {
    let mut found: Vec<(Code, Diagnostic)> = Vec::new();
    let mut make = |page: Page, run: &dyn Fn(&mut Vec<Diagnostic>)| {
        let mut new = Vec::new();
        // A panic in a check is our fault; a half-filled list of problems is the worst it can leave behind.
        if catch_unwind(AssertUnwindSafe(|| run(&mut new))).is_err() {
            let message =
                text("m000-message").with("code", page.code.to_string()).with("title", page.title());
            new.push(Diagnostic::new(FAILED.code, FAILED.severity, message).help(text("m000-help")));
        }
        shorten(&mut new);
        found.extend(new.into_iter().map(|problem| (page.code, problem)));
    };
    for check in checks {
        make(check.page, &|out| (check.run)(context, out));
    }
    let subject = own::Looked::at(context);
    for check in own {
        make(check.page, &|out| subject.run(check, out));
    }
    // Equally severe problems are in the order of their codes, those of rule systems included.
    found.sort_by_key(|(check, problem)| (std::cmp::Reverse(problem.severity), *check));
    let found = found.into_iter().map(|(_, problem)| problem);
    let (muted, problems) = found.partition(|problem| is_muted(context.mission, problem));
    Checked { problems, muted }
}

/// Of each kind of problem the first ones stay, and a line says how many more there are. A kind is a code with its severity:
/// one check may report several.
fn shorten(problems: &mut Vec<Diagnostic>) {
    let mut counts: BTreeMap<(Code, Severity), usize> = BTreeMap::new();
    problems.retain(|problem| {
        let count = counts.entry((problem.code, problem.severity)).or_default();
        *count += 1;
        *count <= MAX_OF_A_KIND
    });
    for ((code, severity), count) in counts {
        if count > MAX_OF_A_KIND {
            let more = count - MAX_OF_A_KIND;
            let page = pages().chain(file_pages()).find(|page| page.code == code);
            let title = page.map_or_else(|| Text::verbatim(""), |page| page.title());
            let message = text("and-more").with("count", more).with("title", title);
            problems.push(Diagnostic::new(code, severity, message));
        }
    }
}

/// Has the author muted it? Errors cannot be muted: the mission cannot be played.
#[must_use]
pub fn is_muted(mission: &Mission, problem: &Diagnostic) -> bool {
    let covers = |mute: &Mute| {
        mute.code == problem.code.0
            && mute.about.is_none_or(|id| problem.places.iter().any(|place| place.id() == Some(id)))
    };
    problem.severity < Severity::Error && mission.mutes().keys().any(covers)
}

#[cfg(test)]
#[path = "../../document/src/format/tests/any.rs"]
mod any;

#[cfg(test)]
mod tests {
    use super::any::any_edit;
    use super::*;
    use crate::json;
    use crate::terminal::View;
    use missions_document::edit::Edit;
    use missions_document::group;
    use missions_document::id::Id;
    use missions_document::layout::Layout;
    use missions_document::mission::Role;
    use missions_play::card_library::{blank, take};
    use proptest::prelude::*;
    use std::collections::BTreeSet;
    use tiles::Turn;

    #[test]
    fn codes_are_in_order_and_pages_are_written() {
        let codes: Vec<&str> = CHECKS.iter().map(|check| check.page.code.0).collect();
        assert!(codes.is_sorted(), "{codes:?}");
        let mut once = codes.clone();
        once.dedup();
        assert_eq!(codes, once);
        assert!(CHECKS.len() >= 25);
        for system in systems::all() {
            assert!(system.checks().is_sorted_by_key(|check| check.page.code));
        }
        let all: Vec<Code> = pages().map(|page| page.code).collect();
        assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "a code is used twice: {all:?}");
        for page in pages() {
            let (code, title, text) = (page.code, page.title().to_string(), page.text().to_string());
            assert!(title.len() > 10 && title.len() < 80 && !title.ends_with('.'), "{code}: {title}");
            assert!(text.len() > 80 && text.ends_with('.'), "{code}: {text}");
        }
    }

    #[test]
    fn a_good_mission_has_no_problem() {
        assert_eq!(check(&testing::good()), Checked::default());
    }

    #[test]
    fn a_check_that_fails_is_told_and_the_others_are_made() {
        const BAD: Check = Check { page: FAILED, run: |_, _| panic!("on purpose") };
        let good = testing::good().with([Edit::Tile(Id(1), None)]);
        let found = run(
            &[BAD, tile_cut_off::CHECK, overlap::CHECK, too_few_starts::CHECK],
            &[],
            &Context::new(&good),
        );
        let codes: Vec<&str> = found.problems.iter().map(|p| p.code.0).collect();
        assert_eq!(codes, ["M020", "M000"]);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]
        #[test]
        fn no_mission_makes_a_check_or_a_picture_of_it_fail(
            edits in proptest::collection::vec(any_edit(), 1..20),
        ) {
            let mission = testing::good().with(edits);
            let layout = Layout::of(&mission, mission.catalogue());
            let view = View { mission: &mission, layout: &layout, path: "m", source: None, colours: false };
            let found = check(&mission);
            for problem in found.problems.iter().chain(&found.muted) {
                prop_assert_ne!(problem.code, FAILED.code);
                prop_assert!(view.show(problem).contains(&problem.message.to_string()));
                let _ = json::problem(problem, &mission, &layout);
                if let Some(fix) = &problem.fix {
                    let _ = check(&mission.clone().with(fix.edits.clone()));
                }
            }
            prop_assert_eq!(check(&mission), found);
        }
    }

    /// What stands on the tiles goes round with them, and so nothing is wrong that was right before.
    #[test]
    fn a_turned_map_has_the_problems_it_had() {
        let mission = testing::good();
        let things = mission.things().keys().chain(mission.regions().keys());
        let all: Vec<Id> = mission.tiles().keys().chain(things).copied().collect();
        let turned = mission.clone().with(group::turn_group(&mission, all, Turn::R90));
        let problems = |m: &Mission| {
            let mut codes: Vec<_> = check(m).problems.iter().map(|problem| problem.code.0).collect();
            codes.sort_unstable();
            codes
        };
        assert_eq!(problems(&mission), problems(&turned));
    }

    #[test]
    fn no_card_of_the_shelf_has_a_mistake() {
        let system = testing::good().system();
        let blanks = [Role::OBJECTIVE, Role::new("threat"), Role::SPECIAL].map(|role| blank(system, role));
        for taken in system.card_library().iter().copied().chain(blanks) {
            let (edits, _) = take(&testing::good(), taken);
            let told = check(&testing::good().with(edits)).problems;
            let wrong: Vec<_> = told.iter().filter(|problem| problem.severity == Severity::Error).collect();
            assert!(wrong.is_empty(), "{}: {wrong:?}", taken.file);
        }
    }

    #[test]
    fn warnings_can_be_muted_and_errors_cannot() {
        let untitled = testing::with_info(|info| info.title.clear());
        assert_eq!(check(&untitled).problems.len(), 1);
        let mute =
            |code: &str| Edit::Mute(Mute { code: code.into(), about: None }, Some("on purpose".into()));
        let muted = check(&untitled.with([mute("M044")]));
        assert_eq!((muted.problems.len(), muted.muted.len()), (0, 1));
        let without = testing::good().with([Edit::Tile(Id(1), None), mute("M020")]);
        assert!(check(&without).problems.iter().any(|p| p.code.0 == "M020"));
    }

    #[test]
    fn a_thousand_of_a_kind_are_told_shortly() {
        let tile = testing::good().tiles()[&Id(1)];
        let many = (1000..2000).map(|id| Edit::Tile(Id(id), Some(tile)));
        let found = check(&testing::good().with(many));
        assert!(found.problems.len() < 100, "{}", found.problems.len());
        assert!(found.problems.iter().any(|p| p.message.to_string().starts_with("and 980 more")));
    }
}
