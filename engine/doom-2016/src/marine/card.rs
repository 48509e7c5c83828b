//! Action cards and the sprint: what may be played, and what playing it gives at once (rules 1.3 to 1.5).
//! Their attacks and the steps they pay for are taken later, by the turn.

use crate::Doom2016;
use crate::act::By;
use crate::choice::Choice;
use crate::content::{Ability, Act, CardId, CardKind, GloryId, Trigger};
use crate::own::{OwnEvent, stat};
use crate::run::Cx;
use crate::state::State;
use engine::course::Course;
use engine::event::{Event, EventKind};
use engine::game::{Options, Side};
use engine::world::FigureId;

impl Cx<'_> {
    /// A card is played: movement points first, then its attack may be made at any time until the next card.
    pub(super) fn play(&mut self, marine: FigureId, card: CardId, own_right: bool) {
        let game = self.game;
        let printed = &game.content().cards[usize::from(card.0)];
        if !self.st.marines[usize::from(marine.0)].hand.take(card.0) {
            return;
        }
        self.card_resolved();
        if own_right {
            if printed.kind == CardKind::Main {
                self.st.turn.use_main();
            }
            let speed = i16::from(printed.speed);
            let speed = if speed > 0 {
                speed + i16::from(self.st.world.modified(stat::speed(Side::Marines)))
            } else {
                0
            };
            self.st.turn.gain_points(speed.max(0) as u8);
        }
        let another = printed
            .abilities
            .iter()
            .any(|a| a.when == Trigger::Resolved && a.acts.contains(&Act::AnotherOfSet));
        self.st.turn.begin_card(card, printed.attack.is_some(), another);
        self.emit_if(EventKind::CardPlayed, |_| Event::CardPlayed {
            figure: marine,
            card: printed.name.as_str().into(),
        });
        let by = By::marine(marine, Trigger::Play);
        self.act_abilities(&printed.abilities, by);
    }

    pub(super) fn sprint(&mut self, marine: FigureId, card: CardId) {
        if self.discard(marine, card) {
            self.card_resolved();
            self.st.turn.sprint(self.game.content().marine_rules.sprint);
            self.emit(OwnEvent::Sprinted { figure: marine });
        }
    }

    /// A glory kill card is used in one's turn.
    pub(super) fn spend_glory(&mut self, marine: FigureId, card: GloryId) {
        let trigger = self.begin_kept(&self.game.content().glory[usize::from(card.0)].abilities);
        self.use_glory(marine, card, trigger);
    }

    /// A class card is used in one's turn.
    pub(super) fn spend_class(&mut self, marine: FigureId, i: u8) {
        let ability =
            self.game.class_of(self.st, marine).and_then(|class| class.abilities.get(usize::from(i)));
        let trigger = self.begin_kept(ability.map_or(&[], std::slice::from_ref));
        self.use_class(marine, i, trigger);
    }

    /// Such a card is used as a bonus action, or in the place of a main action.
    fn begin_kept(&mut self, abilities: &[Ability]) -> Trigger {
        self.card_resolved();
        let main = abilities.iter().any(|ability| ability.when == Trigger::Main);
        if main {
            self.st.turn.use_main();
            Trigger::Main
        } else {
            Trigger::Play
        }
    }

    /// Actions are resolved one at a time (rules 1.3): another one begins, so the card before it is done.
    pub(super) fn card_resolved(&mut self) {
        let game = self.game;
        if let (Some(card), Some(own)) = (self.st.turn.card(), self.st.active_marine()) {
            let by = By::marine(own, Trigger::Resolved);
            for ability in game.content().cards[usize::from(card.0)].abilities.iter() {
                if ability.when == Trigger::Resolved && ability.by_itself() {
                    self.act_ability(ability, by);
                }
            }
        }
        self.st.turn.end_card();
    }

    pub(crate) fn glory_played(&mut self, marine: FigureId, card: GloryId) {
        let name = &self.game.content().glory[usize::from(card.0)].name;
        self.emit_if(EventKind::CardPlayed, |_| Event::CardPlayed {
            figure: marine,
            card: name.as_str().into(),
        });
    }

    pub(super) fn discard(&mut self, marine: FigureId, card: CardId) -> bool {
        let cards = &mut self.st.marines[usize::from(marine.0)];
        let had = cards.hand.take(card.0);
        if had {
            cards.discard.add(card.0);
        }
        had
    }
}

impl Doom2016 {
    pub(super) fn list_cards(&self, st: &State, marine: FigureId, out: &mut Options<Choice>) {
        let cards = &st.marines[usize::from(marine.0)];
        let content = self.content();
        let same_set = st.turn.followed().map(|c| content.cards[usize::from(c.0)].set);
        for card in cards.hand.distinct() {
            let printed = &content.cards[usize::from(card)];
            match printed.kind {
                _ if st.turn.played().is_full() => {}
                CardKind::Main if st.turn.mains() > 0 => out.add(Choice::Play(CardId(card))),
                CardKind::Bonus => out.add(Choice::Play(CardId(card))),
                CardKind::Main | CardKind::Reaction => {}
            }
            if same_set == Some(printed.set)
                && printed.kind != CardKind::Reaction
                && !st.turn.played().is_full()
            {
                out.add(Choice::Another(CardId(card)));
            }
            if st.turn.can_sprint() {
                out.add(Choice::Sprint(CardId(card)));
            }
        }
        self.list_kept(st, marine, Trigger::Play, out);
        if st.turn.mains() > 0 {
            self.list_kept(st, marine, Trigger::Main, out);
        }
    }

    /// Glory kill and class cards that can be used in one's turn in this way.
    fn list_kept(&self, st: &State, marine: FigureId, trigger: Trigger, out: &mut Options<Choice>) {
        let by = By::marine(marine, trigger);
        for card in st.marines[usize::from(marine.0)].glory.distinct() {
            let abilities = &self.content().glory[usize::from(card)].abilities;
            if abilities.iter().any(|a| self.usable(st, a, by)) {
                out.add(Choice::Spend(GloryId(card)));
            }
        }
        self.list_class(st, marine, trigger, out);
    }
}
