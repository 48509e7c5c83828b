//! S010 to S014: things the mission puts on the map, or offers, that no game used.

use super::texts::{games, text};
use super::{ENOUGH, Used, calls, marines};
use engine::world::{PieceClass, PieceId, TokenId};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::thing::ThingKind;
use missions_play::report::Report;
use rule_system::piece::{Brings, Idle, PieceKind, Role};
use tiles::DoorId;
use words::{Argument, Text};

pub(super) const DOOR: Page =
    Page { code: Code("S010"), severity: Severity::Warning, words: &crate::pages::WORDS };

const TOKEN: Page = Page { code: Code("S011"), severity: Severity::Note, words: &crate::pages::WORDS };

const OFFER: Page = Page { code: Code("S014"), severity: Severity::Warning, words: &crate::pages::WORDS };

/// Those of the rule systems' pieces, too.
pub(super) fn pages() -> impl Iterator<Item = Page> {
    let kinds = systems::all().flat_map(<dyn rule_system::RuleSystem>::pieces);
    [DOOR, TOKEN, OFFER].into_iter().chain(kinds.filter_map(|kind| Some(kind.idle?.page)))
}

/// In all games together. `reports` are those of greedy bots, by number of marines.
pub(super) fn find(used: &Used<'_>, reports: &[Report]) -> Vec<Diagnostic> {
    if used.games < ENOUGH {
        return Vec::new();
    }
    let mut found = Vec::new();
    let uses = used.uses;
    let of = |class: PieceClass| uses.pieces.get(usize::from(class.0)).map_or(&[][..], Vec::as_slice);
    let mut look = |page: &Page,
                    counts: &[u32],
                    thing: &dyn Fn(u8) -> engine::Thing,
                    say: &dyn Fn(Left) -> [Text; 2]| {
        let idle = counts.iter().enumerate().filter(|(_, games)| **games == 0);
        let places: Vec<Place> = idle.map(|(number, _)| used.place(thing(number as u8))).collect();
        let is_muted = used.mission.mutes().keys().any(|mute| mute.code == page.code.0);
        // Where at least half of them have the same fault, it is one.
        let (idle, all) = (places.len(), counts.len());
        let said = |left: Left| {
            let [message, help] = say(left);
            [message.with("idle", idle).with("all", all).with("games", games(used.games)), help]
        };
        let problem =
            |[message, help]: [Text; 2]| Diagnostic::new(page.code, page.severity, message).help(help);
        if idle > 1 && 2 * idle >= all && !is_muted {
            let left = if idle == all { Left::All } else { Left::Many };
            found.push(problem(said(left)).at_all(places));
            return;
        }
        for place in places {
            let [message, help] = said(if is_item(used, &place) { Left::Item } else { Left::One });
            let message = message.with("thing", thing_name(used.mission, &place));
            found.push(problem([message, help]).at(place));
        }
    };
    look(&DOOR, &uses.doors, &|n| engine::Thing::Door(DoorId(n)), &of_doors);
    look(&TOKEN, &uses.tokens, &|n| engine::Thing::Token(TokenId(n)), &of_tokens);
    for kind in used.mission.system().own_pieces() {
        let (Some(class), Some(idle)) = (kind.role.class(), kind.idle) else { continue };
        let thing = |number: u8| engine::Thing::Piece(PieceId { class, number });
        look(&idle.page, of(class), &thing, &|left| of_pieces(used.mission, kind, idle, left));
    }
    for kind in used.mission.system().own_pieces().iter().filter(|kind| kind.brings == Brings::Foes) {
        found.extend(with_none(used, reports, kind));
    }
    for (tag, offer) in uses.offers.iter().filter(|(_, offer)| offer.offered > 0 && offer.taken == 0) {
        let message = text("s014-message").with("label", offer.label.as_str());
        let message = message.with("games", games(used.games));
        found.push(
            Diagnostic::new(OFFER.code, OFFER.severity, message)
                .at(used.offered(tag))
                .help(text("s014-help")),
        );
    }
    found
}

/// What is left unused, for the choice of a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Left {
    /// Everything of a kind.
    All,
    /// Half of it or more.
    Many,
    /// One thing.
    One,
    /// One thing that a marine takes.
    Item,
}

