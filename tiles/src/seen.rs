//! What is seen as the figures stand: the only way to ask a board for sight and cover.
//! The geometry of lines is in `sight`, the doors are in `ground`. Here figures come in, as the spaces under them: where the
//! policy says that they stop sight, a question without them would be a mistake, so there is none but by name.

use crate::ground::Ground;
use crate::ids::SpaceId;
use crate::sight::{Cover, Explanation, Lines, Obstacle};
use crate::spaces::Spaces;

/// No figure on either side.
const NO_FIGURES: [&Spaces; 2] = [&Spaces::EMPTY; 2];

/// Sight over a ground past the figures that stand on it. It only borrows: the figures are not looked at before a question
/// depends on them, and between corners the question whether a space is seen never does.
///
/// Who stands on the two spaces of a question is not in the way. The rest of a large base is, unless the figure is
/// [lifted](Self::lifting): a question about two figures lifts both.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    ground: &'a Ground,
    /// The spaces under all figures, in two sets that are joined only where they matter.
    figures: [&'a Spaces; 2],
    /// Spaces under figures that are left aside.
    lifted: [&'a [SpaceId]; 2],
}

impl<'a> Sight<'a> {
    /// Sight over a ground past figures on the spaces of two sets, one for each side of a game.
    #[must_use]
    #[inline]
    pub const fn new(ground: &'a Ground, figures: [&'a Spaces; 2]) -> Self {
        Self { ground, figures, lifted: [&[]; 2] }
    }

    /// Sight over the empty board: for what is said of the map alone, and for rules that look past every figure.
    #[must_use]
    #[inline]
    pub const fn without_figures(ground: &'a Ground) -> Self {
        Self::new(ground, NO_FIGURES)
    }

    /// The same while two figures are off the map: those who look and those who are looked at, or who may stand elsewhere.
    #[must_use]
    #[inline]
    pub const fn lifting<'b>(&self, one: &'b [SpaceId], other: &'b [SpaceId]) -> Sight<'b>
    where
        'a: 'b,
    {
        Sight { ground: self.ground, figures: self.figures, lifted: [one, other] }
    }

    /// The same figures on the same board under other doors.
    #[must_use]
    #[inline]
    pub const fn on(self, ground: &'a Ground) -> Self {
        Self { ground, ..self }
    }

    /// The same for questions that leave cover aside: figures that only give cover do not count, those that stop sight do.
    #[must_use]
    pub const fn leaving_cover_aside(self) -> Self {
        if self.ground.figures_stop_sight() {
            return self;
        }
        Self { figures: NO_FIGURES, ..self }
    }

    /// Is there a line of sight between two spaces? (Ruling 4, or the board's policy.)
    #[must_use]
    #[inline]
    pub fn sees(&self, from: SpaceId, to: SpaceId) -> bool {
        self.ground.sees(from, to) && self.passes(from, to)
    }

    /// Does any of some spaces see any of others, as the spaces under two bases do?
    #[must_use]
    #[inline]
    pub fn any_sees(&self, from: &[SpaceId], to: &[SpaceId]) -> bool {
        if self.ground.figures_stop_sight() {
            return self.any_sees_past(from, to);
        }
        from.iter().any(|from| to.iter().any(|to| self.ground.sees(*from, *to)))
    }

    #[cold]
    #[inline(never)]
    fn any_sees_past(self, from: &[SpaceId], to: &[SpaceId]) -> bool {
        let others = self.others();
        from.iter().any(|from| to.iter().any(|to| self.ground.sees_past(*from, *to, &others)))
    }

    /// All that a space sees, for callers that ask for many.
    #[must_use]
    #[inline]
    pub fn seen_from(&'a self, from: SpaceId) -> Seen<'a> {
        Seen { sight: self, from, clear: self.ground.in_sight(from) }
    }

    /// Ruling 5: what the defender on `to` has against an attack from `from`. Between centres there is no cover: a line is
    /// open, or there is none.
    #[must_use]
    pub fn cover(&self, from: SpaceId, to: SpaceId) -> Cover {
        self.ground.cover(from, to, &self.others())
    }

    /// The same of several spaces, as those under two bases: by the pair that serves the attacker best.
    #[must_use]
    pub fn best_cover(&self, from: &[SpaceId], to: &[SpaceId]) -> Cover {
        let others = self.others();
        let mut best = Cover::Unseen;
        for (from, to) in from.iter().flat_map(|from| to.iter().map(move |to| (*from, *to))) {
            best = best.max(self.ground.cover(from, to, &others));
            if best == Cover::Open {
                break;
            }
        }
        best
    }

    /// What `cover` answers, and why. Between centres all four lines say the same; `obstacle` says it better.
    #[must_use]
    pub fn explain(&self, from: SpaceId, to: SpaceId) -> Explanation {
        self.ground.explain(from, to, &self.others())
    }

    /// The first thing that keeps `to` from being seen, on the line that serves best.
    #[must_use]
    pub fn obstacle(&self, from: SpaceId, to: SpaceId) -> Option<Obstacle> {
        self.ground.obstacle(from, to, &self.others())
    }

    /// Ruling 4 and the printed part of ruling 5, corner by corner: what the board says before any figure stands on it.
    #[must_use]
    pub fn printed_lines(&self, from: SpaceId, to: SpaceId) -> Lines {
        self.ground.lines(from, to)
    }

    /// Ruling 6: the range of an attack. Figures do not count, nor do red lines. 255 when cut off.
    #[must_use]
    #[inline]
    pub fn range(&self, from: SpaceId, to: SpaceId) -> u8 {
        self.ground.range(from, to)
    }

    /// Is no figure in the way, where the board leaves the line free?
    #[inline]
    fn passes(&self, from: SpaceId, to: SpaceId) -> bool {
        !self.ground.figures_stop_sight() || self.passes_figures(from, to)
    }

    #[cold]
    #[inline(never)]
    fn passes_figures(self, from: SpaceId, to: SpaceId) -> bool {
        self.ground.sees_past(from, to, &self.others())
    }

    /// The spaces under all figures that are not lifted.
    fn others(&self) -> Spaces {
        let [one, other] = self.figures;
        let mut others = one.union(other);
        for space in self.lifted.into_iter().flatten() {
            others.remove(*space);
        }
        others
    }
}

/// What is seen from one space.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    sight: &'a Sight<'a>,
    from: SpaceId,
    /// The spaces in sight, regardless of figures in between.
    clear: &'a Spaces,
}

impl Seen<'_> {
    /// Is a space seen?
    #[must_use]
    #[inline]
    pub fn has(&self, space: SpaceId) -> bool {
        self.clear.has(space) && self.sight.passes(self.from, space)
    }

    /// Is any of some spaces seen?
    #[must_use]
    pub fn meets(&self, spaces: &Spaces) -> bool {
        if self.sight.ground.figures_stop_sight() {
            return self.clear.both(spaces).iter().any(|space| self.has(space));
        }
        self.clear.meets(spaces)
    }

    /// All spaces that are seen, the one itself among them.
    #[must_use]
    pub fn spaces(&self) -> Spaces {
        if self.sight.ground.figures_stop_sight() {
            return self.clear.iter().filter(|space| self.has(*space)).collect();
        }
        *self.clear
    }
}
