//! What tests of several subjects share: missions to look at, the shipped ones, what somebody does at the editor, and real
//! programs that read exports.

pub(crate) mod consumer;
pub(crate) mod deeds;
pub(crate) mod demo;
mod shipped;

pub(crate) use shipped::shipped;
