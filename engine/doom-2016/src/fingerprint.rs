//! How a state is fed to a fingerprint: in a form that stays when its types are rebuilt, so that a saved game still says "the
//! same end" to a newer program. The form is that of the first revisions; what comes later is added at its end.
//!
//! The enums here are written into files by their order: theirs never changes, whatever those they stand for look like.
//! `waiting_task` has those of pending tasks.

mod waiting_task;

use crate::language::{CARDS, POINTS};
use crate::own::{ARGENT, BAN_WORDS, BLACK, EVENTS_IN_HAND, HEALTH_PACK, OwnEffect, PORTAL, RED, TELEPORTER};
use crate::state::State;
use arrayvec::ArrayVec;
use engine::KindId;
use engine::effect::{Effect, MAX_ANSWERS};
use engine::game::Side;
use engine::name::Sym;
use engine::world::{
    self, BanEnd, Figure, FigureId, Limit, Modifier, Offer, RegionId, Stat, TokenId, Until, World,
};
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tiles::{AreaId, DoorId, SpaceId};

/// The slots for figures that are always fed, used or not.
const SLOTS: usize = 40;

#[derive(Hash)]
enum Thing {
    Door(DoorId),
    Portal(u8),
    Teleporter(u8),
    Token(TokenId),
    Figure(FigureId),
    Region(RegionId),
    Space(SpaceId),
}

#[derive(Hash)]
enum TokenKind {
    Objective,
    HealthPack,
    Weapon(u8),
    Marker(Sym),
}

#[derive(Hash)]
enum Value {
    Bool(bool),
    Int(i32),
    Word(Sym),
    Thing(Thing),
}

#[derive(Hash)]
enum Near {
    Anywhere,
    Token(TokenKind),
    Portal,
    Thing(Thing),
    In(RegionId),
}

#[derive(Hash)]
enum Aim {
    OpenDoors,
    FragDemons,
    Reach(Near, u8),
    Survive,
}

#[derive(Hash)]
enum End {
    Never,
    NoPortals,
    Round,
}

#[derive(Hash)]
enum Number {
    Range(Side),
    Speed(Side),
    Damage(Side),
    Shields(Side),
    HandSize,
    EventHand,
}

/// An effect that still waits.
#[derive(Hash)]
enum Waiting {
    Say(Arc<str>),
    Win(Side, Arc<str>),
    Note(u8, Sym, Option<Value>),
    Forbid(u8, End),
    Allow(u8),
    Offer(Offered),
    Withdraw(Sym),
    Aim(Aim),
    DropAim(Aim),
    Modify(Number, i8, Until),
    OpenDoor(DoorId),
    FlipPortal(u8),
    RemovePortal(u8),
    Summon(u8),
    ActivateTeleporter(u8),
    PlaceToken(TokenKind, SpaceId),
    RemoveToken(TokenId),
    Progress(TokenId, i8),
    Hurt(FigureId, u8),
    Heal(FigureId, u8),
    Stun(FigureId),
    Frag(FigureId),
    PlaceFigure(KindId, SpaceId),
    DrawCards(FigureId, u8),
    DrawEvents(u8),
    GainArgent(u8),
    Threat(i8),
    AddInitiative(KindId),
    Roll(u8, u8, Sym),
    Ask(Side, Sym, ArrayVec<Sym, MAX_ANSWERS>, Sym),
    AskPortal(Sym, u32, Option<Sym>, Sym),
    CloseDoor(DoorId),
    Reveal(AreaId),
    LockDoor(DoorId),
    UnlockDoor(DoorId),
    DestroyDoor(DoorId),
}

#[derive(Hash)]
struct Offered(Sym, Sym, Near, [u8; 2], (u8, u8), Limit, Option<(u8, Sym)>, u8);

impl From<world::Thing> for Thing {
    fn from(thing: world::Thing) -> Self {
        match thing {
            world::Thing::Door(id) => Self::Door(id),
            world::Thing::Piece(id) if id.class == TELEPORTER => Self::Teleporter(id.number),
            world::Thing::Piece(id) => Self::Portal(id.number),
            world::Thing::Token(id) => Self::Token(id),
            world::Thing::Figure(id) => Self::Figure(id),
            world::Thing::Region(id) => Self::Region(id),
            world::Thing::Space(id) => Self::Space(id),
        }
    }
}

