//! Missions of DOOM (2016) for bots to be measured on: drawn boards with tasks written as native hooks, so that what is
//! played is the rule system alone. Missions of users are folders with scripts, and are not part of this crate.

use crate::table;
use doom_2016::own::{OwnEffect, PORTAL, Pieces2016, PortalId, ban};
use doom_2016::{Doom2016, Setup};
use engine::world::{Aim, BanEnd, Cost, Limit, Near, Offer};
use engine::{
    Counts, Effect, Event, EventKind, EventSet, HookError, Hooks, Orders, Side, Sym, Table, TokenKind, World,
};
use std::sync::Arc;

/// Rooms, corridors and six doors: as large as a published mission, about 170 spaces.
pub(crate) const FACILITY: &str = "
    +-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+-+
     . . . .         . R . . t       . . . H
    
     A C . . . . .U. . .|. i .       . . . .
                                       -
     B T . . . . .U. . . O . . .V. . . . . .
    
     . . . .         . ~ . i p .V. . . . r .
                         :
       . .           . . . .#.       . . . .
    
       . .               . .           . .
       W W               Y Y           Z Z
       . .               . .           . .
    
     . . . . H         . . . . .       . .
    
     . ~ . i .         . y#. ~ .     . . . .
         #
     . . O . . .X. b . . . c . . . . . .|. .
                           -
     . . . p . .X. . . . . . i . . . . . O .
    
     t . . . .         . . . . .     . ~ . .
    
                                     . . T .
    ";

/// One hall with cover in it, and a side room.
pub(crate) const ARENA: &str = "
    +-------------------+
    |A B|. . i . ~ ~|T .|
    |   |       ---     |
    |C D|. i . . . .|. .|
    |   +       ---     |
    |. T . . p . H . . R|
    |   +               |
    |. .:. . . . . k . .|
    |   :               |
    |. .:. m . . c . . .|
    |     #             |
    |. t . . . . . . . O|
    +-------------------+";

/// What the marines have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Discard a card next to an objective, twice each, until none is left.
    Contain,
    /// Frag all demons.
    Hunt,
    /// Stand on an objective.
    Reach,
    /// Live through this many rounds.
    HoldOut(u16),
}

/// A goal as somebody who listens. Portals summon when a marine opens a door.
#[derive(Debug)]
struct Rules(Goal);

const CONTAIN: Sym = Sym(0);

impl Hooks for Rules {
    fn listens(&self) -> EventSet {
        let mut set = EventSet::default().with(EventKind::Started).with(EventKind::DoorOpened);
        for kind in match self.0 {
            Goal::Contain => &[EventKind::OfferTaken, EventKind::Progressed, EventKind::TokenRemoved][..],
            Goal::Hunt => &[EventKind::Fragged],
            Goal::Reach => &[EventKind::Moved],
            Goal::HoldOut(_) => &[EventKind::RoundEnded],
        } {
            set = set.with(*kind);
        }
        set
    }

    fn react(
        &self,
        _: usize,
        table: &Table,
        world: &World,
        _: &Counts,
        event: &Event,
        out: &mut Orders,
    ) -> Result<(), HookError> {
        let won = |reason: &str| Effect::Win { side: Side::Marines, reason: reason.into() };
        let objectives = || world.tokens().iter().filter(|(_, t)| t.kind == TokenKind::Objective);
        match *event {
            Event::Started => {
                if world.portals() != 0 {
                    out.push(Effect::Forbid(ban::DEMONS_OPEN_DOORS, BanEnd::While(PORTAL)));
                }
                out.push(match self.0 {
                    Goal::Contain => Effect::Offer(Offer {
                        tag: CONTAIN,
                        label: CONTAIN,
                        near: Near::Token(TokenKind::Objective),
                        distance: 1,
                        least: 0,
                        cost: Cost([1, 0, 0, 0]),
                        limit: Limit::Activation,
                        needs: None,
                        used: 0,
                    }),
                    Goal::Hunt => Effect::Aim(Aim::FragDemons),
                    Goal::Reach => Effect::Aim(Aim::Reach(Near::Token(TokenKind::Objective), 0)),
                    Goal::HoldOut(_) => Effect::Aim(Aim::Survive),
                });
            }
            Event::DoorOpened { by: Some(by), .. } if by.0 < table.marines => {
                let portals = (0..table.pieces(PORTAL).len() as u8).map(PortalId);
                out.extend(
                    portals
                        .filter(|p| world.has_portal(*p))
                        .take(1)
                        .map(|portal| OwnEffect::Summon { portal }.into()),
                );
            }
            Event::OfferTaken { at: Some(engine::Thing::Token(token)), .. } => {
                out.extend([Effect::Progress(token, 1), OwnEffect::DrawEvents { count: 1 }.into()]);
            }
            Event::Progressed { token, count: 2.. } => {
                out.extend([Effect::RemoveToken(token), OwnEffect::GainArgent { amount: 3 }.into()]);
            }
            Event::TokenRemoved { kind: TokenKind::Objective, .. } if objectives().next().is_none() => {
                out.push(won("everything is contained"));
            }
            Event::Fragged { .. } if world.figures().of(Side::Invader).is_empty() => {
                out.push(won("no demon is left"));
            }
            Event::Moved { figure, to, .. }
                if figure.0 < table.marines && objectives().any(|(_, t)| t.space == to) =>
            {
                out.push(won("a marine is there"));
            }
            Event::RoundEnded { round } if matches!(self.0, Goal::HoldOut(last) if round >= last) => {
                out.push(won("they held out"));
            }
            _ => {}
        }
        Ok(())
    }
}

/// A mission: a drawing, how many of the marines on it take part, what they have to do, and the frags that lose it.
pub(crate) fn mission(drawing: &str, marines: u8, goal: Goal, frag_limit: u8) -> Doom2016 {
    mission_of(drawing, marines, goal, frag_limit, |_| {})
}

/// The same with changes to what is set up.
pub(crate) fn mission_of(
    drawing: &str,
    marines: u8,
    goal: Goal,
    frag_limit: u8,
    change: impl FnOnce(&mut Setup),
) -> Doom2016 {
    let text: String = drawing
        .chars()
        .map(|c| if ('A'..='D').contains(&c) && c as u8 - b'A' >= marines { '.' } else { c })
        .collect();
    let mut setup = table::setup(&text);
    setup.frag_limit = frag_limit;
    change(&mut setup);
    Doom2016::new(setup, Arc::new(Rules(goal)))
}
