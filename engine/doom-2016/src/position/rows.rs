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
use crate::words::text;
use engine::deck::Deck;
use rule_system::position::PositionRow;
use words::Text;

/// A card by its stable name and its name for people.
type Card = (String, String);

/// A deck, and what is known to lie on it: one such place at least can be filled.
fn deck<const N: usize>(
    rows: &mut Vec<PositionRow>,
    place: &str,
    deck: &Deck<N>,
    pool: &[Card],
    label: &Text,
) {
    let said = |id: &'static str| text(id).with("deck", label.clone());
    rows.push(PositionRow::cards(place, said("position-row-shuffled").to_string(), pool));
    for above in 1..deck.layers().count().max(2) {
        let label = match above {
            1 => said("position-row-on-top"),
            _ => said("position-row-above").with("number", above),
        };
        rows.push(PositionRow::cards(format!("{place}.{above}"), label.to_string(), pool));
    }
}

fn cards(key: impl Into<String>, label: &Text, pool: &[Card]) -> PositionRow {
    PositionRow::cards(key, label.to_string(), pool)
}

fn number(key: impl Into<String>, label: &Text, most: u16) -> PositionRow {
    PositionRow::number(key, label.to_string(), 0, most)
}

fn flag(key: impl Into<String>, label: &Text) -> PositionRow {
    PositionRow::flag(key, label.to_string())
}

impl Doom2016 {
    pub(crate) fn rows_of(&self, st: &State) -> Vec<PositionRow> {
        let mut rows = Vec::new();
        let glory = self.glory_cards().pool();
        for seat in 0..usize::from(self.marines()) {
            self.rows_of_marine(st, seat, &glory, &mut rows);
        }
        self.rows_of_invader(st, &mut rows);
        deck(&mut rows, GLORY_DECK, st.glory.deck(), &glory, &text("position-row-glory-deck"));
        rows.push(cards(GLORY_DISCARD, &text("position-row-glory-discard"), &glory));
        let seats = self.initiative_cards().pool();
        deck(&mut rows, INITIATIVE, st.initiative.deck(), &seats, &text("position-row-initiative"));
        let most = self.content().stock.invader_initiative.into();
        rows.push(number(INVADER_CARDS, &text("position-row-invader-cards"), most));
        rows.push(flag(BEGUN, &text("position-row-begun")));
        // Grenades can be taken away, and come by being thrown.
        let lying = st.grenades.iter().map(|grenade| self.grenade_word(*grenade));
        let lying: Vec<Card> = lying.map(|grenade| (grenade.clone(), grenade)).collect();
        rows.push(cards(GRENADES, &text("position-row-grenades"), &lying));
        rows
    }

    fn rows_of_marine(&self, st: &State, seat: usize, glory: &[Card], rows: &mut Vec<PositionRow>) {
        let (name, content) = (self.marine_name(seat), self.content());
        let key = |what: &str| self.of_marine(seat, what);
        let said = |id: &'static str| text(id).with("marine", name);
        let left = &self.setup().left;
        if left.contains(&Pick::Weapon(seat as u8)) {
            let sets = content.sets.iter().filter(|set| set.class == SetClass::Starting);
            let pool: Vec<Card> = sets.map(|set| (set.id.clone(), set.name.clone())).collect();
            rows.push(cards(key("weapons"), &said("position-row-weapons"), &pool));
        }
        if left.contains(&Pick::Class(seat as u8)) {
            let pool: Vec<Card> =
                content.classes.iter().map(|class| (class.id.clone(), class.name.clone())).collect();
            rows.push(cards(key("class"), &said("position-row-class"), &pool));
        }
        let tokens = content
            .sets
            .iter()
            .flat_map(|set| std::iter::repeat_n((set.id.clone(), set.name.clone()), usize::from(set.tokens)));
        let tokens: Vec<Card> = tokens.collect();
        rows.push(cards(key("taken"), &said("position-row-taken"), &tokens));
        let pool = self.actions_of(st, seat).pool();
        rows.push(cards(key("hand"), &said("position-row-hand"), &pool));
        rows.push(cards(key("discard"), &said("position-row-discard"), &pool));
        deck(rows, &key("deck"), &st.marines[seat].deck, &pool, &said("position-row-deck"));
        rows.push(cards(key("glory"), &said("position-row-glory"), glory));
        rows.push(flag(key("ready"), &said("position-row-ready")));
        rows.push(flag(key("point"), &said("position-row-point")));
        rows.push(flag(key("looked"), &said("position-row-looked")));
    }

    fn rows_of_invader(&self, st: &State, rows: &mut Vec<PositionRow>) {
        let (content, left) = (self.content(), &self.setup().left);
        if left.contains(&Pick::Invasion) {
            let all = content.invasions.iter();
            let pool: Vec<Card> = all.map(|card| (card.id.clone(), card.name.clone())).collect();
            rows.push(cards(INVASION, &text("position-row-invasion"), &pool));
        }
        if left.contains(&Pick::EventSet) {
            let sets = content.event_sets.iter();
            let pool: Vec<Card> = sets.map(|set| (set.id.clone(), set.name.clone())).collect();
            rows.push(cards(EVENT_SETS, &text("position-row-event-sets"), &pool));
        }
        let pool = self.events_of(self.brought(st)).pool();
        rows.push(cards(EVENT_HAND, &text("position-row-event-hand"), &pool));
        rows.push(cards(EVENT_DISCARD, &text("position-row-event-discard"), &pool));
        deck(rows, EVENT_DECK, &st.invader.deck, &pool, &text("position-row-event-deck"));
        let most = self.frag_limit().saturating_sub(1).into();
        rows.push(number(FRAGS, &text("position-row-frags"), most));
        rows.push(number(THREAT, &text("position-row-threat"), content.stock.progress_tokens.into()));
        let argent = content.stock.argent.into();
        rows.push(number(BANK, &text("position-row-bank"), argent));
        for demon in &content.demons {
            let said = |id: &'static str| text(id).with("demon", demon.name.as_str());
            rows.push(number(of(&demon.id, "argent"), &said("position-row-argent"), argent));
            rows.push(flag(of(&demon.id, "ready"), &said("position-row-demon-ready")));
        }
        rows.push(flag("invader.looked", &text("position-row-invader-looked")));
    }
}
