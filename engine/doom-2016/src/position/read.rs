//! From a position to a state. The table is laid out first, then the cards of each player, then tokens that the box has only so many
//! of, and last whose activation begins. What cannot be is reported and replaced by the nearest thing that can.

use super::{
    BANK, BEGUN, EVENT_DECK, EVENT_DISCARD, EVENT_HAND, FRAGS, GLORY_DECK, GLORY_DISCARD, GRENADES,
    INITIATIVE, INVADER_CARDS, MOST_EVENTS, MOST_GLORY, THREAT, of,
};
use crate::Doom2016;
use crate::content::{SetClass, SetId};
use crate::own::WEAPON;
use crate::state::{GloryCards, Grenade, INVADER, MAX_CARDS, MAX_GRENADES, MAX_TAKEN, State};
use crate::task::{DemonTask, MarineTask, RoundTask, Task};
use crate::words::text;
use engine::deck::{Deck, Pile};
use engine::{FigureId, Seat, TokenId, TokenKind};
use rule_system::position::world::lay;
use rule_system::position::{Position, PositionProblem, Reader, Supply, seat_named};
use std::sync::Arc;
use tiles::Cell;

/// The most cards in a marine's hand.
const MOST_IN_HAND: usize = 32;
/// The most glory kill cards that a marine keeps.
const MOST_KEPT: usize = 12;

fn pile<const N: usize>(cards: &[u8]) -> Pile<N> {
    let mut pile = Pile::default();
    for card in cards.iter().take(N) {
        pile.add(*card);
    }
    pile
}

impl Doom2016 {
    pub(crate) fn laid_out(&self, position: &Position) -> (State, Vec<PositionProblem>) {
        let mut reader = Reader::new(position);
        let mut st = self.fresh();
        st.world = lay(self, &mut reader);
        if st.brought.is_some() {
            st.brought = Some(Arc::new(self.read_brought(&mut reader)));
        }
        let mut glory = self.glory_cards();
        for seat in 0..usize::from(self.marines()) {
            self.read_marine(&mut st, seat, &mut glory, &mut reader);
        }
        let discard = pile(&glory.deal(GLORY_DISCARD, MOST_GLORY, &mut reader));
        st.glory = GloryCards::of(glory.deck(GLORY_DECK, true, &mut reader), discard);
        self.read_seats(&mut st, &mut reader);
        self.read_invader(&mut st, &mut reader);
        self.read_argent(&mut st, &mut reader);
        self.read_tokens(&mut st, &mut reader);
        self.read_grenades(&mut st, &mut reader);
        self.read_turn(&mut st, &mut reader);
        if reader.is_sound()
            && let Err(why) = self.audit_state(&st)
        {
            reader.say("", why);
        }
        (st, reader.finish())
    }

    fn read_marine(&self, st: &mut State, seat: usize, glory: &mut Supply, reader: &mut Reader<'_>) {
        let key = |what: &str| self.of_marine(seat, what);
        let place = key("taken");
        for (index, id) in reader.cards(&place).unwrap_or_default().iter().enumerate() {
            let at = format!("cards.{place}[{index}]");
            match self.content().set(id) {
                None => reader.say(at, text("position-unknown-weapon").with("id", id.as_str())),
                Some(set) if self.content().sets[usize::from(set.0)].class == SetClass::Basic => {
                    reader.say(at, text("position-basic-weapon").with("id", id.as_str()));
                }
                Some(set) if !self.can_carry(st, seat, set) => {
                    let said = text("position-too-many-weapons").with("marine", self.marine_name(seat));
                    reader.say(at, said);
                }
                Some(set) => st.marines[seat].taken.push(set.0),
            }
        }
        let mut supply = self.actions_of(st, seat);
        let marine = &mut st.marines[seat];
        marine.hand = pile(&supply.deal(&key("hand"), MOST_IN_HAND, reader));
        marine.discard = pile(&supply.deal(&key("discard"), MAX_CARDS, reader));
        marine.deck = supply.deck(&key("deck"), true, reader);
        marine.glory = pile(&glory.deal(&key("glory"), MOST_KEPT, reader));
        marine.ready = reader.flag(&key("ready"), true);
    }

    /// Has a marine room for the cards of one more set?
    fn can_carry(&self, st: &State, seat: usize, set: SetId) -> bool {
        let has: usize = self.actions_of(st, seat).pool().len();
        let more: usize = self.content().cards_of(set).map(|(_, copies)| usize::from(copies)).sum();
        st.marines[seat].taken.len() < MAX_TAKEN && has + more <= MAX_CARDS
    }

