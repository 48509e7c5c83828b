//! Who stands where at the start of the mission: the demons the author has put on the map. Marines come in later, through
//! their start spaces.

use super::super::ToolView;
use super::{Asked, Who};
use missions::thing::Piece;
use missions::{Mission, ThingKind};
use rule_system::content::Foe;
use tiles::{Crowd, Gait, Pose, SpaceId, Spaces};

/// Everybody.
#[derive(Debug)]
pub(super) struct Standing<'a> {
    demons: Vec<Foe<'a>>,
    /// Points of a marine.
    sprint: u8,
    figures: Vec<Standee>,
    links: Spaces,
}

/// A demon on the map.
#[derive(Debug)]
pub(super) struct Standee {
    /// Its position in the content.
    pub(super) demon: usize,
    pub(super) pose: Pose,
    pub(super) spaces: Vec<SpaceId>,
}

impl<'a> Standing<'a> {
    pub(super) fn of(look: &ToolView<'a>) -> Self {
        let (board, content) = (&look.layout.board, look.mission.content());
        let (demons, sprint) = (content.foes(), content.marine_points());
        let mut all = Self { demons, sprint, figures: Vec::new(), links: Spaces::EMPTY };
        for thing in look.mission.things().values() {
            match &thing.kind {
                ThingKind::Figure(figure) => {
                    let Some(demon) = all.demons.iter().position(|demon| demon.id == figure.kind) else {
                        continue;
                    };
                    let covered =
                        board.covered(all.demons[demon].footprint(), figure.pose(), board.all_doors());
                    let Some(spaces) = covered.map(|covered| covered.to_vec()) else { continue };
                    all.figures.push(Standee { demon, pose: figure.pose(), spaces });
                }
                ThingKind::Piece(piece) if piece.up && is_link(piece, look.mission) => {
                    if let Some(space) = board.space_at(piece.at) {
                        all.links.insert(space);
                    }
                }
                _ => {}
            }
        }
        all
    }

    /// The demon at a position of the content.
    pub(super) fn demon(&self, at: usize) -> Option<&Foe<'a>> {
        self.demons.get(at)
    }

    /// The points of somebody: those of a sprint for a marine.
    pub(super) fn points(&self, who: Option<usize>) -> u8 {
        who.and_then(|who| self.demon(who)).map_or(self.sprint, |demon| demon.points)
    }

    /// Whoever stands on a space.
    pub(super) fn on(&self, space: SpaceId) -> Option<&Standee> {
        self.figures.iter().find(|figure| figure.spaces.contains(&space))
    }

    /// The spaces under whoever stands on a space, or the space.
    pub(super) fn under(&self, space: SpaceId) -> Vec<SpaceId> {
        self.on(space).map_or_else(|| vec![space], |figure| figure.spaces.clone())
    }

    /// Does somebody large stand there? Such a figure never has cover.
    pub(super) fn is_large(&self, space: SpaceId) -> bool {
        self.on(space).is_some_and(|figure| figure.spaces.len() > 1)
    }

    /// The spaces of all figures but those on some.
    pub(super) fn others(&self, but: &[SpaceId]) -> Spaces {
        let all = self.figures.iter().flat_map(|figure| figure.spaces.iter().copied());
        all.filter(|space| !but.contains(space)).collect()
    }

    /// Who asks: which demon, if it is one, and how it stands.
    pub(super) fn asks(&self, asked: &Asked, from: SpaceId) -> (Option<usize>, Pose) {
        let here = Pose::new(asked.from);
        match (asked.who, self.on(from)) {
            (Who::There, Some(figure)) => (Some(figure.demon), figure.pose),
            (Who::There | Who::Marine, _) => (None, here),
            (Who::Demon(demon), _) => (Some(demon), here),
        }
    }

    /// How one moves, and who is in his way.
    pub(super) fn walks(&self, who: Option<usize>, from: SpaceId) -> (Gait, Crowd) {
        let others: Vec<&Standee> = self.figures.iter().filter(|it| !it.spaces.contains(&from)).collect();
        let spaces = |large: bool| -> Spaces {
            let some = others.iter().filter(|it| !large || it.spaces.len() > 1);
            some.flat_map(|it| it.spaces.iter().copied()).collect()
        };
        let (all, large) = (spaces(false), spaces(true));
        match who.and_then(|who| self.demon(who)) {
            Some(demon) => (demon.gait, Crowd { friendly: all, large, ..Crowd::default() }),
            None => (Gait::FOOT, Crowd { hostile: all, large, links: self.links, ..Crowd::default() }),
        }
    }
}

/// Marines move between those that are up.
fn is_link(piece: &Piece, mission: &Mission) -> bool {
    mission.system().piece(&piece.kind).is_some_and(|kind| kind.links)
}
