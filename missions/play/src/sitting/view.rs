//! Everything one seat is shown of a game, built from what it may know: what is due, what it may choose, the cards and numbers
//! beside the map, the log. A window or a program that shows nothing else cannot show a secret.

use super::{LogLine, Sitting};
use engine::{Seat, Spot, Step, Thing};
use rule_system::seat_view::SeatView;
use rule_system::table_game::Counts;
use rule_system::table_game::{Part, What};
use rule_system::tells::Role;
use tiles::SpaceId;

/// What is due.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Due {
    /// A seat has to choose.
    Choose {
        /// Which.
        seat: Seat,
        /// Who sits there.
        name: String,
        /// What it has to do, if that is this seat's own choice.
        asked: Option<String>,
    },
    /// Chance falls.
    Chance,
    /// The game is over: who won, and why.
    Over(engine::Outcome),
}

/// A choice on offer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Its name.
    pub key: String,
    /// For people.
    pub text: String,
    /// What the card or demon says that it uses.
    pub help: Option<String>,
    /// The piece it concerns.
    pub thing: Option<Thing>,
    /// The space it concerns, where that is all.
    pub space: Option<SpaceId>,
    /// The kind of choice.
    pub kind: Option<&'static str>,
    /// What it is to the player.
    pub role: Role,
    /// Stable names that are part of it: cards, kinds of figures.
    pub names: Vec<String>,
}

/// What one seat is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is; `None` for an onlooker.
    pub seat: Option<Seat>,
    /// What is due.
    pub due: Due,
    /// What it may choose; empty while somebody else is to choose.
    pub offers: Vec<Offer>,
    /// Cards and numbers beside the map.
    pub rows: SeatView,
    /// The numbers everybody sees on the table.
    pub counts: Counts,
    /// What has happened.
    pub log: Vec<LogLine>,
}

impl Sitting {
    /// What a seat is shown now; without a seat, what an onlooker is shown.
    #[must_use]
    pub fn view(&self, seat: Option<Seat>) -> View {
        let due = match self.step() {
            Step::Choose(due) => Due::Choose {
                seat: due,
                name: self.session.seat_name(due),
                asked: if seat == Some(due) { self.asked() } else { None },
            },
            Step::Chance => Due::Chance,
            Step::Over(end) => Due::Over(end),
        };
        let ours = matches!(&due, Due::Choose { seat: due, .. } if seat == Some(*due));
        View {
            seat,
            offers: if ours { self.offers() } else { Vec::new() },
            due,
            rows: self.session.seat_view(seat),
            counts: self.session.counts(),
            log: self.log(seat.map(|seat| seat.0)),
        }
    }

    fn asked(&self) -> Option<String> {
        self.session.question().or_else(|| self.session.asked())
    }

    /// All choices on offer to the seat that is to choose.
    fn offers(&self) -> Vec<Offer> {
        let options = self.session.now().options.into_iter().enumerate();
        let offer = |(at, shown): (usize, engine::Shown)| {
            let details = self.session.details(at);
            let space = match shown.spot {
                Spot::Space(space) => Some(space),
                Spot::Nowhere => None,
            };
            let (kind, parts) =
                details.what.map_or((None, Vec::new()), |What { kind, parts }| (Some(kind), parts));
            let names = parts.into_iter().filter_map(|part| match part {
                Part::Word(word) => Some(word),
                Part::Number(_) | Part::Answer(_) | Part::Nothing => None,
            });
            Offer {
                key: shown.key,
                text: shown.text,
                help: details.help,
                thing: details.thing,
                space,
                kind,
                role: self.session.role(at),
                names: names.collect(),
            }
        };
        options.map(offer).collect()
    }
}
