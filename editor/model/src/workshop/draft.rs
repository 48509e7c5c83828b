//! The piece of cardboard in the workshop: both its sides, which are cut alike, and what is written about it. It is made
//! from a mission's tile and becomes the text of a sheet; the mission saves that.

use super::paper::{Border, Paper, Print, index};
use super::{back, mirrored, mirrored_edge};
use missions::history::Change;
use missions::{Edit, Mission, own_tiles};
use std::collections::BTreeSet;
use tiles::catalogue::Tile;
use tiles::tile::drawing::MAX_SIDE;
use tiles::{Catalogue, Cell, Edge, Face, Placement, Side4, Space, TileNumber, Turn};

/// Every tile one can choose: those there are, and the sheets that cannot be read.
pub fn numbers(mission: &Mission) -> BTreeSet<TileNumber> {
    mission.catalogue().tiles.keys().chain(mission.own_tiles().keys()).copied().collect()
}

/// A piece being drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    number: TileNumber,
    /// What kind of piece it is, in a few words.
    pub about: String,
    /// So many of it there are.
    pub stock: u8,
    /// What its author noted about it.
    pub note: String,
    /// What its sides show, in a few words.
    pub titles: [String; 2],
    /// The lines of the sheet that speak to people alone.
    comments: String,
    papers: [Paper; 2],
}

impl Draft {
    /// Of a tile of a mission; one that cannot be read begins empty. Where its spaces lie on the table of the workshop is
    /// taken from what lay there before, so that nothing jumps.
    pub fn of(mission: &Mission, number: TileNumber, before: Option<&Self>) -> Self {
        let tile = mission.catalogue().tiles.get(&number);
        let text = mission.own_tiles().get(&number).map_or("", String::as_str);
        let comments = text.lines().take_while(|line| !line.trim_start().starts_with("side "));
        let comments = comments.filter(|line| line.trim_start().starts_with("//"));
        let draft = tile.map_or_else(|| Self::blank(number), Self::of_tile);
        let draft = Self { comments: comments.map(|line| format!("{line}\n")).collect(), ..draft };
        match before.filter(|before| before.number == number) {
            Some(before) => draft.laid_as(before),
            None => draft,
        }
    }

    fn of_tile(tile: &Tile) -> Self {
        let [a, b] = &tile.sides;
        Self {
            number: tile.number,
            about: tile.about.clone(),
            stock: tile.stock,
            note: tile.note.clone(),
            titles: tile.titles.clone(),
            comments: String::new(),
            papers: [Paper::of(a, Cell::new(0, 0)), Paper::of(b, Cell::new(-a.w, 0))],
        }
    }

    fn blank(number: TileNumber) -> Self {
        Self {
            number,
            about: String::new(),
            stock: 1,
            note: String::new(),
            titles: [String::new(), String::new()],
            comments: String::new(),
            papers: [Paper::default(), Paper::default()],
        }
    }

    /// A plain room with one opening, for beginning a tile with.
    pub fn room(number: TileNumber, about: String) -> Self {
        let mut draft = Self { about, ..Self::blank(number) };
        for (x, y) in (0..4).flat_map(|y| (0..4).map(move |x| (x, y))) {
            let _ = draft.set_space(Face::A, Cell::new(x, y), Some(Space::default()));
        }
        for x in [1, 2] {
            draft.open(Face::A, Cell::new(x, 3), Side4::South, true);
        }
        draft
    }

    /// The same under another number.
    pub fn numbered(self, number: TileNumber) -> Self {
        Self { number, ..self }
    }

