//! The names on a mission's map for who writes its scripts, and where they lie.

use crate::canvas::Outline;
use crate::describe;
use engine::language::Ty;
use missions::scene::Scene;
use missions::scripts::assist::Place;
use missions::{Mission, Named, ThingKind};
use rule_system::piece::Role;

/// Every name that scripts can write.
pub(super) fn places(mission: &Mission) -> Vec<Place> {
    let place = |(name, named): (&missions::Name, Named)| {
        let (sort, words) = match named {
            Named::Thing(id) => {
                let thing = mission.things().get(&id)?;
                // The name itself needs no saying.
                (
                    sort(&thing.kind, mission),
                    describe::thing_in_words(&missions::Thing { name: None, ..thing.clone() }, mission),
                )
            }
            Named::Region(_) => (Ty::REGION, editor_model::words::say("place-region")),
        };
        name.is_identifier().then(|| Place { name: name.as_str().to_owned(), sort, words })
    };
    let mut all: Vec<Place> = mission.names().filter_map(place).collect();
    all.sort_by(|a, b| a.name.cmp(&b.name));
    all
}

fn sort(kind: &ThingKind, mission: &Mission) -> Ty {
    match kind {
        ThingKind::Door(_) => Ty::DOOR,
        ThingKind::Piece(piece) => match mission.system().piece(&piece.kind).map(|kind| kind.role) {
            // The language counts sorts of its own as the rules count classes of pieces.
            Some(Role::Piece(class)) => Ty::own(class.0),
            _ => Ty::TOKEN,
        },
        ThingKind::Figure(_) => Ty::FIGURE,
        ThingKind::Start(_) | ThingKind::Label(_) => Ty::SPACE,
    }
}

/// Where what bears a name lies.
pub(super) fn area(name: &str, mission: &Mission, scene: &Scene) -> Option<Outline> {
    let (_, named) = mission.names().find(|(known, _)| known.as_str() == name)?;
    let (Named::Thing(id) | Named::Region(id)) = named;
    let outline = describe::outline(id, mission, scene);
    outline.bounds().map(|_| outline)
}
