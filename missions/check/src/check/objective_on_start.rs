//! M051: an objective token where a marine starts or comes back.

use super::words::text;
use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use rule_system::piece::{Brings, Role};
use tiles::SpaceId;

pub(super) const CHECK: Check = Check {
    page: Page { code: Code("M051"), severity: Severity::Warning, words: &crate::pages::WORDS },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let names = names(context);
    let layout = &context.layout;
    for (id, token) in context.pieces_as(Role::Objective) {
        let Some(space) = layout.space(token.at) else { continue };
        let here = |at| layout.space(at) == Some(space);
        let starts = context.starts().filter(|(_, start)| layout.space(start.at).is_some());
        let start = starts.take(context.most_marines()).enumerate().find(|(_, (_, start))| here(start.at));
        let place = if let Some((seat, (start, _))) = start {
            let somebody = || text("m051-start-somebody");
            let starts = |name: &String| text("m051-start").with("marine", name.as_str());
            Some((start, names.get(seat).map_or_else(somebody, starts)))
        } else {
            comes_back(context, space).map(|pad| (pad, text("m051-return").with("pad", context.call(pad))))
        };
        if let Some((place, message)) = place {
            let said = CHECK.say(message.with("token", context.call(id)));
            out.push(said.at(Place::Thing(id)).at(Place::Thing(place)).help(text("m051-help")));
        }
    }
}

/// The piece on this space by which marines come back from the beginning.
fn comes_back(context: &Context<'_>, space: SpaceId) -> Option<missions_document::Id> {
    let mut pads = context.bringing(Brings::Marines).filter(|(_, pad)| pad.up);
    pads.find(|(_, pad)| context.layout.space(pad.at) == Some(space)).map(|(id, _)| id)
}

/// The marines in the order of their seats; none if players choose anything, for it may be their marines.
fn names(context: &Context<'_>) -> Vec<String> {
    let (mission, system) = (context.mission, context.mission.system());
    let own = &mission.settings().own;
    if !system.left(own).is_empty() {
        return Vec::new();
    }
    let marines = context.content.marines();
    let seats = system.seats(own, mission.content(), context.most_marines() as u8).into_iter();
    let named = |seat: String| {
        marines.iter().find(|marine| marine.id == seat).map_or_else(|| seat.clone(), |marine| marine.name.to_owned())
    };
    seats.map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    use missions_document::{Edit, Id};

    #[test]
    fn a_token_under_a_marine_is_reported() {
        let _ = fires(
            "M051",
            &with_thing(piece(2, 0, "objective")),
            "Bravo starts on the objective token at 2,0; it is reached without a step",
        );
        quiet("M051", &with_thing(piece(3, 3, "objective")));
        quiet("M051", &good());
    }

    #[test]
    fn a_token_where_marines_come_back_is_reported() {
        let _ = fires(
            "M051",
            &with_thing(piece(2, 2, "objective")),
            "marines who come back on the teleporter at 2,2 stand on the objective token at 2,2",
        );
        quiet("M051", &with_thing(piece(3, 15, "objective")));
    }

    #[test]
    fn a_start_that_no_game_needs_is_passed_over() {
        let fewer = |most: u8| {
            let marines = (1..=most).collect();
            with_settings(|settings| settings.marines = marines).with([Edit::Thing(
                Id(900),
                Some(missions_document::Thing::new(piece(2, 1, "objective"))),
            )])
        };
        let _ = fires("M051", &fewer(4), "Delta starts on the objective token at 2,1; it is reached without a step");
        quiet("M051", &fewer(3));
    }
}
