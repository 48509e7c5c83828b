//! One thing of a file against what is there already: names, numbers, room, and what it refers to.
//! Abilities are checked in `holder`, numbers and words in `measure`.

use super::holder::{Holder, abilities};
use super::measure::{attack, between, counted, defence, one_corner, words};
use super::wrong::{Wrong, wrong};
use crate::content::limits::{
    EVENTS_OF_SET, MAX_AMOUNT, MAX_COPIES, MAX_FIGURES, MAX_GROUP, MAX_HEALTH, MAX_ID, MAX_KINDS, MAX_SET,
};
use crate::content::limits::{MAX_DEMONS, MAX_MARINES};
use crate::content::{
    ActionCard, CardKind, ClassCard, Content, Demon, EventCard, EventSet, GloryCard, Group, Invasion,
    MAX_DISTINCT, SetClass, SetId, SquadCard, Trigger, WeaponSet,
};
use crate::words::text;
use ::words::Text;
use rule_system::content::Mistake;

/// A name like `heavy-assault-rifle`.
fn plain(id: &str) -> Result<(), Wrong> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || !id.chars().all(plain) {
        return Err(wrong("id", id, text("load-no-name").with("id", id)));
    }
    if id.len() > MAX_ID {
        return Err(wrong("id", id, text("load-long-name").with("id", id).with("most", MAX_ID)));
    }
    Ok(())
}

fn twice(id: &str) -> Wrong {
    wrong("id", id, text("load-twice").with("id", id)).of(Mistake::Twice)
}

/// A name like `heavy-assault-rifle` that nothing else has.
fn fresh(content: &Content, id: &str) -> Result<(), Wrong> {
    plain(id)?;
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
        return Err(twice(id));
    }
    Ok(())
}

/// One more where only so many can be distinguished.
fn room(id: &str, there: usize, most: usize, what: Text) -> Result<(), Wrong> {
    if there < most {
        return Ok(());
    }
    Err(wrong("id", id, text("load-no-room").with("most", most).with("what", what)))
}

