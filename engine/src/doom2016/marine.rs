//! A marine's activation: respawn, action cards, sprint, items, offers, and his draws.
//! Steps and doors stand in `movement`, attacks in `attack`.

use super::Doom2016;
use super::act::By;
use super::choice::Choice;
use super::content::{Act, CardId, CardKind, GloryId, SetId, Trigger};
use super::run::{Cx, Due};
use super::state::{MAX_CARDS, State, Turn};
use super::task::Task;
use crate::event::{Event, EventKind};
use crate::game::{Options, Seat, Side};
use crate::world::{FigureId, Limit, Near, Offer, Stat, TokenId, TokenKind, Until, Value};
use tiles::SpaceId;

/// An offer near no token.
const NO_TOKEN: u8 = 255;

impl Cx<'_> {
    pub(super) fn marine_start(&mut self, marine: FigureId) {
        let more = self.game.squad_gives(self.st, marine, |act| if let Act::Main(n) = act { n } else { 0 });
        self.st.turn = Turn { mains: 1 + more, sprint: true, ..Turn::default() };
        self.st.world.active = Some(marine);
        self.st.marines[usize::from(marine.0)].ready = true;
        self.st.world.offers.refresh_activation(marine);
        self.push(Task::MarineEnd(marine));
        self.push(Task::MarineTurn(marine));
        self.open_window(Trigger::MarineActivation, marine);
        if !self.st.world.figures[marine].on_map {
            self.push(Task::Respawn(marine));
        }
        self.tell(Event::ActivationStarted { figure: marine });
    }

    pub(super) fn respawn(&mut self, marine: FigureId, space: SpaceId) {
        let table = self.table();
        if let Some(demon) = self.demon_on(space) {
            // Telefrag: not a glory kill (ruling 10).
            self.frag(demon, Some(marine));
        }
        self.st.world.figures.put(table, marine, space, false);
        self.tell(Event::Respawned { figure: marine, at: space });
        self.activate_teleporter_on(space);
    }

    pub(super) fn marine_choice(&mut self, marine: FigureId, choice: Choice) {
        if choice == Choice::End {
            self.card_resolved();
            return;
        }
        self.push(Task::MarineTurn(marine));
        match choice {
            Choice::Play(card) => self.play(marine, card, true),
            Choice::Another(card) => self.play(marine, card, false),
            Choice::Sprint(card) => self.sprint(marine, card),
            Choice::Spend(card) => {
                self.card_resolved();
                self.use_glory(marine, card, Trigger::Play);
            }
            Choice::Class(i) => {
                self.card_resolved();
                self.use_class(marine, i, Trigger::Play);
            }
            Choice::Take(token) => self.take_token(marine, token),
            Choice::Offer(offer, token) => self.take_offer(marine, offer, token),
            Choice::Step(space, turned) => {
                let cost = self.step(marine, space, turned);
                self.spent(cost);
            }
            Choice::Open(door) => {
                self.spent(1);
                self.open(door, Some(marine));
            }
            Choice::Attack(target, _) => {
                let card = self.st.turn.card.map(CardId);
                self.st.turn.attack = false;
                self.declare(marine, target, card, false, false);
            }
            _ => {}
        }
    }

    pub(super) fn spent(&mut self, cost: u8) {
        let turn = &mut self.st.turn;
        turn.points = turn.points.saturating_sub(cost);
        turn.spent = turn.spent.saturating_add(cost);
    }

    /// A card is played: movement points first, then its attack may be made at any time until the next card.
    fn play(&mut self, marine: FigureId, card: CardId, own_right: bool) {
        let game = self.game;
        let printed = &game.content().cards[usize::from(card.0)];
        if !self.st.marines[usize::from(marine.0)].hand.take(card.0) {
            return;
        }
        self.card_resolved();
        self.st.turn.played.add(card.0);
        if own_right {
            if printed.kind == CardKind::Main {
                self.st.turn.mains = self.st.turn.mains.saturating_sub(1);
                self.st.turn.sprint = false;
            }
            let speed = i16::from(printed.speed);
            let speed = if speed > 0 {
                speed + i16::from(self.st.world.modified(Stat::Speed(Side::Marines)))
            } else {
                0
            };
            self.st.turn.points = self.st.turn.points.saturating_add(speed.max(0) as u8);
        }
        self.st.turn.card = Some(card.0);
        self.st.turn.attack = printed.attack.is_some();
        self.st.turn.repeated = false;
        self.st.turn.repeats = 0;
        self.st.turn.another = printed
            .abilities
            .iter()
            .any(|a| a.when == Trigger::Resolved && a.acts.contains(&Act::AnotherOfSet));
        self.tell_if(EventKind::CardPlayed, |_| Event::CardPlayed {
            figure: marine,
            card: printed.name.as_str().into(),
        });
        let by = By { side: Side::Marines, own: marine, trigger: Trigger::Play };
        for ability in printed.abilities.iter().filter(|a| a.when == Trigger::Play) {
            self.act_all(&ability.acts, by);
        }
    }

    fn sprint(&mut self, marine: FigureId, card: CardId) {
        if self.discard(marine, card) {
            self.card_resolved();
            self.st.turn.mains = 0;
            self.st.turn.sprint = false;
            self.st.turn.points = self.st.turn.points.saturating_add(self.game.content().marine_rules.sprint);
            self.tell(Event::Sprinted { figure: marine });
        }
    }

    /// Actions are resolved one at a time (rules 1.3): another one begins, so the card before it is done.
    fn card_resolved(&mut self) {
        let game = self.game;
        if let (Some(card), Some(own)) = (self.st.turn.card, self.st.active_marine()) {
            let by = By { side: Side::Marines, own, trigger: Trigger::Resolved };
            for ability in game.content().cards[usize::from(card)].abilities.iter() {
                if ability.when == Trigger::Resolved && ability.by_itself() {
                    self.act_all(&ability.acts, by);
                }
            }
        }
        self.st.turn.card = None;
        self.st.turn.attack = false;
        self.st.turn.another = false;
    }

    pub(super) fn glory_played(&mut self, marine: FigureId, card: GloryId) {
        let name = &self.game.content().glory[usize::from(card.0)].name;
        self.tell_if(EventKind::CardPlayed, |_| Event::CardPlayed {
            figure: marine,
            card: name.as_str().into(),
        });
    }

    fn discard(&mut self, marine: FigureId, card: CardId) -> bool {
        let cards = &mut self.st.marines[usize::from(marine.0)];
        let had = cards.hand.take(card.0);
        if had {
            cards.discard.add(card.0);
        }
        had
    }

    /// A health pack heals; a weapon token brings its set, shuffled, on top of the deck (rules 1.5).
    fn take_token(&mut self, marine: FigureId, id: TokenId) {
        let Some(token) = self.st.world.tokens.get(id).copied() else { return };
        self.tell(Event::TokenTaken { token: id, kind: token.kind, by: marine });
        self.remove_token(id);
        match token.kind {
            TokenKind::HealthPack => self.heal(marine, self.game.content().marine_rules.health_pack),
            TokenKind::Weapon(set) => {
                let cards: arrayvec::ArrayVec<u8, 16> = self
                    .game
                    .content()
                    .cards_of(SetId(set))
                    .flat_map(|(card, copies)| std::iter::repeat_n(card.0, usize::from(copies)))
                    .take(16)
                    .collect();
                let marine = &mut self.st.marines[usize::from(marine.0)];
                marine.taken.push(set);
                marine.deck.put_on_top(&cards);
            }
            TokenKind::Objective | TokenKind::Marker(_) => {}
        }
    }

    fn take_offer(&mut self, marine: FigureId, index: u8, token: u8) {
        let Some(offer) = self.st.world.offers.iter().nth(usize::from(index)).copied() else { return };
        self.st.world.offers.take(usize::from(index), marine);
        self.st.turn.offers = self.st.turn.offers.saturating_add(1);
        self.spent(offer.cost.points);
        self.push(Task::OfferPaid(marine, index, token));
        self.push(Task::PayCards(marine, offer.cost.cards));
    }

    pub(super) fn pay_card(&mut self, marine: FigureId, left: u8, card: CardId) {
        if self.discard(marine, card) && left > 1 {
            self.push(Task::PayCards(marine, left - 1));
        }
    }

    pub(super) fn offer_paid(&mut self, marine: FigureId, index: u8, token: u8) {
        let Some(offer) = self.st.world.offers.iter().nth(usize::from(index)).copied() else { return };
        let at = match offer.near {
            Near::Token(_) => Some(crate::world::Thing::Token(TokenId(token))),
            Near::Thing(thing) => Some(thing),
            Near::In(region) => Some(crate::world::Thing::Region(region)),
            Near::Anywhere => None,
        };
        self.tell(Event::OfferTaken { tag: offer.tag, by: marine, at });
    }

    /// Played cards are discarded and the hand is filled. A marine fragged meanwhile has drawn already (ruling 12).
    pub(super) fn marine_end(&mut self, marine: FigureId) {
        let hand_size = self.game.hand_size(self.st, marine);
        let cards = &mut self.st.marines[usize::from(marine.0)];
        for card in self.st.turn.played.take_all() {
            cards.discard.add(card);
        }
        let missing = hand_size.saturating_sub(cards.hand.len());
        self.st.turn = Turn::default();
        self.st.world.active = None;
        self.st.world.modifiers.retain(|m| m.until != Until::Activation);
        if self.st.world.figures[marine].on_map && missing > 0 {
            self.push(Task::Draw(marine, missing as u8));
        }
        self.tell(Event::ActivationEnded { figure: marine });
    }

    /// An empty deck is made anew from the discards (ruling 18). Whoever can hold no more draws no more.
    pub(super) fn refill_and_draw(&mut self, marine: FigureId, n: u8) {
        let cards = &mut self.st.marines[usize::from(marine.0)];
        if n > 0 && cards.hand.is_full() {
            self.tell(Event::HandFull { figure: marine });
        } else if n > 0 && cards.deck.is_empty() && !cards.discard.is_empty() {
            let discard = cards.discard.take_all();
            cards.deck.shuffle_in(&discard);
            self.push(Task::Draw(marine, n));
        }
    }

    pub(super) fn drawn(&mut self, marine: FigureId, n: u8, card: CardId) {
        let cards = &mut self.st.marines[usize::from(marine.0)];
        let _ = cards.deck.draw(card.0);
        cards.hand.add(card.0);
        self.tell(Event::CardsDrawn { figure: marine, count: 1 });
        if n > 1 {
            self.push(Task::Draw(marine, n - 1));
        }
    }

    pub(super) fn refill_glory(&mut self, task: Task) {
        if !self.st.glory_discard.is_empty() {
            let cards = self.st.glory_discard.take_all();
            self.st.glory.shuffle_in(&cards);
            self.push(task);
        }
    }

    pub(super) fn glory_drawn(&mut self, marine: FigureId, card: GloryId) {
        let _ = self.st.glory.draw(card.0);
        self.st.marines[usize::from(marine.0)].glory.add(card.0);
        let name = &self.game.content().glory[usize::from(card.0)].name;
        self.tell_if(EventKind::GloryDrawn, |_| Event::GloryDrawn {
            figure: marine,
            card: name.as_str().into(),
        });
    }
}

