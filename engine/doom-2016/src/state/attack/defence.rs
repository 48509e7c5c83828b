//! What a defender has against an attack: cover, cards that were revealed, shields and dodges, and what of it the attacker
//! ignores. What it comes to is counted by the rules, in `attack::defence`.

use arrayvec::ArrayVec;

/// What the defender has against an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Defence {
    pub(super) cover: bool,
    pub(super) revealed: Option<u8>,
    pub(super) set_aside: ArrayVec<u8, 8>,
    pub(super) shields: u8,
    pub(super) pierce: u8,
    pub(super) dodge: bool,
    pub(super) unerring: bool,
    pub(super) endure: bool,
}

impl Defence {
    pub(super) fn new(cover: bool) -> Self {
        Self {
            cover,
            revealed: None,
            set_aside: ArrayVec::new(),
            shields: 0,
            pierce: 0,
            dodge: false,
            unerring: false,
            endure: false,
        }
    }

    /// Does the defender have cover (ruling 5)?
    pub(crate) const fn has_cover(&self) -> bool {
        self.cover
    }

    /// The attacker ignores cover.
    pub(crate) const fn ignore_cover(&mut self) {
        self.cover = false;
    }

    /// A card lies open. One that lay there before is ignored.
    pub(crate) fn reveal(&mut self, card: u8) {
        self.ignore_card();
        self.revealed = Some(card);
    }

    /// The card that lies open is ignored and set aside; it is discarded at the end (ruling 18).
    pub(crate) fn ignore_card(&mut self) {
        if let Some(card) = self.revealed.take() {
            let _ = self.set_aside.try_push(card);
        }
    }

    /// Is there a card to ignore, and room for it?
    pub(crate) fn can_ignore_card(&self) -> bool {
        self.revealed.is_some() && !self.set_aside.is_full()
    }

    /// This card lies open, or none, for a tally of what might be revealed.
    pub(crate) const fn suppose(&mut self, card: Option<u8>) {
        self.revealed = card;
    }

    /// The card that counts.
    #[inline]
    pub(crate) const fn revealed(&self) -> Option<u8> {
        self.revealed
    }

    /// Cards that were ignored.
    pub(crate) fn ignored(&self) -> &[u8] {
        &self.set_aside
    }

    /// All cards that were revealed, whether they count or not.
    pub(crate) fn cards(&self) -> impl Iterator<Item = u8> {
        self.revealed.into_iter().chain(self.set_aside.iter().copied())
    }

    /// An ability gives shields.
    pub(crate) const fn add_shields(&mut self, n: u8) {
        self.shields = self.shields.saturating_add(n);
    }

    /// Shields from everywhere but the revealed card.
    #[inline]
    pub(crate) const fn shields(&self) -> u8 {
        self.shields
    }

    /// The attack goes through so many shields more.
    pub(crate) const fn pierce(&mut self, n: u8) {
        self.pierce = self.pierce.saturating_add(n);
    }

    /// Shields that count for nothing.
    #[inline]
    pub(crate) const fn pierced(&self) -> u8 {
        self.pierce
    }

    /// An ability cancels the attack.
    pub(crate) const fn dodge(&mut self) {
        self.dodge = true;
    }

    /// Dodges count for nothing.
    pub(crate) const fn ignore_dodges(&mut self) {
        self.unerring = true;
    }

    /// Do dodges count for nothing?
    pub(crate) const fn is_unerring(&self) -> bool {
        self.unerring
    }

    /// Is the attack cancelled, by an ability or by the card that counts?
    #[inline]
    pub(crate) const fn dodges(&self, card_dodges: bool) -> bool {
        !self.unerring && (self.dodge || card_dodges)
    }

    /// The attack leaves the defender one health at least.
    pub(crate) const fn endure(&mut self) {
        self.endure = true;
    }

    /// Does it?
    #[inline]
    pub(crate) const fn endures(&self) -> bool {
        self.endure
    }
}
