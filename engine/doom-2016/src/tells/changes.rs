//! The events of this game as kinds with parts, for programs that follow one. Every seat gets them, so they say no more than the
//! sentences of `story`: what a seat alone may know is in `seen`.

use crate::content::Content;
use crate::own::{OwnEvent, PORTAL, TELEPORTER};
use crate::row::row;
use engine::Table;
use engine::name::Sym;
use engine::world::FigureId;
use rule_system::table_game::{Part, What};
use rule_system::tells::{
    ChangeKind, Changed,
    PartKind::{self, Answer, Number, Word},
};
use tiles::SpaceId;
use words::Phrase;

/// An event that leaves the table as it is.
const fn event(id: &'static str, about: Phrase, parts: &'static [PartKind]) -> ChangeKind {
    ChangeKind { id, about, parts, what: None }
}

/// An event that changes the table.
const fn table(id: &'static str, about: Phrase, parts: &'static [PartKind], what: Changed) -> ChangeKind {
    ChangeKind { id, about, parts, what: Some(what) }
}

/// Every kind, in the order of the events.
pub(crate) static ALL: &[ChangeKind] = &[
    table("portal-flipped", row("change-portal-flipped"), &[Number("portal")], Changed::Turned(PORTAL, true)),
    table("portal-removed", row("change-portal-removed"), &[Number("portal")], Changed::Gone(PORTAL)),
    event("summoned", row("change-summoned"), &[Number("portal")]),
    table(
        "teleporter-activated",
        row("change-teleporter-activated"),
        &[Number("teleporter")],
        Changed::Turned(TELEPORTER, true),
    ),
    event("glory-killed", row("change-glory-killed"), &[Number("figure"), Number("by")]),
    event("portal-chosen", row("change-portal-chosen"), &[Word("tag"), Number("portal")]),
    event("sprinted", row("change-sprinted"), &[Number("figure")]),
    event("glory-drawn", row("change-glory-drawn"), &[Number("figure"), Word("card")]),
    event("class-used", row("change-class-used"), &[Number("figure"), Word("card")]),
    event("squad-card-passed", row("change-squad-card-passed"), &[Number("figure"), Word("card")]),
    event("grenade-thrown", row("change-grenade-thrown"), &[Number("figure"), Number("space")]),
    event("grenade-exploded", row("change-grenade-exploded"), &[Number("space")]),
    event("hand-full", row("change-hand-full"), &[Number("figure")]),
    event("event-played", row("change-event-played"), &[Word("card")]),
    event("events-drawn", row("change-events-drawn"), &[Number("count")]),
    table("threat-changed", row("change-threat-changed"), &[Number("count")], Changed::Counted("threat")),
    event("argent-gained", row("change-argent-gained"), &[Number("amount")]),
    event("argent-lost", row("change-argent-lost"), &[Number("amount")]),
    event("argent-spent", row("change-argent-spent"), &[Number("amount")]),
    event("demons-activated", row("change-demons-activated"), &[Word("demon")]),
    event("initiative-revealed", row("change-initiative-revealed"), &[Number("figure")]),
    event("brought", row("change-brought"), &[Number("figure"), Word("card")]),
    event("prepared", row("change-prepared"), &[Answer("invasion")]),
    table("frags-changed", row("change-frags-changed"), &[Number("count")], Changed::Counted("frags")),
];

