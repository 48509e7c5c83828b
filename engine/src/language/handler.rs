//! Handlers: which event calls which function of a script, and what can be read off the event with a dot.
//! Events that only report what a script itself did, or what is over too soon to matter, have no handler.

use super::{ScriptView, Ty, Val, Vocab};
use crate::world::Face;
use crate::{EventKind, FigureId, KindId, Sym, Thing, TokenId, TokenKind};
use tiles::{AreaId, DoorId, SpaceId};

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
    pub doc: &'static str,
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
    pub doc: &'static str,
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

/// A list of handlers, a row each: the event's kind, the handler's name, what has happened, and what can be read off it.
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
            doc: $doc,
            fields: &[ $( $crate::language::Field {
                name: stringify!($field),
                gives: <$ty as $crate::language::handler::Shown>::TY,
                read: |look| match look.event {
                    $crate::Event::$kind { $part, .. } => {
                        <$ty as $crate::language::handler::Shown>::val($part, look)
                    }
                    _ => $crate::language::Val::UNIT,
                },
                doc: $fdoc,
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
            doc: $doc,
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
                doc: $fdoc,
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
}

handlers! {
    /// Figures.
    pub FIGURES
    Moved "on_moved" "A figure moved one step, turned, was pushed aside or teleported." {
        figure: FigureId = figure, "Who.";
        from: SpaceId = from, "From here.";
        to: SpaceId = to, "To here."; }
    Placed "on_placed" "A figure came onto the map." {
        figure: FigureId = figure, "Who.";
        kind: KindId = kind, "What kind.";
        at: SpaceId = at, "Where."; }
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
    Stunned "on_stunned" "A figure was stunned." {
        figure: FigureId = figure, "Who."; }
    StunEnded "on_stun_ended" "A stun was discarded." {
        figure: FigureId = figure, "Who."; }
}

handlers! {
    /// Doors.
    pub DOORS
    DoorOpened "on_door_opened" "A door was opened." {
        door: DoorId = door, "Which.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
    DoorClosed "on_door_closed" "An open door was closed." {
        door: DoorId = door, "Which.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
}

handlers! {
    /// Locks of doors.
    pub LOCKS
    DoorLocked "on_door_locked" "A door was locked: it stays as it is." {
        door: DoorId = door, "Which.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
    DoorUnlocked "on_door_unlocked" "A door was unlocked." {
        door: DoorId = door, "Which.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
    DoorDestroyed "on_door_destroyed" "A door was destroyed: it is open for good." {
        door: DoorId = door, "Which.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
}

handlers! {
    /// Areas.
    pub AREAS
    AreaRevealed "on_area_revealed" "An area was laid on the table. What stands in it comes after that." {
        area: AreaId = area, "Which, as a region.";
        by: Option<FigureId> = by, "By whom, or `nobody`."; }
}

handlers! {
    /// Tokens.
    pub TOKENS
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
}

handlers! {
    /// Answers to what scripts offer and ask.
    pub ANSWERS
    OfferTaken "on_offer_taken" answers "offer"
        "A marine took up an offer; its cost is paid. Usually heard by its tag." {
        tag: Sym = tag, "The offer's tag.";
        by: FigureId = by, "Who took it.";
        near: Option<Thing> = at, "What it was near, or `nobody`.";
        token: NearToken = at, "The token it was near, or `nobody`."; }
    Answered "on_answered" answers "ask" "A question was answered. Usually heard by its tag." {
        tag: Sym = tag, "The question's tag.";
        answer: Answer = answer, "Number of the answer; 1 is the first."; }
}

handlers! {
    /// Attacks.
    pub ATTACKS
    AttackDeclared "on_attack_declared" "An attack was declared." {
        attacker: FigureId = attacker, "Who attacks.";
        defender: FigureId = defender, "Whom."; }
    AttackResolved "on_attack_resolved" "An attack is over." {
        attacker: FigureId = attacker, "Who attacked.";
        defender: FigureId = defender, "Whom.";
        damage: u8 = damage, "Damage suffered.";
        dodged: bool = dodged, "Was it cancelled by a dodge?"; }
}
