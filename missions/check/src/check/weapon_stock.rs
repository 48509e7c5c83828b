//! M030: more of a weapon than the box has.

use super::{Check, Context};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::page::Page;
use missions_document::id::Id;

pub(super) const CHECK: Check = Check {
    page: Page {
        code: Code("M030"),
        severity: Severity::Error,
        title: "A weapon is used more often than the box has it",
        text: "The box has two tokens of each starting weapon and one of each of the others; of a set of your own there are as many as its card says (`tokens`). Tokens on the map and the \
marines' starting weapons count together.\n\n\
Choose another weapon for one of them.",
    },
    run,
};

fn run(context: &Context<'_>, out: &mut Vec<Diagnostic>) {
    let settings = context.settings_2016();
    let boxed = context.mission.system().content().cards("weapon").len();
    for (at, set) in context.content.cards("weapon").iter().enumerate() {
        let on_map: Vec<Id> = context
            .pieces_of("weapon")
            .filter(|(_, weapon)| weapon.sort == set.id)
            .map(|(id, _)| id)
            .collect();
        let seats = settings.loadouts.iter().take(context.most_marines());
        let carried = seats.flat_map(|seat| &seat.weapons).filter(|weapon| **weapon == set.id).count();
        let used = on_map.len() + carried;
        if used <= usize::from(set.count) {
            continue;
        }
        let message = match set.count {
            0 => format!("there is no weapon token for the {} set", set.name),
            tokens => format!("{} is needed {used} times, but {} {tokens}", set.name, if at < boxed { "the box has" } else { "its card says" }),
        };
        let place = if on_map.is_empty() { vec![Place::Mission] } else { on_map.into_iter().map(Place::Thing).collect() };
        out.push(
            CHECK
                .say(message)
                .at_all(place)
                .help("tokens on the map and starting weapons count together: choose another weapon"),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::super::testing::*;

    #[test]
    fn a_weapon_too_many_is_told() {
        let more = with_thing(piece_of(0, 5, "weapon", "plasma-rifle"));
        let _ = fires("M030", &more, "Plasma Rifle is needed 3 times, but the box has 2");
        let basic = with_thing(piece_of(0, 5, "weapon", "uac"));
        let _ = fires("M030", &basic, "there is no weapon token for the UAC Marine set");
        quiet("M030", &with_thing(piece_of(0, 5, "weapon", "rocket-launcher")));
    }
}
