//! One check: its page, and the function that looks.

use super::Context;
use missions_document::diagnostic::Diagnostic;
use missions_document::page::Page;
use words::Text;

/// One check.
#[derive(Clone, Copy, Debug)]
pub struct Check {
    /// What it says, how bad it is, and what to do about it.
    pub page: Page,
    /// Looks and reports.
    pub run: fn(&Context<'_>, &mut Vec<Diagnostic>),
}

impl Check {
    /// Something to say under this check's code.
    pub(super) fn say(&self, message: impl Into<Text>) -> Diagnostic {
        Diagnostic::new(self.page.code, self.page.severity, message)
    }
}
