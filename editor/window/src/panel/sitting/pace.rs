//! How fast bots move: one thing they do is shown after another, and nothing of it is only in the log.

use super::{Action, Message, Table};
use editor_model::words::say;
use std::time::Duration;

/// How long one thing that a bot does stays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Pace {
    /// For explaining it to somebody.
    Slow,
    /// One can follow it.
    #[default]
    Followed,
    /// One sees that something happens.
    Fast,
    /// Everything at once.
    Instant,
}

impl Pace {
    const ALL: [Self; 4] = [Self::Slow, Self::Followed, Self::Fast, Self::Instant];

    /// The next faster or slower one; itself at the ends.
    pub(super) fn next(self, faster: bool) -> Self {
        let at = Self::ALL.iter().position(|pace| *pace == self).unwrap_or_default();
        let next = if faster { at + 1 } else { at.saturating_sub(1) };
        Self::ALL.get(next).copied().unwrap_or(self)
    }

    /// In words.
    pub(super) fn words(self) -> String {
        say(match self {
            Self::Slow => "play-speed-slow",
            Self::Followed => "play-speed-followed",
            Self::Fast => "play-speed-fast",
            Self::Instant => "play-speed-instant",
        })
    }

    const fn beat(self) -> Option<Duration> {
        match self {
            Self::Slow => Some(Duration::from_millis(1400)),
            Self::Followed => Some(Duration::from_millis(650)),
            Self::Fast => Some(Duration::from_millis(180)),
            Self::Instant => None,
        }
    }
}

impl Table {
    /// What is shown again is shown, also where bots move at once.
    const AGAIN: Option<Duration> = Pace::Fast.beat();

    /// As long as bots do something that is not shown yet, how long each thing stays.
    pub(crate) fn beat_every(&self) -> Option<Duration> {
        if self.again.is_some() {
            return self.pace.beat().or(Self::AGAIN);
        }
        let moves = !self.coming.is_empty() && !self.is_held();
        if moves { self.pace.beat() } else { None }
    }

    /// Faster or slower bots.
    pub(super) fn change_pace(&mut self, faster: bool) -> Action {
        let next = self.pace.next(faster);
        if next == self.pace {
            return Action::Say(say("play-speed-end"));
        }
        self.pace = next;
        if self.pace == Pace::Instant { self.beat() } else { Action::None }
    }

    /// The button that changes the pace.
    pub(super) fn faster(&self) -> Message {
        if self.pace == Pace::Instant { Message::Faster(false) } else { Message::Faster(true) }
    }
}
