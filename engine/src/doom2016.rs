//! The rules of DOOM: The Board Game (2016) as a [`crate::Game`].

pub mod content;
pub mod setup;

pub use content::Content;
pub use setup::Setup;