    /// Who has the squad card that is passed on, and who knows what lies on the initiative deck.
    fn read_seats(&self, st: &mut State, reader: &mut Reader<'_>) {
        let marines =
            (0..self.marines()).map(|seat| (seat, self.table().kinds[usize::from(seat)].id.as_str()));
        for (seat, id) in marines.chain([(INVADER, "invader")]) {
            if seat != INVADER && reader.flag(&of(id, "point"), false) {
                let key = of(id, "point");
                match st.point {
                    Some(_) => {
                        reader.say(format!("values.{key}"), text("position-other-squad-card"));
                    }
                    None => st.point = Some(seat),
                }
            }
            if reader.flag(&of(id, "looked"), false) {
                let key = of(id, "looked");
                match st.initiative.peeker() {
                    Some(_) => {
                        reader.say(format!("values.{key}"), text("position-one-looked"));
                    }
                    None => st.initiative.note_peeker(seat),
                }
            }
        }
    }

    fn read_invader(&self, st: &mut State, reader: &mut Reader<'_>) {
        let mut events = self.events_of(self.brought(st));
        st.invader.hand = pile(&events.deal(EVENT_HAND, MOST_EVENTS, reader));
        st.invader.discard = pile(&events.deal(EVENT_DISCARD, MOST_EVENTS, reader));
        st.invader.deck = events.deck(EVENT_DECK, true, reader);
        for (number, demon) in (0..).zip(&self.content().demons) {
            let there = st.world.demons_of(self.kind_of_demon(number)).next().is_some();
            let card = &mut st.invader.cards[usize::from(number)];
            card.face_up = there;
            card.ready = reader.flag(&of(&demon.id, "ready"), there);
        }
        let stock = self.content().stock.invader_initiative;
        let mut deck = self.initiative_cards().deck(INITIATIVE, false, reader);
        self.take_card_of_turn(&mut deck, reader.position());
        let left = deck.cards().iter().filter(|seat| **seat == INVADER).count() as u8;
        // The card whose activation begins is out of the deck.
        let acts = reader.position().turn.as_deref() == Some(rule_system::position::INVADER);
        let least = (left + u8::from(acts)).min(stock);
        st.initiative.lay(deck, reader.small(INVADER_CARDS, (least, stock), least));
    }

    /// The card whose activation begins was revealed, so not all of its kind can lie in the deck. Such a one is taken out: who says
    /// that another activation begins need not look for its card.
    fn take_card_of_turn(&self, deck: &mut Deck<12>, position: &Position) {
        let Some(id) = &position.turn else { return };
        let Some(Seat(seat)) = seat_named(self, id) else { return };
        let pool = || self.initiative_cards().pool().iter().filter(|(card, _)| card == id).count();
        // Of the invader's cards only those of this round can lie there.
        let copies = match position.values.get(INVADER_CARDS) {
            Some(cards) if seat == INVADER => usize::from(*cards),
            _ => pool(),
        };
        let left = deck.cards().iter().filter(|card| **card == seat).count();
        if left >= copies {
            let _ = deck.take(seat);
        }
    }