impl Doom2016 {
    /// Cards a marine draws up to.
    pub(super) fn hand_size(&self, st: &State, marine: FigureId) -> usize {
        let printed = i16::from(self.content().marines[usize::from(marine.0)].hand);
        let more = self.squad_gives(st, marine, |act| if let Act::Hand(n) = act { n } else { 0 });
        (printed + i16::from(more) + i16::from(st.world.modified(Stat::HandSize))).max(0) as usize
    }

    pub(super) fn due_draw(&self, st: &State, marine: FigureId, n: u8, out: &mut Options<Choice>) -> Due {
        let cards = &st.marines[usize::from(marine.0)];
        if n == 0 || cards.hand.is_full() {
            return Due::Auto;
        }
        super::run::chance(cards.deck.outcomes().map(|(n, c)| (n, Choice::Card(CardId(c)))), out)
    }

    pub(super) fn due_draw_glory(&self, st: &State, out: &mut Options<Choice>) -> Due {
        super::run::chance(st.glory.outcomes().map(|(n, c)| (n, super::run::glory(c))), out)
    }

    /// Any active teleporter without a marine; with none free, the nearest free space to one; with none active, a start
    /// space (ruling 11).
    pub(super) fn due_respawn(&self, st: &State, marine: FigureId, out: &mut Options<Choice>) -> Due {
        let table = self.table();
        let active = st.world.active_teleporters(table);
        for space in active.iter().filter(|s| !st.world.figures.marines.has(*s)) {
            out.add(Choice::Respawn(space));
        }
        if out.list.is_empty() {
            let from: Vec<SpaceId> =
                if active.is_empty() { table.starts.clone() } else { active.iter().collect() };
            for space in self.nearest_free(&st.world, &from) {
                out.add(Choice::Respawn(space));
            }
        }
        if out.list.is_empty() { Due::Auto } else { Due::Choose(self.seat_of(marine)) }
    }

