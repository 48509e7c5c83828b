//! Positions in the list of vocabularies.

use engine::language::Vocab;

pub(super) const TIER: Vocab = Vocab::Own(0);
pub(super) const PORTAL_STATE: Vocab = Vocab::Own(1);
pub(super) const TELEPORTER_STATE: Vocab = Vocab::Own(2);
pub(super) const BAN: Vocab = Vocab::Own(3);
pub(super) const BAN_END: Vocab = Vocab::Own(4);
pub(super) const STAT: Vocab = Vocab::Own(5);
pub(super) const UNTIL: Vocab = Vocab::Own(6);
