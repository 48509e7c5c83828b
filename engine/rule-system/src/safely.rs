//! A panic of the rules or of a check ends only what was asked of them, and says why. What is reported of it is decided where
//! it was asked.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What comes of something that may panic. Nothing that it worked on may be used after a panic.
///
/// # Errors
/// The words of the panic.
pub fn safely<T>(asked: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(asked)).map_err(|why| reason(&*why).to_owned())
}

/// The words of a panic.
fn reason(why: &(dyn Any + Send)) -> &str {
    let text = why.downcast_ref::<&str>().copied();
    text.or_else(|| why.downcast_ref::<String>().map(String::as_str)).unwrap_or("no reason given")
}
