//! What offers cost in this game: cards of the hand, and movement points.

use super::row::row;
use engine::language::{CostRow, Entry, Func, offer};

/// The place of cards in a cost: discarded from the hand, of the marine's choice.
pub(crate) const CARDS: usize = 0;

/// The place of movement points in a cost.
pub(crate) const POINTS: usize = 1;

pub(super) const COSTS: [CostRow; 2] = [
    CostRow { id: "cards", most: 6, doc: row("cost-cards") },
    CostRow { id: "points", most: 20, doc: row("cost-points") },
];

/// Offers may also be near any portal.
pub(super) const OPTIONS: [Entry; 8] = offer::options_with(row("option-near"), &COSTS);

/// The functions of offers, with examples that cost something.
pub(super) const FUNCS: &[Func] = &[
    Func {
        example: "fn on_start() { offer(\"hack\", #{ label: \"Hack the console\", near: map::console, cards: 1 }); }\n\
                  fn on_hack(e) { open(map::blue_door); withdraw(\"hack\"); }",
        ..offer::OFFER
    },
    Func {
        example: "fn on_start() { offer(\"rest\", #{ label: \"Rest\", points: 2 }); }\n\
                  fn on_rest(e) { heal(e.by, 1); withdraw(\"rest\"); }",
        ..offer::WITHDRAW
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn costs_stand_in_their_places_and_among_the_options() {
        assert_eq!((COSTS[CARDS].id, COSTS[POINTS].id), ("cards", "points"));
        let names = OPTIONS.map(|entry| entry.name);
        assert_eq!(names, ["label", "near", "distance", "least", "cards", "points", "limit", "needs"]);
        assert!(OPTIONS[1].doc.english().contains("portal") && OPTIONS[4].doc == COSTS[CARDS].doc);
    }
}
