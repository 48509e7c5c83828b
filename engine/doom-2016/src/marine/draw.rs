//! What a marine draws: action cards, decks made again from their discards (ruling 18), glory kill cards.
//! When a marine draws is decided elsewhere.

use crate::Doom2016;
use crate::choice::Choice;
use crate::content::{Act, CardId, GloryId};
use crate::own::{OwnEvent, OwnEventKind, stat};
use crate::run::{Cx, Due};
use crate::state::State;
use crate::task::{MarineTask, Task};
use engine::course::Course;
use engine::event::{Event, EventKind};
use engine::game::Options;
use engine::world::FigureId;

impl Doom2016 {
    /// The number printed on the marine card: cards to draw at the start and when fragged.
    pub(crate) fn printed_hand(&self, marine: FigureId) -> u8 {
        self.content().marines[usize::from(marine.0)].hand
    }

    /// Cards a marine draws up to.
    pub(crate) fn hand_size(&self, st: &State, marine: FigureId) -> usize {
        let printed = i16::from(self.printed_hand(marine));
        let more = self.squad_gives(st, marine, |act| if let Act::Hand(n) = act { n } else { 0 });
        (printed + i16::from(more) + i16::from(st.world.modified(stat::HAND_SIZE))).max(0) as usize
    }
}

impl Cx<'_> {
    /// The printed number was drawn before the scripts started. Who was fragged since has drawn that number once more, and no
    /// more than that.
    pub(crate) fn complete_opening_hand(&mut self, marine: FigureId) {
        let printed = usize::from(self.game.printed_hand(marine));
        let more = self.game.hand_size(self.st, marine).saturating_sub(printed);
        if more > 0 && self.st.world.figures()[marine].on_map {
            self.push(Task::Marine(MarineTask::Draw(marine, more as u8)));
        }
    }

    /// An empty deck is made again from the discards (ruling 18). A marine with a full hand draws no more.
    pub(crate) fn refill_and_draw(&mut self, marine: FigureId, n: u8) {
        let cards = &mut self.st.marines[usize::from(marine.0)];
        if n > 0 && cards.hand.is_full() {
            self.emit(OwnEvent::HandFull { figure: marine });
        } else if n > 0 && cards.deck.is_empty() && !cards.discard.is_empty() {
            let discard = cards.discard.take_all();
            cards.deck.shuffle_in(&discard);
            self.push(Task::Marine(MarineTask::Draw(marine, n)));
        }
    }

    pub(crate) fn drawn(&mut self, marine: FigureId, n: u8, card: CardId) {
        let cards = &mut self.st.marines[usize::from(marine.0)];
        let _ = cards.deck.draw(card.0);
        cards.hand.add(card.0);
        self.emit(Event::CardsDrawn { figure: marine, count: 1 });
        if n > 1 {
            self.push(Task::Marine(MarineTask::Draw(marine, n - 1)));
        }
    }

    pub(crate) fn refill_glory(&mut self, marine: FigureId) {
        if self.st.glory.refill() {
            self.push(Task::Marine(MarineTask::DrawGlory(marine)));
        }
    }

    /// The card is kept, and what it recovers comes with it (ruling 43).
    pub(crate) fn glory_drawn(&mut self, marine: FigureId, card: GloryId) {
        self.st.glory.draw(card);
        self.st.marines[usize::from(marine.0)].glory.add(card.0);
        let name = &self.game.content().glory[usize::from(card.0)].name;
        self.emit_if(EventKind::Own(OwnEventKind::GloryDrawn as u8), |_| {
            OwnEvent::GloryDrawn { figure: marine, card: name.as_str().into() }.into()
        });
        self.heal(marine, self.game.content().marine_rules.glory_recovers);
    }
}

impl Doom2016 {
    pub(crate) fn due_draw(&self, st: &State, marine: FigureId, n: u8, out: &mut Options<Choice>) -> Due {
        let cards = &st.marines[usize::from(marine.0)];
        if n == 0 || cards.hand.is_full() {
            return Due::Auto;
        }
        crate::run::chance(cards.deck.outcomes().map(|(n, c)| (n, Choice::Card(CardId(c)))), out)
    }

    pub(crate) fn due_draw_glory(&self, st: &State, out: &mut Options<Choice>) -> Due {
        crate::run::chance(st.glory.deck().outcomes().map(|(n, c)| (n, Choice::Glory(GloryId(c)))), out)
    }
}
