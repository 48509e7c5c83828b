//! M019: a demon on a start space.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M019"), severity: Severity::Error, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    for (id, figure) in context.figures() {
        let under = context.under(figure).unwrap_or_default();
        let on = |start: &missions_document::thing::Start| context.layout.space(start.at).is_some_and(|s| under.contains(&s));
        for (start, _) in context.starts().filter(|(_, start)| on(start)) {
            let message =
                text("m019-message").with("figure", context.call(id)).with("start", context.call(start));
            out.push(
                CHECK
                    .say(message)
                    .at(Place::Thing(id))
                    .at(Place::Thing(start))
                    .help(text("move-one"))
                    .fix(text("remove").with("what", context.call(id)), [Edit::Thing(id, None)]),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_demon_on_a_start_is_told() {
        let _ = mended("M019", &with_thing(figure(1, 1, "imp")), "the Imp at 1,1 stands on the start space at 1,1");
        quiet("M019", &with_thing(figure(1, 7, "imp")));
    }
}
