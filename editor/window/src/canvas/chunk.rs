//! The squares of pixels a map is painted in: which of them a place touches, which are seen, which lie too far away to be
//! kept, and what stands in for one that is not painted yet. Plain arithmetic over pixels; painting is done elsewhere.

use missions::paint::Area;
use missions::scene::Rect;

/// So many pixels a chunk is wide and high. Small, so that little is painted again after an edit; large enough that a
/// screen has not too many.
pub(super) const SIDE: i32 = 128;

/// The column and row of a chunk; chunk (0, 0) lies south-east of the origin of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct At {
    pub(super) column: i32,
    pub(super) row: i32,
}

/// Chunks side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) from: At,
    /// The first column and row that are not in it.
    pub(super) to: At,
}

impl At {
    /// What is painted in it, when a space has so many pixels.
    pub(super) const fn area(self, scale: f32) -> Area {
        let side = SIDE as u32;
        Area { scale, west: self.column * SIDE, north: self.row * SIDE, width: side, height: side }
    }

    /// It alone.
    pub(super) const fn range(self) -> Range {
        Range { from: self, to: Self { column: self.column + 1, row: self.row + 1 } }
    }
}

impl Range {
    /// Every chunk that a place touches, with what is blurred along its edges.
    pub(super) fn touched(place: Rect, scale: f32) -> Self {
        let chunk = |along: f32, blur: f32| ((along * scale + blur) / SIDE as f32).floor() as i32;
        let from = At { column: chunk(place.west, -1.5), row: chunk(place.north, -1.5) };
        let to = At { column: chunk(place.east, 1.5) + 1, row: chunk(place.south, 1.5) + 1 };
        Self { from, to }
    }

    /// The smallest range around both.
    pub(super) fn with(self, other: Self) -> Self {
        let (a, b) = (self.from, other.from);
        let from = At { column: a.column.min(b.column), row: a.row.min(b.row) };
        let (a, b) = (self.to, other.to);
        Self { from, to: At { column: a.column.max(b.column), row: a.row.max(b.row) } }
    }

    /// With so many more on every side.
    pub(super) const fn grown(self, by: i32) -> Self {
        let from = At { column: self.from.column - by, row: self.from.row - by };
        let to = At { column: self.to.column + by, row: self.to.row + by };
        Self { from, to }
    }

    /// Those that are in both.
    pub(super) fn common(self, other: Self) -> Self {
        let (a, b) = (self.from, other.from);
        let from = At { column: a.column.max(b.column), row: a.row.max(b.row) };
        let (a, b) = (self.to, other.to);
        Self { from, to: At { column: a.column.min(b.column), row: a.row.min(b.row) } }
    }

    pub(super) const fn has(self, at: At) -> bool {
        let Self { from, to } = self;
        from.column <= at.column && at.column < to.column && from.row <= at.row && at.row < to.row
    }

    /// All of them, row by row.
    pub(super) fn chunks(self) -> impl Iterator<Item = At> {
        let columns = self.from.column..self.to.column;
        (self.from.row..self.to.row)
            .flat_map(move |row| columns.clone().map(move |column| At { column, row }))
    }
}

