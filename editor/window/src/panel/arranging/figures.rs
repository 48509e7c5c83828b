//! The figures of a position: which one is on a space, whether one fits somewhere, moving, adding and removing them. A figure may be
//! put where it does not fit: then it is among the problems.

use super::{Action, Arranging, OfFigure, Spot};
use editor_model::words::{say, say_with};
use engine::table::FigureKind;
use missions::position::PlacedFigure;
use missions::scene::Rect;
use tiles::{Cell, Footprint, Pose};

impl Arranging {
    /// The kind of a figure; `None` where the game has no such kind.
    pub(super) fn kind_of(&self, figure: &PlacedFigure) -> Option<&FigureKind> {
        let table = self.plain.game.table();
        table.kind_named(&figure.kind).map(|kind| table.kind(kind))
    }

    /// Is it a marine of this game?
    pub(super) fn is_marine(&self, kind: &str) -> bool {
        let table = self.plain.game.table();
        table.kind_named(kind).is_some_and(|kind| kind.0 < table.marines)
    }

    fn base_of(&self, figure: &PlacedFigure) -> Footprint {
        self.kind_of(figure).map_or(Footprint::ONE, |kind| kind.footprint)
    }

    /// How a figure stands; `None` of one that stands nowhere.
    fn pose_of(figure: &PlacedFigure) -> Option<Pose> {
        let (x, y) = figure.at.filter(|_| !figure.fragged)?;
        Some(Pose { at: Cell::new(x, y), turned: figure.turned })
    }

    /// The spaces under a figure.
    pub(super) fn cells_of(&self, figure: &PlacedFigure) -> Vec<Cell> {
        let base = self.base_of(figure);
        Self::pose_of(figure).map_or_else(Vec::new, |pose| pose.cells(base).collect())
    }

    /// The rectangle of a figure on the map.
    pub(super) fn place_of(&self, number: usize) -> Option<Rect> {
        let figure = self.position.figures.get(number)?;
        let pose = Self::pose_of(figure)?;
        let (w, h) = pose.size(self.base_of(figure));
        Some(Rect::new(f32::from(pose.at.x), f32::from(pose.at.y), f32::from(w.max(1)), f32::from(h.max(1))))
    }

    /// The figures on a space, by their places in the list.
    fn figures_at(&self, cell: Cell) -> Vec<usize> {
        let figures = self.position.figures.iter().enumerate();
        figures
            .filter(|(_, figure)| self.cells_of(figure).contains(&cell))
            .map(|(number, _)| number)
            .collect()
    }

    /// The figure that is selected.
    pub(super) fn selected(&self) -> Option<usize> {
        match self.chosen {
            Some(Spot::Figure(number)) if number < self.position.figures.len() => Some(number),
            _ => None,
        }
    }

    /// Why a figure cannot stand so; `None` if it can.
    pub(super) fn why_not(&self, number: Option<usize>, kind: &str, pose: Pose) -> Option<String> {
        let table = self.plain.game.table();
        let kind = table.kind(table.kind_named(kind)?);
        let at = [("name", kind.name.clone().into()), ("cell", pose.at.to_string().into())];
        if table.board.space_at(pose.at).is_none() {
            return Some(say("arrange-off-map"));
        }
        if table.board.covered(kind.footprint, pose, self.laid.closed).is_none() {
            return Some(say_with("arrange-no-fit", &at));
        }
        let mut others = self.position.figures.iter().enumerate().filter(|(other, _)| Some(*other) != number);
        let under: Vec<Cell> = pose.cells(kind.footprint).collect();
        let in_the_way =
            |figure: &PlacedFigure| self.cells_of(figure).iter().any(|cell| under.contains(cell));
        let (other, _) = others.find(|(_, figure)| in_the_way(figure))?;
        self.figure_name(other).map(|name| say_with("arrange-taken", &[("name", name.into())]))
    }

    /// A pose that covers a space and in which a figure fits, the nearest to how it stands; north-west on that space where there is
    /// none.
    fn pose_at(&self, number: usize, cell: Cell) -> Pose {
        let figure = &self.position.figures[number];
        let base = self.base_of(figure);
        let mut poses = [figure.turned, !figure.turned].into_iter().flat_map(move |turned| {
            let plain = Pose { at: cell, turned };
            let (w, h) = plain.size(base);
            let offsets = (0..i16::from(h)).flat_map(move |dy| (0..i16::from(w)).map(move |dx| (dx, dy)));
            offsets.map(move |(dx, dy)| Pose {
                at: Cell::new(cell.x.saturating_sub(dx), cell.y.saturating_sub(dy)),
                turned,
            })
        });
        let fits = |pose: &Pose| self.why_not(Some(number), &figure.kind, *pose).is_none();
        poses.find(fits).unwrap_or(Pose { at: cell, turned: figure.turned })
    }

