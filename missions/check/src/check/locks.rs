//! The locked doors of a mission and the keys to them, for the checks that ask whether each can be opened.

use super::source::{Source, calls};
use super::{Context, walk};
use missions_document::id::Id;
use missions_document::thing::{Door, Piece};
use rule_system::DoorKind;
use rule_system::door::DoorStart;
use std::collections::BTreeSet;
use tiles::{DoorSet, SpaceId};

/// The locked doors and the keys of a mission.
pub(super) struct Locks<'c> {
    /// Every door that is locked at the start, with its kind.
    pub(super) doors: Vec<(Id, &'c Door, &'static DoorKind)>,
    keys: Vec<(Id, &'c Piece)>,
}

/// May a card unlock or destroy doors? Which ones it does is not known.
pub(super) fn by_script(context: &Context<'_>) -> bool {
    let sources = Source::all(context);
    context.has_unread() || ["unlock", "destroy"].iter().any(|name| !calls(&sources, name).is_empty())
}

impl<'c> Locks<'c> {
    pub(super) fn of(context: &'c Context<'_>) -> Self {
        let system = context.mission.system();
        let kinds = || system.doors().iter().filter(|kind| kind.start == DoorStart::Locked);
        let doors = context.doors().filter_map(|(id, door)| {
            let kind = kinds().find(|kind| door.is(kind, system))?;
            Some((id, door, kind))
        });
        let is_key = |piece: &Piece| kinds().any(|kind| kind.key == Some(piece.kind.as_str()));
        Self { doors: doors.collect(), keys: context.pieces().filter(|(_, piece)| is_key(piece)).collect() }
    }

    /// The keys to doors of a kind.
    pub(super) fn keys(&self, kind: &DoorKind) -> impl Iterator<Item = (Id, &'c Piece)> {
        self.keys.iter().copied().filter(move |(_, piece)| kind.key == Some(piece.kind.as_str()))
    }

    pub(super) fn has_key(&self, kind: &DoorKind) -> bool {
        self.keys(kind).next().is_some()
    }

    /// The kinds of doors that marines cannot unlock: they take every key they get to, until no new door opens.
    pub(super) fn left_shut(&self, context: &Context<'_>) -> BTreeSet<&'static str> {
        let (layout, board) = (&context.layout, &context.layout.board);
        let starts = context.starts().filter_map(|(_, start)| layout.space(start.at));
        let from: Vec<SpaceId> = starts.chain(context.returns()).collect();
        let mut shut: BTreeSet<&'static str> = self.doors.iter().map(|(_, _, kind)| kind.id).collect();
        loop {
            let closed = self.doors.iter().filter(|(_, _, kind)| shut.contains(kind.id));
            let closed = closed.filter_map(|(id, ..)| layout.door(*id));
            let closed = closed.fold(DoorSet::default(), DoorSet::with);
            let reached = walk::past(board, from.iter().copied(), closed);
            let opens = |kind: &&DoorKind| {
                let mut at = self.keys(kind).filter_map(|(_, key)| layout.space(key.at));
                shut.contains(kind.id) && at.any(|space| reached.has(space))
            };
            let opened: Vec<_> = self.doors.iter().map(|(_, _, kind)| *kind).filter(opens).collect();
            if opened.is_empty() {
                return shut;
            }
            for kind in opened {
                let _ = shut.remove(kind.id);
            }
        }
    }
}
