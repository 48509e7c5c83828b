//! The steps of the tutorial that a mission shows to be done: looked up in the mission and in what was found out about it,
//! so that they are right for every mission, in whatever order it was made.

use missions::{Diagnostic, Mission, Role, Severity, ThingKind};
use rule_system::piece::Brings;
use std::collections::BTreeSet;

/// A step, in the order of the page: its numbered headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// A mission is open.
    Begin,
    /// Tiles lie on the map.
    Tiles,
    /// There is somewhere to start, and figures can come onto the map.
    Pieces,
    /// Objective and threat are chosen.
    Cards,
    /// It has a title and a briefing.
    Texts,
    /// No problem is an error.
    Problems,
    /// It was played.
    Play,
    /// It has a folder.
    Save,
}

impl Step {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Begin,
        Self::Tiles,
        Self::Pieces,
        Self::Cards,
        Self::Texts,
        Self::Problems,
        Self::Play,
        Self::Save,
    ];
}

/// How far a mission is.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a> {
    /// The mission.
    pub mission: &'a Mission,
    /// What the checks say of it.
    pub problems: &'a [Diagnostic],
    /// Games were simulated.
    pub played: bool,
    /// It lies in a folder.
    pub saved: bool,
}

/// The steps that are done; none without a mission.
pub fn done(progress: Option<Progress<'_>>) -> BTreeSet<Step> {
    let Some(progress) = progress else { return BTreeSet::new() };
    Step::ALL.into_iter().filter(|step| is_done(*step, progress)).collect()
}

fn is_done(step: Step, progress: Progress<'_>) -> bool {
    let Progress { mission, problems, played, saved } = progress;
    let card = |role: Role| mission.cards().iter().any(|card| card.role == role);
    match step {
        Step::Begin => true,
        Step::Tiles => !mission.tiles().is_empty(),
        Step::Pieces => {
            has_start(mission) && [Brings::Foes, Brings::Marines].iter().all(|who| brings(mission, *who))
        }
        Step::Cards => mission.system().roles().iter().all(|row| !row.alone || card(row.role)),
        Step::Texts => {
            ![&mission.info().title, &mission.info().briefing].iter().any(|text| text.trim().is_empty())
        }
        // On an empty table there is nothing to be wrong yet.
        Step::Problems => {
            !mission.tiles().is_empty() && problems.iter().all(|problem| problem.severity != Severity::Error)
        }
        Step::Play => played,
        Step::Save => saved,
    }
}

fn has_start(mission: &Mission) -> bool {
    mission.things().values().any(|thing| matches!(thing.kind, ThingKind::Start(_)))
}

/// Is there a piece by which these come onto the map? Where the game has none, none is missing.
fn brings(mission: &Mission, who: Brings) -> bool {
    let mut kinds = mission.system().pieces().iter().filter(|kind| kind.brings == who).peekable();
    let lies = |id: &str| {
        mission
            .things()
            .values()
            .any(|thing| matches!(&thing.kind, ThingKind::Piece(piece) if piece.kind == id))
    };
    kinds.peek().is_none() || kinds.any(|kind| lies(kind.id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use missions::{Edit, Info};

    fn steps(mission: &Mission, played: bool, saved: bool) -> BTreeSet<Step> {
        let problems = missions::check(mission).problems;
        done(Some(Progress { mission, problems: &problems, played, saved }))
    }

    #[test]
    fn without_a_mission_nothing_is_done_and_on_an_empty_table_the_first_step() {
        assert_eq!(done(None), BTreeSet::new());
        assert_eq!(steps(&Mission::blank(), false, false), BTreeSet::from([Step::Begin]));
    }

    #[test]
    fn a_mission_that_works_needs_only_be_played_and_saved() {
        let mission = Mission::starter();
        let all = BTreeSet::from(Step::ALL);
        let open = BTreeSet::from([Step::Play, Step::Save]);
        assert_eq!(steps(&mission, false, false), &all - &open);
        assert_eq!(steps(&mission, true, false), &all - &BTreeSet::from([Step::Save]));
        assert_eq!(steps(&mission, true, true), all);
    }

    #[test]
    fn what_is_taken_away_is_not_done_any_more() {
        let starter = Mission::starter();
        let is_done =
            |step, edits: Vec<Edit>| steps(&starter.clone().with(edits), false, false).contains(&step);
        let things = |which: fn(&ThingKind) -> bool| -> Vec<Edit> {
            let chosen = starter.things().iter().filter(|(_, thing)| which(&thing.kind));
            chosen.map(|(id, _)| Edit::Thing(*id, None)).collect()
        };
        assert!(is_done(Step::Pieces, Vec::new()));
        assert!(!is_done(Step::Pieces, things(|kind| matches!(kind, ThingKind::Start(_)))));
        assert!(!is_done(Step::Pieces, things(|kind| matches!(kind, ThingKind::Piece(_)))));
        let card = starter.cards()[..1].to_vec();
        assert!(is_done(Step::Cards, Vec::new()) && !is_done(Step::Cards, vec![Edit::Cards(card)]));
        let info = Info { briefing: "  ".to_owned(), ..starter.info().clone() };
        assert!(is_done(Step::Texts, Vec::new()) && !is_done(Step::Texts, vec![Edit::Info(Box::new(info))]));
        let (id, _) = starter.tiles().iter().next().expect("a tile");
        assert!(!is_done(Step::Problems, vec![Edit::Tile(*id, None)]));
        let tiles = starter.tiles().keys().map(|id| Edit::Tile(*id, None)).collect();
        assert!(!is_done(Step::Tiles, tiles));
    }
}