/// A part of a picture that was painted in other chunks: for every pixel of a chunk the nearest one. `old` gives the pixels
/// of a chunk of the other scale, `beyond` those of a point of the board, in pixels of that scale, where there is none.
pub(super) fn enlarged<'a>(
    at: At,
    scale: f32,
    old_scale: f32,
    old: impl Fn(At) -> Option<&'a [u32]>,
    beyond: impl Fn(i32, i32) -> u32,
) -> Vec<u32> {
    let part = old_scale / scale;
    // Where along one side every pixel comes from: which chunk, and which pixel of it.
    let along = |first: i32| -> Vec<(i32, usize)> {
        let from = |i: i32| ((((first * SIDE + i) as f32 + 0.5) * part).floor()) as i32;
        (0..SIDE).map(from).map(|pixel| (pixel.div_euclid(SIDE), pixel.rem_euclid(SIDE) as usize)).collect()
    };
    let (columns, rows) = (along(at.column), along(at.row));
    let side = SIDE as usize;
    let mut pixels = Vec::with_capacity(side * side);
    for (row, y) in rows {
        // Pixels of one row that come from one chunk lie side by side.
        for run in columns.chunk_by(|a, b| a.0 == b.0) {
            match old(At { column: run[0].0, row }) {
                Some(chunk) => {
                    let line = &chunk[y * side..(y + 1) * side];
                    pixels.extend(run.iter().map(|(_, x)| line[*x]));
                }
                None => {
                    for (column, x) in run {
                        let (x, y) = (column * SIDE + *x as i32, row * SIDE + y as i32);
                        pixels.push(beyond(x, y));
                    }
                }
            }
        }
    }
    pixels
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn at(column: i32, row: i32) -> At {
        At { column, row }
    }

    fn touched(west: f32, north: f32, width: f32, height: f32, scale: f32) -> (At, At) {
        let range = Range::touched(Rect::new(west, north, width, height), scale);
        (range.from, range.to)
    }

    #[test]
    fn a_place_touches_the_chunks_it_lies_in_and_those_its_blurred_edge_reaches() {
        // At 32 pixels a space, a chunk is four spaces wide.
        assert_eq!(touched(1.0, 1.0, 2.0, 1.0, 32.0), (at(0, 0), at(1, 1)));
        assert_eq!(touched(3.0, 5.0, 2.0, 1.0, 32.0), (at(0, 1), at(2, 2)));
        assert_eq!(touched(0.0, 1.0, 4.0, 1.0, 32.0), (at(-1, 0), at(2, 1)));
        assert_eq!(touched(-7.0, -0.5, 0.5, 0.1, 32.0), (at(-2, -1), at(-1, 0)));
        // Nearer, the same place is larger.
        assert_eq!(touched(1.0, 1.0, 2.0, 1.0, 128.0), (at(0, 0), at(4, 3)));
    }

    #[test]
    fn every_pixel_of_a_place_lies_in_a_touched_chunk_and_in_no_other() {
        for scale in [6.0, 17.3, 48.0, 160.0_f32] {
            let place = Rect::new(-3.7, 2.2, 5.1, 0.4);
            let range = Range::touched(place, scale);
            for chunk in range.grown(2).chunks() {
                let side = SIDE as f32 / scale;
                let place_of = Rect::new(chunk.column as f32 * side, chunk.row as f32 * side, side, side);
                let meets = place_of.meets(place.grown(1.5 / scale));
                assert_eq!(meets, range.has(chunk), "{chunk:?} at {scale}");
                assert_eq!(chunk.area(scale).west, chunk.column * SIDE);
            }
        }
    }

    #[test]
    fn ranges_meet_and_grow() {
        let range = Range { from: at(0, 0), to: at(3, 2) };
        assert_eq!(range.chunks().count(), 6);
        assert_eq!(range.grown(1).chunks().count(), 20);
        let other = Range { from: at(2, -5), to: at(9, 1) };
        assert_eq!(range.common(other).chunks().collect::<Vec<_>>(), [at(2, 0)]);
        let far = Range { from: at(7, 7), to: at(9, 9) };
        assert_eq!(range.common(far).chunks().count(), 0);
    }

    #[test]
    fn a_chunk_twice_as_near_is_a_quarter_of_the_old_one() {
        let side = SIDE as usize;
        // The value of a pixel is its place.
        let old: Vec<u32> =
            (0..side * side).map(|i| (i % side) as u32 + ((i / side) as u32) * 1000).collect();
        let chunk = |at: At| (at == self::at(0, 0)).then_some(&old[..]);
        let new = enlarged(at(1, 1), 40.0, 20.0, chunk, |_, _| 9);
        assert_eq!(new[0], 64_064);
        assert_eq!(new[new.len() - 1], 127_127);
        let beyond = enlarged(at(2, 0), 40.0, 20.0, chunk, |_, _| 9);
        assert!(beyond.iter().all(|pixel| *pixel == 9));
        assert_eq!(beyond.len(), side * side);
    }
}
