//! The reference of all cards of a box as a document, from the data: what players and designers look things up in.

use super::content::{
    ActionCard, Attack, CardId, CardKind, Content, Defence, Demon, EventCard, EventId, Group, Invasion,
    SetClass, SetId,
};
use std::fmt::Write;

/// Every card of a box, as Markdown.
#[must_use]
pub fn cards(content: &Content) -> String {
    let mut out = String::from(HEAD);
    dice(content, &mut out);
    marines(content, &mut out);
    all(content, &Content::default(), &mut out);
    out
}

/// The cards that come on top of others, as Markdown: what a designer wrote, as players read it. Empty if there are none.
#[must_use]
pub fn added(content: &Content, below: &Content) -> String {
    let mut out = String::new();
    all(content, below, &mut out);
    out
}

/// Every card but those of the content below.
fn all(content: &Content, below: &Content, out: &mut String) {
    sets(content, below.sets.len(), out);
    heading("\n## Demons\n", content.demons.len() > below.demons.len(), out);
    for card in content.demons.iter().skip(below.demons.len()) {
        demon(card, out);
    }
    heading("\n## Events\n", content.event_sets.len() > below.event_sets.len(), out);
    for (i, set) in content.event_sets.iter().enumerate().skip(below.event_sets.len()) {
        line(out, format_args!("\n### {}\n", set.name));
        for card in content.events.iter().filter(|c| usize::from(c.set) == i) {
            event(card, out);
        }
    }
    let invasions = &content.invasions[below.invasions.len()..];
    heading(INVASIONS, !invasions.is_empty(), out);
    for card in invasions {
        invasion(content, card, out);
    }
    let classes = &content.classes[below.classes.len()..];
    heading(CLASSES, !classes.is_empty(), out);
    for card in classes {
        kept(&card.name, 1, &card.text, &card.homebrew, out);
    }
    let glory = &content.glory[below.glory.len()..];
    if !glory.is_empty() {
        let recovers = content.marine_rules.glory_recovers;
        line(
            out,
            format_args!(
                "\n## Glory kill cards\n\nRecover {recovers} when gained; kept until used: as a *bonus action*, in addition to the main \
                 action, as a *main action* in the place of one, or where they say.\n"
            ),
        );
    }
    for card in glory {
        kept(&card.name, card.copies, &card.text, &card.homebrew, out);
    }
    let squad = &content.squad[below.squad.len()..];
    heading("\n## Squad cards\n\n", !squad.is_empty(), out);
    for card in squad {
        let many =
            if card.marines == 1 { "1 marine".to_owned() } else { format!("{} marines", card.marines) };
        kept(&format!("{} ({many})", card.name), card.copies, &card.text, &card.homebrew, out);
    }
}

const INVASIONS: &str = "\n## Invasion cards\n\nTwo groups for each tier of portal; the invader chooses one.\n\n\
| card | blue | yellow | red |\n|---|---|---|---|\n";

const CLASSES: &str = "\n## Class cards\n\nWhat says so exhausts the card; it is readied when its marine's activation \
begins. A *bonus action* is in addition to the main action; what is used as a *main action* takes the place of one.\n\n";

/// A heading, if something stands below it.
fn heading(text: &str, wanted: bool, out: &mut String) {
    if wanted {
        *out += text;
    }
}

/// The weapon sets from a position on.
fn sets(content: &Content, from: usize, out: &mut String) {
    heading("\n## Action cards\n", content.sets.len() > from, out);
    for (i, set) in content.sets.iter().enumerate().skip(from) {
        let how = match (set.class, set.tokens) {
            (SetClass::Basic, _) => "every marine has it".to_owned(),
            (SetClass::Starting, n) => format!("starting weapon, {}", tokens(n)),
            (SetClass::Special, n) => format!("only found, {}", tokens(n)),
        };
        line(out, format_args!("\n### {} ({how})\n", set.name));
        for card in content.cards.iter().filter(|c| usize::from(c.set.0) == i) {
            action(card, out);
        }
    }
}

const HEAD: &str = "<!-- Generated from engine/doom-2016/data: UPDATE_EXPECT=1 cargo test -p doom-2016 cards -->

# Cards

Every card of the box with its numbers. A range counts the defender's space; a speed is the movement points gained. What is
marked *ours* is not known of the published game, or not printed there.
";

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(text);
    out.push('\n');
}

fn tokens(n: u8) -> String {
    if n == 1 { "1 token".into() } else { format!("{n} tokens") }
}

fn ours(homebrew: &[String]) -> String {
    match homebrew {
        [] => String::new(),
        all => format!(" *Ours: {}.*", all.join(", ")),
    }
}

fn dice(content: &Content, out: &mut String) {
    let faces = |faces: &[u8; 6]| faces.map(|n| n.to_string()).join(" ");
    line(
        out,
        format_args!(
            "\n## Dice\n\nRed: {}. Black: {}.",
            faces(&content.dice.red),
            faces(&content.dice.black)
        ),
    );
}

fn marines(content: &Content, out: &mut String) {
    line(out, format_args!("\n## Marines\n"));
    for marine in &content.marines {
        line(out, format_args!("- **{}**: health {}, hand {}.", marine.name, marine.health, marine.hand));
    }
}

/// An attack without that word: `1 red + 1 black, range 5`.
pub(super) fn dice_and_range(attack: Attack) -> String {
    let mut dice = Vec::new();
    if attack.red > 0 {
        dice.push(format!("{} red", attack.red));
    }
    if attack.black > 0 {
        dice.push(format!("{} black", attack.black));
    }
    format!("{}, range {}", dice.join(" + "), attack.range)
}

