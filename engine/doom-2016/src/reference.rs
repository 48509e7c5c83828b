//! The reference of all cards of a box as a document, from the data: what players and designers look things up in.

use super::content::{
    ActionCard, Attack, CardId, CardKind, Content, Defence, Demon, EventCard, EventId, Group, Invasion,
    SetClass, SetId,
};
use super::words::text;
use std::fmt::Write;
use words::{Argument, Text};

/// Every card of a box, as Markdown.
#[must_use]
pub fn cards(content: &Content) -> String {
    let mut out = String::from(GENERATED);
    line(&mut out, format_args!("# {}\n\n{}", text("reference-cards"), text("reference-head")));
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
    if content.demons.len() > below.demons.len() {
        heading(&text("reference-demons"), out);
    }
    for card in content.demons.iter().skip(below.demons.len()) {
        demon(card, out);
    }
    if content.event_sets.len() > below.event_sets.len() {
        heading(&text("reference-events"), out);
    }
    for (i, set) in content.event_sets.iter().enumerate().skip(below.event_sets.len()) {
        line(out, format_args!("\n### {}\n", set.name));
        for card in content.events.iter().filter(|c| usize::from(c.set) == i) {
            event(card, out);
        }
    }
    let invasions = &content.invasions[below.invasions.len()..];
    if !invasions.is_empty() {
        heading(&text("reference-invasions"), out);
        line(out, format_args!("\n{}\n", text("reference-invasions-about")));
        line(out, format_args!("{}\n|---|---|---|---|", text("reference-invasions-row")));
    }
    for card in invasions {
        invasion(content, card, out);
    }
    let classes = &content.classes[below.classes.len()..];
    if !classes.is_empty() {
        heading(&text("reference-classes"), out);
        line(out, format_args!("\n{}\n", text("reference-classes-about")));
    }
    for card in classes {
        kept(&card.name, 1, &card.text, &card.homebrew, out);
    }
    let glory = &content.glory[below.glory.len()..];
    if !glory.is_empty() {
        let about = text("reference-glory-about").with("recovers", content.marine_rules.glory_recovers);
        heading(&text("reference-glory"), out);
        line(out, format_args!("\n{about}\n"));
    }
    for card in glory {
        kept(&card.name, card.copies, &card.text, &card.homebrew, out);
    }
    let squad = &content.squad[below.squad.len()..];
    if !squad.is_empty() {
        heading(&text("reference-squad"), out);
        line(out, format_args!(""));
    }
    for card in squad {
        let name =
            text("reference-squad-card").with("name", card.name.as_str()).with("marines", card.marines);
        kept(&name.to_string(), card.copies, &card.text, &card.homebrew, out);
    }
}

fn heading(title: &Text, out: &mut String) {
    line(out, format_args!("\n## {title}"));
}

/// The weapon sets from a position on.
fn sets(content: &Content, from: usize, out: &mut String) {
    if content.sets.len() > from {
        heading(&text("reference-actions"), out);
    }
    for (i, set) in content.sets.iter().enumerate().skip(from) {
        let how = match set.class {
            SetClass::Basic => text("reference-basic"),
            SetClass::Starting => text("reference-starting").with("tokens", set.tokens),
            SetClass::Special => text("reference-found").with("tokens", set.tokens),
        };
        line(out, format_args!("\n### {} ({how})\n", set.name));
        for card in content.cards.iter().filter(|c| usize::from(c.set.0) == i) {
            action(card, out);
        }
    }
}

const GENERATED: &str =
    "<!-- Generated from engine/doom-2016/data: UPDATE_EXPECT=1 cargo test -p doom-2016 cards -->\n\n";

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = out.write_fmt(text);
    out.push('\n');
}

fn ours(homebrew: &[String]) -> String {
    match homebrew {
        [] => String::new(),
        all => format!(" *{}*", text("reference-ours").with("what", all.join(", "))),
    }
}

fn dice(content: &Content, out: &mut String) {
    let faces = |faces: &[u8; 6]| faces.map(|n| n.to_string()).join(" ");
    let (red, black) = (faces(&content.dice.red), faces(&content.dice.black));
    heading(&text("reference-dice"), out);
    line(out, format_args!("\n{}", text("reference-faces").with("red", red).with("black", black)));
}

fn marines(content: &Content, out: &mut String) {
    heading(&text("reference-marines"), out);
    line(out, format_args!(""));
    for marine in &content.marines {
        let numbers = text("reference-marine").with("health", marine.health).with("hand", marine.hand);
        line(out, format_args!("- **{}**: {numbers}", marine.name));
    }
}

/// An attack without that word: `1 red + 1 black, range 5`.
pub(super) fn dice_and_range(attack: Attack) -> Text {
    let said = match (attack.red, attack.black) {
        (red, 0) => text("reference-red").with("red", red),
        (0, black) => text("reference-black").with("black", black),
        (red, black) => text("reference-both").with("red", red).with("black", black),
    };
    said.with("range", attack.range)
}

fn attack(attack: Attack) -> Text {
    text("reference-attack").with("attack", dice_and_range(attack))
}

/// What a card shows in defence.
pub(super) fn defence(defence: Defence) -> Text {
    let mut icons = Vec::new();
    if defence.shields > 0 {
        icons.push(text("reference-shields").with("count", defence.shields));
    }
    if defence.dodge {
        icons.push(text("reference-dodge"));
    }
    if defence.special {
        icons.push(text("reference-special"));
    }
    joined("reference-list", icons).unwrap_or_else(|| text("reference-nothing"))
}

/// Several as one: `1 shield, dodge`.
fn joined(id: &'static str, parts: impl IntoIterator<Item = Text>) -> Option<Text> {
    parts.into_iter().reduce(|before, it| text(id).with("before", before).with("after", it))
}

