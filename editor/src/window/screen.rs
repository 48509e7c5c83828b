//! The screens of the window, one at a time. Each has its own messages, and asks the application by actions.

pub(crate) mod mission;
pub(crate) mod start;

/// What the window shows.
#[derive(Debug)]
pub(crate) enum Screen {
    /// The shipped missions, and a way to others.
    Start(start::Start),
    /// One mission.
    Mission(Box<mission::MissionScreen>),
}
