//! Every option a seat or nature can be given, and how it is shown: a short stable key for replays (`key`), a sentence for
//! people (`text`) and a spot on the board.

mod key;
mod parts;
mod text;

use super::Doom2016;
use super::content::{CardId, ClassId, EventId, GloryId, SetId};
use super::state::State;
use crate::own::PortalId;
use engine::game::{Shown, Spot};
use engine::table::KindId;
use engine::world::{DieColour, FigureId, Near, PieceId, TokenId};
use tiles::{DoorId, SpaceId};

/// A card on which argent lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Holder {
    /// A demon card, by position in `Content::demons`.
    Demon(u8),
    /// The invasion card.
    Invasion,
}

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Nature: this action card is drawn or revealed.
    Card(CardId),
    /// Nature: this event is drawn or revealed.
    Event(EventId),
    /// Nature: this initiative card is revealed (a marine's seat or the invader).
    Initiative(u8),
    /// Nature: this glory kill card is drawn.
    Glory(GloryId),
    /// Nature: a die shows this many damage icons.
    Die(u8),

    /// Play an action card.
    Play(CardId),
    /// Play another card of the set just resolved, its speed counted as 0.
    Another(CardId),
    /// Sprint: discard this card.
    Sprint(CardId),
    /// Discard a glory kill card as a bonus action.
    Spend(GloryId),
    /// Take a token in one's space.
    Take(TokenId),
    /// Take up an offer (its position), near a token or piece of this number where it has to be near one.
    Offer(u8, Option<u8>),
    /// Pay with this card.
    Discard(CardId),
    /// Come back here.
    Respawn(SpaceId),

    /// Move one step: the base's north-west space, and whether it is turned then.
    Step(SpaceId, bool),
    /// Stay here: small figures under the large base make room.
    Stand,
    /// Open a door.
    Open(DoorId),
    /// Attack a figure; with the ability that lengthens the range or not.
    Attack(FigureId, bool),
    /// End the activation.
    End,

    /// Activate the demons of a kind.
    Activate(KindId),
    /// Activate this figure next.
    Figure(FigureId),

    /// Use an ability of the card or demon one acts with.
    Own(u8),
    /// Exhaust one's class card for one of its abilities.
    Class(u8),
    /// Play a reaction card.
    React(CardId),
    /// Play an event.
    PlayEvent(EventId),
    /// Discard a glory kill card for its effect.
    Glorious(GloryId),
    /// Answer an attack with this figure.
    Answer(FigureId),
    /// Use nothing (more).
    Pass,
    /// Take a die of this colour away.
    DieAway(DieColour),
    /// Roll this die again.
    Reroll(u8),
    /// Reveal a second card, or stay with the first.
    Second(bool),
    /// This figure suffers the splash.
    Splash(FigureId),
    /// This figure, standing under a large base, goes here.
    Aside(SpaceId),
    /// This figure, of those an effect may be for.
    Pick(FigureId),
    /// Throw at this space.
    Throw(SpaceId),
    /// Discard this event.
    DropEvent(EventId),

    /// Discard an event for argent.
    SpendEvent(EventId),
    /// Put argent on a card.
    ArgentTo(Holder),
    /// The initiative card looked at goes to the bottom, or stays.
    Bottom(bool),
    /// This portal summons next.
    Portal(PortalId),
    /// This group comes.
    Group(u8),
    /// A summoned figure is placed here; turned or not.
    Place(SpaceId, bool),
    /// A script's question is answered.
    Reply(u8),

    /// Before the game: begin with this weapon set.
    TakeWeapon(SetId),
    /// Before the game: be of this class.
    TakeClass(ClassId),
    /// Before the game: lay this invasion card down.
    LayInvasion(u8),
    /// Before the game: shuffle this event set in.
    AddEvents(u8),
}

impl Doom2016 {
    /// An option as key, text and spot.
    pub(super) fn shown(&self, st: &State, choice: Choice) -> Shown {
        let spot = self.spot(st, choice).map_or(Spot::Nowhere, Spot::Space);
        Shown { key: self.key_of(st, choice), text: self.text(st, choice), spot }
    }

    fn spot(&self, st: &State, choice: Choice) -> Option<SpaceId> {
        match choice {
            Choice::Respawn(s)
            | Choice::Step(s, _)
            | Choice::Aside(s)
            | Choice::Place(s, _)
            | Choice::Throw(s) => Some(s),
            Choice::Attack(f, _)
            | Choice::Figure(f)
            | Choice::Answer(f)
            | Choice::Splash(f)
            | Choice::Pick(f) => st.world.figures().get(f).map(|f| f.space),
            Choice::Take(t) => st.world.tokens().get(t).map(|t| t.space),
            Choice::Offer(i, near) => self.offer_spot(st, i, near),
            Choice::Open(d) => self.table().board.door_spaces(d).first().copied(),
            Choice::Portal(p) => self.table().piece(p.into()).map(|p| p.space),
            _ => None,
        }
    }

    /// Where the token or portal lies that an offer is taken at.
    fn offer_spot(&self, st: &State, index: u8, near: Option<u8>) -> Option<SpaceId> {
        match st.world.offers().iter().nth(usize::from(index))?.near {
            Near::Piece(class) => self.table().piece(PieceId { class, number: near? }).map(|p| p.space),
            Near::Token(_) => st.world.tokens().get(TokenId(near?)).map(|t| t.space),
            Near::Anywhere | Near::Thing(_) | Near::In(_) => None,
        }
    }

    pub(super) fn at(&self, space: SpaceId) -> String {
        self.table().board.cell(space).to_string()
    }
}
