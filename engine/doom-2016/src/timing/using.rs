//! Something is used: it is paid for, exhausted, played or discarded, and its acts go to `act`. Whether it may be used
//! has been asked before; abilities that are never asked about act from here as well.

use crate::act::By;
use crate::content::{Ability, EventId, GloryId, Payment, Trigger};
use crate::own::{OwnEvent, OwnEventKind};
use crate::run::Cx;
use crate::task::{InvaderTask, Task};
use engine::course::Course;
use engine::event::{Event, EventKind};
use engine::game::Side;
use engine::table::KindId;
use engine::world::FigureId;

impl Cx<'_> {
    /// One of the abilities of a class card is used, which exhausts it if it says so.
    pub(crate) fn use_class(&mut self, marine: FigureId, i: u8, trigger: Trigger) {
        let game = self.game;
        let Some(card) = game.class_of(self.st, marine) else { return };
        let ability = &card.abilities[usize::from(i)];
        let name = || card.name.as_str().into();
        if ability.cost == Payment::Exhaust {
            self.st.marines[usize::from(marine.0)].ready = false;
            self.emit_if(EventKind::Own(OwnEventKind::ClassUsed as u8), |_| {
                OwnEvent::ClassUsed { figure: marine, card: name() }.into()
            });
        } else {
            self.emit_if(EventKind::CardPlayed, |_| Event::CardPlayed { figure: marine, card: name() });
        }
        self.act_ability(ability, By::marine(marine, trigger));
    }

    /// A glory kill card is discarded for its effect.
    pub(crate) fn use_glory(&mut self, marine: FigureId, card: GloryId, trigger: Trigger) {
        if self.st.marines[usize::from(marine.0)].glory.take(card.0) {
            self.st.glory.discard(card);
            self.glory_played(marine, card);
            let abilities = &self.game.content().glory[usize::from(card.0)].abilities;
            self.act_abilities(abilities, By::marine(marine, trigger));
        }
    }

    pub(super) fn use_ability(&mut self, i: u8, side: Side, own: FigureId, trigger: Trigger) {
        let game = self.game;
        let ability = &game.own_abilities(self.st, side)[usize::from(i)];
        let kind = self.st.world.figures()[own].kind;
        self.pay(kind, ability.cost);
        self.act_ability(ability, By { side, own: Some(own), trigger });
    }

    pub(super) fn use_own(&mut self, kind: KindId, i: u8, figure: FigureId, trigger: Trigger) {
        let game = self.game;
        let Some(demon) = game.demon(kind) else { return };
        let ability = &demon.abilities[usize::from(i)];
        self.pay(kind, ability.cost);
        self.act_ability(ability, By { side: Side::Invader, own: Some(figure), trigger });
    }

    /// What an attacker's or defender's own card does without being asked.
    pub(crate) fn by_itself(&mut self, trigger: Trigger, side: Side) {
        let own = self.own_figure(side);
        let attack = self.st.attack();
        if attack.party(own == attack.attacker.figure()).is_gone() {
            return;
        }
        let game = self.game;
        let by = By { side, own: Some(own), trigger };
        for ability in game.own_abilities(self.st, side).iter().rev() {
            if ability.when == trigger
                && ability.by_itself()
                && game.all_hold(self.st, &ability.conditions, by)
            {
                self.act_ability(ability, by);
            }
        }
    }

    /// The same outside attacks, for a demon.
    pub(crate) fn demon_by_itself(&mut self, trigger: Trigger, figure: FigureId) {
        let game = self.game;
        let Some(demon) = game.demon(self.st.world.figures()[figure].kind) else { return };
        let by = By { side: Side::Invader, own: Some(figure), trigger };
        for ability in demon.abilities.iter().rev() {
            if ability.by_itself() && game.usable(self.st, ability, by) {
                self.act_ability(ability, by);
            }
        }
    }

    pub(super) fn pay(&mut self, kind: KindId, cost: Payment) {
        if cost == Payment::Argent
            && let Some(demon) = self.game.demon_of_kind(kind)
        {
            let card = &mut self.st.invader.cards[usize::from(demon)];
            card.argent = card.argent.saturating_sub(1);
            self.emit(OwnEvent::ArgentSpent { amount: 1 });
        }
    }

    pub(super) fn play_event(&mut self, event: EventId, own: Option<FigureId>, trigger: Trigger) {
        if !self.st.invader.hand.take(event.0) {
            return;
        }
        self.push(Task::Invader(InvaderTask::Resolved(event)));
        let printed = &self.game.content().events[usize::from(event.0)];
        self.emit_if(EventKind::Own(OwnEventKind::EventPlayed as u8), |_| {
            OwnEvent::EventPlayed { card: printed.name.as_str().into() }.into()
        });
        self.act_abilities(&printed.abilities, By { side: Side::Invader, own, trigger });
    }

    /// What a card with this trigger does.
    pub(crate) fn act_abilities(&mut self, abilities: &[Ability], by: By) {
        for ability in abilities.iter().filter(|a| a.when == by.trigger) {
            self.act_ability(ability, by);
        }
    }
}
