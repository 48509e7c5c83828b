//! Handlers: which event calls which function of a script, and what can be read off the event with a dot.
//! Events that only report what a script itself did, or what is over too soon to matter, have no handler.

use super::row::row;
use super::{ScriptView, Ty, Val, Vocab};
use crate::world::Face;
use crate::{EventKind, FigureId, KindId, Sym, Thing, TokenId, TokenKind};
use tiles::{AreaId, DoorId, SpaceId};
use words::Phrase;

/// A handler a script may define.
#[derive(Clone, Copy, Debug)]
pub struct Handler {
    /// The events that call it.
    pub kind: EventKind,
    /// What it is called.
    pub name: &'static str,
    /// The function whose tag these events bring back. They call `on_tag` as well.
    pub answers: Option<&'static str>,
    /// The function that alone causes these events; none where the rules do so too.
    pub only_by: Option<&'static str>,
    /// The word of what a script may forbid, after which none of these events happens.
    pub barred_by: Option<&'static str>,
    /// What can be read off the event.
    pub fields: &'static [Field],
    /// What has happened.
    pub doc: Phrase,
}

/// A property of an event.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// What it is called.
    pub name: &'static str,
    /// What it is.
    pub gives: Ty,
    /// Only asked of events of the right kind.
    pub read: fn(&ScriptView<'_>) -> Val,
    /// What it means.
    pub doc: Phrase,
}

impl Handler {
    /// A property of this event.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.name == name)
    }

    /// The tag that an answer brings back, for those that bring one.
    #[must_use]
    pub fn tag(&self) -> Option<&'static Field> {
        self.field("tag").filter(|_| self.answers.is_some())
    }
}