    /// The same, moved so that as much as possible lies where it lay.
    fn laid_as(self, before: &Self) -> Self {
        let (Some((from, to)), Some((old_from, old_to))) =
            (self.papers[0].bounds(), before.papers[0].bounds())
        else {
            return self;
        };
        // A stroke adds or takes at the ends: one of the old corners still counts.
        let corners = [old_from.y - from.y, old_to.y - to.y]
            .into_iter()
            .flat_map(|dy| [old_from.x - from.x, old_to.x - to.x].map(|dx| (dx, dy)));
        let moved = corners.map(|(dx, dy)| self.shifted(dx, dy));
        let alike = |draft: &Self| {
            let [here, there] = [&draft.papers[0], &before.papers[0]];
            let spaces = here.spaces.iter().filter(|(cell, _)| there.spaces.contains_key(*cell)).count();
            spaces + here.lines.iter().filter(|(edge, kind)| there.lines.get(*edge) == Some(*kind)).count()
        };
        // The first of the best: where all fit, nothing moves.
        moved.rev().max_by_key(alike).unwrap_or(self)
    }

    fn shifted(&self, dx: i16, dy: i16) -> Self {
        let lay = |face: usize, dx: i16| {
            let (from, _) = self.papers[face].bounds()?;
            Some(Paper::of(&self.papers[face].side(), Cell::new(from.x + dx, from.y + dy)))
        };
        let papers = [lay(0, dx).unwrap_or_default(), lay(1, -dx).unwrap_or_default()];
        Self { papers, ..self.clone() }
    }

    /// Its number.
    pub const fn number(&self) -> TileNumber {
        self.number
    }

    /// One side as it is drawn.
    pub const fn paper(&self, face: Face) -> &Paper {
        &self.papers[index(face)]
    }

    /// As a piece of a catalogue.
    pub fn tile(&self) -> Tile {
        Tile {
            number: self.number,
            about: one_line(&self.about),
            stock: self.stock.max(1),
            sides: [self.papers[0].side(), self.papers[1].side()],
            titles: self.titles.each_ref().map(|title| one_line(title)),
            note: one_line(&self.note),
            ..Tile::default()
        }
    }

    /// As the text of a sheet.
    pub fn text(&self) -> String {
        format!("{}{}", self.comments, self.tile().to_text())
    }

    /// The change that makes it the mission's, if it is not so already.
    pub fn change(&self, mission: &Mission, label: String) -> Option<Change> {
        let text = self.text();
        if mission.own_tiles().get(&self.number) == Some(&text) {
            return None;
        }
        // A tile that is as the box has it, and always was, needs no sheet.
        let same = |tile: &Tile| Tile { source: Default::default(), ..tile.clone() } == self.tile();
        if !mission.own_tiles().contains_key(&self.number)
            && mission.catalogue().tiles.get(&self.number).is_some_and(same)
        {
            return None;
        }
        Some(Change::new(label, [Edit::Sheet(self.number, Some(text))]))
    }

    /// It alone on a table, as a mission and a catalogue, where its side is drawn: for the picture of it.
    pub fn alone(&self, face: Face) -> (Mission, Catalogue) {
        let at = self.paper(face).bounds().map_or(Cell::new(0, 0), |(from, _)| from);
        let placement = Placement { tile: self.number, face, at, turn: Turn::R0 };
        let mission = Mission::default().with([Edit::Tile(missions::Id(1), Some(placement))]);
        let catalogue = Catalogue { tiles: [(self.number, self.tile())].into(), ..Catalogue::default() };
        (mission, catalogue)
    }

    /// Is side B cut as the back of side A must be?
    pub fn is_cut_alike(&self) -> bool {
        let [a, b] = &self.papers;
        let cells: BTreeSet<Cell> = a.spaces.keys().map(|cell| mirrored(*cell)).collect();
        let openings: BTreeSet<(Cell, Side4)> =
            a.openings.iter().map(|(cell, side)| (mirrored(*cell), opposite(*side))).collect();
        cells.iter().eq(b.spaces.keys()) && openings == b.openings
    }

