//! M039: a box nobody knows.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::edit::Edit;
use missions_document::page::Page;
use missions_document::mission::RulesId;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M039"),
        severity: Severity::Error,
        title: "The mission is for a box nobody knows",
        text: "Every mission says for which game and box it is made. This Hellwright knows one: `doom-2016`. Everything is \
checked as if the mission were made for it.\n\n\
Write `box: \"doom-2016\"`, which is what the fix does, or use a Hellwright that knows the box.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let rules = &context.mission.rules().0;
    if rules != RulesId::DOOM_2016 {
        out.push(
            CHECK
                .say(format!("nobody knows a box \"{rules}\""))
                .at(Place::Mission)
                .help(format!("the one box is {}", RulesId::DOOM_2016))
                .fix(format!("make it {}", RulesId::DOOM_2016), [Edit::Rules(RulesId::default())]),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, RulesId};

    #[test]
    fn another_box_is_told() {
        let _ = mended("M039", &with([Edit::Rules(RulesId("doom-1993".into()))]), "nobody knows a box \"doom-1993\"");
        quiet("M039", &good());
    }
}
