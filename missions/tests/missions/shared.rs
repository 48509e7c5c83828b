//! What tests of several subjects share: missions to look at, the shipped ones, and what somebody does
//! at the editor.

pub(crate) mod deeds;
pub(crate) mod demo;
mod shipped;

pub(crate) use shipped::shipped;
