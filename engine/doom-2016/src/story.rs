//! Events as sentences a player can read: `Bravo attacks the Imp at 12,4`. Replays, logs and tests print them. It
//! follows the figures by the events, because a figure that fell is no longer in the state by then; it changes nothing.

use super::Doom2016;
use super::state::State;
use crate::own::{OwnEvent, colour_word};
use engine::event::Event;
use engine::game::Side;
use engine::table::KindId;
use engine::world::{FigureId, MAX_FIGURES, Thing, TokenId, TokenKind};
use std::collections::BTreeMap;
use tiles::{DoorId, SpaceId};

/// A figure, as far as the story needs it.
#[derive(Clone, Copy, Debug)]
struct Seen {
    kind: KindId,
    space: SpaceId,
    damage: u8,
    /// Its end has been reported; the event that says so follows.
    told: bool,
}

/// Puts the events of one game into sentences, in order.
#[derive(Clone, Debug)]
pub struct Story<'g> {
    game: &'g Doom2016,
    figures: [Option<Seen>; MAX_FIGURES],
    tokens: BTreeMap<TokenId, (TokenKind, SpaceId)>,
    frags: u8,
    /// This token was taken; that it is off the map goes without saying.
    taken: Option<TokenId>,
}

impl<'g> Story<'g> {
    /// A story that begins where the game is now.
    #[must_use]
    pub fn new(game: &'g Doom2016, state: &State) -> Self {
        let world = &state.world;
        let mut figures = [None; MAX_FIGURES];
        for (id, figure) in world.figures().all() {
            let (kind, space, damage) = (figure.kind, figure.space, figure.damage);
            figures[usize::from(id.0)] = Some(Seen { kind, space, damage, told: false });
        }
        let tokens = world.tokens().iter().map(|(id, token)| (id, (token.kind, token.space))).collect();
        Self { game, figures, tokens, frags: state.frags, taken: None }
    }

    /// The sentence of an event. `None` when what came before has said it all.
    pub fn tell(&mut self, event: &Event) -> Option<String> {
        let sentence = self.sentence(event);
        self.follow(event);
        sentence.map(capital)
    }

    /// Note what an event changed.
    fn follow(&mut self, event: &Event) {
        match *event {
            Event::Moved { figure, to: space, .. } => self.change(figure, |f| f.space = space),
            Event::Respawned { figure, at } => self.change(figure, |f| f.space = at),
            Event::Placed { figure, kind, at } => {
                if let Some(slot) = self.figures.get_mut(usize::from(figure.0)) {
                    *slot = Some(Seen { kind, space: at, damage: 0, told: false });
                }
            }
            Event::Hurt { figure, amount, .. } => {
                let health = self.health(figure);
                self.change(figure, |f| {
                    f.damage = f.damage.saturating_add(amount);
                    f.told = f.damage >= health;
                });
            }
            Event::Healed { figure, amount } => {
                self.change(figure, |f| f.damage = f.damage.saturating_sub(amount));
            }
            Event::TokenTaken { token, .. } => self.taken = Some(token),
            Event::TokenPlaced { token, kind, at } => {
                self.taken = None;
                let _ = self.tokens.insert(token, (kind, at));
            }
            Event::Own(ref own) => {
                if let Some(OwnEvent::GloryKilled { figure, .. }) = OwnEvent::of(own) {
                    self.change(figure, |f| f.told = true);
                }
            }
            Event::Fragged { figure, kind, .. } => {
                if self.side(kind) == Side::Marines {
                    self.frags = self.frags.saturating_add(1);
                    self.change(figure, |f| (f.damage, f.told) = (0, false));
                } else if let Some(slot) = self.figures.get_mut(usize::from(figure.0)) {
                    *slot = None;
                }
            }
            _ => {}
        }
    }

    fn change(&mut self, figure: FigureId, how: impl FnOnce(&mut Seen)) {
        if let Some(Some(seen)) = self.figures.get_mut(usize::from(figure.0)) {
            how(seen);
        }
    }

    fn seen(&self, figure: FigureId) -> Option<&Seen> {
        self.figures.get(usize::from(figure.0))?.as_ref()
    }

