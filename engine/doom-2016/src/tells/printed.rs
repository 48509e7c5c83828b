//! Every card there is, the box's first, as readers of exports have them: what figures, weapons and cards are called and what
//! they say. How the rules carry them out stands in the files of their subjects.

use super::ability::Ability;
use crate::content::{
    self as of, Attack, CardKind, Content as Cards, Defence, Dice, MarineRules, SetClass, SetId,
};
use crate::own::Tier;
use schemars::JsonSchema;
use serde::Serialize;

/// Every card there is.
#[derive(Serialize, JsonSchema)]
pub(super) struct Printed {
    dice: Dice,
    marines: Vec<Marine>,
    marine_rules: MarineRules,
    demons: Vec<Demon>,
    weapons: Vec<Weapon>,
    event_sets: Vec<Deck>,
    invasions: Vec<Invasion>,
    classes: Vec<Card>,
    glory_kills: Vec<Card>,
    squad_cards: Vec<SquadCard>,
}

#[derive(Serialize, JsonSchema)]
struct Marine {
    /// Stable name.
    id: String,
    name: String,
    health: u8,
    /// Cards a marine draws up to.
    hand: u8,
}

#[derive(Serialize, JsonSchema)]
struct Demon {
    /// Stable name.
    id: String,
    name: String,
    /// Figures there are.
    figures: u8,
    /// Columns of its base, not turned.
    #[schemars(range(min = 1))]
    width: u8,
    /// Rows of its base, not turned.
    #[schemars(range(min = 1))]
    height: u8,
    /// Damage at which a marine may glory kill it.
    stagger: u8,
    /// Damage at which it is fragged.
    health: u8,
    /// Movement points.
    speed: u8,
    attack: Attack,
    /// What a special defence icon means for it.
    special: Defence,
    /// One shield always.
    toughness: bool,
    /// It moves over red lines and difficult spaces.
    flies: bool,
    #[serde(flatten)]
    says: Says,
}

#[derive(Serialize, JsonSchema)]
struct Weapon {
    /// Stable name.
    id: String,
    name: String,
    class: SetClass,
    /// Weapon tokens in the box.
    tokens: u8,
    cards: Vec<ActionCard>,
}

/// A set of event cards.
#[derive(Serialize, JsonSchema)]
struct Deck {
    /// Stable name.
    id: String,
    name: String,
    cards: Vec<EventCard>,
}

/// What a card is called, how many there are of it and what it says.
#[derive(Serialize, JsonSchema)]
struct Card {
    /// Stable name.
    id: String,
    name: String,
    /// How many there are of it.
    #[schemars(range(min = 1))]
    copies: u8,
    #[serde(flatten)]
    says: Says,
}

/// What a card says, in words and as data.
#[derive(Serialize, JsonSchema)]
struct Says {
    /// In words.
    text: String,
    /// As data. What stands in numbers of the card's own is not repeated.
    abilities: Vec<Ability>,
    /// What of it the published game does not have.
    homebrew: Vec<String>,
}

/// An action card of a weapon.
#[derive(Serialize, JsonSchema)]
struct ActionCard {
    #[serde(flatten)]
    card: Card,
    kind: CardKind,
    /// Null for a card without an attack.
    attack: Option<Attack>,
    /// Movement points.
    speed: u8,
    /// What it shows when it is revealed in defence.
    defence: Defence,
}

/// A card of the invader.
#[derive(Serialize, JsonSchema)]
struct EventCard {
    #[serde(flatten)]
    card: Card,
    /// What it shows when it is revealed in defence of a demon.
    defence: Defence,
}

/// What makes up for marines who are missing.
#[derive(Serialize, JsonSchema)]
struct SquadCard {
    #[serde(flatten)]
    card: Card,
    /// For how many marines it is.
    marines: u8,
    /// It goes to another marine at the end of each round.
    passes: bool,
}

#[derive(Serialize, JsonSchema)]
struct Invasion {
    /// Stable name.
    id: String,
    name: String,
    /// Two groups of demons for each colour of portal.
    #[schemars(length(equal = 6))]
    groups: Vec<Group>,
    /// What of it the published game does not have.
    homebrew: Vec<String>,
}

#[derive(Serialize, JsonSchema)]
struct Group {
    tier: Colour,
    /// Argent that comes with it.
    argent: u8,
    demons: Vec<Summoned>,
}

/// The colour of a portal, weakest first.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
enum Colour {
    Blue,
    Yellow,
    Red,
}

