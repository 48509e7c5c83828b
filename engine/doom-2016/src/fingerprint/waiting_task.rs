//! How a pending task is fed to a fingerprint: all of them in one list, in the order in which they came. The subjects group them
//! otherwise.

use crate::brought::Pick;
use crate::content::{CardId, EventId, Trigger};
use crate::own::PortalId;
use crate::task::{
    self, AttackTask, DamageTask, DecisionTask, DemonTask, InvaderTask, InvasionTask, MarineTask,
    MovementTask, Phase, RoundTask, Task, WindowTask,
};
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

/// The number that stands for none.
const NONE: u8 = u8::MAX;

impl From<Task> for Waiting {
    fn from(task: Task) -> Self {
        match task {
            Task::Round(task) => task.into(),
            Task::Invader(task) => task.into(),
            Task::Marine(task) => task.into(),
            Task::Demon(task) => task.into(),
            Task::Window(task) => task.into(),
            Task::Attack(task) => task.into(),
            Task::Damage(task) => task.into(),
            Task::Decision(task) => task.into(),
            Task::Invasion(task) => task.into(),
            Task::Movement(task) => task.into(),
            Task::Ask => Self::Ask,
            Task::Lapsed => Self::Lapsed,
            Task::Bring(pick) => Self::Bring(pick),
            Task::Resume => Self::Resume,
        }
    }
}

impl From<RoundTask> for Waiting {
    fn from(task: RoundTask) -> Self {
        match task {
            RoundTask::Begin => Self::Begin,
            RoundTask::Start => Self::Round,
            RoundTask::Status => Self::Status,
            RoundTask::Initiative => Self::Initiative,
            RoundTask::Reveal => Self::RevealInitiative,
            RoundTask::Peek(seat) => Self::PeekInitiative(seat),
            RoundTask::Keep(seat) => Self::KeepInitiative(seat),
            RoundTask::PutFirst(marine) => Self::PutFirst(marine),
            RoundTask::PassSquadCard => Self::PassSquadCard,
        }
    }
}

impl From<InvaderTask> for Waiting {
    fn from(task: InvaderTask) -> Self {
        match task {
            InvaderTask::EventsForArgent(n) => Self::EventsForArgent(n),
            InvaderTask::PlaceArgent(n) => Self::PlaceArgent(n),
            InvaderTask::Draw(n) => Self::DrawEvents(n),
            InvaderTask::Discard(n) => Self::DiscardEvents(n),
            InvaderTask::Resolved(event) => Self::DiscardEvent(event),
        }
    }
}

impl From<MarineTask> for Waiting {
    fn from(task: MarineTask) -> Self {
        match task {
            MarineTask::Start(marine) => Self::MarineStart(marine),
            MarineTask::Respawn(marine) => Self::Respawn(marine),
            MarineTask::Turn(marine) => Self::MarineTurn(marine),
            MarineTask::End(marine) => Self::MarineEnd(marine),
            MarineTask::PayCards(marine, n) => Self::PayCards(marine, n),
            MarineTask::OfferPaid(marine, offer, near) => {
                Self::OfferPaid(marine, offer, near.unwrap_or(NONE))
            }
            MarineTask::Draw(marine, n) => Self::Draw(marine, n),
            MarineTask::DrawGlory(marine) => Self::DrawGlory(marine),
            MarineTask::Resolved(marine, card) => Self::DiscardCard(marine, card),
            MarineTask::OpeningHand(marine) => Self::OpeningHand(marine),
        }
    }
}

impl From<DemonTask> for Waiting {
    fn from(task: DemonTask) -> Self {
        match task {
            DemonTask::ChooseKind => Self::ChooseDemons,
            DemonTask::ChooseFigure(kind) => Self::ChooseFigure(kind),
            DemonTask::Turn(figure) => Self::FigureTurn(figure),
            DemonTask::End(figure) => Self::FigureEnd(figure),
        }
    }
}

impl From<WindowTask> for Waiting {
    fn from(task: WindowTask) -> Self {
        match task {
            WindowTask::Invader(trigger, figure) => Self::Window(trigger, figure.unwrap_or(FigureId(NONE))),
            WindowTask::Marine(trigger, marine) => Self::MarineWindow(trigger, marine),
            WindowTask::Attack(trigger, side) => Self::AttackWindow(trigger, side),
            WindowTask::Ally(trigger, marine) => Self::AllyWindow(trigger, marine),
            WindowTask::Answers => Self::Answers,
            WindowTask::AfterEvents => Self::AfterEvents,
        }
    }
}

impl From<AttackTask> for Waiting {
    fn from(task: AttackTask) -> Self {
        match task {
            AttackTask::Phase(phase) => Self::Attack(phase),
            AttackTask::RemoveDie => Self::RemoveDie,
            AttackTask::Reroll(n) => Self::Reroll(n),
            AttackTask::RollAgain => Self::RollAgain,
            AttackTask::RollDie(colour) => Self::RollDie(colour),
            AttackTask::Reveal => Self::Reveal,
            AttackTask::SecondCard => Self::SecondCard,
            AttackTask::Redirect => Self::Redirect,
            AttackTask::Other(attacker, not) => Self::AttackOther(attacker, not),
        }
    }
}

impl From<DamageTask> for Waiting {
    fn from(task: DamageTask) -> Self {
        match task {
            DamageTask::Roll { red, black, sum, what } => {
                Self::EffectRoll { red, black, sum, what: what.into() }
            }
            DamageTask::SplashOne(n) => Self::SplashOne(n),
        }
    }
}

impl From<DecisionTask> for Waiting {
    fn from(task: DecisionTask) -> Self {
        match task {
            DecisionTask::Lob { by, range, red, black } => Self::Lob { by, range, red, black },
            DecisionTask::Drain { by, range, red, black } => Self::Drain { by, range, red, black },
            DecisionTask::Mend { by, amount, within } => Self::Mend { by, amount, within },
            DecisionTask::Push(figure, from, n) => Self::Push(figure, from, n),
            DecisionTask::Blink(figure, range) => Self::Blink(figure, range),
        }
    }
}

impl From<InvasionTask> for Waiting {
    fn from(task: InvasionTask) -> Self {
        match task {
            InvasionTask::SummonNext(portals) => Self::SummonNext(portals.bits()),
            InvasionTask::ChooseGroup(portal) => Self::ChooseGroup(portal),
            InvasionTask::Place(portal, group, nth) => Self::PlaceSummoned(portal, group, nth),
            InvasionTask::CountArgent(portal, group) => Self::GroupArgent(portal, group, NONE),
            InvasionTask::GroupArgent(portal, group, left) => Self::GroupArgent(portal, group, left),
            InvasionTask::BankArgent(portal, group) => Self::BankArgent(portal, group),
            InvasionTask::Done => Self::SummoningDone,
            InvasionTask::PortalDone(portal) => Self::PortalDone(portal),
        }
    }
}

impl From<MovementTask> for Waiting {
    fn from(task: MovementTask) -> Self {
        match task {
            MovementTask::PushAside(figure) => Self::PushAside(figure),
            MovementTask::SpendNow(figure, n) => Self::SpendNow(figure, n),
        }
    }
}

impl Hash for Task {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        Waiting::from(*self).hash(hasher);
    }
}
