//! Paint regions: space by space with the button down, or a rectangle with Shift. One stroke is one step, and a stroke that
//! begins on a space of the region takes away.

use super::{Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView};
use crate::naming::region_in_words;
use crate::words::{say, say_with};
use missions::history::Change;
use missions::thing;
use missions::{Edit, Id};
use std::collections::BTreeSet;
use tiles::Cell;

/// A jump of the pointer over more spaces than this is not a line somebody drew.
const LONGEST: i32 = 128;

/// A brush in hand.
#[derive(Debug)]
pub(super) struct Region {
    /// The region one paints; if it is gone or none, the one that is selected.
    region: Option<Id>,
    /// The next stroke begins a region of its own, whatever is selected.
    anew: bool,
    stroke: Option<Stroke>,
    at: Option<Cell>,
}

/// The button is down.
#[derive(Debug)]
struct Stroke {
    erases: bool,
    /// A rectangle between the first and the last space; else everything the pointer came over.
    filled: bool,
    from: Cell,
    last: Cell,
    over: BTreeSet<Cell>,
}

impl Region {
    /// For painting this region, or the one that is selected, or a new one.
    pub(super) const fn new(region: Option<Id>) -> Self {
        Self { region, anew: false, stroke: None, at: None }
    }

    fn target(&self, look: &ToolView<'_>) -> Option<Id> {
        let regions = look.mission.regions();
        let mut selected = look.selection.iter().copied().filter(|id| regions.contains_key(id));
        let own = self.region.filter(|id| regions.contains_key(id));
        if self.anew { None } else { own.or_else(|| selected.next().filter(|_| selected.next().is_none())) }
    }

    /// The region with the stroke in it.
    fn painted(&self, look: &ToolView<'_>) -> thing::Region {
        let known = self.target(look).and_then(|id| look.mission.regions().get(&id));
        let mut region = known.cloned().unwrap_or_default();
        let Some(stroke) = &self.stroke else { return region };
        let touched = |cell: &Cell| {
            if !stroke.filled {
                return stroke.over.contains(cell);
            }
            let (a, b) = (stroke.from, stroke.last);
            (a.x.min(b.x)..=a.x.max(b.x)).contains(&cell.x) && (a.y.min(b.y)..=a.y.max(b.y)).contains(&cell.y)
        };
        if stroke.erases {
            region.cells.retain(|cell| !touched(cell));
        } else {
            // Only floor: a region beside the map is nothing anybody could stand in.
            let board = &look.layout.board;
            region.cells.extend(board.spaces().map(|space| board.cell(space)).filter(touched));
        }
        region
    }

    fn press(&mut self, at: Cell, filled: bool, look: &ToolView<'_>) {
        let known = self.target(look).and_then(|id| look.mission.regions().get(&id));
        let erases = known.is_some_and(|region| region.cells.contains(&at));
        self.stroke = Some(Stroke { erases, filled, from: at, last: at, over: BTreeSet::from([at]) });
    }

    fn finish(&mut self, look: &ToolView<'_>) -> Reply {
        let (target, painted) = (self.target(look), self.painted(look));
        if self.stroke.take().is_none() || (target.is_none() && painted.cells.is_empty()) {
            return Reply::default();
        }
        let id = target.unwrap_or_else(|| look.mission.fresh_id());
        (self.region, self.anew) = (Some(id), false);
        let gone = painted.cells.is_empty();
        let named = target.and_then(|id| look.mission.regions().get(&id)).unwrap_or(&painted);
        let label = if gone { "change-unpaint" } else { "change-paint" };
        let label = say_with(label, &[("region", region_in_words(named).into())]);
        let change = Change::new(label, [Edit::Region(id, (!gone).then_some(painted))]);
        Reply { change: Some(change), select: (!gone).then(|| [id].into()), ..Reply::default() }
    }
}

impl Stroke {
    fn go(&mut self, to: Cell) {
        let (x, y) = (i32::from(self.last.x), i32::from(self.last.y));
        let (dx, dy) = (i32::from(to.x) - x, i32::from(to.y) - y);
        let steps = dx.abs().max(dy.abs());
        if (1..=LONGEST).contains(&steps) {
            let on =
                |from: i32, by: i32, step: i32| (from + (2 * by * step + steps).div_euclid(2 * steps)) as i16;
            self.over.extend((1..steps).map(|step| Cell::new(on(x, dx, step), on(y, dy, step))));
        }
        let _ = self.over.insert(to);
        self.last = to;
    }
}

impl Tool for Region {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        match input {
            Input::Hover(aim) => self.at = Some(aim.cell()),
            Input::Press(aim) => {
                self.at = Some(aim.cell());
                self.press(aim.cell(), aim.shift, look);
            }
            Input::Drag(aim) => {
                self.at = Some(aim.cell());
                if let Some(stroke) = &mut self.stroke {
                    stroke.go(aim.cell());
                }
            }
            Input::Release(aim) | Input::Double(aim) => {
                if let Some(stroke) = &mut self.stroke {
                    stroke.go(aim.cell());
                }
                return self.finish(look);
            }
            Input::Leave => self.at = None,
            Input::Cancel => self.stroke = None,
            Input::Flip => {
                (self.anew, self.region) = (true, None);
                return Reply { says: Some(say("region-next")), ..Reply::default() };
            }
            Input::Turn(_) | Input::Nudge(..) => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let (target, painted) = (self.target(look), self.painted(look));
        let known = target.and_then(|id| look.mission.regions().get(&id));
        let words = known.map_or_else(
            || say("region-new"),
            |region| match &region.name {
                Some(name) => name.to_string(),
                None => say("region-unnamed"),
            },
        );
        let count = [("region", words.into()), ("count", painted.cells.len().into())];
        let words = Some(say_with("tool-region", &count));
        let erases = |at: &Cell| match &self.stroke {
            Some(stroke) => stroke.erases,
            None => known.is_some_and(|region| region.cells.contains(at)),
        };
        let tone = |at: &Cell| if erases(at) { Tone::Bad } else { Tone::Good };
        let marks = self.at.iter().map(|at| Mark::Cells(vec![*at], tone(at))).collect();
        let Some(_) = &self.stroke else { return Preview { fits: true, marks, words, ..Preview::default() } };
        let id = target.unwrap_or_else(|| look.mission.fresh_id());
        let ghosts = Some(look.mission.bare().with([Edit::Region(id, Some(painted))]));
        Preview { ghosts, fits: true, lifted: target.into_iter().collect(), marks, words }
    }

    fn hint(&self) -> &'static str {
        "hint-region"
    }

    fn kind(&self) -> Kind {
        Kind::Region(self.region)
    }
}
