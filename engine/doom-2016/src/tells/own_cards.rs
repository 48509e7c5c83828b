//! The cards of an author's own that a game may need, as they are printed to be cut out. The box's cards are in the
//! box; `printed` lists all cards.

use crate::content::{
    ActionCard, CardKind, ClassCard, Content, Demon, EventCard, GloryCard, Invasion, SquadCard,
};
use crate::own::Tier;
use crate::reference;
use crate::settings::Settings;
use crate::words::text;
use rule_system::cut_card::CutCard;
use rule_system::sheet::Readers;

/// The kind of the invader's events.
pub(super) const EVENT: &str = "Event";

/// All of them: first those that lie open in a game, then the invader's.
pub(super) fn all(settings: &Settings, content: &Content, boxed: &Content) -> Vec<CutCard> {
    let mut all = Vec::new();
    all.extend(content.demons.iter().skip(boxed.demons.len()).map(demon));
    all.extend(content.cards.iter().skip(boxed.cards.len()).map(|it| action(it, content)));
    all.extend(content.classes.iter().skip(boxed.classes.len()).map(class));
    all.extend(content.glory.iter().skip(boxed.glory.len()).map(glory));
    all.extend(content.squad.iter().skip(boxed.squad.len()).map(squad));
    let invasions = content.invasions.iter().skip(boxed.invasions.len());
    let used = invasions.filter(|it| settings.leaves_invasion() || it.id == settings.invasion);
    all.extend(used.map(|it| invasion(it, settings, content)));
    let events = content.events.iter().skip(boxed.events.len());
    let used = events.filter(|it| {
        settings.leaves_event_sets()
            || settings.event_sets.contains(&content.event_sets[usize::from(it.set)].id)
    });
    all.extend(used.map(|it| event(it, content)));
    all
}

fn card(kind: &'static str, title: &str, text: &str, copies: u8) -> CutCard {
    let (title, text) = (title.to_owned(), text.to_owned());
    CutCard { readers: Readers::Everybody, kind, title, numbers: Vec::new(), text, copies }
}

fn demon(it: &Demon) -> CutCard {
    let (columns, rows) = it.base;
    let mut numbers = vec![
        ("Health", it.health.to_string()),
        ("Stagger", it.stagger.to_string()),
        ("Speed", it.speed.to_string()),
        ("Attack", reference::dice_and_range(it.attack).to_string()),
        ("Special defence", reference::defence(it.special).to_string()),
    ];
    if it.toughness {
        numbers.push(("Toughness", text("own-cards-toughness").to_string()));
    }
    if it.flies {
        numbers.push(("Flies", text("own-cards-flies").to_string()));
    }
    numbers.push(("Base", format!("{columns}×{rows}")));
    numbers.push(("Figures", it.figures.to_string()));
    CutCard { numbers, ..card("Demon", &it.name, &it.text, 1) }
}

/// A card of a weapon: every token of the weapon brings all its cards.
fn action(it: &ActionCard, content: &Content) -> CutCard {
    let kind = match it.kind {
        CardKind::Main => "Main action",
        CardKind::Bonus => "Bonus action",
        CardKind::Reaction => "Reaction",
    };
    let set = &content.sets[usize::from(it.set.0)];
    let mut numbers = vec![("Weapon", set.name.clone())];
    numbers.extend(it.attack.map(|attack| ("Attack", reference::dice_and_range(attack).to_string())));
    if it.speed > 0 {
        numbers.push(("Speed", it.speed.to_string()));
    }
    numbers.push(("In defence", reference::defence(it.defence).to_string()));
    let copies = it.copies.saturating_mul(set.tokens.max(1));
    CutCard { numbers, ..card(kind, &it.name, &it.text, copies) }
}

fn class(it: &ClassCard) -> CutCard {
    card("Class card", &it.name, &it.text, 1)
}

fn glory(it: &GloryCard) -> CutCard {
    card("Glory kill card", &it.name, &it.text, it.copies)
}

fn squad(it: &SquadCard) -> CutCard {
    let mut numbers = vec![("For", text("own-cards-marines").with("count", it.marines).to_string())];
    if it.passes {
        numbers.push(("Passes on", text("own-cards-passes-on").to_string()));
    }
    CutCard { numbers, ..card("Squad card", &it.name, &it.text, it.copies) }
}

fn event(it: &EventCard, content: &Content) -> CutCard {
    let set = content.event_sets[usize::from(it.set)].name.clone();
    let numbers = vec![("Event set", set), ("In defence", reference::defence(it.defence).to_string())];
    CutCard { readers: Readers::Invader, numbers, ..card(EVENT, &it.name, &it.text, it.copies) }
}

/// An invasion card. One that lies face up is no secret.
fn invasion(it: &Invasion, settings: &Settings, content: &Content) -> CutCard {
    let open = settings.shows_invasion() && !settings.leaves_invasion();
    let readers = if open { Readers::Table } else { Readers::Invader };
    let tiers = [("Blue", Tier::Blue), ("Yellow", Tier::Yellow), ("Red", Tier::Red)];
    let groups = |tier| {
        let [one, other] = it.groups(tier).each_ref().map(|group| reference::group(content, group));
        text("own-cards-groups").with("one", one).with("other", other).to_string()
    };
    let numbers = tiers.into_iter().map(|(name, tier)| (name, groups(tier))).collect();
    let says = text("own-cards-invasion").to_string();
    CutCard { readers, numbers, ..card("Invasion card", &it.name, &says, 1) }
}