    pub(super) fn due_marine_turn(&self, st: &State, marine: FigureId, out: &mut Options<Choice>) -> Due {
        if st.world.active != Some(marine) || !st.world.figures[marine].on_map {
            return Due::Auto;
        }
        let seat = Due::Choose(Seat(marine.0));
        let turn = &st.turn;
        self.list_steps(st, marine, turn.points, out);
        if turn.passing {
            return if out.list.is_empty() { Due::Auto } else { seat };
        }
        self.list_doors(st, marine, turn.points, out);
        if turn.attack
            && let Some(card) = turn.card
        {
            let range = self.content().cards[usize::from(card)].attack.map_or(0, |a| a.range);
            self.list_targets(st, marine, range, None, out);
        }
        self.list_cards(st, marine, out);
        let space = st.world.figures[marine].space;
        for (id, token) in st.world.tokens.on(space) {
            let takes = match token.kind {
                TokenKind::HealthPack => true,
                TokenKind::Weapon(set) => self.has_room_for(st, marine, SetId(set)),
                TokenKind::Objective | TokenKind::Marker(_) => false,
            };
            if takes {
                out.add(Choice::Take(id));
            }
        }
        for (i, offer) in st.world.offers.iter().enumerate() {
            self.list_offer(st, marine, i as u8, offer, out);
        }
        out.add(Choice::End);
        seat
    }