    /// Argent on demon cards and on the invasion card.
    fn read_argent(&self, st: &mut State, reader: &mut Reader<'_>) {
        let stock = self.content().stock.argent;
        let (mut left, mut all) = (stock, 0u16);
        let mut take = |key: &str, most: u8, reader: &mut Reader<'_>| {
            let wanted = reader.small(key, (0, most), 0);
            all += u16::from(wanted);
            let got = wanted.min(left);
            left -= got;
            got
        };
        for (card, demon) in st.invader.cards.iter_mut().zip(&self.content().demons) {
            // A card that lies face down has none.
            let most = if card.face_up { stock } else { 0 };
            card.argent = take(&of(&demon.id, "argent"), most, reader);
        }
        st.invader.bank = take(BANK, stock, reader);
        if all > u16::from(stock) {
            let said = text("position-argent").with("stock", stock).with("all", all);
            reader.say("values.bank", said);
        }
    }

    /// Frags, threat, and what the box has only so many tokens of.
    fn read_tokens(&self, st: &mut State, reader: &mut Reader<'_>) {
        let limit = self.frag_limit();
        st.frags = reader.small(FRAGS, (0, u8::MAX), 0);
        if st.frags >= limit {
            let said = text("position-frags").with("limit", limit).with("frags", st.frags);
            reader.say(format!("values.{FRAGS}"), said);
            st.frags = limit.saturating_sub(1);
        }
        let at_start = |kind: TokenKind| self.table().tokens.iter().filter(|spot| spot.kind == kind).count();
        let there: Vec<(TokenId, TokenKind)> =
            st.world.tokens().iter().map(|(id, token)| (id, token.kind)).collect();
        for (nth, (id, kind)) in there.iter().enumerate() {
            let Some(stock) = self.stock_of(*kind) else { continue };
            let most = usize::from(stock).max(at_start(*kind));
            if there[..=nth].iter().filter(|(_, other)| other == kind).count() > most {
                let said = text("position-tokens").with("count", most).with("token", self.token_name(*kind));
                reader.say(format!("tokens[{}]", id.0), said);
                let _ = st.world.remove_token(*id);
            }
        }
        for (number, set) in (0..).zip(&self.content().sets) {
            let kind = TokenKind::Item(WEAPON, number);
            let (out, most) = (self.tokens_out(st, kind), usize::from(set.tokens).max(at_start(kind)));
            if set.class != SetClass::Basic && out > most {
                let said = text("position-weapon-stock").with("weapon", set.name.as_str());
                reader.say("cards", said.with("out", out).with("count", most));
            }
        }
        let stock = u16::from(self.content().stock.progress_tokens);
        let progress: u16 = st.world.tokens().iter().map(|(_, token)| u16::from(token.progress)).sum();
        let threat = reader.number(THREAT, (0, u16::from(u8::MAX)), 0);
        if threat + progress > stock {
            let said = text("position-threat").with("stock", stock).with("all", threat + progress);
            reader.say(format!("values.{THREAT}"), said);
        }
        st.threat = threat.min(stock.saturating_sub(progress)) as u8;
    }

    fn read_grenades(&self, st: &mut State, reader: &mut Reader<'_>) {
        for (index, word) in reader.cards(GRENADES).unwrap_or_default().iter().enumerate() {
            let at = format!("cards.{GRENADES}[{index}]");
            match self.grenade(word) {
                None => {
                    reader.say(at, text("position-no-grenade").with("word", word.as_str()));
                }
                Some(_) if st.grenades.len() >= MAX_GRENADES => {
                    reader.say(at, text("position-grenades").with("count", MAX_GRENADES));
                }
                Some(grenade) => st.grenades.push(grenade),
            }
        }
    }

    fn grenade(&self, text: &str) -> Option<Grenade> {
        let words: Vec<&str> = text.split(' ').collect();
        let (at, by, red, black, due) = match words[..] {
            [at, by, red, black] => (at, by, red, black, false),
            [at, by, red, black, "due"] => (at, by, red, black, true),
            _ => return None,
        };
        let (x, y) = at.split_once(',')?;
        let cell = Cell::new(x.parse().ok()?, y.parse().ok()?);
        let by = self.table().kind_named(by).filter(|kind| kind.0 < self.marines())?;
        let (red, black): (u8, u8) = (red.parse().ok()?, black.parse().ok()?);
        let space = self.table().board.space_at(cell)?;
        let dice = (1..=16).contains(&u16::from(red).saturating_add(u16::from(black)));
        dice.then_some(Grenade { space, by: FigureId(by.0), red, black, due })
    }

    /// Whose activation begins, and what comes after it.
    fn read_turn(&self, st: &mut State, reader: &mut Reader<'_>) {
        let position = reader.position();
        let seat = position.turn.as_deref().and_then(|id| {
            let seat = seat_named(self, id);
            if seat.is_none() {
                reader.say("turn", text("position-unknown-seat").with("id", id));
            }
            seat
        });
        let begun = reader.flag(BEGUN, false);
        if begun && position.turn.is_some() {
            reader.say(format!("values.{BEGUN}"), text("position-status-over"));
        }
        st.tasks.clear();
        match seat {
            Some(Seat(INVADER)) => {
                st.tasks.extend([Task::Round(RoundTask::Initiative), Task::Demon(DemonTask::ChooseKind)]);
            }
            Some(Seat(marine)) => st.tasks.extend([
                Task::Round(RoundTask::Initiative),
                Task::Marine(MarineTask::Start(FigureId(marine))),
            ]),
            None if begun => st.tasks.push(Task::Round(RoundTask::Status)),
            None if st.initiative.deck().is_empty() => {
                st.world.set_round(position.round.saturating_sub(1));
                st.tasks.push(Task::Round(RoundTask::Start));
                if self.squad_card_passes(st) {
                    st.tasks.push(Task::Round(RoundTask::PassSquadCard));
                }
            }
            None => st.tasks.push(Task::Round(RoundTask::Initiative)),
        }
        st.tasks.push(Task::Resume);
    }
}
