//! How many games use a door, a token, a piece, an offer, an answer or a card, in all and in those that the marines won.

use super::Share;
use crate::verdict::{self, ENOUGH, HARDLY_USED};
use engine::world::{PieceId, TokenId};
use missions_document::diagnostic::Place;
use missions_document::mission::Mission;
use missions_play::report::{Report, Share as Interval, Uses};
use missions_play::setup::ThingIndex;
use serde::Serialize;
use tiles::DoorId;

/// How often something was used.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Usage {
    /// What it is.
    pub kind: UsedKind,
    /// Its name for people: `the door blue_door`.
    pub name: String,
    /// Where it is.
    #[serde(skip)]
    pub place: Place,
    /// In so many games.
    pub games: u32,
    /// Of so many in which it could be used.
    pub of: u32,
    /// The same as a share.
    pub share: Share,
    /// How often it was used in games that the marines won.
    pub in_wins: Share,
    /// How often it was used in the others.
    pub in_others: Share,
    /// What that means.
    pub used: Used,
}

/// Things that are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum UsedKind {
    /// A door that is opened.
    Door,
    /// A token that is taken.
    Token,
    /// A piece of the rule system's own.
    Piece,
    /// An offer of a script that is taken.
    Offer,
    /// An answer to a question of a script.
    Answer,
    /// A card that marines play.
    Card,
}

/// Is something used?
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Used {
    /// In no game of enough.
    Never,
    /// In surely less than 2 games of 100.
    Hardly,
    /// In some games, or in too few games to know.
    Some,
}

impl Used {
    fn of(games: u32, all: u32) -> Self {
        match games {
            0 if all >= ENOUGH => Self::Never,
            0 => Self::Some,
            _ if Interval::of(games.min(all), all).high < HARDLY_USED => Self::Hardly,
            _ => Self::Some,
        }
    }
}

pub(super) fn find(mission: &Mission, numbers: &ThingIndex, reports: &[&Report]) -> Vec<Usage> {
    let (mut all, mut wins) = (Uses::default(), Uses::default());
    for report in reports {
        all.add(&report.uses);
        wins.add(&report.used_in_wins);
    }
    let games: u32 = reports.iter().map(|report| report.wins.games()).sum();
    let won: u32 = reports.iter().map(|report| report.wins.marines).sum();
    let usage =
        |kind: UsedKind, name: String, place: Place, [used, of]: [u32; 2], [used_won, of_won]: [u32; 2]| {
            // Kept results that somebody has changed may hold more uses than games.
            let share = |some: u32, all: u32| Share::from(Interval::of(some.min(all), all));
            Usage {
                kind,
                name,
                place,
                games: used,
                of,
                share: share(used, of),
                in_wins: share(used_won, of_won),
                in_others: share(used.saturating_sub(used_won), of.saturating_sub(of_won)),
                used: Used::of(used, of),
            }
        };
    let mut found = Vec::new();
    let mut thing = |kind: UsedKind, thing: engine::Thing, used: u32, used_won: u32| {
        let place = verdict::place(numbers, thing);
        let name = verdict::thing_name(mission, &place).to_string();
        found.push(usage(kind, name, place, [used, games], [used_won, won]));
    };
    let count = |counts: &[u32], index: usize| counts.get(index).copied().unwrap_or(0);
    for (index, used) in all.doors.iter().enumerate() {
        thing(UsedKind::Door, engine::Thing::Door(DoorId(index as u8)), *used, count(&wins.doors, index));
    }
    for (index, used) in all.tokens.iter().enumerate() {
        let token = engine::Thing::Token(TokenId(index as u8));
        thing(UsedKind::Token, token, *used, count(&wins.tokens, index));
    }
    for kind in mission.system().own_pieces() {
        let Some(class) = kind.role.class().filter(|_| kind.idle.is_some()) else { continue };
        let of = |uses: &Uses| uses.pieces.get(usize::from(class.0)).cloned().unwrap_or_default();
        let (all, wins) = (of(&all), of(&wins));
        for (index, used) in all.iter().enumerate() {
            let piece = engine::Thing::Piece(PieceId { class, number: index as u8 });
            thing(UsedKind::Piece, piece, *used, count(&wins, index));
        }
    }
    for (tag, offer) in &all.offers {
        let (used_won, of_won) = wins.offers.get(tag).map_or((0, 0), |won| (won.taken, won.offered));
        let place = verdict::offered(mission, tag);
        let counts = ([offer.taken, offer.offered], [used_won, of_won]);
        found.push(usage(UsedKind::Offer, offer.label.clone(), place, counts.0, counts.1));
    }
    for (tag, answers) in &all.answers {
        for (index, used) in answers.iter().enumerate() {
            let used_won = wins.answers.get(tag).map_or(0, |counts| count(counts, index));
            let name = format!("{tag}: {}", index + 1);
            found.push(usage(UsedKind::Answer, name, Place::Mission, [*used, games], [used_won, won]));
        }
    }
    for (card, used) in &all.cards {
        let used_won = wins.cards.get(card).copied().unwrap_or(0);
        found.push(usage(UsedKind::Card, card.clone(), Place::Mission, [*used, games], [used_won, won]));
    }
    found
}
