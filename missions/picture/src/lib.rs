//! Missions as pictures: a scene of shapes, and what puts it on paper, into pixels and into text.
//! It draws what is there and judges nothing; the exports decide which pictures a format wants.

pub mod art;
pub mod font;
pub mod moment;
pub mod paint;
pub mod scene;
pub mod svg;
pub mod text;
pub mod words;

pub use moment::{Moment, Standing};