    /// A click on a space: what stands there is selected, the next one of several; a free space is for what is selected.
    pub(super) fn click(&mut self, cell: Cell) -> Action {
        let here = self.figures_at(cell);
        let after = self.selected().and_then(|now| here.iter().position(|number| *number == now));
        let next = after.map_or(0, |at| (at + 1) % here.len());
        match (here.get(next), self.selected()) {
            (Some(number), _) => self.select(Some(Spot::Figure(*number))),
            (None, Some(number)) => {
                let pose = self.pose_at(number, cell);
                self.stand(number, pose)
            }
            (None, None) => Action::None,
        }
    }

    /// A figure was dragged from one space to another.
    pub(super) fn drag(&mut self, from: Cell, to: Cell) -> Action {
        let here = self.figures_at(from);
        let held = self.selected().filter(|number| here.contains(number));
        let Some(number) = held.or_else(|| here.first().copied()) else { return Action::None };
        self.chosen = Some(Spot::Figure(number));
        self.move_by(number, (to.x.saturating_sub(from.x), to.y.saturating_sub(from.y)))
    }

    /// The figure that is selected goes a space further.
    pub(super) fn nudge(&mut self, by: (i16, i16)) -> Action {
        self.selected().map_or(Action::None, |number| self.move_by(number, by))
    }

    fn move_by(&mut self, number: usize, (dx, dy): (i16, i16)) -> Action {
        let Some(pose) = Self::pose_of(&self.position.figures[number]) else { return Action::None };
        let at = Cell::new(pose.at.x.saturating_add(dx), pose.at.y.saturating_add(dy));
        self.stand(number, Pose { at, ..pose })
    }

    fn stand(&mut self, number: usize, pose: Pose) -> Action {
        if self.plain.game.table().board.space_at(pose.at).is_none() {
            return Action::Say(say("arrange-off-map"));
        }
        self.change(|position| {
            if let Some(figure) = position.figures.get_mut(number) {
                (figure.at, figure.turned, figure.fragged) =
                    (Some((pose.at.x, pose.at.y)), pose.turned, false);
            }
        })
    }

    /// Something of a figure becomes different.
    pub(super) fn change_figure(&mut self, number: usize, change: OfFigure) -> Action {
        self.change(|position| {
            if let Some(figure) = position.figures.get_mut(number) {
                change.apply(figure);
            }
        })
    }

    /// Can it be taken off the map? Every marine is in a position, fragged or not.
    pub(super) fn can_go(&self, number: usize) -> bool {
        let Some(figure) = self.position.figures.get(number) else { return false };
        let alike = self.position.figures.iter().filter(|other| other.kind == figure.kind).count();
        !self.is_marine(&figure.kind) || alike > 1
    }

    pub(super) fn remove(&mut self, number: usize) -> Action {
        if !self.can_go(number) {
            return Action::Say(say("arrange-marine-stays"));
        }
        self.chosen = None;
        self.change(|position| {
            if number < position.figures.len() {
                let _ = position.figures.remove(number);
            }
        })
    }

    /// The kinds of which the box has figures left: stable names and names for people.
    pub(super) fn kinds_left(&self) -> Vec<(String, String)> {
        let kinds = self.plain.game.table().kinds.iter();
        let lying = |id: &str| self.position.figures.iter().filter(|figure| figure.kind == id).count();
        let left = kinds.filter(|kind| lying(&kind.id) < usize::from(kind.figures));
        left.map(|kind| (kind.id.clone(), kind.name.clone())).collect()
    }

    /// A figure of a kind comes onto the map, on the free space that is nearest to what is selected, and is selected.
    pub(super) fn add(&mut self, kind: String) -> Action {
        let board = &self.plain.game.table().board;
        let number = self.selected().or_else(|| (!self.position.figures.is_empty()).then_some(0));
        let near = number.and_then(|number| self.position.figures[number].at).unwrap_or_default();
        let far = |cell: Cell| {
            let (dx, dy) = (i64::from(cell.x) - i64::from(near.0), i64::from(cell.y) - i64::from(near.1));
            dx * dx + dy * dy
        };
        let mut cells: Vec<Cell> = board.spaces().map(|space| board.cell(space)).collect();
        cells.sort_by_key(|cell| (far(*cell), *cell));
        let mut poses =
            [false, true].into_iter().flat_map(|turned| cells.iter().map(move |at| Pose { at: *at, turned }));
        let free = poses.find(|pose| self.why_not(None, &kind, *pose).is_none());
        let Some(pose) = free else { return Action::Say(say("arrange-no-room")) };
        let (at, turned) = (Some((pose.at.x, pose.at.y)), pose.turned);
        let figure = PlacedFigure { kind, at, turned, ..PlacedFigure::default() };
        self.chosen = Some(Spot::Figure(self.position.figures.len()));
        let added = self.change(|position| position.figures.push(figure));
        added.and(self.follow())
    }
}
