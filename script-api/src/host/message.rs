//! Rhai's complaints in players' words, with script, handler and line.

use crate::limits::{MAX_CALLS, MAX_LIST, MAX_OPTIONS, MAX_STEPS, MAX_TEXT, MAX_VARIABLES};
use engine::{HookError, ScriptPlace};
use rhai::{EvalAltResult, Position};

/// Script, handler, line and what went wrong.
/// The line is the one given, or else that of the error.
pub(crate) fn failure(script: &str, handler: &str, line: Option<usize>, error: &EvalAltResult) -> HookError {
    let (cause, known) = root(error);
    let line = line.or(known).and_then(|line| u32::try_from(line).ok());
    let at = ScriptPlace { script: script.to_owned(), handler: handler.to_owned(), line };
    HookError { what: format!("{at}: {}", what(cause)), at: Some(at) }
}

/// The innermost error, and the innermost line that is known.
fn root(error: &EvalAltResult) -> (&EvalAltResult, Option<usize>) {
    let own = error.position();
    let line = |position: Position| position.line();
    match error {
        EvalAltResult::ErrorInFunctionCall(_, _, inner, _) => {
            let (cause, found) = root(inner);
            (cause, found.or_else(|| line(own)))
        }
        _ => (error, line(own)),
    }
}

fn what(error: &EvalAltResult) -> String {
    match error {
        EvalAltResult::ErrorTooManyOperations(_) => {
            format!("it was stopped after {MAX_STEPS} steps; does a loop never end?")
        }
        EvalAltResult::ErrorStackOverflow(_) => {
            format!("more than {MAX_CALLS} functions call each other; does one call itself for ever?")
        }
        EvalAltResult::ErrorTooManyVariables(_) => format!("more than {MAX_VARIABLES} variables at once"),
        EvalAltResult::ErrorDataTooLarge(..) => format!(
            "a value grew too large: texts may have {MAX_TEXT} letters, lists {MAX_LIST} members, options \
             {MAX_OPTIONS} entries"
        ),
        EvalAltResult::ErrorFunctionNotFound(signature, _) => {
            format!("there is no function `{signature}`")
        }
        EvalAltResult::ErrorVariableNotFound(name, _) => format!("`{name}` is unknown"),
        EvalAltResult::ErrorRuntime(value, _) => value.to_string(),
        EvalAltResult::ErrorMismatchDataType(wanted, got, _) if wanted.is_empty() => {
            format!("{got} does not fit here")
        }
        EvalAltResult::ErrorMismatchDataType(wanted, got, _) => {
            format!("{wanted} is wanted here, but it is {got}")
        }
        EvalAltResult::ErrorArithmetic(why, _) => format!("this cannot be calculated: {why}"),
        other => {
            // Rhai's own words, without the position it adds.
            let mut text = other.to_string();
            if let Some(at) = text.rfind(" (line ") {
                text.truncate(at);
            }
            text
        }
    }
}