    fn side(&self, kind: KindId) -> Side {
        self.game.table().kind(kind).side
    }

    fn health(&self, figure: FigureId) -> u8 {
        self.seen(figure).map_or(0, |f| self.game.table().kind(f.kind).health)
    }

    /// `Alpha`, `the Imp at 12,4`.
    fn who(&self, figure: FigureId) -> String {
        let Some(seen) = self.seen(figure) else { return format!("figure {}", figure.0) };
        let name = &self.game.table().kind(seen.kind).name;
        if self.side(seen.kind) == Side::Marines {
            name.clone()
        } else {
            format!("the {name} at {}", self.game.at(seen.space))
        }
    }

    /// `the rusty gate`, or where it is when the mission gives it no name.
    fn thing(&self, what: &str, thing: Thing, space: Option<SpaceId>) -> String {
        match (self.game.table().name_of(thing), space) {
            (Some(name), _) => format!("the {what} '{name}'"),
            (None, Some(space)) => format!("the {what} at {}", self.game.at(space)),
            (None, None) => format!("a {what}"),
        }
    }

    /// What became of a door: by itself, and by somebody.
    fn door(&self, door: DoorId, by: Option<FigureId>, [itself, somebody]: [&str; 2]) -> String {
        let door = self.place("door", Thing::Door(door));
        by.map_or_else(|| format!("{door} {itself}"), |by| format!("{} {somebody} {door}", self.who(by)))
    }

    fn place(&self, what: &str, thing: Thing) -> String {
        let table = self.game.table();
        let space = match thing {
            Thing::Piece(piece) => table.piece(piece).map(|spot| spot.space),
            Thing::Door(d) => table.board.door_spaces(d).first().copied(),
            _ => None,
        };
        self.thing(what, thing, space)
    }