fn attack(attack: Attack) -> String {
    format!("attack {}", dice_and_range(attack))
}

/// What a card shows in defence.
pub(super) fn defence(defence: Defence) -> String {
    let mut icons = Vec::new();
    match defence.shields {
        0 => {}
        1 => icons.push("1 shield".to_owned()),
        n => icons.push(format!("{n} shields")),
    }
    if defence.dodge {
        icons.push("dodge".to_owned());
    }
    if defence.special {
        icons.push("special defence".to_owned());
    }
    if icons.is_empty() { "nothing".into() } else { icons.join(", ") }
}

/// What an action card is and says.
fn action_words(card: &ActionCard) -> String {
    let kind = match card.kind {
        CardKind::Main => "main action",
        CardKind::Bonus => "bonus action",
        CardKind::Reaction => "reaction",
    };
    let mut parts = vec![kind.to_owned()];
    if card.speed > 0 {
        parts.push(format!("speed {}", card.speed));
    }
    parts.extend(card.attack.map(attack));
    parts.push(format!("in defence {}", defence(card.defence)));
    format!("{}. {}", parts.join("; "), card.text)
}

fn action(card: &ActionCard, out: &mut String) {
    let (name, copies, ours) = (&card.name, card.copies, ours(&card.homebrew));
    line(out, format_args!("- **{name}** ×{copies}: {}{ours}", action_words(card)));
}

/// What a demon card says.
fn demon_words(card: &Demon) -> String {
    let (columns, rows) = card.base;
    let tough = if card.toughness { "; toughness" } else { "" };
    let flies = if card.flies { "; flies" } else { "" };
    format!(
        "Stagger {}, health {}, speed {}; {}; special defence {}{tough}{flies}; base {columns}×{rows}. {}",
        card.stagger,
        card.health,
        card.speed,
        attack(card.attack),
        defence(card.special),
        card.text
    )
}

fn demon(card: &Demon, out: &mut String) {
    line(out, format_args!("\n### {} (×{})\n", card.name, card.figures));
    line(out, format_args!("{}{}", demon_words(card), ours(&card.homebrew)));
}

/// What an event says.
fn event_words(card: &EventCard) -> String {
    format!("{} In defence {}.", card.text, defence(card.defence))
}

fn event(card: &EventCard, out: &mut String) {
    let (name, copies, ours) = (&card.name, card.copies, ours(&card.homebrew));
    line(out, format_args!("- **{name}** ×{copies}: {}{ours}", event_words(card)));
}

/// An action card in a line.
pub(super) fn action_card(card: &ActionCard) -> String {
    format!("{}: {}", card.name, action_words(card))
}

/// A demon card in a line.
pub(super) fn demon_card(card: &Demon) -> String {
    format!("{}: {}", card.name, demon_words(card))
}

/// An event in a line.
pub(super) fn event_card(card: &EventCard) -> String {
    format!("{}: {}", card.name, event_words(card))
}

/// A weapon set with its cards, in a line.
pub(super) fn weapon_set(content: &Content, set: SetId) -> String {
    let card = |(card, copies): (CardId, u8)| {
        let card = &content.cards[usize::from(card.0)];
        format!("{} ×{copies} ({})", card.name, action_words(card))
    };
    listed(&content.sets[usize::from(set.0)].name, content.cards_of(set).map(card))
}

/// An event set with its cards, in a line.
pub(super) fn event_set(content: &Content, set: u8) -> String {
    let card = |(event, copies): (EventId, u8)| {
        let event = &content.events[usize::from(event.0)];
        format!("{} ×{copies} ({})", event.name, event_words(event))
    };
    listed(&content.event_sets[usize::from(set)].name, content.events_of(set).map(card))
}

/// An invasion card with its groups, in a line.
pub(super) fn invasion_card(content: &Content, card: &Invasion) -> String {
    let tiers = [("blue", &card.blue), ("yellow", &card.yellow), ("red", &card.red)];
    let tier = |(tier, groups): (&str, &[Group; 2])| {
        let [one, other] = [&groups[0], &groups[1]].map(|it| group(content, it));
        format!("{tier} {one} or {other}")
    };
    listed(&card.name, tiers.into_iter().map(tier))
}

fn listed(name: &str, items: impl Iterator<Item = String>) -> String {
    format!("{name}: {}", items.collect::<Vec<_>>().join("; "))
}

fn kept(name: &str, copies: u8, text: &str, homebrew: &[String], out: &mut String) {
    line(out, format_args!("- **{name}** ×{copies}: {text}{}", ours(homebrew)));
}

/// Who comes with a group.
pub(super) fn group(content: &Content, group: &Group) -> String {
    let name = |id: &str| content.demon(id).map_or(id, |d| &content.demons[usize::from(d.0)].name).to_owned();
    let figures = group.figures.iter().map(|some| format!("{} {}", some.count, name(&some.demon)));
    let argent = if group.argent > 0 { format!(" (+{} argent)", group.argent) } else { String::new() };
    format!("{}{argent}", figures.collect::<Vec<_>>().join(", "))
}

fn invasion(content: &Content, card: &Invasion, out: &mut String) {
    let group = |it: &Group| group(content, it);
    let tier = |groups: &[Group; 2]| groups.iter().map(group).collect::<Vec<_>>().join(" / ");
    let (name, ours) = (&card.name, ours(&card.homebrew));
    let row = [&card.blue, &card.yellow, &card.red].map(tier).join(" | ");
    line(out, format_args!("| **{name}**{ours} | {row} |"));
}
