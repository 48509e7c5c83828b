//! Pending tasks, as a stack of plain data: what is due next, and what waits below it.
//! Each task is carried out in the file of its subject; here they are only named.

use super::brought::Pick;
use super::content::{CardId, EventId, Trigger};
use crate::own::PortalId;
use engine::game::Side;
use engine::name::Sym;
use engine::table::KindId;
use engine::world::{DieColour, FigureId};
use tiles::SpaceId;

const _: () = assert!(size_of::<Task>() == 8, "a rollout copies the stack many thousand times");

/// In `Task::GroupArgent`: all figures are placed, the argent is not counted yet.
pub(super) const GROUP_DONE: u8 = 255;

/// Something to be finished. Its `Hash` stands in `fingerprint`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Everything is set up: the scripts start.
    Begin,
    /// A new round.
    Round,
    /// The status phase.
    Status,
    /// Invader: discard up to this many more events for argent.
    EventsForArgent(u8),
    /// Invader: put this many argent tokens on demon cards or the invasion card.
    PlaceArgent(u8),
    /// The activation phase: the next initiative card, or the end of the round.
    Initiative,
    /// Reveal the top initiative card.
    RevealInitiative,
    /// This seat looks at the top initiative card.
    PeekInitiative(u8),
    /// This seat leaves the card just looked at on top, or puts it at the bottom.
    KeepInitiative(u8),
    /// A marine chooses whose card goes on top of the initiative deck.
    PutFirst(FigureId),
    /// The marines choose who gets the squad card that is passed on.
    PassSquadCard,

    /// A marine's activation begins.
    MarineStart(FigureId),
    /// A fragged marine chooses where to come back.
    Respawn(FigureId),
    /// A marine's activation.
    MarineTurn(FigureId),
    /// A marine's activation is over.
    MarineEnd(FigureId),
    /// A marine discards this many cards as the cost of an offer.
    PayCards(FigureId, u8),
    /// A marine has paid for an offer: its position, and the token it was near (255 for none).
    OfferPaid(FigureId, u8, u8),

    /// The invader chooses a readied demon card.
    ChooseDemons,
    /// The invader chooses the next figure of a kind.
    ChooseFigure(KindId),
    /// A demon figure's activation.
    FigureTurn(FigureId),
    /// A demon figure's activation is over.
    FigureEnd(FigureId),

    /// A window outside attacks, for the invader: abilities and events with this trigger. The figure is the one
    /// that acts, or the marine who fragged (`Trigger::Fragged`); 255 for none.
    Window(Trigger, FigureId),
    /// A marine's window outside attacks: class and glory kill cards with this trigger.
    MarineWindow(Trigger, FigureId),
    /// The next phase of the attack that is due.
    Attack(Phase),
    /// The attacker chooses one die and loses it.
    RemoveDie,
    /// Up to this many more dice may be picked to be rolled again.
    Reroll(u8),
    /// The dice that were picked are rolled again.
    RollAgain,
    /// Roll one die of the attack.
    RollDie(DieColour),
    /// Reveal a defence card.
    Reveal,
    /// The defender in cover may reveal a second card.
    SecondCard,
    /// Abilities, events and cards of one side with this trigger, in the attack that is due.
    AttackWindow(Trigger, Side),
    /// What a marine who looks on, or was attacked, may do with this trigger in the attack that is due.
    AllyWindow(Trigger, FigureId),
    /// Another figure suffers instead of the defender.
    Redirect,
    /// Figures of the invader that may answer the attack.
    Answers,
    /// Events after the attack.
    AfterEvents,
    /// A demon attacks once more, but not this figure.
    AttackOther(FigureId, FigureId),

    /// Roll dice of an effect.
    EffectRoll {
        /// Red dice left to roll.
        red: u8,
        /// Black dice left to roll.
        black: u8,
        /// Icons so far.
        sum: u8,
        /// What for.
        what: EffectRoll,
    },
    /// The attacker chooses the one figure that suffers a splash of this much.
    SplashOne(u8),
    /// A marine throws a grenade.
    Lob {
        /// Who.
        by: FigureId,
        /// How far at most.
        range: u8,
        /// Its red dice.
        red: u8,
        /// Its black dice.
        black: u8,
    },
    /// A marine drains a demon.
    Drain {
        /// Who.
        by: FigureId,
        /// How far away it may be.
        range: u8,
        /// Red dice.
        red: u8,
        /// Black dice.
        black: u8,
    },
    /// A marine within a range of this one recovers.
    Mend {
        /// Around whom.
        by: FigureId,
        /// How much.
        amount: u8,
        /// How near.
        within: u8,
    },
    /// The first figure is moved up to so many spaces away from the second one.
    Push(FigureId, FigureId, u8),
    /// A figure is put on a free space within a range.
    Blink(FigureId, u8),

    /// A marine draws this many cards.
    Draw(FigureId, u8),
    /// The invader draws this many events.
    DrawEvents(u8),
    /// Invader: discard this many events.
    DiscardEvents(u8),
    /// A marine draws a glory kill card.
    DrawGlory(FigureId),

    /// Invader: which of these portals summons next (one bit each).
    SummonNext(u32),
    /// Invader: which group comes from a portal.
    ChooseGroup(PortalId),
    /// Invader: place the n-th figure of a group.
    PlaceSummoned(PortalId, u8, u8),
    /// A group is complete: its argent, then the portal goes.
    GroupArgent(PortalId, u8, u8),
    /// Invader: argent from the invasion card may go to the demon cards of the group; the rest waits for the next one.
    BankArgent(PortalId, u8),
    /// All portals that summon together have done so: what is left on the invasion card is lost.
    SummoningDone,
    /// A portal has served.
    PortalDone(PortalId),
    /// A figure under a large one is placed in the nearest free space, by its controller.
    PushAside(FigureId),
    /// A figure spends points gained outside its activation.
    SpendNow(FigureId, u8),

    /// A marine's card that is being resolved goes to the discards then (ruling 18).
    DiscardCard(FigureId, CardId),
    /// An event that is being resolved goes to the discards then.
    DiscardEvent(EventId),

    /// A script's question.
    Ask,
    /// It belonged to a figure that is gone.
    Lapsed,
    /// Before the game: something the mission leaves to the players is chosen.
    Bring(Pick),
    /// Before the first round: a marine draws what the squad card and the mission's scripts add to the opening hand.
    OpeningHand(FigureId),
    /// A game that is played from a position goes on with what lies below. It waits for one nod of chance, so that everyone who
    /// follows the game hears what happens then.
    Resume,
}