    fn sentence(&self, event: &Event) -> Option<String> {
        let table = self.game.table();
        let word = |sym| table.symbols.word(sym);
        let at = |space| self.game.at(space);
        Some(match event {
            Event::Started => "the game begins".into(),
            Event::RoundStarted { round } => format!("round {round}"),
            Event::RoundEnded { round } => format!("round {round} is over"),
            Event::ActivationStarted { figure } => format!("{} is activated", self.who(*figure)),
            Event::ActivationEnded { figure } => format!("{} is done", self.who(*figure)),
            Event::Moved { figure, from, to } if from == to => format!("{} turns", self.who(*figure)),
            Event::Moved { figure, to, .. } => format!("{} moves to {}", self.who(*figure), at(*to)),
            Event::DoorOpened { door, by } => self.door(*door, *by, ["opens", "opens"]),
            Event::DoorClosed { door, by } => self.door(*door, *by, ["closes", "closes"]),
            Event::DoorLocked { door, by } => self.door(*door, *by, ["is locked", "locks"]),
            Event::DoorUnlocked { door, by } => self.door(*door, *by, ["is unlocked", "unlocks"]),
            Event::DoorDestroyed { door, by } => self.door(*door, *by, ["is destroyed", "destroys"]),
            Event::AreaRevealed { area, by } => {
                let region = table.areas.get(usize::from(area.0)).map(|region| Thing::Region(*region));
                let area = region.and_then(|it| table.name_of(it)).unwrap_or("an area");
                by.map_or_else(
                    || format!("{area} is revealed"),
                    |by| format!("{} reveals {area}", self.who(by)),
                )
            }
            Event::Placed { kind, at: space, .. } => {
                let name = &table.kind(*kind).name;
                let an = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
                format!("{an} {name} comes at {}", at(*space))
            }
            Event::Respawned { figure, at: space } => {
                format!("{} comes back at {}", self.who(*figure), at(*space))
            }
            Event::Hurt { figure, amount, .. } => {
                let (health, damage) = (self.health(*figure), self.seen(*figure).map_or(0, |f| f.damage));
                let damage = damage.saturating_add(*amount);
                let end = if damage >= health { ": fragged" } else { "" };
                format!("{} suffers {amount} damage ({damage} of {health}){end}", self.who(*figure))
            }
            Event::Healed { figure, amount } => format!("{} recovers {amount}", self.who(*figure)),
            Event::Fragged { figure, kind, .. } if self.side(*kind) == Side::Marines => {
                let fell = if self.seen(*figure).is_some_and(|f| f.told) {
                    String::new()
                } else {
                    format!("{} is fragged, ", self.who(*figure))
                };
                let (frags, limit) = (self.frags.saturating_add(1), self.game.frag_limit());
                format!("{fell}the invader gains a frag token ({frags} of {limit})")
            }
            Event::Fragged { figure, .. } if self.seen(*figure).is_some_and(|f| f.told) => return None,
            Event::Fragged { figure, by: Some(by), .. } => {
                format!("{} frags {}", self.who(*by), self.who(*figure))
            }
            Event::Fragged { figure, by: None, .. } => format!("{} is fragged", self.who(*figure)),
            Event::Stunned { figure } => format!("{} is stunned", self.who(*figure)),
            Event::StunEnded { figure } => format!("{} is no longer stunned", self.who(*figure)),
            Event::TokenTaken { kind, by, .. } => {
                format!("{} takes the {}", self.who(*by), self.game.token_name(*kind))
            }
            Event::TokenPlaced { kind, at: space, .. } => {
                format!("the {} is put at {}", self.game.token_name(*kind), at(*space))
            }
            Event::TokenRemoved { token, .. } if self.taken == Some(*token) => return None,
            Event::TokenRemoved { kind, .. } => format!("the {} is off the map", self.game.token_name(*kind)),
            Event::Progressed { count, token } => {
                let (what, space) = self.tokens.get(token).map_or_else(
                    || ("token".into(), None),
                    |(kind, space)| (self.game.token_name(*kind), Some(*space)),
                );
                format!("{} has {count} progress", self.thing(&what, Thing::Token(*token), space))
            }
            Event::OfferTaken { label, by, .. } => {
                format!("{} takes the offer: {}", self.who(*by), word(*label).trim())
            }
            Event::Answered { question, words: Some(words), .. } if !word(*question).trim().is_empty() => {
                format!("the answer to '{}': {}", word(*question).trim(), word(*words).trim())
            }
            Event::Answered { tag, answer, .. } => format!("answer {} to '{}'", answer + 1, word(*tag)),
            Event::Rolled { tag, face } => format!("the roll for '{}' gives {}", word(*tag), face.first()),
            Event::Said { text } => text.to_string(),
            Event::Refused { why } => format!("(a script could not do what it wanted: {})", why.what),
            Event::ScriptFailed { why } => format!("(a script failed: {})", why.what),
            Event::Own(own) => return OwnEvent::of(own).map(|event| self.own_sentence(&event)),
            Event::AttackDeclared { .. }
            | Event::AttackResolved { .. }
            | Event::DieRolled { .. }
            | Event::DefenceRevealed { .. }
            | Event::CardPlayed { .. }
            | Event::CardsDrawn { .. } => return self.fight_sentence(event),
        })
    }

