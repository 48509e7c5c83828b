//! Where in a script something was asked for or went wrong.

use std::fmt;

/// Why a handler was abandoned, or an effect that it asked for was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookError {
    /// Script, handler, line and what went wrong, in a sentence.
    pub what: String,
    /// The same script, handler and line, where they are known.
    pub at: Option<ScriptPlace>,
}

/// A place in a script. For people: `horde, on_wave, line 12`.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct ScriptPlace {
    /// The name of the script.
    pub script: String,
    /// The function that was called.
    pub handler: String,
    /// The line, from 1.
    pub line: Option<u32>,
}

impl fmt::Display for ScriptPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { script, handler, line } = self;
        write!(f, "{script}, {handler}")?;
        line.map_or(Ok(()), |line| write!(f, ", line {line}"))
    }
}

/// Where a listener asked for an effect. Which script and handler that is, only the listener knows
/// ([`Hooks::place`](crate::Hooks::place)).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// The handler, by a number of the listener's own.
    pub handler: u16,
    /// The line of its script, from 1; 0 where it is not known.
    pub line: u16,
}