impl From<world::TokenKind> for TokenKind {
    fn from(kind: world::TokenKind) -> Self {
        match kind {
            world::TokenKind::Objective => Self::Objective,
            world::TokenKind::Item(HEALTH_PACK, _) => Self::HealthPack,
            world::TokenKind::Item(_, set) => Self::Weapon(set),
            world::TokenKind::Marker(word) => Self::Marker(word),
        }
    }
}

impl From<world::Value> for Value {
    fn from(value: world::Value) -> Self {
        match value {
            world::Value::Bool(yes) => Self::Bool(yes),
            world::Value::Int(n) => Self::Int(n),
            world::Value::Word(word) => Self::Word(word),
            world::Value::Thing(thing) => Self::Thing(thing.into()),
        }
    }
}

impl From<world::Near> for Near {
    fn from(near: world::Near) -> Self {
        match near {
            world::Near::Anywhere => Self::Anywhere,
            world::Near::Token(kind) => Self::Token(kind.into()),
            world::Near::Piece(_) => Self::Portal,
            world::Near::Thing(thing) => Self::Thing(thing.into()),
            world::Near::In(region) => Self::In(region),
        }
    }
}

impl From<world::Aim> for Aim {
    fn from(aim: world::Aim) -> Self {
        match aim {
            world::Aim::OpenDoors => Self::OpenDoors,
            world::Aim::FragDemons => Self::FragDemons,
            world::Aim::Reach(near, far) => Self::Reach(near.into(), far),
            world::Aim::Survive => Self::Survive,
        }
    }
}

impl From<BanEnd> for End {
    fn from(end: BanEnd) -> Self {
        match end {
            BanEnd::Never => Self::Never,
            BanEnd::While(_) => Self::NoPortals,
            BanEnd::Round => Self::Round,
        }
    }
}

impl From<Stat> for Number {
    fn from(stat: Stat) -> Self {
        let side = if stat.0 & 1 == 0 { Side::Marines } else { Side::Invader };
        match stat.0 {
            0 | 1 => Self::Range(side),
            2 | 3 => Self::Speed(side),
            4 | 5 => Self::Damage(side),
            6 | 7 => Self::Shields(side),
            8 => Self::HandSize,
            _ => Self::EventHand,
        }
    }
}

impl From<&Offer> for Offered {
    fn from(offer: &Offer) -> Self {
        let Offer { tag, label, near, distance, least, cost, limit, needs, used } = *offer;
        // A pair is fed as its two numbers alone, as the cost was when it had no others.
        let cost = (cost.of(CARDS), cost.of(POINTS));
        Self(tag, label, near.into(), [least, distance], cost, limit, needs, used)
    }
}

impl From<&Effect> for Waiting {
    fn from(effect: &Effect) -> Self {
        match effect.clone() {
            Effect::Say(text) => Self::Say(text),
            Effect::Win { side, reason } => Self::Win(side, reason),
            Effect::Note { script, name, value } => Self::Note(script, name, value.map(Value::from)),
            Effect::Forbid(ban, end) => Self::Forbid(ban.0, end.into()),
            Effect::Allow(ban) => Self::Allow(ban.0),
            Effect::Offer(offer) => Self::Offer((&offer).into()),
            Effect::Withdraw(tag) => Self::Withdraw(tag),
            Effect::Aim(aim) => Self::Aim(aim.into()),
            Effect::DropAim(aim) => Self::DropAim(aim.into()),
            Effect::Modify(Modifier { stat, amount, until }) => Self::Modify(stat.into(), amount, until),
            Effect::OpenDoor(door) => Self::OpenDoor(door),
            Effect::CloseDoor(door) => Self::CloseDoor(door),
            Effect::Reveal(area) => Self::Reveal(area),
            Effect::LockDoor(door) => Self::LockDoor(door),
            Effect::UnlockDoor(door) => Self::UnlockDoor(door),
            Effect::DestroyDoor(door) => Self::DestroyDoor(door),
            Effect::PlaceToken(kind, at) => Self::PlaceToken(kind.into(), at),
            Effect::RemoveToken(token) => Self::RemoveToken(token),
            Effect::Progress(token, by) => Self::Progress(token, by),
            Effect::Hurt(figure, amount) => Self::Hurt(figure, amount),
            Effect::Heal(figure, amount) => Self::Heal(figure, amount),
            Effect::Stun(figure) => Self::Stun(figure),
            Effect::Frag(figure) => Self::Frag(figure),
            Effect::PlaceFigure(kind, at) => Self::PlaceFigure(kind, at),
            Effect::DrawCards(figure, count) => Self::DrawCards(figure, count),
            Effect::Roll { dice, tag } => Self::Roll(dice.of(RED), dice.of(BLACK), tag),
            Effect::Ask { side, question, answers, tag } => Self::Ask(side, question, answers, tag),
            Effect::Own(own) => match OwnEffect::of(&own) {
                Some(OwnEffect::FlipPortal { portal }) => Self::FlipPortal(portal.0),
                Some(OwnEffect::RemovePortal { portal }) => Self::RemovePortal(portal.0),
                Some(OwnEffect::Summon { portal }) => Self::Summon(portal.0),
                Some(OwnEffect::ActivateTeleporter { teleporter }) => Self::ActivateTeleporter(teleporter.0),
                Some(OwnEffect::DrawEvents { count }) => Self::DrawEvents(count),
                Some(OwnEffect::GainArgent { amount }) => Self::GainArgent(amount),
                Some(OwnEffect::Threat { by }) => Self::Threat(by),
                Some(OwnEffect::AddInitiative { kind }) => Self::AddInitiative(kind),
                Some(OwnEffect::AskPortal { question, portals, none, tag }) => {
                    Self::AskPortal(question, portals, none, tag)
                }
                None => Self::Say(format!("{own:?}").into()),
            },
        }
    }
}