    /// The sentence of an event of a fight, or about cards.
    fn fight_sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::AttackDeclared { attacker, defender } => {
                format!("{} attacks {}", self.who(*attacker), self.who(*defender))
            }
            Event::AttackResolved { dodged: true, defender, .. } => {
                format!("{} dodged", self.who(*defender))
            }
            Event::AttackResolved { damage: 0, defender, .. } => {
                format!("the attack on {} causes no damage", self.who(*defender))
            }
            // The damage was reported when it was suffered.
            Event::AttackResolved { .. } => return None,
            Event::DieRolled { face, colour } => {
                format!("a {} die shows {}", colour_word(*colour), face.first())
            }
            Event::DefenceRevealed { figure, card: Some(card), shields, dodge } => {
                let what = match (shields, dodge) {
                    (_, true) => "a dodge".into(),
                    (0, _) => "nothing".into(),
                    (1, _) => "1 shield".into(),
                    (n, _) => format!("{n} shields"),
                };
                format!("{} reveals {card}: {what}", self.who(*figure))
            }
            Event::DefenceRevealed { figure, card: None, .. } => {
                format!("{} has no card to reveal", self.who(*figure))
            }
            Event::CardPlayed { figure, card } => format!("{} plays {card}", self.who(*figure)),
            Event::CardsDrawn { figure, count: 1 } => format!("{} draws a card", self.who(*figure)),
            Event::CardsDrawn { figure, count } => format!("{} draws {count} cards", self.who(*figure)),
            _ => return None,
        })
    }

    /// The sentence of an event only this game has.
    fn own_sentence(&self, event: &OwnEvent) -> String {
        let table = self.game.table();
        let at = |space| self.game.at(space);
        match event {
            OwnEvent::InitiativeRevealed { marine: Some(marine) } => {
                format!("initiative: {}", self.who(*marine))
            }
            OwnEvent::InitiativeRevealed { marine: None } => "initiative: the invader".into(),
            OwnEvent::DemonsActivated { kind } => {
                format!("the invader activates every {}", table.kind(*kind).name)
            }
            OwnEvent::PortalFlipped { portal } => {
                format!("{} is flipped", self.place("portal", (*portal).into()))
            }
            OwnEvent::PortalRemoved { portal } => {
                format!("{} is gone", self.place("portal", (*portal).into()))
            }
            // Which group it is stays the invader's secret (ruling 15).
            OwnEvent::Summoned { portal, .. } => {
                format!("{} summons", self.place("portal", (*portal).into()))
            }
            OwnEvent::TeleporterActivated { teleporter } => {
                format!("{} becomes active", self.place("teleporter", (*teleporter).into()))
            }
            OwnEvent::GloryKilled { figure, by } => {
                format!("{} glory kills {}", self.who(*by), self.who(*figure))
            }
            OwnEvent::PortalChosen { portal: Some(portal), .. } => {
                format!("the invader chooses {}", self.place("portal", (*portal).into()))
            }
            OwnEvent::PortalChosen { portal: None, .. } => "the invader chooses no portal".into(),
            OwnEvent::Sprinted { figure } => format!("{} sprints", self.who(*figure)),
            OwnEvent::GloryDrawn { figure, card } => {
                format!("{} draws the glory kill card {card}", self.who(*figure))
            }
            OwnEvent::HandFull { figure } => {
                format!(
                    "{} can hold no more cards: the rest of the draw stays in the deck",
                    self.who(*figure)
                )
            }
            OwnEvent::EventPlayed { card } => format!("the invader plays {card}"),
            OwnEvent::EventsDrawn { count: 1 } => "the invader draws an event".into(),
            OwnEvent::EventsDrawn { count } => format!("the invader draws {count} events"),
            OwnEvent::ArgentGained { amount } => format!("the invader gains {amount} argent"),
            OwnEvent::ThreatChanged { count } => format!("threat on the threat card: {count}"),
            OwnEvent::ArgentLost { amount } => format!("the invader loses {amount} argent"),
            OwnEvent::ClassUsed { figure, card } => format!("{} exhausts {card}", self.who(*figure)),
            OwnEvent::SquadCardPassed { figure, card } => format!("{} receives {card}", self.who(*figure)),
            OwnEvent::GrenadeThrown { by, at: space } => {
                format!("{} throws a grenade at {}", self.who(*by), at(*space))
            }
            OwnEvent::GrenadeExploded { at: space } => format!("the grenade at {} explodes", at(*space)),
            OwnEvent::Brought { figure, card } => format!("{} brings {card}", self.who(*figure)),
            OwnEvent::Prepared { invasion: true } if self.game.setup().invasion_shown => {
                "the invader lays an invasion card face up".into()
            }
            OwnEvent::Prepared { invasion: true } => "the invader lays an invasion card face down".into(),
            OwnEvent::Prepared { invasion: false } => "the invader adds a set of events".into(),
            OwnEvent::ArgentSpent { amount } => format!("the invader spends {amount} argent"),
        }
    }
}

/// With a capital first letter.
fn capital(sentence: String) -> String {
    let mut letters = sentence.chars();
    match letters.next() {
        Some(first) if first.is_lowercase() => first.to_uppercase().chain(letters).collect(),
        _ => sentence,
    }
}
