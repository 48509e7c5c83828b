//! The screens of the window, of which one is shown: the first one, and the editor.

pub(crate) mod editor;
pub(crate) mod start;

/// Which screen is shown.
pub(crate) enum Screen {
    /// What one sees at first.
    Start(start::Start),
    /// One mission.
    Editor(Box<editor::Editor>),
}
