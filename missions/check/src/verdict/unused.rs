//! S010 to S014: things the mission puts on the map, or offers, that no game used.

use super::{ENOUGH, Used, calls, marines};
use engine::world::{PieceClass, PieceId, TokenId};
use missions_document::diagnostic::{Code, Diagnostic, Place, Severity};
use missions_document::mission::Mission;
use missions_document::page::Page;
use missions_document::thing::ThingKind;
use missions_play::report::{self, Report};
use rule_system::piece::{Brings, Idle, PieceKind, Role};
use tiles::DoorId;

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
    let games = report::games(used.games);
    let mut look = |page: &Page,
                    counts: &[u32],
                    thing: &dyn Fn(u8) -> engine::Thing,
                    many: &str,
                    never: &str,
                    help: &str| {
        let idle = counts.iter().enumerate().filter(|(_, games)| **games == 0);
        let places: Vec<Place> = idle.map(|(number, _)| used.place(thing(number as u8))).collect();
        let problem = |message: String| Diagnostic::new(page.code, page.severity, message).help(help);
        let is_muted = used.mission.mutes().keys().any(|mute| mute.code == page.code.0);
        // Where at least half of them have the same fault, it is one.
        let (idle, all) = (places.len(), counts.len());
        if idle > 1 && 2 * idle >= all && !is_muted {
            let message = if idle == all {
                format!("none of the {all} {many} {} in {games}", never.replacen("never", "ever", 1))
            } else {
                format!("{idle} of the {all} {many} {} in {games}", never.replacen("was ", "were ", 1))
            };
            let help = help.replace("let it", "let them").replace("put it", "put them");
            let help = help.replace("from it", "from them").replace("take it", "take them");
            found.push(problem(message).help(help).at_all(places));
            return;
        }
        for place in places {
            let never =
                if is_item(used, &place) { never.replacen("used", "taken", 1) } else { never.to_owned() };
            let message = format!("{} {never} in {games}", name(used, &place));
            found.push(problem(message).at(place));
        }
    };
    look(
        &DOOR,
        &uses.doors,
        &|n| engine::Thing::Door(DoorId(n)),
        "doors",
        "was never opened",
        "put something behind it that the marines want, or take it away",
    );
    look(
        &TOKEN,
        &uses.tokens,
        &|n| engine::Thing::Token(TokenId(n)),
        "tokens",
        "was never used",
        "put it nearer to where marines walk, if it matters",
    );
    for kind in used.mission.system().own_pieces() {
        let (Some(class), Some(idle)) = (kind.role.class(), kind.idle) else { continue };
        let thing = |number: u8| engine::Thing::Piece(PieceId { class, number });
        look(&idle.page, of(class), &thing, kind.many, idle.never, &help(used.mission, idle));
    }
    for kind in used.mission.system().own_pieces().iter().filter(|kind| kind.brings == Brings::Foes) {
        found.extend(with_none(used, reports, kind));
    }
    for (tag, offer) in uses.offers.iter().filter(|(_, offer)| offer.offered > 0 && offer.taken == 0) {
        let message = format!("no marine ever took the offer \"{}\" in {games}", offer.label);
        found.push(
            Diagnostic::new(OFFER.code, OFFER.severity, message)
                .at(used.offered(tag))
                .help("see whether a marine can get near enough and pay for it"),
        );
    }
    found
}

/// What the author can do about a piece that is never used.
pub(super) fn help(mission: &Mission, idle: Idle) -> String {
    let Some(function) = idle.used_by else { return idle.help.to_owned() };
    let lines: Vec<String> = calls::of(mission, function)
        .iter()
        .filter_map(|call| {
            let Place::Script { line, .. } = call.place else { return None };
            Some(format!("{}:{line}", call.script.as_str()))
        })
        .collect();
    if lines.is_empty() {
        return idle.help.to_owned();
    }
    format!(
        "see why `{function}` ({}) brings nothing from it, or hardly anything, or take it away",
        lines.join(", ")
    )
}

/// Numbers of marines with which no piece of a kind was used, though it was with others.
fn with_none(used: &Used<'_>, reports: &[Report], kind: &PieceKind) -> Option<Diagnostic> {
    let (class, idle @ Idle { page, never, .. }) = (kind.role.class()?, kind.idle?);
    let counts =
        |report: &Report| report.uses.pieces.get(usize::from(class.0)).map_or(0, |it| it.iter().sum());
    let (without, others): (Vec<&Report>, Vec<&Report>) =
        reports.iter().filter(|report| report.wins.games() >= ENOUGH).partition(|report| counts(report) == 0);
    if without.is_empty() || others.is_empty() {
        return None;
    }
    let numbers: Vec<u8> = without.iter().map(|report| report.marines).collect();
    let played = report::games(without.iter().map(|report| report.wins.games()).sum());
    let all = used.uses.pieces.get(usize::from(class.0)).map_or(0, Vec::len) as u8;
    let whole = match all {
        1 => format!("the {} {never}", kind.noun),
        _ => format!("none of the {all} {} {}", kind.many, never.replacen("never", "ever", 1)),
    };
    let message = format!("with {}, {whole} in {played}", marines(&numbers, "or"));
    let place = |number: u8| used.place(engine::Thing::Piece(PieceId { class, number }));
    let help = help(used.mission, idle).replace("from it", "from them").replace("take it", "take them");
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
pub(super) fn name(used: &Used<'_>, place: &Place) -> String {
    thing_name(used.mission, place)
}

/// The same of something in a mission.
pub(crate) fn thing_name(mission: &Mission, place: &Place) -> String {
    let thing = place.id().and_then(|id| mission.things().get(&id));
    let Some(thing) = thing else { return "something".to_owned() };
    thing.called(mission.system())
}