/// An event as one of these kinds.
pub(super) fn of(event: &OwnEvent, table: &Table, content: &Content) -> What {
    let what = |kind, parts| What { kind, parts };
    let number = |number: u8| Part::Number(number.into());
    let figure = |figure: FigureId| Part::Number(figure.0.into());
    let space = |space: SpaceId| Part::Number(space.0);
    let word = |word: Sym| Part::Word(table.symbols.word(word).to_owned());
    let named = |id: Option<&str>| id.map_or(Part::Nothing, |id| Part::Word(id.to_owned()));
    match event {
        OwnEvent::PortalFlipped { portal } => what("portal-flipped", vec![number(portal.0)]),
        OwnEvent::PortalRemoved { portal } => what("portal-removed", vec![number(portal.0)]),
        // Which group it is stays the invader's secret (ruling 15).
        OwnEvent::Summoned { portal, group: _ } => what("summoned", vec![number(portal.0)]),
        OwnEvent::TeleporterActivated { teleporter } => {
            what("teleporter-activated", vec![number(teleporter.0)])
        }
        OwnEvent::GloryKilled { figure: fallen, by } => {
            what("glory-killed", vec![figure(*fallen), figure(*by)])
        }
        OwnEvent::PortalChosen { tag, portal } => {
            let portal = portal.map_or(Part::Nothing, |portal| number(portal.0));
            what("portal-chosen", vec![word(*tag), portal])
        }
        OwnEvent::Sprinted { figure: by } => what("sprinted", vec![figure(*by)]),
        OwnEvent::GloryDrawn { figure: by, card: name } => {
            what("glory-drawn", vec![figure(*by), named(glory(name, content))])
        }
        OwnEvent::ClassUsed { figure: by, card: name } => {
            what("class-used", vec![figure(*by), named(class(name, content))])
        }
        OwnEvent::SquadCardPassed { figure: by, card: name } => {
            let card = content.squad.iter().find(|it| *it.name == **name).map(|it| it.id.as_str());
            what("squad-card-passed", vec![figure(*by), named(card)])
        }
        OwnEvent::GrenadeThrown { by, at } => what("grenade-thrown", vec![figure(*by), space(*at)]),
        OwnEvent::GrenadeExploded { at } => what("grenade-exploded", vec![space(*at)]),
        OwnEvent::HandFull { figure: by } => what("hand-full", vec![figure(*by)]),
        OwnEvent::EventPlayed { card: name } => what("event-played", vec![named(played(name, content))]),
        OwnEvent::EventsDrawn { count } => what("events-drawn", vec![number(*count)]),
        OwnEvent::ThreatChanged { count } => what("threat-changed", vec![number(*count)]),
        OwnEvent::ArgentGained { amount } => what("argent-gained", vec![number(*amount)]),
        OwnEvent::ArgentLost { amount } => what("argent-lost", vec![number(*amount)]),
        OwnEvent::ArgentSpent { amount } => what("argent-spent", vec![number(*amount)]),
        OwnEvent::DemonsActivated { kind } => {
            what("demons-activated", vec![Part::Word(table.kind(*kind).id.clone())])
        }
        OwnEvent::InitiativeRevealed { marine } => {
            what("initiative-revealed", vec![marine.map_or(Part::Nothing, figure)])
        }
        OwnEvent::Brought { figure: by, card: name } => {
            let set = content.sets.iter().find(|it| *it.name == **name).map(|it| it.id.as_str());
            what("brought", vec![figure(*by), named(set.or_else(|| class(name, content)))])
        }
        OwnEvent::Prepared { invasion } => what("prepared", vec![Part::Answer(*invasion)]),
    }
}

/// The stable name of the card with this name on it that is played or revealed.
pub(super) fn card<'a>(name: &str, content: &'a Content) -> Option<&'a str> {
    let action = content.cards.iter().find(|it| it.name == name).map(|it| it.id.as_str());
    let action = action.or_else(|| played(name, content));
    action.or_else(|| glory(name, content)).or_else(|| class(name, content))
}

fn played<'a>(name: &str, content: &'a Content) -> Option<&'a str> {
    content.events.iter().find(|it| it.name == name).map(|it| it.id.as_str())
}

fn glory<'a>(name: &str, content: &'a Content) -> Option<&'a str> {
    content.glory.iter().find(|it| it.name == name).map(|it| it.id.as_str())
}

fn class<'a>(name: &str, content: &'a Content) -> Option<&'a str> {
    content.classes.iter().find(|it| it.name == name).map(|it| it.id.as_str())
}