/// What an action card is and says.
pub(super) fn action_words(card: &ActionCard) -> Text {
    let mut parts = vec![match card.kind {
        CardKind::Main => text("reference-main"),
        CardKind::Bonus => text("reference-bonus"),
        CardKind::Reaction => text("reference-reaction"),
    }];
    if card.speed > 0 {
        parts.push(text("reference-speed").with("speed", card.speed));
    }
    parts.extend(card.attack.map(attack));
    parts.push(text("reference-in-defence").with("defence", defence(card.defence)));
    let said = text("reference-action").with("text", card.text.as_str());
    said.with("parts", listed(parts))
}

fn action(card: &ActionCard, out: &mut String) {
    let (name, copies, ours) = (&card.name, card.copies, ours(&card.homebrew));
    line(out, format_args!("- **{name}** ×{copies}: {}{ours}", action_words(card)));
}

/// What a demon card says.
pub(super) fn demon_words(card: &Demon) -> Text {
    let (columns, rows) = card.base;
    let yes = |it: bool| if it { "yes" } else { "no" };
    text("reference-demon")
        .with("stagger", card.stagger)
        .with("health", card.health)
        .with("speed", card.speed)
        .with("attack", attack(card.attack))
        .with("special", defence(card.special))
        .with("tough", yes(card.toughness))
        .with("flies", yes(card.flies))
        .with("columns", columns)
        .with("rows", rows)
        .with("text", card.text.as_str())
}

fn demon(card: &Demon, out: &mut String) {
    line(out, format_args!("\n### {} (×{})\n", card.name, card.figures));
    line(out, format_args!("{}{}", demon_words(card), ours(&card.homebrew)));
}

/// What an event says.
pub(super) fn event_words(card: &EventCard) -> Text {
    text("reference-event").with("text", card.text.as_str()).with("defence", defence(card.defence))
}

fn event(card: &EventCard, out: &mut String) {
    let (name, copies, ours) = (&card.name, card.copies, ours(&card.homebrew));
    line(out, format_args!("- **{name}** ×{copies}: {}{ours}", event_words(card)));
}

/// A card in a line.
pub(super) fn named(name: &str, words: impl Into<Argument>) -> Text {
    text("reference-named").with("name", name).with("words", words)
}

/// An action card in a line.
pub(super) fn action_card(card: &ActionCard) -> Text {
    named(&card.name, action_words(card))
}

/// A demon card in a line.
pub(super) fn demon_card(card: &Demon) -> Text {
    named(&card.name, demon_words(card))
}

/// An event in a line.
pub(super) fn event_card(card: &EventCard) -> Text {
    named(&card.name, event_words(card))
}

/// A weapon set with its cards, in a line.
pub(super) fn weapon_set(content: &Content, set: SetId) -> Text {
    let card = |(card, copies): (CardId, u8)| {
        let card = &content.cards[usize::from(card.0)];
        copied(&card.name, copies, action_words(card))
    };
    named(&content.sets[usize::from(set.0)].name, listed(content.cards_of(set).map(card)))
}

/// An event set with its cards, in a line.
pub(super) fn event_set(content: &Content, set: u8) -> Text {
    let card = |(event, copies): (EventId, u8)| {
        let event = &content.events[usize::from(event.0)];
        copied(&event.name, copies, event_words(event))
    };
    named(&content.event_sets[usize::from(set)].name, listed(content.events_of(set).map(card)))
}

fn copied(name: &str, copies: u8, words: Text) -> Text {
    text("reference-copies").with("name", name).with("copies", copies).with("words", words)
}

/// An invasion card with its groups, in a line.
pub(super) fn invasion_card(content: &Content, card: &Invasion) -> Text {
    named(&card.name, invasion_words(content, card))
}

/// The groups of an invasion card.
pub(super) fn invasion_words(content: &Content, card: &Invasion) -> Text {
    let tiers = [("blue", &card.blue), ("yellow", &card.yellow), ("red", &card.red)];
    let tier = |(tier, groups): (&str, &[Group; 2])| {
        let [one, other] = groups.each_ref().map(|it| group(content, it));
        text("reference-tier").with("tier", tier).with("one", one).with("other", other)
    };
    listed(tiers.into_iter().map(tier))
}

fn listed(items: impl IntoIterator<Item = Text>) -> Text {
    joined("reference-then", items).unwrap_or_else(|| Text::verbatim(""))
}

fn kept(name: &str, copies: u8, text: &str, homebrew: &[String], out: &mut String) {
    line(out, format_args!("- **{name}** ×{copies}: {text}{}", ours(homebrew)));
}

/// Who comes with a group.
pub(super) fn group(content: &Content, group: &Group) -> Text {
    let name = |id: &str| content.demon(id).map_or(id, |d| &content.demons[usize::from(d.0)].name).to_owned();
    let figures = group
        .figures
        .iter()
        .map(|some| text("reference-figures").with("count", some.count).with("name", name(&some.demon)));
    let figures = joined("reference-list", figures).unwrap_or_else(|| Text::verbatim(""));
    if group.argent == 0 {
        return figures;
    }
    text("reference-group-argent").with("figures", figures).with("argent", group.argent)
}

fn invasion(content: &Content, card: &Invasion, out: &mut String) {
    let group = |it: &Group| group(content, it).to_string();
    let tier = |groups: &[Group; 2]| groups.iter().map(group).collect::<Vec<_>>().join(" / ");
    let (name, ours) = (&card.name, ours(&card.homebrew));
    let row = [&card.blue, &card.yellow, &card.red].map(tier).join(" | ");
    line(out, format_args!("| **{name}**{ours} | {row} |"));
}
