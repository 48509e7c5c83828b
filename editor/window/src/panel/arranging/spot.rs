//! The places of a position that the form shows: what is selected, and where a problem is. What they are called is for `names`.

/// A place of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Spot {
    /// The number of marines.
    Marines,
    /// The round.
    Round,
    /// Whose activation begins.
    Turn,
    /// A figure, by its place in the list.
    Figure(usize),
    /// The list of figures.
    Figures,
    /// The doors.
    Doors,
    /// A piece of the rule system's own.
    Piece(usize),
    /// A token.
    Token(usize),
    /// Something that scripts have laid down.
    Laid(Laid, usize),
    /// A row of the rule system's own, by its key.
    Row(String),
    /// No place that the form has.
    Elsewhere,
}

/// What scripts lay down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Laid {
    /// A note.
    Note,
    /// An optional action.
    Offer,
    /// What the marines are after.
    Aim,
    /// Something that is forbidden.
    Ban,
    /// A number of the rules that is changed.
    Change,
}

impl Spot {
    /// The place of a problem, as positions write places.
    pub(super) fn of(at: &str) -> Self {
        let row = at.strip_prefix("cards.").or_else(|| at.strip_prefix("values."));
        if let Some(row) = row {
            return Self::Row(row.split('[').next().unwrap_or_default().to_owned());
        }
        let (list, number) = match at.split_once('[') {
            Some((list, rest)) => (list, rest.split(']').next().and_then(|number| number.parse().ok())),
            None => (at.split('.').next().unwrap_or_default(), None),
        };
        let laid = |laid| number.map_or(Self::Elsewhere, |number| Self::Laid(laid, number));
        match list {
            "marines" => Self::Marines,
            "round" => Self::Round,
            "turn" => Self::Turn,
            "figures" => number.map_or(Self::Figures, Self::Figure),
            "open_doors" | "locked_doors" | "gone_doors" => Self::Doors,
            "pieces" => number.map_or(Self::Elsewhere, Self::Piece),
            "tokens" => number.map_or(Self::Elsewhere, Self::Token),
            "notes" => laid(Laid::Note),
            "offers" => laid(Laid::Offer),
            "aims" => laid(Laid::Aim),
            "bans" => laid(Laid::Ban),
            "changes" => laid(Laid::Change),
            _ => Self::Elsewhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_place_of_a_problem_is_a_place_of_the_form() {
        let cases = [
            ("figures[3].at", Spot::Figure(3)),
            ("figures", Spot::Figures),
            ("cards.alpha.hand[2]", Spot::Row("alpha.hand".to_owned())),
            ("cards.alpha.deck.1", Spot::Row("alpha.deck.1".to_owned())),
            ("values.imp.argent", Spot::Row("imp.argent".to_owned())),
            ("pieces[0].up", Spot::Piece(0)),
            ("tokens[12]", Spot::Token(12)),
            ("offers[1]", Spot::Laid(Laid::Offer, 1)),
            ("open_doors[0]", Spot::Doors),
            ("round", Spot::Round),
            ("", Spot::Elsewhere),
        ];
        for (at, spot) in cases {
            assert_eq!(Spot::of(at), spot, "{at}");
        }
    }
}