impl From<Tier> for Colour {
    fn from(tier: Tier) -> Self {
        match tier {
            Tier::Blue => Self::Blue,
            Tier::Yellow => Self::Yellow,
            Tier::Red => Self::Red,
        }
    }
}

/// Figures of one kind.
#[derive(Serialize, JsonSchema)]
struct Summoned {
    /// Stable name of the demon.
    demon: String,
    count: u8,
}

impl Printed {
    pub(super) fn of(all: &Cards) -> Self {
        Self {
            dice: all.dice.clone(),
            marine_rules: all.marine_rules.clone(),
            marines: all.marines.iter().map(marine).collect(),
            demons: all.demons.iter().map(demon).collect(),
            weapons: (0u8..).zip(&all.sets).map(|(number, set)| weapon(all, number, set)).collect(),
            event_sets: (0u8..).zip(&all.event_sets).map(|(number, set)| deck(all, number, set)).collect(),
            invasions: all.invasions.iter().map(invasion).collect(),
            classes: all
                .classes
                .iter()
                .map(|it| card((&it.id, &it.name, 1), (&it.text, &it.abilities, &it.homebrew)))
                .collect(),
            glory_kills: all
                .glory
                .iter()
                .map(|it| card((&it.id, &it.name, it.copies), (&it.text, &it.abilities, &it.homebrew)))
                .collect(),
            squad_cards: all.squad.iter().map(squad).collect(),
        }
    }
}

fn says(text: &str, abilities: &[of::Ability], homebrew: &[String]) -> Says {
    Says { text: text.to_owned(), abilities: Ability::all(abilities), homebrew: homebrew.to_vec() }
}

fn card(
    (id, name, copies): (&str, &str, u8),
    (text, abilities, homebrew): (&str, &[of::Ability], &[String]),
) -> Card {
    Card { id: id.to_owned(), name: name.to_owned(), copies, says: says(text, abilities, homebrew) }
}

fn squad(it: &of::SquadCard) -> SquadCard {
    SquadCard {
        card: card((&it.id, &it.name, it.copies), (&it.text, &it.abilities, &it.homebrew)),
        marines: it.marines,
        passes: it.passes,
    }
}

fn marine(it: &of::Marine) -> Marine {
    Marine { id: it.id.clone(), name: it.name.clone(), health: it.health, hand: it.hand }
}

fn demon(it: &of::Demon) -> Demon {
    let (width, height) = it.base;
    let (id, name) = (it.id.clone(), it.name.clone());
    Demon {
        id,
        name,
        figures: it.figures,
        width,
        height,
        stagger: it.stagger,
        health: it.health,
        speed: it.speed,
        attack: it.attack,
        special: it.special,
        toughness: it.toughness,
        flies: it.flies,
        says: says(&it.text, &it.abilities, &it.homebrew),
    }
}

fn weapon(all: &Cards, number: u8, set: &of::WeaponSet) -> Weapon {
    let cards = all.cards_of(SetId(number)).map(|(id, copies)| {
        let it = &all.cards[usize::from(id.0)];
        ActionCard {
            card: card((&it.id, &it.name, copies), (&it.text, &it.abilities, &it.homebrew)),
            kind: it.kind,
            attack: it.attack,
            speed: it.speed,
            defence: it.defence,
        }
    });
    let (id, name) = (set.id.clone(), set.name.clone());
    Weapon { id, name, class: set.class, tokens: set.tokens, cards: cards.collect() }
}

fn deck(all: &Cards, number: u8, set: &of::EventSet) -> Deck {
    let cards = all.events_of(number).map(|(id, copies)| {
        let it = &all.events[usize::from(id.0)];
        EventCard {
            card: card((&it.id, &it.name, copies), (&it.text, &it.abilities, &it.homebrew)),
            defence: it.defence,
        }
    });
    Deck { id: set.id.clone(), name: set.name.clone(), cards: cards.collect() }
}

fn invasion(it: &of::Invasion) -> Invasion {
    let tiers = [(Tier::Blue, &it.blue), (Tier::Yellow, &it.yellow), (Tier::Red, &it.red)];
    let groups = tiers.into_iter().flat_map(|(tier, groups)| groups.iter().map(move |it| group(tier, it)));
    Invasion {
        id: it.id.clone(),
        name: it.name.clone(),
        groups: groups.collect(),
        homebrew: it.homebrew.clone(),
    }
}

fn group(tier: Tier, it: &of::Group) -> Group {
    let demons = it.figures.iter().map(|it| Summoned { demon: it.demon.clone(), count: it.count });
    Group { tier: tier.into(), argent: it.argent, demons: demons.collect() }
}
