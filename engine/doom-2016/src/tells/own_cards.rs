//! The cards of an author's own that a game may need, as they are printed to be cut out. The box's cards are in the
//! box; `printed` lists all cards.

use crate::content::{
    ActionCard, CardKind, ClassCard, Content, Demon, EventCard, GloryCard, Invasion, SquadCard,
};
use crate::own::Tier;
use crate::reference;
use crate::row::row;
use crate::settings::Settings;
use crate::words::text;
use rule_system::cut_card::CutCard;
use rule_system::sheet::Readers;
use words::Phrase;

/// The kind of the invader's events.
pub(super) const EVENT: Phrase = row("card-kind-event");

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

fn card(kind: Phrase, title: &str, text: &str, copies: u8) -> CutCard {
    let (title, text) = (title.to_owned(), text.to_owned());
    CutCard { readers: Readers::Everybody, kind, title, numbers: Vec::new(), text, copies }
}

fn demon(it: &Demon) -> CutCard {
    let (columns, rows) = it.base;
    let mut numbers = vec![
        (row("card-number-health"), it.health.to_string()),
        (row("card-number-stagger"), it.stagger.to_string()),
        (row("card-number-speed"), it.speed.to_string()),
        (row("card-number-attack"), reference::dice_and_range(it.attack).to_string()),
        (row("card-number-special-defence"), reference::defence(it.special).to_string()),
    ];
    if it.toughness {
        numbers.push((row("card-number-toughness"), text("own-cards-toughness").to_string()));
    }
    if it.flies {
        numbers.push((row("card-number-flies"), text("own-cards-flies").to_string()));
    }
    numbers.push((row("card-number-base"), format!("{columns}×{rows}")));
    numbers.push((row("card-number-figures"), it.figures.to_string()));
    CutCard { numbers, ..card(row("card-kind-demon"), &it.name, &it.text, 1) }
}

/// A card of a weapon: every token of the weapon brings all its cards.
fn action(it: &ActionCard, content: &Content) -> CutCard {
    let kind = match it.kind {
        CardKind::Main => row("card-kind-main-action"),
        CardKind::Bonus => row("card-kind-bonus-action"),
        CardKind::Reaction => row("card-kind-reaction"),
    };
    let set = &content.sets[usize::from(it.set.0)];
    let mut numbers = vec![(row("card-number-weapon"), set.name.clone())];
    numbers.extend(
        it.attack.map(|attack| (row("card-number-attack"), reference::dice_and_range(attack).to_string())),
    );
    if it.speed > 0 {
        numbers.push((row("card-number-speed"), it.speed.to_string()));
    }
    numbers.push((row("card-number-in-defence"), reference::defence(it.defence).to_string()));
    let copies = it.copies.saturating_mul(set.tokens.max(1));
    CutCard { numbers, ..card(kind, &it.name, &it.text, copies) }
}

fn class(it: &ClassCard) -> CutCard {
    card(row("card-kind-class"), &it.name, &it.text, 1)
}

fn glory(it: &GloryCard) -> CutCard {
    card(row("card-kind-glory-kill"), &it.name, &it.text, it.copies)
}

fn squad(it: &SquadCard) -> CutCard {
    let mut numbers =
        vec![(row("card-number-for"), text("own-cards-marines").with("count", it.marines).to_string())];
    if it.passes {
        numbers.push((row("card-number-passes-on"), text("own-cards-passes-on").to_string()));
    }
    CutCard { numbers, ..card(row("card-kind-squad"), &it.name, &it.text, it.copies) }
}

fn event(it: &EventCard, content: &Content) -> CutCard {
    let set = content.event_sets[usize::from(it.set)].name.clone();
    let numbers = vec![
        (row("card-number-event-set"), set),
        (row("card-number-in-defence"), reference::defence(it.defence).to_string()),
    ];
    CutCard { readers: Readers::Invader, numbers, ..card(EVENT, &it.name, &it.text, it.copies) }
}

/// An invasion card. One that lies face up is no secret.
fn invasion(it: &Invasion, settings: &Settings, content: &Content) -> CutCard {
    let open = settings.shows_invasion() && !settings.leaves_invasion();
    let readers = if open { Readers::Table } else { Readers::Invader };
    let tiers = [
        (row("card-number-blue"), Tier::Blue),
        (row("card-number-yellow"), Tier::Yellow),
        (row("card-number-red"), Tier::Red),
    ];
    let groups = |tier| {
        let [one, other] = it.groups(tier).each_ref().map(|group| reference::group(content, group));
        text("own-cards-groups").with("one", one).with("other", other).to_string()
    };
    let numbers = tiers.into_iter().map(|(name, tier)| (name, groups(tier))).collect();
    let says = text("own-cards-invasion").to_string();
    CutCard { readers, numbers, ..card(row("card-kind-invasion"), &it.name, &says, 1) }
}