    /// Cut the back of a side like that side, and keep of its lines what still has a place.
    pub fn cut_back(&mut self, face: Face) {
        let front = self.papers[index(face)].clone();
        let rear = &mut self.papers[index(back(face))];
        let known = std::mem::take(&mut rear.spaces);
        let space = |cell: Cell| (cell, known.get(&cell).copied().unwrap_or_default());
        rear.spaces = front.spaces.keys().map(|cell| space(mirrored(*cell))).collect();
        rear.openings =
            front.openings.iter().map(|(cell, side)| (mirrored(*cell), opposite(*side))).collect();
        rear.tidy();
    }

    /// Put a space here, or take it away, on both sides; only the side in work may become difficult. `false` if the piece
    /// would be too large.
    pub(super) fn set_space(&mut self, face: Face, cell: Cell, space: Option<Space>) -> bool {
        let Some(space) = space else {
            for (paper, cell) in self.both(face, cell) {
                let _ = paper.spaces.remove(&cell);
                paper.tidy();
            }
            return true;
        };
        if !self.has_room(face, cell) {
            return false;
        }
        let [(front, here), (rear, there)] = self.both(face, cell);
        let _ = front.spaces.insert(here, space);
        let _ = rear.spaces.entry(there).or_default();
        front.tidy();
        rear.tidy();
        true
    }

    /// May there be a space here, so that the piece is not larger than any may be?
    pub(crate) fn has_room(&self, face: Face, cell: Cell) -> bool {
        self.paper(face).bounds().is_none_or(|(from, to)| {
            let width = to.x.max(cell.x) - from.x.min(cell.x) + 1;
            let height = to.y.max(cell.y) - from.y.min(cell.y) + 1;
            width <= MAX_SIDE && height <= MAX_SIDE
        })
    }

    /// Print something on one side.
    pub(super) fn print(&mut self, face: Face, edge: Edge, what: Option<Print>) {
        self.papers[index(face)].print(edge, what);
    }

    /// Make a border of the outline an opening, or a wall, on both sides.
    pub(super) fn open(&mut self, face: Face, cell: Cell, side: Side4, open: bool) {
        let sides = [side, opposite(side)];
        for ((paper, cell), side) in self.both(face, cell).into_iter().zip(sides) {
            if open {
                let _ = paper.openings.insert((cell, side));
            } else {
                let _ = paper.openings.remove(&(cell, side));
            }
            paper.tidy();
        }
    }

    /// What a border is, seen from a side.
    pub fn border(&self, face: Face, edge: Edge) -> Border {
        self.paper(face).border(edge)
    }

    /// Print on the back what is printed on a side, as in a mirror.
    pub fn copy_to_back(&mut self, face: Face) {
        let front = self.papers[index(face)].clone();
        self.papers[index(back(face))] = Paper {
            spaces: front.spaces.iter().map(|(cell, space)| (mirrored(*cell), *space)).collect(),
            lines: front.lines.iter().map(|(edge, kind)| (mirrored_edge(*edge), *kind)).collect(),
            doors: front.doors.iter().map(|edge| mirrored_edge(*edge)).collect(),
            openings: front.openings.iter().map(|(cell, to)| (mirrored(*cell), opposite(*to))).collect(),
        };
    }

    fn both(&mut self, face: Face, cell: Cell) -> [(&mut Paper, Cell); 2] {
        let [a, b] = &mut self.papers;
        match face {
            Face::A => [(a, cell), (b, mirrored(cell))],
            Face::B => [(b, cell), (a, mirrored(cell))],
        }
    }

    /// A number no tile has yet, beyond those of the box.
    pub fn free_number(mission: &Mission) -> Option<TileNumber> {
        let known = numbers(mission);
        (1..=own_tiles::HIGHEST).map(TileNumber).find(|number| !known.contains(number))
    }
}

/// The side one sees, looking from the back.
const fn opposite(side: Side4) -> Side4 {
    match side {
        Side4::East => Side4::West,
        Side4::West => Side4::East,
        other => other,
    }
}

/// What is written beside a key of a sheet has one line.
fn one_line(words: &str) -> String {
    let plain: String = words.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    plain.trim().to_owned()
}