impl Task {
    /// Argent tokens that are gained and not placed yet.
    pub(super) const fn argent(self) -> u8 {
        match self {
            Self::PlaceArgent(n) => n,
            Self::GroupArgent(_, _, n) if n != GROUP_DONE => n,
            _ => 0,
        }
    }

    /// The figure that is about to act by this, and so has to be on the map.
    pub(super) const fn actor(self) -> Option<FigureId> {
        match self {
            Self::MarineTurn(id)
            | Self::FigureTurn(id)
            | Self::AttackOther(id, _)
            | Self::Window(Trigger::Activation | Trigger::ActivationEnd, id)
            | Self::Lob { by: id, .. }
            | Self::Push(id, ..)
            | Self::Blink(id, _)
            | Self::PushAside(id)
            | Self::SpendNow(id, _) => Some(id),
            _ => None,
        }
    }

    /// Is this something that only this demon could still do? Not so the end of its activation, which comes anyhow.
    pub(super) const fn needs(self, demon: FigureId) -> bool {
        match self {
            Self::FigureTurn(id)
            | Self::Window(Trigger::Activation | Trigger::ActivationEnd, id)
            | Self::AttackOther(id, _)
            | Self::EffectRoll { what: EffectRoll::Area(id, _) | EffectRoll::Drain(id, _), .. }
            | Self::PushAside(id)
            | Self::SpendNow(id, _)
            | Self::Blink(id, _)
            | Self::Window(Trigger::MarineFragged, id) => id.0 == demon.0,
            Self::Push(id, from, _) => id.0 == demon.0 || from.0 == demon.0,
            _ => false,
        }
    }
}

/// What the sum of some dice is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EffectRoll {
    /// Each figure adjacent to the defender's spaces.
    Splash,
    /// One of them.
    SplashOne,
    /// Each hostile figure within a range of this figure.
    Area(FigureId, u8),
    /// This figure.
    One(FigureId),
    /// Each figure hostile to the attacker within a range of the defender's spaces.
    Burst(u8),
    /// Each figure on a space or adjacent to it; thrown by this one.
    Grenade(SpaceId, FigureId),
    /// The first figure; the second one recovers as much.
    Drain(FigureId, FigureId),
    /// A script asked.
    Script(Sym),
}

/// The phases of an attack that need no decision of their own, in order. Decisions between them are tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Effects before rolling.
    BeforeRoll,
    /// Stun takes a die away, then all dice are rolled.
    Roll,
    /// Effects on the rolled dice.
    AfterRoll,
    /// The first defence card.
    Reveal,
    /// The right to a second card.
    Cover,
    /// While defending.
    Defending,
    /// While attacking.
    Attacking,
    /// Damage.
    Damage,
    /// Effects after the attack, in the order of ruling 21.
    After,
    /// Cards are discarded; extra attacks follow.
    Done,
}