/// So many prohibitions were there from the beginning.
const FIRST_BANS: usize = 7;

/// Feeds a list: how long it is, then each.
fn list<T: Hash, H: Hasher>(items: impl IntoIterator<Item = T>, hasher: &mut H) {
    items.into_iter().collect::<Vec<T>>().hash(hasher);
}

fn figure<H: Hasher>(figure: Option<&Figure>, hasher: &mut H) {
    let free = Figure::FREE;
    let Figure { kind, space, turned, on_map, damage, stunned, done } = *figure.unwrap_or(&free);
    (kind, space, turned, on_map, damage, stunned, done, 0u8).hash(hasher);
}

/// `None` is hashed as the number that used to stand for no seat.
fn seat(seat: Option<u8>) -> u8 {
    seat.unwrap_or(u8::MAX)
}

fn table<H: Hasher>(state: &State, world: &World, hasher: &mut H) {
    let pieces = world.pieces();
    let (portals, up) = (pieces.on_map(PORTAL) as u32, pieces.turned_up(PORTAL) as u32);
    (world.round(), world.closed(), portals, up).hash(hasher);
    world.held().hash(hasher);
    (pieces.turned_up(TELEPORTER) as u32).hash(hasher);
    let slots = world.figures().slots();
    let count = slots.len().max(SLOTS);
    count.hash(hasher);
    for slot in 0..count {
        figure(slots.get(slot), hasher);
    }
    (slots.len() as u8, world.figures().of(Side::Marines), world.figures().of(Side::Invader)).hash(hasher);
    list(
        world.tokens().slots().iter().map(|t| (TokenKind::from(t.kind), t.space, t.progress, t.on_map)),
        hasher,
    );
    list(world.notes().iter().map(|(script, name, value)| (script, name, Value::from(value))), hasher);
    list(world.offers().iter().map(Offered::from), hasher);
    list(world.aims().iter().map(Aim::from), hasher);
    // Prohibitions that came later are fed only where there are any, so that games without them keep their fingerprints.
    let (first, later) = BAN_WORDS.split_at(FIRST_BANS);
    list(first.iter().map(|(_, ban)| world.forbidden_until(*ban).map(End::from)), hasher);
    for (number, (_, ban)) in (FIRST_BANS..).zip(later) {
        if let Some(end) = world.forbidden_until(*ban) {
            (number, End::from(end)).hash(hasher);
        }
    }
    list(world.modifiers().iter().map(|m| (Number::from(m.stat), m.amount, m.until)), hasher);
    let counts = state.counts();
    (state.frags, counts.of(ARGENT) as u8, state.threat, counts.of(EVENTS_IN_HAND) as u8).hash(hasher);
    (world.active(), world.outcome()).hash(hasher);
}

impl Hash for State {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        table(self, &self.world, hasher);
        (&self.marines, &self.invader, &self.initiative).hash(hasher);
        (seat(self.point), &self.grenades, &self.glory).hash(hasher);
        (&self.turn, &self.tasks, &self.attacks).hash(hasher);
        list(self.effects.waiting().map(Waiting::from), hasher);
        (self.effects.reactions(), &self.question).hash(hasher);
        if let Some(brought) = &self.brought {
            brought.hash(hasher);
        }
    }
}
