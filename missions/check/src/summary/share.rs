//! A share as the report has it.

use serde::Serialize;

/// A share with its 95 % interval, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// What was counted.
    pub counted: f64,
    /// It is probably not lower than this.
    pub low: f64,
    /// It is probably not higher than this.
    pub high: f64,
}

impl From<missions_play::report::Share> for Share {
    fn from(share: missions_play::report::Share) -> Self {
        Self { counted: share.counted, low: share.low, high: share.high }
    }
}