    /// Can a marine take the cards of one more set? Only a mission with more weapons than the box has ever asks too much.
    fn has_room_for(&self, st: &State, marine: FigureId, set: SetId) -> bool {
        let cards = &st.marines[usize::from(marine.0)];
        let more: usize = self.content().cards_of(set).map(|(_, copies)| usize::from(copies)).sum();
        !cards.taken.is_full() && cards.cards() + st.turn.played.len() + more <= MAX_CARDS
    }

    fn list_cards(&self, st: &State, marine: FigureId, out: &mut Options<Choice>) {
        let cards = &st.marines[usize::from(marine.0)];
        let content = self.content();
        let same_set = st.turn.card.filter(|_| st.turn.another).map(|c| content.cards[usize::from(c)].set);
        for card in cards.hand.distinct() {
            let printed = &content.cards[usize::from(card)];
            match printed.kind {
                _ if st.turn.played.is_full() => {}
                CardKind::Main if st.turn.mains > 0 => out.add(Choice::Play(CardId(card))),
                CardKind::Bonus => out.add(Choice::Play(CardId(card))),
                CardKind::Main | CardKind::Reaction => {}
            }
            if same_set == Some(printed.set)
                && printed.kind != CardKind::Reaction
                && !st.turn.played.is_full()
            {
                out.add(Choice::Another(CardId(card)));
            }
            if st.turn.sprint {
                out.add(Choice::Sprint(CardId(card)));
            }
        }
        let by = By { side: Side::Marines, own: marine, trigger: Trigger::Play };
        for card in cards.glory.distinct() {
            if content.glory[usize::from(card)].abilities.iter().any(|a| self.usable(st, a, by)) {
                out.add(Choice::Spend(GloryId(card)));
            }
        }
        self.list_class(st, by, out);
    }

    fn list_offer(&self, st: &State, marine: FigureId, index: u8, offer: &Offer, out: &mut Options<Choice>) {
        let used = match offer.limit {
            Limit::Free => false,
            Limit::Activation => offer.used >> marine.0 & 1 == 1,
            Limit::Round | Limit::Game => offer.used != 0,
        };
        let allowed = offer
            .needs
            .is_none_or(|(script, note)| st.world.notes.get(script, note) == Some(Value::Bool(true)));
        let hand = st.marines[usize::from(marine.0)].hand.len();
        if used || !allowed || hand < usize::from(offer.cost.cards) || st.turn.points < offer.cost.points {
            return;
        }
        let table = self.table();
        let here = st.world.figures[marine].space;
        let ground = st.world.ground(table);
        let near = |space: SpaceId| ground.range(here, space) <= offer.distance;
        match offer.near {
            Near::Anywhere => out.add(Choice::Offer(index, NO_TOKEN)),
            Near::Token(kind) => {
                for (id, _) in st.world.tokens.iter().filter(|(_, t)| t.kind == kind && near(t.space)) {
                    out.add(Choice::Offer(index, id.0));
                }
            }
            Near::Thing(thing) => {
                if st.world.space_of(table, thing).is_some_and(near) {
                    out.add(Choice::Offer(index, NO_TOKEN));
                }
            }
            Near::In(region) => {
                if table.regions.get(usize::from(region.0)).is_some_and(|r| r.has(here)) {
                    out.add(Choice::Offer(index, NO_TOKEN));
                }
            }
        }
    }
}
