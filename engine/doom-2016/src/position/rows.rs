//! The rows of a form for positions of this game, in the order in which people lay a game out: the marines, the invader, the decks
//! that all share, the round.

use super::{
    BANK, BEGUN, EVENT_DECK, EVENT_DISCARD, EVENT_HAND, EVENT_SETS, FRAGS, GLORY_DECK, GLORY_DISCARD,
    GRENADES, INITIATIVE, INVADER_CARDS, INVASION, THREAT, of,
};
use crate::Doom2016;
use crate::brought::Pick;
use crate::content::SetClass;
use crate::state::State;
use engine::deck::Deck;
use rule_system::position::PositionRow;

/// A card by its stable name and its name for people.
type Card = (String, String);

/// A deck, and what is known to lie on it: one such place at least can be filled.
fn deck<const N: usize>(
    rows: &mut Vec<PositionRow>,
    place: &str,
    label: &str,
    deck: &Deck<N>,
    pool: &[Card],
) {
    rows.push(PositionRow::cards(place, format!("{label}, shuffled"), pool));
    for above in 1..deck.layers().count().max(2) {
        let label = match above {
            1 => format!("{label}, known to lie on top"),
            _ => format!("{label}, known to lie above that ({above})"),
        };
        rows.push(PositionRow::cards(format!("{place}.{above}"), label, pool));
    }
}

impl Doom2016 {
    pub(crate) fn rows_of(&self, st: &State) -> Vec<PositionRow> {
        let mut rows = Vec::new();
        let glory = self.glory_cards().pool();
        for seat in 0..usize::from(self.marines()) {
            self.rows_of_marine(st, seat, &glory, &mut rows);
        }
        self.rows_of_invader(st, &mut rows);
        deck(&mut rows, GLORY_DECK, "The glory kill deck", st.glory.deck(), &glory);
        rows.push(PositionRow::cards(GLORY_DISCARD, "Discarded glory kill cards", &glory));
        let seats = self.initiative_cards().pool();
        deck(&mut rows, INITIATIVE, "The initiative deck", st.initiative.deck(), &seats);
        let most = self.content().stock.invader_initiative.into();
        let label = "Invader cards in the initiative deck of this round";
        rows.push(PositionRow::number(INVADER_CARDS, label, 0, most));
        rows.push(PositionRow::flag(BEGUN, "The round has begun: its status phase comes next"));
        // Grenades can be taken away, and come by being thrown.
        let lying = st.grenades.iter().map(|grenade| self.grenade_word(*grenade));
        let lying: Vec<Card> = lying.map(|grenade| (grenade.clone(), grenade)).collect();
        rows.push(PositionRow::cards(GRENADES, "Grenades that will explode", &lying));
        rows
    }

    fn rows_of_marine(&self, st: &State, seat: usize, glory: &[Card], rows: &mut Vec<PositionRow>) {
        let (name, content) = (self.marine_name(seat), self.content());
        let key = |what: &str| self.of_marine(seat, what);
        let left = &self.setup().left;
        if left.contains(&Pick::Weapon(seat as u8)) {
            let sets = content.sets.iter().filter(|set| set.class == SetClass::Starting);
            let pool: Vec<Card> = sets.map(|set| (set.id.clone(), set.name.clone())).collect();
            rows.push(PositionRow::cards(key("weapons"), format!("{name}: weapons brought"), &pool));
        }
        if left.contains(&Pick::Class(seat as u8)) {
            let pool: Vec<Card> =
                content.classes.iter().map(|class| (class.id.clone(), class.name.clone())).collect();
            rows.push(PositionRow::cards(key("class"), format!("{name}: class"), &pool));
        }
        let tokens = content
            .sets
            .iter()
            .flat_map(|set| std::iter::repeat_n((set.id.clone(), set.name.clone()), usize::from(set.tokens)));
        let tokens: Vec<Card> = tokens.collect();
        rows.push(PositionRow::cards(key("taken"), format!("{name}: weapons taken from the map"), &tokens));
        let pool = self.actions_of(st, seat).pool();
        rows.push(PositionRow::cards(key("hand"), format!("{name}: hand"), &pool));
        rows.push(PositionRow::cards(key("discard"), format!("{name}: discards"), &pool));
        deck(rows, &key("deck"), &format!("{name}: deck"), &st.marines[seat].deck, &pool);
        rows.push(PositionRow::cards(key("glory"), format!("{name}: glory kill cards"), glory));
        rows.push(PositionRow::flag(key("ready"), format!("{name}: class card ready")));
        rows.push(PositionRow::flag(key("point"), format!("{name}: has the squad card that is passed on")));
        rows.push(PositionRow::flag(key("looked"), format!("{name}: has looked at the initiative deck")));
    }

    fn rows_of_invader(&self, st: &State, rows: &mut Vec<PositionRow>) {
        let (content, left) = (self.content(), &self.setup().left);
        if left.contains(&Pick::Invasion) {
            let cards = content.invasions.iter();
            let pool: Vec<Card> = cards.map(|card| (card.id.clone(), card.name.clone())).collect();
            rows.push(PositionRow::cards(INVASION, "The invader: invasion card", &pool));
        }
        if left.contains(&Pick::EventSet) {
            let sets = content.event_sets.iter();
            let pool: Vec<Card> = sets.map(|set| (set.id.clone(), set.name.clone())).collect();
            rows.push(PositionRow::cards(EVENT_SETS, "The invader: event sets", &pool));
        }
        let pool = self.events_of(self.brought(st)).pool();
        rows.push(PositionRow::cards(EVENT_HAND, "The invader: hand", &pool));
        rows.push(PositionRow::cards(EVENT_DISCARD, "The invader: discards", &pool));
        deck(rows, EVENT_DECK, "The event deck", &st.invader.deck, &pool);
        let most = self.frag_limit().saturating_sub(1).into();
        rows.push(PositionRow::number(FRAGS, "Frag tokens", 0, most));
        rows.push(PositionRow::number(THREAT, "Threat tokens", 0, content.stock.progress_tokens.into()));
        let argent = content.stock.argent.into();
        rows.push(PositionRow::number(BANK, "Argent on the invasion card", 0, argent));
        for demon in &content.demons {
            let name = &demon.name;
            rows.push(PositionRow::number(of(&demon.id, "argent"), format!("Argent on {name}"), 0, argent));
            rows.push(PositionRow::flag(of(&demon.id, "ready"), format!("{name}: card ready")));
        }
        rows.push(PositionRow::flag("invader.looked", "The invader: has looked at the initiative deck"));
    }
}
