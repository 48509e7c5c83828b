//! The weights of the greedy bot as something that can be taught.

use super::taste::Taste;
use rule_system::content::{Problem, Source};
use rule_system::teach::{Pupil, Weight};

/// What the greedy bot weighs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GreedyWeights;

impl Pupil for GreedyWeights {
    fn weights(&self) -> Vec<(Weight, i32)> {
        Taste::greedy().all()
    }

    fn read(&self, file: Source<'_>) -> Result<Vec<i32>, Problem> {
        Ok(Taste::read(file)?.all().into_iter().map(|(_, number)| number).collect())
    }

    fn write(&self, record: &str, numbers: &[i32]) -> String {
        Taste::greedy().with(numbers).written(record)
    }
}
