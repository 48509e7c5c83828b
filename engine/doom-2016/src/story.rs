//! Events as sentences a player can read: `Bravo attacks the Imp at 12,4`. Replays, logs and tests print them. It
//! follows the figures by the events, because a figure that fell is no longer in the state by then; it changes nothing.

use super::Doom2016;
use super::state::State;
use super::words::text;
use crate::own::{OwnEvent, PortalId, TeleporterId, colour_word};
use engine::event::Event;
use engine::game::Side;
use engine::table::KindId;
use engine::world::{FigureId, MAX_FIGURES, PieceId, Thing, TokenId, TokenKind};
use std::collections::BTreeMap;
use tiles::{DoorId, SpaceId};
use words::{Argument, Text};

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
        sentence.map(|said| said.to_string())
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
    fn who(&self, figure: FigureId) -> Argument {
        let Some(seen) = self.seen(figure) else {
            return text("story-figure").with("number", figure.0).into();
        };
        let name = self.game.table().kind(seen.kind).name.as_str();
        if self.side(seen.kind) == Side::Marines {
            name.into()
        } else {
            text("story-demon").with("name", name).with("space", self.game.at(seen.space)).into()
        }
    }

    /// A sentence that begins with a figure.
    fn of(&self, id: &'static str, figure: FigureId) -> Text {
        text(id).with("figure", self.who(figure))
    }

    /// What became of a door: by itself, and by somebody.
    fn door(&self, door: DoorId, by: Option<FigureId>, [itself, somebody]: [&'static str; 2]) -> Text {
        let table = self.game.table();
        let place = match (table.name_of(Thing::Door(door)), table.board.door_spaces(door).first().copied()) {
            (Some(name), _) => text("story-door-named").with("name", name),
            (None, Some(space)) => text("story-door-at").with("space", self.game.at(space)),
            (None, None) => text("story-door"),
        };
        let said = match by {
            None => text(itself),
            Some(by) => self.of(somebody, by),
        };
        said.with("door", place)
    }

    /// `the portal 'rusty gate'`, or where it is when the mission gives it no name.
    fn portal(&self, id: &'static str, portal: PortalId) -> Text {
        let (table, piece) = (self.game.table(), PieceId::from(portal));
        let place = match (table.name_of(portal.into()), table.piece(piece)) {
            (Some(name), _) => text("story-portal-named").with("name", name),
            (None, Some(spot)) => text("story-portal-at").with("space", self.game.at(spot.space)),
            (None, None) => text("story-portal"),
        };
        text(id).with("portal", place)
    }

    fn teleporter(&self, teleporter: TeleporterId) -> Text {
        let (table, piece) = (self.game.table(), PieceId::from(teleporter));
        match (table.name_of(teleporter.into()), table.piece(piece)) {
            (Some(name), _) => text("story-teleporter-named").with("name", name),
            (None, Some(spot)) => text("story-teleporter-at").with("space", self.game.at(spot.space)),
            (None, None) => text("story-teleporter"),
        }
    }

    /// A token as it is called, where it lay.
    fn token(&self, token: TokenId) -> Text {
        let (what, space) = match self.tokens.get(&token) {
            Some((kind, space)) => (self.game.token_name(*kind), Some(*space)),
            None => (text("supply-token"), None),
        };
        let place = match (self.game.table().name_of(Thing::Token(token)), space) {
            (Some(name), _) => text("story-token-named").with("name", name),
            (None, Some(space)) => text("story-token-at").with("space", self.game.at(space)),
            (None, None) => text("story-token"),
        };
        place.with("what", what)
    }

    fn sentence(&self, event: &Event) -> Option<Text> {
        let table = self.game.table();
        let word = |sym| table.symbols.word(sym);
        let at = |space| self.game.at(space);
        Some(match event {
            Event::Started => text("story-started"),
            Event::RoundStarted { round } => text("story-round").with("round", *round),
            Event::RoundEnded { round } => text("story-round-ended").with("round", *round),
            Event::ActivationStarted { figure } => self.of("story-activated", *figure),
            Event::ActivationEnded { figure } => self.of("story-done", *figure),
            Event::Moved { figure, from, to } if from == to => self.of("story-turns", *figure),
            Event::Moved { figure, to, .. } => self.of("story-moves", *figure).with("space", at(*to)),
            Event::DoorOpened { door, by } => self.door(*door, *by, ["story-door-opens", "story-opens"]),
            Event::DoorClosed { door, by } => self.door(*door, *by, ["story-door-closes", "story-closes"]),
            Event::DoorLocked { door, by } => self.door(*door, *by, ["story-door-locked", "story-locks"]),
            Event::DoorUnlocked { door, by } => {
                self.door(*door, *by, ["story-door-unlocked", "story-unlocks"])
            }
            Event::DoorDestroyed { door, by } => {
                self.door(*door, *by, ["story-door-destroyed", "story-destroys"])
            }
            Event::AreaRevealed { area, by } => {
                let region = table.areas.get(usize::from(area.0)).map(|region| Thing::Region(*region));
                let area = match region.and_then(|it| table.name_of(it)) {
                    Some(name) => Text::verbatim(name),
                    None => text("story-area"),
                };
                let said = by.map_or_else(|| text("story-revealed"), |by| self.of("story-reveals", by));
                said.with("area", area)
            }
            Event::Placed { kind, at: space, .. } => {
                let name = table.kind(*kind).name.as_str();
                let vowel = if name.starts_with(['A', 'E', 'I', 'O', 'U']) { "yes" } else { "no" };
                text("story-placed").with("name", name).with("vowel", vowel).with("space", at(*space))
            }
            Event::Respawned { figure, at: space } => {
                self.of("story-respawned", *figure).with("space", at(*space))
            }
            Event::Hurt { figure, amount, .. } => {
                let (health, damage) = (self.health(*figure), self.seen(*figure).map_or(0, |f| f.damage));
                let damage = damage.saturating_add(*amount);
                let id = if damage >= health { "story-hurt-fragged" } else { "story-hurt" };
                self.of(id, *figure).with("amount", *amount).with("damage", damage).with("health", health)
            }
            Event::Healed { figure, amount } => self.of("story-healed", *figure).with("amount", *amount),
            Event::Fragged { figure, kind, .. } if self.side(*kind) == Side::Marines => {
                let (frags, limit) = (self.frags.saturating_add(1), self.game.frag_limit());
                let said = if self.seen(*figure).is_some_and(|f| f.told) {
                    text("story-frag")
                } else {
                    self.of("story-fragged-frag", *figure)
                };
                said.with("frags", frags).with("limit", limit)
            }
            Event::Fragged { figure, .. } if self.seen(*figure).is_some_and(|f| f.told) => return None,
            Event::Fragged { figure, by: Some(by), .. } => {
                self.of("story-frags", *by).with("other", self.who(*figure))
            }
            Event::Fragged { figure, by: None, .. } => self.of("story-fragged", *figure),
            Event::Stunned { figure } => self.of("story-stunned", *figure),
            Event::StunEnded { figure } => self.of("story-stun-ended", *figure),
            Event::TokenTaken { kind, by, .. } => {
                self.of("story-takes", *by).with("token", self.game.token_name(*kind))
            }
            Event::TokenPlaced { kind, at: space, .. } => {
                text("story-token-put").with("token", self.game.token_name(*kind)).with("space", at(*space))
            }
            Event::TokenRemoved { token, .. } if self.taken == Some(*token) => return None,
            Event::TokenRemoved { kind, .. } => {
                text("story-token-gone").with("token", self.game.token_name(*kind))
            }
            Event::Progressed { count, token } => {
                text("story-progress").with("token", self.token(*token)).with("count", *count)
            }
            Event::OfferTaken { label, by, .. } => {
                self.of("story-offer", *by).with("offer", word(*label).trim())
            }
            Event::Answered { question, words: Some(words), .. } if !word(*question).trim().is_empty() => {
                text("story-answered")
                    .with("question", word(*question).trim())
                    .with("answer", word(*words).trim())
            }
            Event::Answered { tag, answer, .. } => {
                text("story-answered-number").with("number", answer + 1).with("tag", word(*tag))
            }
            Event::Rolled { tag, face } => {
                text("story-rolled").with("tag", word(*tag)).with("result", face.first())
            }
            Event::Said { text } => Text::verbatim(capital(text.to_string())),
            Event::Refused { why } => text("story-refused").with("why", why.what.as_str()),
            Event::ScriptFailed { why } => text("story-script-failed").with("why", why.what.as_str()),
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
    fn fight_sentence(&self, event: &Event) -> Option<Text> {
        Some(match event {
            Event::AttackDeclared { attacker, defender } => {
                self.of("story-attacks", *attacker).with("other", self.who(*defender))
            }
            Event::AttackResolved { dodged: true, defender, .. } => self.of("story-dodged", *defender),
            Event::AttackResolved { damage: 0, defender, .. } => self.of("story-no-damage", *defender),
            // The damage was reported when it was suffered.
            Event::AttackResolved { .. } => return None,
            Event::DieRolled { face, colour } => {
                text("story-die").with("colour", colour_word(*colour)).with("icons", face.first())
            }
            Event::DefenceRevealed { figure, card: Some(card), shields, dodge } => {
                let what =
                    if *dodge { text("story-dodge") } else { text("story-shields").with("count", *shields) };
                self.of("story-defence", *figure).with("card", card.to_string()).with("shows", what)
            }
            Event::DefenceRevealed { figure, card: None, .. } => self.of("story-no-card", *figure),
            Event::CardPlayed { figure, card } => {
                self.of("story-plays", *figure).with("card", card.to_string())
            }
            Event::CardsDrawn { figure, count } => self.of("story-draws", *figure).with("count", *count),
            _ => return None,
        })
    }

    /// The sentence of an event only this game has.
    fn own_sentence(&self, event: &OwnEvent) -> Text {
        let table = self.game.table();
        let at = |space| self.game.at(space);
        match event {
            OwnEvent::InitiativeRevealed { marine: Some(marine) } => self.of("story-initiative", *marine),
            OwnEvent::InitiativeRevealed { marine: None } => text("story-initiative-invader"),
            OwnEvent::DemonsActivated { kind } => {
                text("story-demons").with("demon", table.kind(*kind).name.as_str())
            }
            OwnEvent::PortalFlipped { portal } => self.portal("story-portal-flipped", *portal),
            OwnEvent::PortalRemoved { portal } => self.portal("story-portal-removed", *portal),
            // Which group it is stays the invader's secret (ruling 15).
            OwnEvent::Summoned { portal, .. } => self.portal("story-summons", *portal),
            OwnEvent::TeleporterActivated { teleporter } => {
                text("story-teleporter-active").with("teleporter", self.teleporter(*teleporter))
            }
            OwnEvent::GloryKilled { figure, by } => {
                self.of("story-glory-kills", *by).with("other", self.who(*figure))
            }
            OwnEvent::PortalChosen { portal: Some(portal), .. } => {
                self.portal("story-portal-chosen", *portal)
            }
            OwnEvent::PortalChosen { portal: None, .. } => text("story-no-portal"),
            OwnEvent::Sprinted { figure } => self.of("story-sprints", *figure),
            OwnEvent::GloryDrawn { figure, card } => {
                self.of("story-glory-drawn", *figure).with("card", card.to_string())
            }
            OwnEvent::HandFull { figure } => self.of("story-hand-full", *figure),
            OwnEvent::EventPlayed { card } => text("story-event-played").with("card", card.to_string()),
            OwnEvent::EventsDrawn { count } => text("story-events-drawn").with("count", *count),
            OwnEvent::ArgentGained { amount } => text("story-argent-gained").with("amount", *amount),
            OwnEvent::ThreatChanged { count } => text("story-threat").with("count", *count),
            OwnEvent::ArgentLost { amount } => text("story-argent-lost").with("amount", *amount),
            OwnEvent::ClassUsed { figure, card } => {
                self.of("story-exhausts", *figure).with("card", card.to_string())
            }
            OwnEvent::SquadCardPassed { figure, card } => {
                self.of("story-squad-card", *figure).with("card", card.to_string())
            }
            OwnEvent::GrenadeThrown { by, at: space } => {
                self.of("story-grenade", *by).with("space", at(*space))
            }
            OwnEvent::GrenadeExploded { at: space } => text("story-explodes").with("space", at(*space)),
            OwnEvent::Brought { figure, card } => {
                self.of("story-brings", *figure).with("card", card.to_string())
            }
            OwnEvent::Prepared { invasion: true } if self.game.setup().invasion_shown => {
                text("story-invasion-open")
            }
            OwnEvent::Prepared { invasion: true } => text("story-invasion"),
            OwnEvent::Prepared { invasion: false } => text("story-event-set"),
            OwnEvent::ArgentSpent { amount } => text("story-argent-spent").with("amount", *amount),
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
