//! Files of content become part of a `Content`: read, checked one by one and against what is there. What is wrong is left
//! out and told with its place. The box's own files are compiled in, so a mistake in them is our own bug and panics in the
//! first test.

use super::ability::{Ability, Act, Payment, Trigger};
use super::{
    ActionCard, CardKind, ClassCard, Content, Demon, Dice, EventCard, EventSet, GloryCard, Group, Invasion,
    MAX_ABILITIES, MAX_DISTINCT, Marine, MarineRules, Problem, SetClass, SetId, Source, SquadCard, Stock,
    WeaponSet,
};
use crate::doom2016::state::MAX_DEMONS;
use serde::Deserialize;
use std::sync::{Arc, OnceLock};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarineFile {
    rules: MarineRules,
    marines: Vec<Marine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoxFile {
    dice: Dice,
    stock: Stock,
}

/// The files of the box. Demons come before the invasion cards that summon them.
const BOX: [(&str, &str); 9] = [
    ("box.ron", include_str!("../../../data/doom-2016/box.ron")),
    ("marines.ron", include_str!("../../../data/doom-2016/marines.ron")),
    ("weapons.ron", include_str!("../../../data/doom-2016/weapons.ron")),
    ("demons.ron", include_str!("../../../data/doom-2016/demons.ron")),
    ("events.ron", include_str!("../../../data/doom-2016/events.ron")),
    ("invasions.ron", include_str!("../../../data/doom-2016/invasions.ron")),
    ("classes.ron", include_str!("../../../data/doom-2016/classes.ron")),
    ("glory.ron", include_str!("../../../data/doom-2016/glory.ron")),
    ("squad.ron", include_str!("../../../data/doom-2016/squad.ron")),
];

/// The 2016 box.
pub(super) fn doom2016() -> &'static Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| {
        let (content, problems) = Content::default().with(&BOX.map(|(file, text)| Source { file, text }));
        assert!(problems.is_empty(), "the box's own data is broken: {problems:?}");
        Arc::new(content)
    })
}

/// Put a file's cards into the content.
pub(super) fn add(content: &mut Content, source: Source<'_>, problems: &mut Vec<Problem>) {
    let result = match source.name() {
        "box.ron" => source.read().map(|BoxFile { dice, stock }| {
            content.dice = dice;
            content.stock = stock;
        }),
        "marines.ron" => source.read().map(|MarineFile { rules, marines }| {
            content.marine_rules = rules;
            content.marines = marines;
        }),
        "weapons.ron" => each(source, problems, |set| weapon_set(content, set)),
        "demons.ron" => each(source, problems, |demon| add_demon(content, demon)),
        "events.ron" => each(source, problems, |set| event_set(content, set)),
        "invasions.ron" => each(source, problems, |card| invasion(content, card)),
        "classes.ron" => each(source, problems, |card| class(content, card)),
        "glory.ron" => each(source, problems, |card| glory(content, card)),
        "squad.ron" => each(source, problems, |card| squad(content, card)),
        name => Err(Problem {
            file: source.file.to_owned(),
            line: 1,
            column: 1,
            message: format!(
                "nobody knows what '{name}' holds: cards are in demons.ron, weapons.ron, events.ron, \
                 invasions.ron, classes.ron, glory.ron or squad.ron"
            ),
        }),
    };
    problems.extend(result.err());
}

/// What is wrong with a thing: the field and the word that show where, and a sentence.
struct Wrong(&'static str, String, String);

fn wrong(field: &'static str, word: &str, message: impl Into<String>) -> Wrong {
    Wrong(field, word.to_owned(), message.into())
}

/// Every thing of a file, on its own: a bad one does not take the others with it.
fn each<T: serde::de::DeserializeOwned>(
    source: Source<'_>,
    problems: &mut Vec<Problem>,
    mut add: impl FnMut(T) -> Result<(), Wrong>,
) -> Result<(), Problem> {
    for thing in source.read::<Vec<T>>()? {
        if let Err(Wrong(field, word, message)) = add(thing) {
            problems.push(source.problem(field, &word, message));
        }
    }
    Ok(())
}

/// Whose ability it is: not everything makes sense to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    Action,
    Reaction,
    Demon,
    Event,
    Class,
    Glory,
    Squad,
}

