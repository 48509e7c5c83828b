//! What the last choice did, as marks over the map: the way somebody went, whom somebody attacked, and a frame around
//! whose activation it is.

use editor_model::tool::{Mark, Preview, Tone};
use engine::{Event, FigureId};
use missions::playback::Playback;
use missions::scene::{Point, Rect};
use missions::{Moment, Standing};
use tiles::SpaceId;

/// Frames and marks of the moment a game is at.
pub(super) fn of(game: &dyn Playback, moment: &Moment) -> (Vec<Rect>, Preview) {
    let made = game.made();
    let happened = game.at().checked_sub(1).and_then(|last| {
        let from = last.checked_sub(1).map_or(0, |before| made[before].events);
        game.events().get(from..made.get(last)?.events)
    });
    let board = &game.table().board;
    let middle = |space: SpaceId| {
        let cell = board.cell(space);
        Point::new(f32::from(cell.x) + 0.5, f32::from(cell.y) + 0.5)
    };
    let base = |figure: FigureId| moment.standing.iter().find(|s| s.figure == figure).map(Standing::base);
    let mut marks = Vec::new();
    for event in happened.unwrap_or_default() {
        match event {
            Event::Moved { from, to, .. } if from != to => {
                marks.push(Mark::Line(middle(*from), middle(*to), Tone::Plain));
            }
            Event::AttackDeclared { attacker, defender } => {
                if let (Some(from), Some(to)) = (base(*attacker), base(*defender)) {
                    marks.push(Mark::Line(from.centre(), to.centre(), Tone::Bad));
                }
            }
            Event::Fragged { at, .. } => marks.push(Mark::Cells(vec![board.cell(*at)], Tone::Bad)),
            Event::Placed { at, .. } | Event::Respawned { at, .. } => {
                marks.push(Mark::Cells(vec![board.cell(*at)], Tone::Good));
            }
            _ => {}
        }
    }
    let acting = moment.standing.iter().filter(|s| s.active).map(Standing::base).collect();
    (acting, Preview { marks, ..Preview::default() })
}
