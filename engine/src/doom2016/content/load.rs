//! Reads the box's RON files into `Content` and checks what one file says of another.
//! The files are compiled in, so a mistake in them is our own bug and panics in the first test.

use super::{
    ActionCard, CardKind, Content, Demon, Dice, EventCard, EventSet, GloryCard, Invasion, Marine,
    MarineRules, SetClass, SetId, Stock, WeaponSet,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::sync::OnceLock;

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

fn read<T: DeserializeOwned>(name: &str, text: &str) -> Result<T, String> {
    ron::Options::default()
        .with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
        .from_str(text)
        .map_err(|e| format!("{name}:{e}"))
}

/// The 2016 box.
pub(super) fn doom2016() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(|| match parse() {
        Ok(content) => content,
        Err(problem) => panic!("the box's own data is broken: {problem}"),
    })
}

fn parse() -> Result<Content, String> {
    let BoxFile { dice, stock } = read("box.ron", include_str!("../../../data/doom-2016/box.ron"))?;
    let MarineFile { rules, marines } =
        read("marines.ron", include_str!("../../../data/doom-2016/marines.ron"))?;
    let mut sets: Vec<WeaponSet> = read("weapons.ron", include_str!("../../../data/doom-2016/weapons.ron"))?;
    let demons: Vec<Demon> = read("demons.ron", include_str!("../../../data/doom-2016/demons.ron"))?;
    let mut event_sets: Vec<EventSet> =
        read("events.ron", include_str!("../../../data/doom-2016/events.ron"))?;
    let invasions: Vec<Invasion> =
        read("invasions.ron", include_str!("../../../data/doom-2016/invasions.ron"))?;
    let glory: Vec<GloryCard> = read("glory.ron", include_str!("../../../data/doom-2016/glory.ron"))?;

    let mut cards: Vec<ActionCard> = Vec::new();
    for (i, set) in sets.iter_mut().enumerate() {
        for mut card in set.cards.drain(..) {
            card.set = SetId(i as u8);
            cards.push(card);
        }
    }
    let mut events: Vec<EventCard> = Vec::new();
    for (i, set) in event_sets.iter_mut().enumerate() {
        for mut card in set.cards.drain(..) {
            card.set = i as u8;
            events.push(card);
        }
    }
    let content = Content {
        dice,
        marines,
        marine_rules: rules,
        sets,
        cards,
        demons,
        event_sets,
        events,
        invasions,
        glory,
        stock,
    };
    check(&content)?;
    Ok(content)
}

/// What must be true across files.
fn check(content: &Content) -> Result<(), String> {
    let mut ids: Vec<&str> = content
        .cards
        .iter()
        .map(|c| c.id.as_str())
        .chain(content.demons.iter().map(|d| d.id.as_str()))
        .chain(content.events.iter().map(|e| e.id.as_str()))
        .chain(content.glory.iter().map(|g| g.id.as_str()))
        .chain(content.marines.iter().map(|m| m.id.as_str()))
        .collect();
    ids.sort_unstable();
    if let Some(pair) = ids.windows(2).find(|w| w[0] == w[1]) {
        return Err(format!("the name '{}' is used twice", pair[0]));
    }
    for invasion in &content.invasions {
        for group in invasion.blue.iter().chain(&invasion.yellow).chain(&invasion.red) {
            for summons in &group.figures {
                if content.demon(&summons.demon).is_none() {
                    return Err(format!(
                        "invasion '{}' summons the unknown demon '{}'",
                        invasion.id, summons.demon
                    ));
                }
            }
        }
    }
    if content.set(&content.marine_rules.basic_set).is_none() {
        return Err(format!("the basic set '{}' is unknown", content.marine_rules.basic_set));
    }
    for demon in &content.demons {
        if demon.stagger >= demon.health {
            return Err(format!("'{}' must be staggered before it is fragged", demon.id));
        }
    }
    for set in &content.sets {
        if set.class == SetClass::Basic && set.id != content.marine_rules.basic_set {
            return Err(format!("'{}' is a second basic set", set.id));
        }
    }
    if let Some(card) =
        content.cards.iter().find(|c| c.kind == CardKind::Reaction && (c.attack.is_some() || c.speed > 0))
    {
        return Err(format!("the reaction card '{}' has an attack or a speed", card.id));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::doom2016;

    #[test]
    fn the_box_can_be_read_and_its_counts_fit() {
        let content = doom2016();
        let set_of = |i: usize| {
            content.cards.iter().filter(|c| usize::from(c.set.0) == i).map(|c| c.copies).sum::<u8>()
        };
        for (i, set) in content.sets.iter().enumerate() {
            assert_eq!(set_of(i), if set.id == "uac" { 4 } else { 3 }, "cards of {}", set.id);
        }
        for set in 0..content.event_sets.len() as u8 {
            assert_eq!(content.events_of(set).map(|(_, n)| n).sum::<u8>(), 6, "events of set {set}");
        }
        assert_eq!(content.glory.iter().map(|g| g.copies).sum::<u8>(), 12);
    }
}