/// How a part of an event becomes a value of a script. Where one sort of part means different things, each meaning is a
/// type of its own that holds nothing.
pub trait Shown {
    /// The part as the event holds it.
    type Part;
    /// What it is in scripts.
    const TY: Ty;
    /// Its value.
    fn val(part: &Self::Part, look: &ScriptView<'_>) -> Val;
}

/// What an offer was near, if that is a token.
#[derive(Clone, Copy, Debug)]
pub struct NearToken;
/// One of the numbers that dice show, by its position among the rule system's names for them.
#[derive(Clone, Copy, Debug)]
pub struct Number<const AT: usize>;
/// The number of an answer, counted from 1.
#[derive(Clone, Copy, Debug)]
pub struct Answer;

/// Says how parts of events are shown: `DoorId, Self, Ty::DOOR, |part, look| …;`, where the second is what the event holds.
#[macro_export]
macro_rules! shown {
    ($( $shown:ty, $held:ty, $ty:expr, |$part:ident, $look:ident| $val:expr; )*) => {
        $(impl $crate::language::handler::Shown for $shown {
            type Part = $held;
            const TY: $crate::language::Ty = $ty;
            fn val($part: &Self::Part, $look: &$crate::language::ScriptView<'_>) -> $crate::language::Val { $val }
        })*
    };
}

/// A list of handlers, a row each: the event's kind, the handler's name, what has happened, and what can be read off it. What people read
/// is named by its id; a function `row` that makes a text of it is in scope where the list stands.
#[macro_export]
macro_rules! handlers {
    ($(#[$meta:meta])* $vis:vis $list:ident $(
        $kind:ident $name:literal $(answers $asked:literal)? $(only_by $cause:literal)?
        $(barred_by $ban:literal)? $doc:literal {
            $( $field:ident: $ty:ty = $part:ident, $fdoc:literal; )*
        }
    )*) => {
        $(#[$meta])*
        $vis const $list: &[$crate::language::Handler] = &[ $( $crate::language::Handler {
            kind: $crate::EventKind::$kind,
            name: $name,
            answers: $crate::language::handler::first(&[ $($asked)? ]),
            only_by: $crate::language::handler::first(&[ $($asked)? $($cause)? ]),
            barred_by: $crate::language::handler::first(&[ $($ban)? ]),
            doc: row($doc),
            fields: &[ $( $crate::language::Field {
                name: stringify!($field),
                gives: <$ty as $crate::language::handler::Shown>::TY,
                read: |look| match look.event {
                    $crate::Event::$kind { $part, .. } => {
                        <$ty as $crate::language::handler::Shown>::val($part, look)
                    }
                    _ => $crate::language::Val::UNIT,
                },
                doc: row($fdoc),
            } ),* ],
        } ),* ];
    };
}

/// The same for events of a rule system's own: first the enum of its events and the enum of their kinds, as declared by
/// [`own!`](crate::own!).
#[macro_export]
macro_rules! own_handlers {
    ($events:ident, $kinds:ident, $(#[$meta:meta])* $vis:vis $list:ident $(
        $kind:ident $name:literal $(answers $asked:literal)? $(only_by $cause:literal)?
        $(barred_by $ban:literal)? $doc:literal {
            $( $field:ident: $ty:ty = $part:ident, $fdoc:literal; )*
        }
    )*) => {
        $(#[$meta])*
        $vis const $list: &[$crate::language::Handler] = &[ $( $crate::language::Handler {
            kind: $crate::EventKind::Own($kinds::$kind as u8),
            name: $name,
            answers: $crate::language::handler::first(&[ $($asked)? ]),
            only_by: $crate::language::handler::first(&[ $($asked)? $($cause)? ]),
            barred_by: $crate::language::handler::first(&[ $($ban)? ]),
            doc: row($doc),
            fields: &[ $( $crate::language::Field {
                name: stringify!($field),
                gives: <$ty as $crate::language::handler::Shown>::TY,
                read: |look| match look.event {
                    $crate::Event::Own(own) => match $events::of(own) {
                        Some($events::$kind { $part, .. }) => {
                            <$ty as $crate::language::handler::Shown>::val(&$part, look)
                        }
                        _ => $crate::language::Val::UNIT,
                    },
                    _ => $crate::language::Val::UNIT,
                },
                doc: row($fdoc),
            } ),* ],
        } ),* ];
    };
}

/// The first of some words: for the lists, where a part of a row may be left out.
#[must_use]
pub const fn first(words: &[&'static str]) -> Option<&'static str> {
    match words {
        [] => None,
        [word, ..] => Some(word),
    }
}

impl<const AT: usize> Shown for Number<AT> {
    type Part = Face;
    const TY: Ty = Ty::NUMBER;

    fn val(part: &Face, _: &ScriptView<'_>) -> Val {
        Val::int(part.0.get(AT).copied().unwrap_or_default().into())
    }
}

shown! {
    FigureId, Self, Ty::FIGURE, |part, _look| Val::figure(*part);
    Option<FigureId>, Self, Ty::FIGURE.or(Ty::NOBODY), |part, _look| part.map_or(Val::NOBODY, Val::figure);
    Option<Thing>, Self, Ty::THING.or(Ty::NOBODY), |part, _look| Val::maybe(*part);
    NearToken, Option<Thing>, Ty::TOKEN.or(Ty::NOBODY), |part, _look| match part {
        Some(Thing::Token(token)) => Val::thing(Thing::Token(*token)),
        _ => Val::NOBODY,
    };
    AreaId, Self, Ty::REGION, |part, look| {
        let region = look.table.areas.get(usize::from(part.0));
        region.map_or(Val::NOBODY, |region| Val::thing(Thing::Region(*region)))
    };
    DoorId, Self, Ty::DOOR, |part, _look| Val::thing(Thing::Door(*part));
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

handlers! {
    /// The course of the game.
    pub COURSE
    Started "on_start" "handler-on-start" {}
    RoundStarted "on_round_start" "handler-on-round-start" {
        round: u16 = round, "field-on-round-start-round"; }
    RoundEnded "on_round_end" "handler-on-round-end" {
        round: u16 = round, "field-on-round-end-round"; }
    ActivationStarted "on_activation_start" "handler-on-activation-start" {
        figure: FigureId = figure, "field-on-activation-start-figure"; }
    ActivationEnded "on_activation_end" "handler-on-activation-end" {
        figure: FigureId = figure, "field-on-activation-end-figure"; }
}

handlers! {
    /// Figures.
    pub FIGURES
    Moved "on_moved" "handler-on-moved" {
        figure: FigureId = figure, "field-on-moved-figure";
        from: SpaceId = from, "field-on-moved-from";
        to: SpaceId = to, "field-on-moved-to"; }
    Placed "on_placed" "handler-on-placed" {
        figure: FigureId = figure, "field-on-placed-figure";
        kind: KindId = kind, "field-on-placed-kind";
        at: SpaceId = at, "field-on-placed-at"; }
    Respawned "on_respawned" "handler-on-respawned" {
        figure: FigureId = figure, "field-on-respawned-figure";
        at: SpaceId = at, "field-on-respawned-at"; }
    Hurt "on_hurt" "handler-on-hurt" {
        figure: FigureId = figure, "field-on-hurt-figure";
        amount: u8 = amount, "field-on-hurt-amount";
        by: Option<FigureId> = by, "field-on-hurt-by"; }
    Healed "on_healed" "handler-on-healed" {
        figure: FigureId = figure, "field-on-healed-figure";
        amount: u8 = amount, "field-on-healed-amount"; }
    Fragged "on_fragged" "handler-on-fragged" {
        figure: FigureId = figure, "field-on-fragged-figure";
        kind: KindId = kind, "field-on-fragged-kind";
        at: SpaceId = at, "field-on-fragged-at";
        by: Option<FigureId> = by, "field-on-fragged-by"; }
    Stunned "on_stunned" "handler-on-stunned" {
        figure: FigureId = figure, "field-on-stunned-figure"; }
    StunEnded "on_stun_ended" "handler-on-stun-ended" {
        figure: FigureId = figure, "field-on-stun-ended-figure"; }
}

handlers! {
    /// Doors.
    pub DOORS
    DoorOpened "on_door_opened" "handler-on-door-opened" {
        door: DoorId = door, "field-on-door-opened-door";
        by: Option<FigureId> = by, "field-on-door-opened-by"; }
    DoorClosed "on_door_closed" "handler-on-door-closed" {
        door: DoorId = door, "field-on-door-closed-door";
        by: Option<FigureId> = by, "field-on-door-closed-by"; }
}

handlers! {
    /// Locks of doors.
    pub LOCKS
    DoorLocked "on_door_locked" "handler-on-door-locked" {
        door: DoorId = door, "field-on-door-locked-door";
        by: Option<FigureId> = by, "field-on-door-locked-by"; }
    DoorUnlocked "on_door_unlocked" "handler-on-door-unlocked" {
        door: DoorId = door, "field-on-door-unlocked-door";
        by: Option<FigureId> = by, "field-on-door-unlocked-by"; }
    DoorDestroyed "on_door_destroyed" "handler-on-door-destroyed" {
        door: DoorId = door, "field-on-door-destroyed-door";
        by: Option<FigureId> = by, "field-on-door-destroyed-by"; }
}

handlers! {
    /// Areas.
    pub AREAS
    AreaRevealed "on_area_revealed" "handler-on-area-revealed" {
        area: AreaId = area, "field-on-area-revealed-area";
        by: Option<FigureId> = by, "field-on-area-revealed-by"; }
}

handlers! {
    /// Tokens.
    pub TOKENS
    TokenTaken "on_token_taken" "handler-on-token-taken" {
        token: TokenId = token, "field-on-token-taken-token";
        kind: TokenKind = kind, "field-on-token-taken-kind";
        by: FigureId = by, "field-on-token-taken-by"; }
    TokenPlaced "on_token_placed" "handler-on-token-placed" {
        token: TokenId = token, "field-on-token-placed-token";
        kind: TokenKind = kind, "field-on-token-placed-kind";
        at: SpaceId = at, "field-on-token-placed-at"; }
    TokenRemoved "on_token_removed" "handler-on-token-removed" {
        token: TokenId = token, "field-on-token-removed-token";
        kind: TokenKind = kind, "field-on-token-removed-kind"; }
    Progressed "on_progressed" "handler-on-progressed" {
        token: TokenId = token, "field-on-progressed-token";
        count: u8 = count, "field-on-progressed-count"; }
}

handlers! {
    /// Answers to what scripts offer and ask.
    pub ANSWERS
    OfferTaken "on_offer_taken" answers "offer" "handler-on-offer-taken" {
        tag: Sym = tag, "field-on-offer-taken-tag";
        by: FigureId = by, "field-on-offer-taken-by";
        near: Option<Thing> = at, "field-on-offer-taken-near";
        token: NearToken = at, "field-on-offer-taken-token"; }
    Answered "on_answered" answers "ask" "handler-on-answered" {
        tag: Sym = tag, "field-on-answered-tag";
        answer: Answer = answer, "field-on-answered-answer"; }
}

handlers! {
    /// Attacks.
    pub ATTACKS
    AttackDeclared "on_attack_declared" "handler-on-attack-declared" {
        attacker: FigureId = attacker, "field-on-attack-declared-attacker";
        defender: FigureId = defender, "field-on-attack-declared-defender"; }
    AttackResolved "on_attack_resolved" "handler-on-attack-resolved" {
        attacker: FigureId = attacker, "field-on-attack-resolved-attacker";
        defender: FigureId = defender, "field-on-attack-resolved-defender";
        damage: u8 = damage, "field-on-attack-resolved-damage";
        dodged: bool = dodged, "field-on-attack-resolved-dodged"; }
}
