//! The tile workshop on the window: the list of tiles, the table on which one is drawn, what is written about it and what
//! the checks say. `editor_model::workshop` does the drawing; what is drawn goes up as a change of the mission.

mod deeds;
mod easel;
mod fields;
mod sign;
mod table;
mod view;

use super::Action;
use crate::canvas::View;
use crate::theme;
use editor_model::command::Command;
use editor_model::document::Document;
use editor_model::words::{say, say_with};
use editor_model::workshop::{self, Aim, Draft, Fault, Place, Stroke, Target, Tool, back, faults};
use fields::Fields;
pub(crate) use fields::Line;
use iced::{Size, Task};
use missions::Mission;
use missions::scene::Point;
use table::{Paint, Painted, Table};
use tiles::{Face, TileNumber};

/// The room of the picture of the other side.
const REAR: Size = Size::new(316.0, 132.0);

/// The state of the workshop.
#[derive(Debug)]
pub(crate) struct Workshop {
    draft: Draft,
    face: Face,
    tool: Tool,
    /// The stroke being made, and where it began.
    stroke: Option<(Stroke, Point)>,
    /// Where one points to, on the side in work.
    spot: Option<Aim>,
    table: Table,
    /// How much room there is for drawing.
    room: Size,
    fields: Fields,
    faults: Vec<Fault>,
    /// The fault that is shown.
    chosen: Option<usize>,
    /// What cannot be done here, or was done.
    said: Option<String>,
    front: Painted,
    rear: Painted,
}

/// Something happened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Message {
    /// Another tile is wanted.
    Chosen(TileNumber),
    /// Another side is wanted.
    Sided(Face),
    /// Another tool is wanted.
    Taken(Tool),
    /// On the table.
    Easel(easel::Message),
    /// A line about the tile was written.
    Written(Line, String),
    /// The number was written.
    Numbered(String),
    /// It is complete.
    NumberEntered,
    /// There are so many pieces of it.
    Stock(i32),
    /// A fault was pressed.
    Fault(usize),
    /// Cut the other side like this one.
    CutBack,
    /// Draw the other side like this one.
    CopyBack,
    /// A command is wanted.
    Do(Command),
}

impl Workshop {
    /// With this tile on the table, or the first there is.
    pub(crate) fn open(document: &Document, wanted: Option<(TileNumber, Face)>) -> Self {
        let mission = document.mission();
        let known = workshop::numbers(mission);
        let first = known.first().copied().unwrap_or_default();
        let (number, face) = wanted.filter(|(number, _)| known.contains(number)).unwrap_or((first, Face::A));
        let draft = Draft::of(mission, number, None);
        let mut workshop = Self {
            fields: Fields::of(&draft),
            table: Table::over(&draft),
            draft,
            face,
            tool: Tool::default(),
            stroke: None,
            spot: None,
            room: Size::new(660.0, 520.0),
            faults: Vec::new(),
            chosen: None,
            said: None,
            front: Painted::default(),
            rear: Painted::default(),
        };
        workshop.refresh(document);
        workshop
    }

    /// The tile on the table.
    pub(crate) const fn number(&self) -> TileNumber {
        self.draft.number()
    }

    /// The mission has changed, perhaps by what was drawn here.
    pub(crate) fn refresh(&mut self, document: &Document) {
        let mission = document.mission();
        let known = workshop::numbers(mission);
        let number = self.draft.number();
        if known.contains(&number) {
            // A stroke begun on the tile as it was is given up.
            self.stroke = None;
            self.draft = Draft::of(mission, number, Some(&self.draft));
        } else if let Some(next) = known.range(number..).next().or_else(|| known.last()) {
            self.lay(document, *next);
        }
        self.fields.refresh(&self.draft);
        self.table.follow(&self.draft);
        let before = self.chosen.and_then(|chosen| self.faults.get(chosen).cloned());
        self.faults = faults(mission, &self.draft);
        self.chosen = before.and_then(|before| self.faults.iter().position(|fault| *fault == before));
    }

    /// Put another tile on the table.
    fn lay(&mut self, document: &Document, number: TileNumber) {
        self.draft = Draft::of(document.mission(), number, None);
        self.fields = Fields::of(&self.draft);
        self.table = Table::over(&self.draft);
        self.faults = faults(document.mission(), &self.draft);
        (self.stroke, self.spot, self.chosen, self.said) = (None, None, None, None);
    }

    /// Bring the tile on the table into sight in the list.
    pub(crate) fn reveal(&self, document: &Document) -> Task<Message> {
        let known = workshop::numbers(document.mission());
        known.iter().position(|number| *number == self.number()).map_or_else(Task::none, view::reveal)
    }

    /// Put this tile on the table, if there is one of this number.
    pub(crate) fn show(&mut self, document: &Document, number: TileNumber) {
        if workshop::numbers(document.mission()).contains(&number) {
            self.lay(document, number);
        }
    }

    /// See to it that both sides are painted as they are. `factor` pixels of the screen are one of the window.
    pub(crate) fn paint(&mut self, factor: f32) {
        let look = theme::worn();
        let view = self.view_of(self.room);
        let order = |face, view| Paint { face, view, factor, look };
        self.front.paint(&self.draft, order(self.face, view));
        let other = back(self.face);
        self.rear.paint(&self.draft, order(other, table::whole(&self.draft, other, REAR)));
    }

    /// How the table is seen.
    fn view_of(&self, size: Size) -> View {
        self.table.view(self.face, size)
    }

