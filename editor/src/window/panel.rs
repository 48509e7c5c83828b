//! The panels at the side of a mission. They list and ask; what happens then is decided by the screen.

pub(crate) mod layers;
pub(crate) mod play;
pub(crate) mod problems;
