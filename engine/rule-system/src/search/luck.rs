//! The random numbers of one rollout, in several streams.

use engine::play::Rng;

/// How many streams there are.
pub const STREAMS: usize = 16;

/// The random numbers of a rollout.
#[derive(Clone, Debug)]
pub(super) struct Luck {
    streams: [Rng; STREAMS],
    /// Those of the bots.
    pub(super) bots: Rng,
}

impl Luck {
    /// From a number. The same number gives the same luck.
    pub(super) fn new(mut rng: Rng) -> Self {
        let mut next = || Rng::new(rng.bits());
        Self { streams: std::array::from_fn(|_| next()), bots: next() }
    }

    /// One of so many, each as likely as its weight.
    pub(super) fn pick(&mut self, stream: usize, weights: &[u32]) -> usize {
        self.streams[stream % STREAMS].weighted(weights)
    }
}