impl Holder {
    const fn hears(self, trigger: Trigger) -> bool {
        use Trigger::{
            Activation, ActivationEnd, AfterAttack, AfterRoll, AllyDefending, AllyRolled, Attacking,
            BeforeRoll, Defended, Defending, EnemyAttacked, Fragged, Initiative, MarineActivation,
            MarineFragged, Passive, Play, Received, Resolved,
        };
        let attacks = matches!(trigger, BeforeRoll | AfterRoll | Attacking | AfterAttack);
        match self {
            Self::Action => attacks || matches!(trigger, Play | Resolved | Passive),
            Self::Reaction => matches!(trigger, Defending | AllyDefending | AllyRolled | Defended),
            Self::Demon => {
                attacks || matches!(trigger, Activation | ActivationEnd | Defending | EnemyAttacked | Passive)
            }
            Self::Event => {
                attacks
                    || matches!(
                        trigger,
                        Activation
                            | ActivationEnd
                            | MarineActivation
                            | Defending
                            | Defended
                            | Fragged
                            | MarineFragged
                            | Initiative
                    )
            }
            Self::Class | Self::Glory => {
                attacks
                    || matches!(
                        trigger,
                        Play | Defending
                            | Defended
                            | AllyDefending
                            | AllyRolled
                            | EnemyAttacked
                            | Fragged
                            | Initiative
                    )
            }
            Self::Squad => matches!(trigger, Received | Passive),
        }
    }

    const fn pays(self, cost: Payment) -> bool {
        match cost {
            Payment::Free => !matches!(self, Self::Class),
            Payment::Argent => matches!(self, Self::Demon),
            Payment::Exhaust => matches!(self, Self::Class),
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Action => "an action card",
            Self::Reaction => "a reaction card",
            Self::Demon => "a demon",
            Self::Event => "an event",
            Self::Class => "a class card",
            Self::Glory => "a glory kill card",
            Self::Squad => "a squad card",
        }
    }
}

/// Abilities that can be carried out, of the thing with this name.
fn abilities(id: &str, holder: Holder, abilities: &[Ability]) -> Result<(), Wrong> {
    let no = |message: String| Err(wrong("id", id, message));
    if abilities.len() > MAX_ABILITIES {
        return no(format!("'{id}' has more than {MAX_ABILITIES} abilities"));
    }
    for ability in abilities {
        let (name, when) = (holder.name(), ability.when);
        if !holder.hears(when) {
            return no(format!("'{id}': {name} has no window {when:?}"));
        }
        if !holder.pays(ability.cost) {
            return no(format!("'{id}': {name} cannot cost {:?}", ability.cost));
        }
        for act in &ability.acts {
            let fits = match act {
                Act::Range(_) => {
                    holder == Holder::Demon && when == Trigger::BeforeRoll && !ability.by_itself()
                }
                Act::AnotherOfSet => when == Trigger::Resolved,
                Act::Overwatch => holder == Holder::Demon && when == Trigger::EnemyAttacked,
                Act::Counter(..) => when == Trigger::EnemyAttacked,
                Act::Hand(_) | Act::Initiative(_) => holder == Holder::Squad,
                Act::Main(_) => matches!(when, Trigger::Play) || holder == Holder::Squad,
                _ => true,
            };
            if !fits {
                return no(format!("'{id}': {act:?} is nothing {name} can do at {when:?}"));
            }
        }
    }
    Ok(())
}

/// A name like `heavy-assault-rifle` that nothing else has.
fn fresh(content: &Content, id: &str) -> Result<(), Wrong> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        return Err(wrong("id", id, format!("'{id}' is no name: lower case letters, digits and dashes")));
    }
    let mut all = content
        .cards
        .iter()
        .map(|c| &c.id)
        .chain(content.demons.iter().map(|d| &d.id))
        .chain(content.events.iter().map(|e| &e.id))
        .chain(content.glory.iter().map(|g| &g.id))
        .chain(content.classes.iter().map(|c| &c.id))
        .chain(content.squad.iter().map(|s| &s.id))
        .chain(content.marines.iter().map(|m| &m.id));
    if all.any(|other| other == id) {
        return Err(wrong("id", id, format!("the name '{id}' is used twice")));
    }
    Ok(())
}

/// One more where only so many can be told apart.
fn room(id: &str, there: usize, most: usize, what: &str) -> Result<(), Wrong> {
    if there < most { Ok(()) } else { Err(wrong("id", id, format!("there are {most} {what} already"))) }
}

fn weapon_set(content: &mut Content, mut set: WeaponSet) -> Result<(), Wrong> {
    if content.set(&set.id).is_some() {
        return Err(wrong("id", &set.id, format!("the name '{}' is used twice", set.id)));
    }
    let basic = set.id == content.marine_rules.basic_set;
    if basic != (set.class == SetClass::Basic) {
        return Err(wrong("id", &set.id, format!("'{}' cannot be the basic set", set.id)));
    }
    let number = SetId(content.sets.len() as u8);
    let before = content.cards.len();
    for mut card in std::mem::take(&mut set.cards) {
        card.set = number;
        if let Err(wrong) = action_card(content, card) {
            content.cards.truncate(before);
            return Err(wrong);
        }
    }
    content.sets.push(set);
    Ok(())
}

