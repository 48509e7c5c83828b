//! What a figure could do in its turn: the best thing found so far, and on request everything that was considered.

use super::scout::Stand;
use engine::world::FigureId;

/// What a figure could do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// Nothing better than staying.
    Stop,
    /// This option.
    Option(usize),
    /// Go to this spot.
    Go(usize),
    /// Go to this spot and attack this figure; for a demon, from further away than it attacks by itself?
    Strike(usize, FigureId, bool),
}

/// Everything that was considered, with its value, if that is wanted.
#[derive(Debug, Default)]
pub(super) struct Considered {
    pub(super) on: bool,
    pub(super) all: Vec<(i32, What)>,
    /// What was chosen.
    pub(super) chosen: Option<What>,
}

/// The best thing found so far.
#[derive(Debug)]
pub(super) struct Best {
    value: i32,
    pub(super) what: What,
    considered: Option<Vec<(i32, What)>>,
}

impl Best {
    /// Nothing is found yet: to stay is worth so much.
    pub(super) fn new(value: i32, considered: &mut Considered) -> Self {
        let considered = considered.on.then(|| {
            let mut all = std::mem::take(&mut considered.all);
            all.clear();
            all.push((value, What::Stop));
            all
        });
        Self { value, what: What::Stop, considered }
    }

    /// Does something of this value matter, or is everything wanted?
    pub(super) const fn wants(&self, value: i32) -> bool {
        value > self.value || self.considered.is_some()
    }

    pub(super) fn consider(&mut self, value: i32, what: What) {
        if let Some(considered) = &mut self.considered {
            considered.push((value, what));
        }
        if value > self.value {
            (self.value, self.what) = (value, what);
        }
    }

    /// All places to go to, if everything is wanted; each point on the way has this price.
    pub(super) fn note_stands(&mut self, spots: &[Stand], points: u8, price: i32) {
        if let Some(considered) = &mut self.considered {
            let there = spots.iter().enumerate().filter(|(_, spot)| spot.cost > 0 && spot.cost <= points);
            considered
                .extend(there.map(|(i, spot)| (spot.stand - i32::from(spot.cost) * price, What::Go(i))));
        }
    }

    /// The best thing. What was considered goes back to where it is kept.
    pub(super) fn close(self, considered: &mut Considered) -> What {
        if let Some(all) = self.considered {
            considered.all = all;
            considered.chosen = Some(self.what);
        }
        self.what
    }
}
