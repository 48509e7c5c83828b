//! Tools without a window: what a hand does becomes inputs, what they answer is done to a document, and after every input
//! everything that must always hold is looked at.

mod anything;
mod asking;
mod laying;
mod painting;
mod putting;
mod selecting;

use super::{Aim, Habits, Input, Kind, Preview, Tool, ToolView, of};
use crate::document::{Document, Selection};
use missions::scene::{Layers, Point};
use missions::{Edit, Id, Mission, Thing, ThingKind};
use tiles::{Cell, Face, Placement, TileNumber, Turn};

/// A hand with a tool over a document.
struct Hand {
    document: Document,
    tool: Box<dyn Tool>,
    habits: Habits,
    open: Layers,
    says: Option<String>,
}

impl Hand {
    fn over(mission: Mission) -> Self {
        let habits = Habits::default();
        let (document, tool) = (Document::new(mission, None, Vec::new()), of(&Kind::Select, &habits));
        Self { document, tool, habits, open: Layers::MAP, says: None }
    }

    fn take(&mut self, kind: &Kind) {
        self.habits.note(&*self.tool);
        self.tool = of(kind, &self.habits);
    }

    fn look(&self) -> ToolView<'_> {
        ToolView {
            mission: self.document.mission(),
            layout: self.document.layout(),
            laid: self.document.laid(),
            catalogue: self.document.mission().catalogue(),
            selection: self.document.selection(),
            open: self.open,
        }
    }

    /// As the window does it: the change first, then what is to be selected, then the tool is put away.
    fn input(&mut self, input: Input) {
        let before = self.document.mission().clone();
        let mut tool = std::mem::replace(&mut self.tool, of(&Kind::Select, &self.habits));
        let reply = tool.input(input, &self.look());
        self.tool = tool;
        assert_eq!(*self.document.mission(), before, "a tool looks and touches nothing");
        if let Some(change) = reply.change {
            assert!(!change.label.is_empty());
            let merges = change.merge.is_some();
            let steps = self.document.history().at();
            let version = self.document.version();
            if self.document.commit(change) {
                assert_eq!(self.document.version(), version + 1);
                if !merges && self.document.history().at() == steps + 1 {
                    self.there_and_back(&before);
                }
            }
        }
        if let Some(chosen) = reply.select {
            self.document.select(chosen);
        }
        if reply.done {
            self.take(&Kind::Select);
        }
        self.says = reply.says;
        self.invariants();
    }

    /// The last step can be taken back and done again, and nothing is left over either way.
    fn there_and_back(&mut self, before: &Mission) {
        let (after, selection) = (self.document.mission().clone(), self.document.selection().clone());
        assert!(self.document.undo().is_some());
        assert_eq!(**self.document.mission(), *before);
        assert!(self.document.redo().is_some());
        assert_eq!(*self.document.mission(), after);
        self.document.select(selection);
    }

    fn invariants(&self) {
        let mission = self.document.mission();
        let everything =
            mission.tiles().keys().chain(mission.things().keys()).chain(mission.regions().keys());
        let all: Selection = everything.copied().collect();
        assert_eq!(all.len(), mission.tiles().len() + mission.things().len() + mission.regions().len());
        assert!(all.iter().all(|id| *id < mission.fresh_id()));
        assert!(self.document.selection().is_subset(&all));
        let preview = self.preview();
        assert!(preview.lifted.is_subset(&all), "only what is there can be taken up");
        assert!(preview.words.is_none_or(|words| !words.is_empty()));
        assert!(crate::words::has(self.tool.hint()), "no words for {}", self.tool.hint());
    }

    fn preview(&self) -> Preview {
        self.tool.preview(&self.look())
    }

    fn hover(&mut self, x: f32, y: f32) {
        self.input(Input::Hover(aim(x, y)));
    }

    fn click(&mut self, x: f32, y: f32) {
        self.click_with(aim(x, y));
    }

    fn click_with(&mut self, aim: Aim) {
        self.input(Input::Hover(aim));
        self.input(Input::Press(aim));
        self.input(Input::Release(aim));
    }

    fn double(&mut self, x: f32, y: f32) {
        self.click(x, y);
        self.input(Input::Press(aim(x, y)));
        self.input(Input::Double(aim(x, y)));
    }

    /// Press here, and move there with the button down.
    fn pull(&mut self, from: Aim, to: Aim) {
        self.input(Input::Hover(from));
        self.input(Input::Press(from));
        let middle = Point::new(f32::midpoint(from.at.x, to.at.x), f32::midpoint(from.at.y, to.at.y));
        self.input(Input::Drag(Aim { at: middle, ..to }));
        self.input(Input::Drag(to));
    }

    fn drag_with(&mut self, from: Aim, to: Aim) {
        self.pull(from, to);
        self.input(Input::Release(to));
    }

    fn drag(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.drag_with(aim(from.0, from.1), aim(to.0, to.1));
    }

    fn selected(&self) -> Vec<u32> {
        self.document.selection().iter().map(|id| id.0).collect()
    }

    fn tile(&self, id: u32) -> (i16, i16, Turn, Face) {
        let tile = self.document.mission().tiles()[&Id(id)];
        (tile.at.x, tile.at.y, tile.turn, tile.face)
    }

    fn thing(&self, id: u32) -> &Thing {
        &self.document.mission().things()[&Id(id)]
    }

    /// The newest thing.
    fn newest(&self) -> &Thing {
        self.document.mission().things().values().next_back().expect("a thing")
    }
}

fn aim(x: f32, y: f32) -> Aim {
    Aim { at: Point::new(x, y), reach: 0.2, shift: false, control: false, alt: false }
}

fn shift(x: f32, y: f32) -> Aim {
    Aim { shift: true, ..aim(x, y) }
}

fn control(x: f32, y: f32) -> Aim {
    Aim { control: true, ..aim(x, y) }
}

fn alt(x: f32, y: f32) -> Aim {
    Aim { alt: true, ..aim(x, y) }
}

fn tile(id: u32, number: u8, x: i16, y: i16, turn: Turn) -> Edit {
    let at = Cell::new(x, y);
    Edit::Tile(Id(id), Some(Placement { tile: TileNumber(number), face: Face::A, at, turn }))
}

fn thing(id: u32, kind: ThingKind) -> Edit {
    Edit::Thing(Id(id), Some(Thing::new(kind)))
}

/// Two tiles one above the other, joined over two spaces: number 5 from 0,0 to 3,3 and number 6 below it.
fn two() -> Mission {
    Mission::default().with([tile(1, 5, 0, 0, Turn::R0), tile(2, 6, 0, 4, Turn::R0)])
}
