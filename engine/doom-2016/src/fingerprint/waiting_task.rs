//! How a pending task is fed to a fingerprint: all of them in one list, in the order in which they came. The subjects group them
//! otherwise.

use crate::brought::Pick;
use crate::content::{CardId, EventId, Trigger};
use crate::own::PortalId;
use crate::task::{self, Phase, Task};
use engine::game::Side;
use engine::name::Sym;
use engine::table::KindId;
use engine::world::{DieColour, FigureId};
use std::hash::{Hash, Hasher};
use tiles::SpaceId;

/// A task that waits.
#[derive(Hash)]
enum Waiting {
    Begin,
    Round,
    Status,
    EventsForArgent(u8),
    PlaceArgent(u8),
    Initiative,
    RevealInitiative,
    PeekInitiative(u8),
    KeepInitiative(u8),
    PutFirst(FigureId),
    PassSquadCard,
    MarineStart(FigureId),
    Respawn(FigureId),
    MarineTurn(FigureId),
    MarineEnd(FigureId),
    PayCards(FigureId, u8),
    OfferPaid(FigureId, u8, u8),
    ChooseDemons,
    ChooseFigure(KindId),
    FigureTurn(FigureId),
    FigureEnd(FigureId),
    Window(Trigger, FigureId),
    MarineWindow(Trigger, FigureId),
    Attack(Phase),
    RemoveDie,
    Reroll(u8),
    RollAgain,
    RollDie(DieColour),
    Reveal,
    SecondCard,
    AttackWindow(Trigger, Side),
    AllyWindow(Trigger, FigureId),
    Redirect,
    Answers,
    AfterEvents,
    AttackOther(FigureId, FigureId),
    EffectRoll { red: u8, black: u8, sum: u8, what: EffectRoll },
    SplashOne(u8),
    Lob { by: FigureId, range: u8, red: u8, black: u8 },
    Drain { by: FigureId, range: u8, red: u8, black: u8 },
    Mend { by: FigureId, amount: u8, within: u8 },
    Push(FigureId, FigureId, u8),
    Blink(FigureId, u8),
    Draw(FigureId, u8),
    DrawEvents(u8),
    DiscardEvents(u8),
    DrawGlory(FigureId),
    SummonNext(u32),
    ChooseGroup(PortalId),
    PlaceSummoned(PortalId, u8, u8),
    GroupArgent(PortalId, u8, u8),
    BankArgent(PortalId, u8),
    SummoningDone,
    PortalDone(PortalId),
    PushAside(FigureId),
    SpendNow(FigureId, u8),
    DiscardCard(FigureId, CardId),
    DiscardEvent(EventId),
    Ask,
    Lapsed,
    Bring(Pick),
    OpeningHand(FigureId),
    Resume,
}

#[derive(Hash)]
enum EffectRoll {
    Splash,
    SplashOne,
    Area(FigureId, u8),
    One(FigureId),
    Burst(u8),
    Grenade(SpaceId, FigureId),
    Drain(FigureId, FigureId),
    Script(Sym),
}

impl From<task::EffectRoll> for EffectRoll {
    fn from(what: task::EffectRoll) -> Self {
        match what {
            task::EffectRoll::Splash => Self::Splash,
            task::EffectRoll::SplashOne => Self::SplashOne,
            task::EffectRoll::Area(from, within) => Self::Area(from, within),
            task::EffectRoll::One(figure) => Self::One(figure),
            task::EffectRoll::Burst(within) => Self::Burst(within),
            task::EffectRoll::Grenade(space, by) => Self::Grenade(space, by),
            task::EffectRoll::Drain(target, by) => Self::Drain(target, by),
            task::EffectRoll::Script(tag) => Self::Script(tag),
        }
    }
}

