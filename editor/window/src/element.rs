//! What widgets are made of: the parts of iced with the renderer of this window.

use crate::render::Renderer;

/// Anything on the window.
pub(crate) type Element<'a, Message> = iced::Element<'a, Message, iced::Theme, Renderer>;

/// What stands in a field of several lines.
pub(crate) type Writing = iced::widget::text_editor::Content<Renderer>;