    /// Take a message.
    pub(crate) fn update(&mut self, message: Message, document: &Document) -> Action<Message> {
        let mission = document.mission();
        match message {
            Message::Chosen(number) => self.lay(document, number),
            Message::Sided(face) => self.turn_to(face),
            Message::Taken(tool) => self.tool = tool,
            Message::Easel(message) => return self.easel(message, mission),
            Message::Written(line, words) => {
                self.fields.write(line, &words, &mut self.draft);
                let key = format!("tile {} {line:?}", self.draft.number());
                let label =
                    say_with("change-tile-words", &[("tile", self.draft.number().to_string().into())]);
                return self.hand_in(label, mission, Some(key));
            }
            Message::Numbered(number) => self.fields.number = number,
            Message::NumberEntered => return self.renumber(mission),
            Message::Stock(count) => {
                self.draft.stock = u8::try_from(count.clamp(1, 99)).unwrap_or(1);
                let key = format!("tile {} stock", self.draft.number());
                let label =
                    say_with("change-tile-stock", &[("tile", self.draft.number().to_string().into())]);
                return self.hand_in(label, mission, Some(key));
            }
            Message::Fault(which) => {
                self.chosen = (self.chosen != Some(which)).then_some(which);
                let place = self.chosen.and_then(|chosen| self.faults.get(chosen)?.place);
                if let Some((face, _)) = place {
                    self.turn_to(face);
                }
            }
            Message::CutBack => {
                self.draft.cut_back(self.face);
                return self.hand_in(self.label("change-tile-cut"), mission, None);
            }
            Message::CopyBack => {
                self.draft.copy_to_back(self.face);
                return self.hand_in(self.label("change-tile-copy"), mission, None);
            }
            Message::Do(command) => return Action::Do(command),
        }
        Action::None
    }

    fn easel(&mut self, message: easel::Message, mission: &Mission) -> Action<Message> {
        match message {
            easel::Message::Resized(size) => self.room = size,
            easel::Message::Hovered(at) => {
                let spot = at.map(Aim::at);
                if spot.is_some() && spot != self.spot {
                    self.said = None;
                }
                self.spot = spot;
            }
            easel::Message::Pressed(at, erases) => {
                let tool = if erases { Tool::Eraser } else { self.tool };
                self.press(Aim::at(at), Some(at), tool);
            }
            easel::Message::Dragged(at) => {
                self.spot = Some(Aim::at(at));
                if let Some((stroke, from)) = &mut self.stroke
                    && let Some(why) = stroke.drag(&mut self.draft, *from, at)
                {
                    self.said = Some(say(why));
                }
            }
            easel::Message::Released => return self.release(mission),
        }
        Action::None
    }

    fn press(&mut self, spot: Aim, at: Option<Point>, tool: Tool) {
        let middle = Point::new(f32::from(spot.cell.x) + 0.5, f32::from(spot.cell.y) + 0.5);
        let (stroke, why) = Stroke::begin(tool, &mut self.draft, self.face, spot);
        self.stroke = Some((stroke, at.unwrap_or(middle)));
        (self.spot, self.said, self.chosen) = (Some(spot), why.map(say), None);
    }

    fn release(&mut self, mission: &Mission) -> Action<Message> {
        let Some((stroke, _)) = self.stroke.take() else { return Action::None };
        if !stroke.has_drawn(&self.draft) {
            return Action::None;
        }
        let what = say(stroke.tool().title());
        let tile = format!("{}{:?}", self.draft.number(), self.face);
        let label = say_with("change-tile-draw", &[("tile", tile.into()), ("tool", what.into())]);
        let became_own = !self.is_own(mission);
        let action = self.hand_in(label, mission, None);
        if became_own && matches!(action, Action::Commit(_)) {
            self.said = Some(say_with("work-own-now", &[("tile", self.draft.number().to_string().into())]));
        }
        action
    }

    fn hand_in(&self, label: String, mission: &Mission, merge: Option<String>) -> Action<Message> {
        match self.draft.change(mission, label) {
            None => Action::None,
            Some(change) => Action::Commit(match merge {
                Some(key) => change.merging(key),
                None => change,
            }),
        }
    }

    fn label(&self, id: &str) -> String {
        say_with(id, &[("tile", self.draft.number().to_string().into())])
    }

    fn turn_to(&mut self, face: Face) {
        if face != self.face {
            self.face = face;
            self.spot = self.spot.map(workshop::turned_over);
        }
    }

    /// Is the tile the mission's own?
    fn is_own(&self, mission: &Mission) -> bool {
        mission.own_tiles().contains_key(&self.draft.number())
    }

    /// What the tool in hand would work on where one points.
    fn target(&self) -> Option<Target> {
        let spot = self.spot.filter(|_| self.stroke.is_none())?;
        Some(self.tool.target(&self.draft, self.face, spot))
    }

    /// The place of the fault that is shown, if it is on the side in work.
    fn pointed(&self) -> Option<Place> {
        let (face, place) = self.faults.get(self.chosen?)?.place?;
        (face == self.face).then_some(place)
    }

    /// What the status line says.
    pub(crate) fn status(&self) -> String {
        let why = match self.target() {
            Some(Target::Nothing(why)) if self.said.is_none() => Some(say(why)),
            _ => None,
        };
        self.said.clone().or(why).or_else(|| self.under()).unwrap_or_default()
    }

    /// What the tool in hand does.
    pub(crate) fn hint(&self) -> String {
        say(self.tool.hint())
    }
}

/// Does the box have a tile of this number?
fn is_of_box(number: TileNumber, mission: &Mission) -> bool {
    mission.system().catalogue().tiles.contains_key(&number)
}

/// For tests: what is shown.
#[cfg(test)]
impl Workshop {
    /// How the table is seen, on how much room.
    pub(crate) fn seen(&self) -> View {
        self.view_of(self.room)
    }

    pub(crate) const fn face(&self) -> Face {
        self.face
    }

    pub(crate) fn faults(&self) -> &[Fault] {
        &self.faults
    }
}
