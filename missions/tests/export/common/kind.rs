//! A thing as formats write it down, a word and facts by name, turned back into what the mission has.
//! Where the format keeps them is its reader's business.

use doom_2016::own::Tier;
use missions::ThingKind;
use missions::thing::{Door, Figure, Label, Portal, Spot, Start, Teleporter, Token, TokenKind};

/// The thing that a word and facts tell of.
pub(crate) fn kind_of(
    word: &str,
    spot: Spot,
    fact: &dyn Fn(&str) -> Option<String>,
) -> Result<ThingKind, String> {
    let told = |name: &str| fact(name).ok_or_else(|| format!("a {word} without its {name}"));
    let sure = |name: &str| told(name)?.parse::<bool>().map_err(|error| format!("{name}: {error}"));
    let at = spot.cell();
    let token = |kind| Ok(ThingKind::Token(Token { at, kind }));
    match (word, spot) {
        ("door", Spot::Edge(at)) if sure("closed")? => Ok(ThingKind::Door(Door { at })),
        ("door", _) => Err("a door that is open or stands on no border".into()),
        ("portal", _) => {
            let tiers = [("blue", Tier::Blue), ("yellow", Tier::Yellow), ("red", Tier::Red)];
            let tier = told("tier")?;
            let (_, tier) = tiers.into_iter().find(|(word, _)| *word == tier).ok_or("no tier")?;
            Ok(ThingKind::Portal(Portal { at, tier, face_up: sure("face_up")? }))
        }
        ("teleporter", _) => Ok(ThingKind::Teleporter(Teleporter { at, active: sure("active")? })),
        ("objective", _) => token(TokenKind::Objective),
        ("health-pack", _) => token(TokenKind::HealthPack),
        ("weapon", _) => token(TokenKind::Weapon(told("kind")?)),
        ("marker", _) => token(TokenKind::Marker(told("kind")?)),
        ("start", _) => Ok(ThingKind::Start(Start { at })),
        ("figure", _) => Ok(ThingKind::Figure(Figure { at, kind: told("kind")?, turned: sure("turned")? })),
        ("label", _) => Ok(ThingKind::Label(Label { at, text: told("text")? })),
        _ => Err(format!("nobody knows what a {word:?} is")),
    }
}
