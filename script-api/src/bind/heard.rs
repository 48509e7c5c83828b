//! Handlers: which event calls which function of a script, and what can be read off the event with a dot.
//! Events that only tell what a script itself did, or what is over too soon to matter, have no handler.

use crate::look::Look;
use crate::ty::{Ty, Vocab};
use crate::value::Val;
use engine::{Event, EventKind, FigureId, KindId, PortalId, Sym, TeleporterId, Thing, TokenId, TokenKind};
use tiles::{DoorId, SpaceId};

/// A handler a script may define.
pub(crate) struct Heard {
    pub(crate) kind: EventKind,
    pub(crate) name: &'static str,
    pub(crate) fields: &'static [Field],
    pub(crate) doc: &'static str,
}

/// A property of an event.
pub(crate) struct Field {
    pub(crate) name: &'static str,
    pub(crate) gives: Ty,
    /// Only asked of events of the right kind.
    pub(crate) read: fn(&Look<'_>) -> Val,
    pub(crate) doc: &'static str,
}

/// How a part of an event becomes a value of a script.
trait Shown {
    /// The part as the event holds it.
    type Part;
    const TY: Ty;
    fn val(part: &Self::Part, look: &Look<'_>) -> Val;
}

/// What an offer was near, if that is a token.
struct NearToken;
/// The number of an answer, counted from 1.
struct Answer;

macro_rules! shown {
    ($( $shown:ty, $held:ty, $ty:expr, |$part:ident, $look:ident| $val:expr; )*) => {
        $(impl Shown for $shown {
            type Part = $held;
            const TY: Ty = $ty;
            fn val($part: &Self::Part, $look: &Look<'_>) -> Val { $val }
        })*
    };
}

shown! {
    FigureId, Self, Ty::FIGURE, |part, _look| Val::figure(*part);
    Option<FigureId>, Self, Ty::FIGURE.or(Ty::NOBODY), |part, _look| part.map_or(Val::NOBODY, Val::figure);
    Option<Thing>, Self, Ty::THING.or(Ty::NOBODY), |part, _look| Val::maybe(*part);
    NearToken, Option<Thing>, Ty::TOKEN.or(Ty::NOBODY), |part, _look| match part {
        Some(Thing::Token(token)) => Val::thing(Thing::Token(*token)),
        _ => Val::NOBODY,
    };
    DoorId, Self, Ty::DOOR, |part, _look| Val::thing(Thing::Door(*part));
    PortalId, Self, Ty::PORTAL, |part, _look| Val::thing(Thing::Portal(*part));
    Option<PortalId>, Self, Ty::PORTAL.or(Ty::NOBODY), |part, _look| Val::maybe(part.map(Thing::Portal));
    TeleporterId, Self, Ty::TELEPORTER, |part, _look| Val::thing(Thing::Teleporter(*part));
    TokenId, Self, Ty::TOKEN, |part, _look| Val::thing(Thing::Token(*part));
    SpaceId, Self, Ty::SPACE, |part, _look| Val::space(*part);
    KindId, Self, Ty::word(Vocab::Figure), |part, look| Val::word(look.words.kind(*part));
    TokenKind, Self, Ty::word(Vocab::Token), |part, look| Val::word(look.words.token(*part));
    Sym, Self, Ty::word(Vocab::Tag), |part, _look| Val::word(*part);
    u8, Self, Ty::NUMBER, |part, _look| Val::int(i64::from(*part));
    u16, Self, Ty::NUMBER, |part, _look| Val::int(i64::from(*part));
    Answer, u8, Ty::NUMBER, |part, _look| Val::int(i64::from(*part) + 1);
    bool, Self, Ty::BOOL, |part, _look| Val::bool(*part);
}

macro_rules! heard {
    ($( $kind:ident $handler:literal $doc:literal { $( $name:ident: $ty:ty = $part:ident, $fdoc:literal; )* } )*) => {
        /// All handlers, in the order of the manual.
        pub(crate) const HEARD: &[Heard] = &[ $( Heard {
            kind: EventKind::$kind,
            name: $handler,
            doc: $doc,
            fields: &[ $( Field {
                name: stringify!($name),
                gives: <$ty as Shown>::TY,
                read: |look| match look.event {
                    Event::$kind { $part, .. } => <$ty as Shown>::val($part, look),
                    _ => Val::UNIT,
                },
                doc: $fdoc,
            } ),* ],
        } ),* ];
    };
}

heard! {
    Started "on_start"
        "The game begins; everything of the set-up lies on the map." {}
    RoundStarted "on_round_start" "A round begins; its status phase is next." {
        round: u16 = round, "Counted from 1."; }
    RoundEnded "on_round_end" "A round is over." {
        round: u16 = round, "Counted from 1."; }
    ActivationStarted "on_activation_start" "A marine or one demon begins its activation." {
        figure: FigureId = figure, "Whose."; }
    ActivationEnded "on_activation_end" "A marine or one demon has finished its activation." {
        figure: FigureId = figure, "Whose."; }
    Moved "on_moved" "A figure moved one step, turned, was pushed aside or teleported." {
        figure: FigureId = figure, "Who.";
        from: SpaceId = from, "From here.";
        to: SpaceId = to, "To here."; }
    DoorOpened "on_door_opened" "A door was opened." {
        door: DoorId = door, "Which.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
    PortalFlipped "on_portal_flipped" "A portal was flipped face up." {
        portal: PortalId = portal, "Which."; }
    PortalRemoved "on_portal_removed" "A portal was removed." {
        portal: PortalId = portal, "Which."; }
    Summoned "on_summoned" "A group was summoned from a portal; its figures are placed next." {
        portal: PortalId = portal, "Which.";
        group: u8 = group, "Which of the two groups of its tier, 0 or 1."; }
    Placed "on_placed" "A figure came onto the map." {
        figure: FigureId = figure, "Who.";
        kind: KindId = kind, "What kind.";
        at: SpaceId = at, "Where."; }
    TeleporterActivated "on_teleporter_activated" "A teleporter became active." {
        teleporter: TeleporterId = teleporter, "Which."; }
    Respawned "on_respawned" "A fragged marine came back." {
        figure: FigureId = figure, "Who.";
        at: SpaceId = at, "Where."; }
    Hurt "on_hurt" "A figure suffered damage." {
        figure: FigureId = figure, "Who.";
        amount: u8 = amount, "How much.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
    Healed "on_healed" "A figure recovered damage." {
        figure: FigureId = figure, "Who.";
        amount: u8 = amount, "How much."; }
    Fragged "on_fragged" "A figure was fragged and removed." {
        figure: FigureId = figure, "Who.";
        kind: KindId = kind, "What kind.";
        at: SpaceId = at, "Where it fell.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
    GloryKilled "on_glory_killed" "A staggered demon was finished by a marine moving into it." {
        figure: FigureId = figure, "Who fell.";
        by: FigureId = by, "The marine."; }
    Stunned "on_stunned" "A figure was stunned." {
        figure: FigureId = figure, "Who."; }
    StunEnded "on_stun_ended" "A stun was discarded." {
        figure: FigureId = figure, "Who."; }
    TokenTaken "on_token_taken" "A marine took a token." {
        token: TokenId = token, "Which.";
        kind: TokenKind = kind, "What kind.";
        by: FigureId = by, "By whom."; }
    TokenPlaced "on_token_placed" "A token was put on the map." {
        token: TokenId = token, "Which.";
        kind: TokenKind = kind, "What kind.";
        at: SpaceId = at, "Where."; }
    TokenRemoved "on_token_removed" "A token was removed from the map." {
        token: TokenId = token, "Which.";
        kind: TokenKind = kind, "What kind."; }
    Progressed "on_progressed" "The progress on a token changed." {
        token: TokenId = token, "Which.";
        count: u8 = count, "How many progress tokens lie on it now."; }
    OfferTaken "on_offer_taken" "A marine took up an offer; its cost is paid. Usually heard by its tag." {
        tag: Sym = tag, "The offer's tag.";
        by: FigureId = by, "Who took it.";
        near: Option<Thing> = at, "What it was near, or `nobody`.";
        token: NearToken = at, "The token it was near, or `nobody`."; }
    Answered "on_answered" "A question was answered. Usually heard by its tag." {
        tag: Sym = tag, "The question's tag.";
        answer: Answer = answer, "Number of the answer; 1 is the first."; }
    PortalChosen "on_portal_chosen"
        "The invader chose one of the portals he was asked about. Usually heard by its tag." {
        tag: Sym = tag, "The question's tag.";
        portal: Option<PortalId> = portal, "Which, or `nobody` if he chose none."; }
    Rolled "on_rolled" "Dice a script asked for were rolled. Usually heard by its tag." {
        tag: Sym = tag, "The roll's tag.";
        hits: u8 = hits, "Sum of the damage icons."; }
    AttackDeclared "on_attack_declared" "An attack was declared." {
        attacker: FigureId = attacker, "Who attacks.";
        defender: FigureId = defender, "Whom."; }
    AttackResolved "on_attack_resolved" "An attack is over." {
        attacker: FigureId = attacker, "Who attacked.";
        defender: FigureId = defender, "Whom.";
        damage: u8 = damage, "Damage suffered.";
        dodged: bool = dodged, "Was it cancelled by a dodge?"; }
    CardPlayed "on_card_played" "A marine played an action card." {
        figure: FigureId = figure, "Who."; }
    Sprinted "on_sprinted" "A marine sprinted." {
        figure: FigureId = figure, "Who."; }
    CardsDrawn "on_cards_drawn" "A marine drew action cards." {
        figure: FigureId = figure, "Who.";
        count: u8 = count, "How many."; }
    EventPlayed "on_event_played" "The invader played an event card." {}
    EventsDrawn "on_events_drawn" "The invader drew event cards." {
        count: u8 = count, "How many."; }
    ThreatChanged "on_threat_changed" "Threat tokens were put on the threat card or taken from it." {
        count: u8 = count, "How many lie there now."; }
    ArgentGained "on_argent_gained" "The invader gained argent." {
        amount: u8 = amount, "How much."; }
    ArgentSpent "on_argent_spent" "The invader spent argent." {
        amount: u8 = amount, "How much."; }
    ArgentLost "on_argent_lost" "The invader lost argent to a marine." {
        amount: u8 = amount, "How much."; }
    DemonsActivated "on_demons_activated" "The invader chose a demon card to activate." {
        kind: KindId = kind, "Which kind."; }
    InitiativeRevealed "on_initiative_revealed" "An initiative card was revealed." {
        marine: Option<FigureId> = marine, "The marine whose card it is, or `nobody` for the invader."; }
}

/// The handler with a name.
pub(crate) fn heard(name: &str) -> Option<&'static Heard> {
    HEARD.iter().find(|h| h.name == name)
}

/// The handler of a kind of event.
pub(crate) fn heard_kind(kind: EventKind) -> Option<&'static Heard> {
    HEARD.iter().find(|h| h.kind == kind)
}

impl Heard {
    /// A property of this event.
    pub(crate) fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|f| f.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Events without a handler, each with its reason.
    const UNHEARD: &[(EventKind, &str)] = &[
        (EventKind::DieRolled, "the attack tells the sum when it is over"),
        (EventKind::DefenceRevealed, "the attack tells the damage when it is over"),
        (EventKind::GloryDrawn, "the glory kill tells it"),
        (EventKind::ClassUsed, "what it leads to is told"),
        (EventKind::SquadCardPassed, "a matter between the marines' players"),
        (EventKind::GrenadeThrown, "nothing has happened yet"),
        (EventKind::GrenadeExploded, "the damage is told"),
        (EventKind::HandFull, "an oddity that only a script can bring about"),
        (EventKind::Said, "a script said it"),
        (EventKind::Refused, "a script asked for it"),
        (EventKind::ScriptFailed, "a script failed"),
    ];

    #[test]
    fn every_event_has_one_handler_or_a_reason_to_have_none() {
        for kind in EventKind::ALL {
            let heard = HEARD.iter().filter(|h| h.kind == *kind).count();
            let unheard = UNHEARD.iter().filter(|(k, _)| k == kind).count();
            assert_eq!(heard + unheard, 1, "{kind:?}");
        }
        for h in HEARD {
            assert!(h.name.starts_with("on_") && h.doc.ends_with('.'), "{}", h.name);
        }
    }
}
