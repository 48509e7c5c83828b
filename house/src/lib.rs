//! Nothing: this crate is its tests, in `tests/house`. They read the sources of the workspace as text and look at their form
//! only, so that no other crate has to carry them; what the code does is tested where the code is.