fn action_card(content: &mut Content, card: ActionCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    room(&card.id, content.cards.len(), MAX_DISTINCT, "action cards")?;
    let reaction = card.kind == CardKind::Reaction;
    abilities(&card.id, if reaction { Holder::Reaction } else { Holder::Action }, &card.abilities)?;
    if reaction && (card.attack.is_some() || card.speed > 0) {
        let message = format!("the reaction card '{}' has an attack or a speed", card.id);
        return Err(wrong("id", &card.id, message));
    }
    if card.defence.special {
        let message = format!("'{}' shows a special defence: only events do", card.id);
        return Err(wrong("id", &card.id, message));
    }
    content.cards.push(card);
    Ok(())
}

fn add_demon(content: &mut Content, demon: Demon) -> Result<(), Wrong> {
    fresh(content, &demon.id)?;
    room(&demon.id, content.demons.len(), MAX_DEMONS, "kinds of demons")?;
    abilities(&demon.id, Holder::Demon, &demon.abilities)?;
    let no = |message: String| Err(wrong("id", &demon.id, message));
    if demon.stagger >= demon.health {
        return no(format!("'{}' must be staggered before it is fragged", demon.id));
    }
    if !matches!(demon.base, (1, 1) | (1, 2) | (2, 2) | (2, 3)) {
        return no(format!("'{}' needs a base of 1×1, 1×2, 2×2 or 2×3 spaces", demon.id));
    }
    if demon.special.special {
        return no(format!("the special defence of '{}' must say what it is", demon.id));
    }
    content.demons.push(demon);
    Ok(())
}

fn event_set(content: &mut Content, mut set: EventSet) -> Result<(), Wrong> {
    if content.event_set(&set.id).is_some() {
        return Err(wrong("id", &set.id, format!("the name '{}' is used twice", set.id)));
    }
    let number = content.event_sets.len() as u8;
    let before = content.events.len();
    let mut cards: Vec<EventCard> = std::mem::take(&mut set.cards);
    for card in &mut cards {
        card.set = number;
    }
    for card in cards {
        let result = fresh(content, &card.id)
            .and_then(|()| room(&card.id, content.events.len(), MAX_DISTINCT, "events"))
            .and_then(|()| abilities(&card.id, Holder::Event, &card.abilities));
        if let Err(wrong) = result {
            content.events.truncate(before);
            return Err(wrong);
        }
        content.events.push(card);
    }
    content.event_sets.push(set);
    Ok(())
}

fn invasion(content: &mut Content, card: Invasion) -> Result<(), Wrong> {
    if content.invasion(&card.id).is_some() {
        return Err(wrong("id", &card.id, format!("the name '{}' is used twice", card.id)));
    }
    for group in card.blue.iter().chain(&card.yellow).chain(&card.red) {
        summons(content, group)?;
    }
    content.invasions.push(card);
    Ok(())
}

fn summons(content: &Content, group: &Group) -> Result<(), Wrong> {
    for some in &group.figures {
        let Some(demon) = content.demon(&some.demon) else {
            return Err(wrong("demon", &some.demon, format!("nobody knows a demon '{}'", some.demon)));
        };
        let figures = content.demons[usize::from(demon.0)].figures;
        if some.count == 0 || some.count > figures {
            let message = format!("{} × '{}': the box has {figures}", some.count, some.demon);
            return Err(wrong("demon", &some.demon, message));
        }
    }
    Ok(())
}

fn class(content: &mut Content, card: ClassCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    room(&card.id, content.classes.len(), usize::from(u8::MAX), "class cards")?;
    abilities(&card.id, Holder::Class, &card.abilities)?;
    content.classes.push(card);
    Ok(())
}

fn glory(content: &mut Content, card: GloryCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    let copies: u8 = content.glory.iter().map(|g| g.copies).sum();
    room(&card.id, usize::from(copies) + usize::from(card.copies) - 1, 16, "glory kill cards")?;
    abilities(&card.id, Holder::Glory, &card.abilities)?;
    content.glory.push(card);
    Ok(())
}

fn squad(content: &mut Content, card: SquadCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    abilities(&card.id, Holder::Squad, &card.abilities)?;
    if content.squad_card(card.marines).is_some() {
        let message = format!("there is a squad card for {} marines already", card.marines);
        return Err(wrong("id", &card.id, message));
    }
    content.squad.push(card);
    Ok(())
}