impl From<Task> for Waiting {
    fn from(task: Task) -> Self {
        match task {
            Task::Begin => Self::Begin,
            Task::Round => Self::Round,
            Task::Status => Self::Status,
            Task::EventsForArgent(n) => Self::EventsForArgent(n),
            Task::PlaceArgent(n) => Self::PlaceArgent(n),
            Task::Initiative => Self::Initiative,
            Task::RevealInitiative => Self::RevealInitiative,
            Task::PeekInitiative(seat) => Self::PeekInitiative(seat),
            Task::KeepInitiative(seat) => Self::KeepInitiative(seat),
            Task::PutFirst(marine) => Self::PutFirst(marine),
            Task::PassSquadCard => Self::PassSquadCard,
            Task::MarineStart(marine) => Self::MarineStart(marine),
            Task::Respawn(marine) => Self::Respawn(marine),
            Task::MarineTurn(marine) => Self::MarineTurn(marine),
            Task::MarineEnd(marine) => Self::MarineEnd(marine),
            Task::PayCards(marine, n) => Self::PayCards(marine, n),
            Task::OfferPaid(marine, offer, near) => Self::OfferPaid(marine, offer, near),
            Task::ChooseDemons => Self::ChooseDemons,
            Task::ChooseFigure(kind) => Self::ChooseFigure(kind),
            Task::FigureTurn(figure) => Self::FigureTurn(figure),
            Task::FigureEnd(figure) => Self::FigureEnd(figure),
            Task::Window(trigger, figure) => Self::Window(trigger, figure),
            Task::MarineWindow(trigger, marine) => Self::MarineWindow(trigger, marine),
            Task::Attack(phase) => Self::Attack(phase),
            Task::RemoveDie => Self::RemoveDie,
            Task::Reroll(n) => Self::Reroll(n),
            Task::RollAgain => Self::RollAgain,
            Task::RollDie(colour) => Self::RollDie(colour),
            Task::Reveal => Self::Reveal,
            Task::SecondCard => Self::SecondCard,
            Task::AttackWindow(trigger, side) => Self::AttackWindow(trigger, side),
            Task::AllyWindow(trigger, marine) => Self::AllyWindow(trigger, marine),
            Task::Redirect => Self::Redirect,
            Task::Answers => Self::Answers,
            Task::AfterEvents => Self::AfterEvents,
            Task::AttackOther(attacker, not) => Self::AttackOther(attacker, not),
            Task::EffectRoll { red, black, sum, what } => {
                Self::EffectRoll { red, black, sum, what: what.into() }
            }
            Task::SplashOne(n) => Self::SplashOne(n),
            Task::Lob { by, range, red, black } => Self::Lob { by, range, red, black },
            Task::Drain { by, range, red, black } => Self::Drain { by, range, red, black },
            Task::Mend { by, amount, within } => Self::Mend { by, amount, within },
            Task::Push(figure, from, n) => Self::Push(figure, from, n),
            Task::Blink(figure, range) => Self::Blink(figure, range),
            Task::Draw(marine, n) => Self::Draw(marine, n),
            Task::DrawEvents(n) => Self::DrawEvents(n),
            Task::DiscardEvents(n) => Self::DiscardEvents(n),
            Task::DrawGlory(marine) => Self::DrawGlory(marine),
            Task::SummonNext(portals) => Self::SummonNext(portals),
            Task::ChooseGroup(portal) => Self::ChooseGroup(portal),
            Task::PlaceSummoned(portal, group, nth) => Self::PlaceSummoned(portal, group, nth),
            Task::GroupArgent(portal, group, left) => Self::GroupArgent(portal, group, left),
            Task::BankArgent(portal, group) => Self::BankArgent(portal, group),
            Task::SummoningDone => Self::SummoningDone,
            Task::PortalDone(portal) => Self::PortalDone(portal),
            Task::PushAside(figure) => Self::PushAside(figure),
            Task::SpendNow(figure, n) => Self::SpendNow(figure, n),
            Task::DiscardCard(marine, card) => Self::DiscardCard(marine, card),
            Task::DiscardEvent(event) => Self::DiscardEvent(event),
            Task::Ask => Self::Ask,
            Task::Lapsed => Self::Lapsed,
            Task::Bring(pick) => Self::Bring(pick),
            Task::OpeningHand(marine) => Self::OpeningHand(marine),
            Task::Resume => Self::Resume,
        }
    }
}

impl Hash for Task {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        Waiting::from(*self).hash(hasher);
    }
}