/// What is said of doors, and what helps.
fn of_doors(left: Left) -> [Text; 2] {
    let ids = match left {
        Left::All => ["s010-all", "s010-many-help"],
        Left::Many => ["s010-many", "s010-many-help"],
        Left::One | Left::Item => ["s010-one", "s010-help"],
    };
    ids.map(text)
}

/// The same of tokens.
fn of_tokens(left: Left) -> [Text; 2] {
    let ids = match left {
        Left::All => ["s011-all", "s011-many-help"],
        Left::Many => ["s011-many", "s011-many-help"],
        Left::One => ["s011-one", "s011-help"],
        Left::Item => ["s011-item", "s011-help"],
    };
    ids.map(text)
}

/// The same of pieces of a rule system, which has words for one of them.
fn of_pieces(mission: &Mission, kind: &PieceKind, idle: Idle, left: Left) -> [Text; 2] {
    let message = match left {
        Left::All => text("idle-all").with("ever", idle.ever),
        Left::Many => text("idle-many").with("never", idle.never.text().with("count", 2)),
        Left::One | Left::Item => text("idle-one").with("never", never(idle)),
    };
    [message.with("nouns", kind.many), help(mission, idle, matches!(left, Left::All | Left::Many))]
}

/// What one of them never did.
fn never(idle: Idle) -> Text {
    idle.never.text().with("count", 1)
}

/// What the author can do about a piece that is never used, or about several.
pub(super) fn help(mission: &Mission, idle: Idle, is_many: bool) -> Text {
    let count = if is_many { 2 } else { 1 };
    let usual = || idle.help.text().with("count", count);
    let Some(function) = idle.used_by else { return usual() };
    let lines: Vec<String> = calls::of(mission, function)
        .iter()
        .filter_map(|call| {
            let Place::Script { line, .. } = call.place else { return None };
            Some(format!("{}:{line}", call.script.as_str()))
        })
        .collect();
    if lines.is_empty() {
        return usual();
    }
    let said = text("idle-source-help").with("function", function).with("lines", lines.join(", "));
    said.with("many", count)
}

/// Numbers of marines with which no piece of a kind was used, though it was with others.
fn with_none(used: &Used<'_>, reports: &[Report], kind: &PieceKind) -> Option<Diagnostic> {
    let (class, idle @ Idle { page, .. }) = (kind.role.class()?, kind.idle?);
    let counts =
        |report: &Report| report.uses.pieces.get(usize::from(class.0)).map_or(0, |it| it.iter().sum());
    let (without, others): (Vec<&Report>, Vec<&Report>) =
        reports.iter().filter(|report| report.wins.games() >= ENOUGH).partition(|report| counts(report) == 0);
    if without.is_empty() || others.is_empty() {
        return None;
    }
    let numbers: Vec<u8> = without.iter().map(|report| report.marines).collect();
    let played = games(without.iter().map(|report| report.wins.games()).sum());
    let all = used.uses.pieces.get(usize::from(class.0)).map_or(0, Vec::len) as u8;
    let message = match all {
        1 => text("idle-with-one").with("noun", kind.noun).with("never", never(idle)),
        all => text("idle-with-all").with("all", all).with("nouns", kind.many).with("ever", idle.ever),
    };
    let message = message.with("marines", marines(&numbers, Argument::Any)).with("games", played);
    let place = |number: u8| used.place(engine::Thing::Piece(PieceId { class, number }));
    let help = help(used.mission, idle, true);
    Some(Diagnostic::new(page.code, page.severity, message).at_all((0..all).map(place)).help(help))
}

/// Is it a token that a marine takes?
pub(super) fn is_item(used: &Used<'_>, place: &Place) -> bool {
    let thing = place.id().and_then(|id| used.mission.things().get(&id));
    thing.is_some_and(|thing| match &thing.kind {
        ThingKind::Piece(piece) => {
            let kind = used.mission.system().piece(&piece.kind);
            kind.is_some_and(|kind| matches!(kind.role, Role::Item(_)))
        }
        ThingKind::Door(_) | ThingKind::Start(_) | ThingKind::Figure(_) | ThingKind::Label(_) => false,
    })
}

/// For people: `the door blue_door`, `the health pack at 3,4`.
pub(crate) fn thing_name(mission: &Mission, place: &Place) -> Text {
    let thing = place.id().and_then(|id| mission.things().get(&id));
    thing.map_or_else(|| text("something"), |thing| thing.called(mission.system()).into())
}
