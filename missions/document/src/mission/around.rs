//! What is around a mission: the operation it lies in.

use crate::mission::Mission;
use crate::operation::{Operation, OperationLink};
use std::sync::Arc;

impl Mission {
    /// The operation it lies in, if any.
    #[must_use]
    pub fn operation(&self) -> Option<&Operation> {
        self.around.0.as_deref()
    }

    /// The same mission inside this operation, or outside of any.
    #[must_use]
    pub fn inside(mut self, operation: Option<Operation>) -> Self {
        self.around = OperationLink(operation.map(Arc::new));
        self.own_cards.forget();
        self
    }

    /// The same mission where another one lies: what is not in its own files is taken from there.
    #[must_use]
    pub fn beside(mut self, other: &Self) -> Self {
        self.around = other.around.clone();
        self.own_cards.forget();
        self
    }
}