pub(super) fn weapon_set(content: &mut Content, mut set: WeaponSet) -> Result<(), Wrong> {
    plain(&set.id)?;
    if content.set(&set.id).is_some() {
        return Err(twice(&set.id));
    }
    room(&set.id, content.sets.len(), MAX_KINDS, text("load-weapon-sets"))?;
    words(&set.id, &set.name, "")?;
    between(&set.id, "tokens", set.tokens, u16::from(set.class == SetClass::Starting), MAX_COPIES.into())?;
    let copies: u16 = set.cards.iter().map(|card| u16::from(card.copies)).sum();
    counted(&set.id, text("load-number-of-cards"), copies, 1, MAX_SET)?;
    let basic = set.id == content.marine_rules.basic_set;
    if basic != (set.class == SetClass::Basic) {
        return Err(wrong("id", &set.id, text("load-basic-set").with("id", set.id.as_str())));
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
    room(&card.id, content.cards.len(), MAX_DISTINCT, text("load-action-cards"))?;
    words(&card.id, &card.name, &card.text)?;
    between(&card.id, "copies", card.copies, 1, MAX_COPIES.into())?;
    between(&card.id, "speed", card.speed, 0, MAX_AMOUNT.into())?;
    card.attack.map_or(Ok(()), |printed| attack(&card.id, printed))?;
    defence(&card.id, card.defence)?;
    let reaction = card.kind == CardKind::Reaction;
    abilities(&card.id, if reaction { Holder::Reaction } else { Holder::Action }, &card.abilities)?;
    if reaction && (card.attack.is_some() || card.speed > 0) {
        let message = text("load-reaction").with("id", card.id.as_str());
        return Err(wrong("id", &card.id, message));
    }
    if card.defence.special {
        let message = text("load-special").with("id", card.id.as_str());
        return Err(wrong("id", &card.id, message));
    }
    one_corner(&card.id, card.defence)?;
    content.cards.push(card);
    Ok(())
}

pub(super) fn add_demon(content: &mut Content, demon: Demon) -> Result<(), Wrong> {
    fresh(content, &demon.id)?;
    room(&demon.id, content.demons.len(), MAX_DEMONS, text("load-demons"))?;
    abilities(&demon.id, Holder::Demon, &demon.abilities)?;
    words(&demon.id, &demon.name, &demon.text)?;
    between(&demon.id, "figures", demon.figures, 1, MAX_FIGURES.into())?;
    between(&demon.id, "health", demon.health, 1, MAX_HEALTH.into())?;
    between(&demon.id, "speed", demon.speed, 0, MAX_AMOUNT.into())?;
    attack(&demon.id, demon.attack)?;
    defence(&demon.id, demon.special)?;
    let no = |message: Text| wrong("id", &demon.id, message.with("id", demon.id.as_str()));
    if demon.stagger >= demon.health {
        return Err(no(text("load-stagger")).of(Mistake::Number));
    }
    if !matches!(demon.base, (1, 1) | (1, 2) | (2, 2) | (2, 3)) {
        return Err(no(text("load-base")));
    }
    if demon.special.special {
        return Err(no(text("load-special-defence")));
    }
    content.demons.push(demon);
    Ok(())
}

pub(super) fn event_set(content: &mut Content, mut set: EventSet) -> Result<(), Wrong> {
    if content.event_set(&set.id).is_some() {
        return Err(twice(&set.id));
    }
    plain(&set.id)?;
    room(&set.id, content.event_sets.len(), MAX_KINDS, text("load-event-sets"))?;
    words(&set.id, &set.name, "")?;
    let copies: u16 = set.cards.iter().map(|card| u16::from(card.copies)).sum();
    counted(&set.id, text("load-number-of-cards"), copies, EVENTS_OF_SET, EVENTS_OF_SET)?;
    let number = content.event_sets.len() as u8;
    let before = content.events.len();
    let mut cards: Vec<EventCard> = std::mem::take(&mut set.cards);
    for card in &mut cards {
        card.set = number;
    }
    for card in cards {
        let result = fresh(content, &card.id)
            .and_then(|()| words(&card.id, &card.name, &card.text))
            .and_then(|()| between(&card.id, "copies", card.copies, 1, MAX_COPIES.into()))
            .and_then(|()| defence(&card.id, card.defence))
            .and_then(|()| one_corner(&card.id, card.defence))
            .and_then(|()| room(&card.id, content.events.len(), MAX_DISTINCT, text("load-events")))
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

pub(super) fn invasion(content: &mut Content, card: Invasion) -> Result<(), Wrong> {
    if content.invasion(&card.id).is_some() {
        return Err(twice(&card.id));
    }
    plain(&card.id)?;
    room(&card.id, content.invasions.len(), MAX_KINDS, text("load-invasions"))?;
    words(&card.id, &card.name, "")?;
    for group in card.blue.iter().chain(&card.yellow).chain(&card.red) {
        between(&card.id, "argent", group.argent, 0, MAX_AMOUNT.into())?;
        counted(&card.id, text("load-number-of-kinds"), group.figures.len() as u16, 1, MAX_GROUP)?;
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
            let known = content.demons.iter().map(|demon| demon.id.clone()).collect();
            let message = text("load-unknown-demon").with("demon", some.demon.as_str());
            return Err(wrong("demon", &some.demon, message).instead_of(&some.demon, known));
        };
        let figures = content.demons[usize::from(demon.0)].figures;
        if some.count == 0 || some.count > figures {
            let message = text("load-figures").with("count", some.count).with("demon", some.demon.as_str());
            let message = message.with("stock", figures);
            return Err(wrong("demon", &some.demon, message));
        }
    }
    Ok(())
}

pub(super) fn class(content: &mut Content, card: ClassCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    words(&card.id, &card.name, &card.text)?;
    room(&card.id, content.classes.len(), MAX_KINDS, text("load-classes"))?;
    abilities(&card.id, Holder::Class, &card.abilities)?;
    content.classes.push(card);
    Ok(())
}

pub(super) fn glory(content: &mut Content, card: GloryCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    words(&card.id, &card.name, &card.text)?;
    between(&card.id, "copies", card.copies, 1, MAX_COPIES.into())?;
    let copies: u8 = content.glory.iter().map(|g| g.copies).sum();
    room(&card.id, usize::from(copies) + usize::from(card.copies) - 1, 16, text("load-glory-cards"))?;
    abilities(&card.id, Holder::Glory, &card.abilities)?;
    let used = |when: Trigger| card.abilities.iter().any(|ability| ability.when == when);
    if used(Trigger::Play) && used(Trigger::Main) {
        let message = text("load-glory-both").with("id", card.id.as_str());
        return Err(wrong("id", &card.id, message));
    }
    content.glory.push(card);
    Ok(())
}

pub(super) fn squad(content: &mut Content, card: SquadCard) -> Result<(), Wrong> {
    fresh(content, &card.id)?;
    words(&card.id, &card.name, &card.text)?;
    between(&card.id, "marines", card.marines, 1, MAX_MARINES as u16)?;
    between(&card.id, "copies", card.copies, 1, MAX_MARINES as u16)?;
    abilities(&card.id, Holder::Squad, &card.abilities)?;
    if content.squad_card(card.marines).is_some() {
        let message = text("load-squad-twice").with("marines", card.marines);
        return Err(wrong("id", &card.id, message));
    }
    content.squad.push(card);
    Ok(())
}
