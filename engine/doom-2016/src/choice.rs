//! Every option a seat or nature can be given, and how it is shown: a short stable key for replays, a sentence for
//! people and a spot on the board.

use super::Doom2016;
use super::content::{CardId, ClassId, EventId, GloryId, SetId};
use super::state::{INVADER, State};
use super::task::Task;
use crate::own::{HEALTH_PACK, PortalId, WEAPON};
use engine::game::{Shown, Side, Spot};
use engine::table::KindId;
use engine::world::{FigureId, Near, PieceId, TokenId};
use tiles::{DoorId, SpaceId};

/// An option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Nature: this action card is drawn or revealed.
    Card(CardId),
    /// Nature: this event is drawn or revealed.
    Event(EventId),
    /// Nature: this initiative card is revealed (a marine's seat or the invader).
    Initiative(u8),
    /// Nature: this glory kill card is drawn.
    Glory(GloryId),
    /// Nature: a die shows this many damage icons.
    Die(u8),

    /// Play an action card.
    Play(CardId),
    /// Play another card of the set just resolved, its speed counted as 0.
    Another(CardId),
    /// Sprint: discard this card.
    Sprint(CardId),
    /// Discard a glory kill card as a bonus action.
    Spend(GloryId),
    /// Take a token in one's space.
    Take(TokenId),
    /// Take up an offer (its position), near a token (255 for none).
    Offer(u8, u8),
    /// Pay with this card.
    Discard(CardId),
    /// Come back here.
    Respawn(SpaceId),

    /// Move one step: the base's north-west space, and whether it is turned then.
    Step(SpaceId, bool),
    /// Stay here: small figures under the large base make room.
    Stand,
    /// Open a door.
    Open(DoorId),
    /// Attack a figure; with the ability that lengthens the range or not.
    Attack(FigureId, bool),
    /// End the activation.
    End,

    /// Activate the demons of a kind.
    Activate(KindId),
    /// Activate this figure next.
    Figure(FigureId),

    /// Use an ability of the card or demon one acts with.
    Own(u8),
    /// Exhaust one's class card for one of its abilities.
    Class(u8),
    /// Play a reaction card.
    React(CardId),
    /// Play an event.
    PlayEvent(EventId),
    /// Discard a glory kill card for its effect.
    Glorious(GloryId),
    /// Answer an attack with this figure.
    Answer(FigureId),
    /// Use nothing (more).
    Pass,
    /// Take a die away: a black one, or a red one.
    DieAway(bool),
    /// Roll this die again.
    Reroll(u8),
    /// Reveal a second card, or stay with the first.
    Second(bool),
    /// This figure suffers the splash.
    Splash(FigureId),
    /// This figure, standing under a large base, goes here.
    Aside(SpaceId),
    /// This figure, of those an effect may be for.
    Pick(FigureId),
    /// Throw at this space.
    Throw(SpaceId),
    /// Discard this event.
    DropEvent(EventId),

    /// Discard an event for argent.
    SpendEvent(EventId),
    /// Put argent on a demon card; 255 for the invasion card.
    ArgentTo(u8),
    /// The initiative card looked at goes to the bottom, or stays.
    Bottom(bool),
    /// This portal summons next.
    Portal(PortalId),
    /// This group comes.
    Group(u8),
    /// A summoned figure is placed here; turned or not.
    Place(SpaceId, bool),
    /// A script's question is answered.
    Reply(u8),

    /// Before the game: begin with this weapon set.
    TakeWeapon(SetId),
    /// Before the game: be of this class.
    TakeClass(ClassId),
    /// Before the game: lay this invasion card down.
    LayInvasion(u8),
    /// Before the game: shuffle this event set in.
    AddEvents(u8),
}

impl Doom2016 {
    /// An option as key, text and spot.
    pub(super) fn shown(&self, st: &State, choice: Choice) -> Shown {
        let (key, text) = self.words(st, choice);
        Shown { key, text, spot: self.spot(st, choice).map_or(Spot::Nowhere, Spot::Space) }
    }

    fn spot(&self, st: &State, choice: Choice) -> Option<SpaceId> {
        match choice {
            Choice::Respawn(s)
            | Choice::Step(s, _)
            | Choice::Aside(s)
            | Choice::Place(s, _)
            | Choice::Throw(s) => Some(s),
            Choice::Attack(f, _)
            | Choice::Figure(f)
            | Choice::Answer(f)
            | Choice::Splash(f)
            | Choice::Pick(f) => st.world.figures().get(f).map(|f| f.space),
            Choice::Take(t) => st.world.tokens().get(t).map(|t| t.space),
            Choice::Offer(i, near) => self.offer_spot(st, i, near),
            Choice::Open(d) => self.table().board.door_spaces(d).first().copied(),
            Choice::Portal(p) => self.table().piece(p.into()).map(|p| p.space),
            _ => None,
        }
    }

    /// Where the token or portal lies that an offer is taken at.
    fn offer_spot(&self, st: &State, index: u8, near: u8) -> Option<SpaceId> {
        match st.world.offers().iter().nth(usize::from(index))?.near {
            Near::Piece(class) => self.table().piece(PieceId { class, number: near }).map(|p| p.space),
            Near::Token(_) => st.world.tokens().get(TokenId(near)).map(|t| t.space),
            Near::Anywhere | Near::Thing(_) | Near::In(_) => None,
        }
    }

    /// A figure by a name that tells it from its fellows: `imp 7`, `alpha`.
    pub(super) fn figure_key(&self, st: &State, id: FigureId) -> String {
        let Some(figure) = st.world.figures().get(id) else { return format!("figure {}", id.0) };
        let kind = self.table().kind(figure.kind);
        if usize::from(id.0) < st.marines.len() { kind.id.clone() } else { format!("{} {}", kind.id, id.0) }
    }

    fn figure_text(&self, st: &State, id: FigureId) -> String {
        let Some(figure) = st.world.figures().get(id) else { return format!("figure {}", id.0) };
        let kind = self.table().kind(figure.kind);
        let at = self.at(figure.space);
        if usize::from(id.0) < st.marines.len() {
            kind.name.clone()
        } else {
            format!("{} at {at}", kind.name)
        }
    }

    pub(super) fn at(&self, space: SpaceId) -> String {
        self.table().board.cell(space).to_string()
    }

    fn words(&self, st: &State, choice: Choice) -> (String, String) {
        let content = self.content();
        let card = |c: CardId| &content.cards[usize::from(c.0)];
        let event = |e: EventId| &content.events[usize::from(e.0)];
        let glory = |g: GloryId| &content.glory[usize::from(g.0)];
        let both = |key: String, text: String| (key, text);
        match choice {
            Choice::Card(c) => both(format!("card {}", card(c).id), format!("The card is {}", card(c).name)),
            Choice::Event(e) => {
                both(format!("event {}", event(e).id), format!("The event is {}", event(e).name))
            }
            Choice::Initiative(INVADER) => both("initiative invader".into(), "The invader's turn".into()),
            Choice::Initiative(seat) => {
                let kind = &self.table().kinds[usize::from(seat)];
                both(format!("initiative {}", kind.id), format!("{}'s turn", kind.name))
            }
            Choice::Glory(g) => {
                both(format!("glory {}", glory(g).id), format!("The card is {}", glory(g).name))
            }
            Choice::Die(icons) => both(format!("die {icons}"), format!("The die shows {icons}")),
            Choice::Play(c) => both(format!("play {}", card(c).id), format!("Play {}", card(c).name)),
            Choice::Another(c) => both(
                format!("another {}", card(c).id),
                format!("Play {} as well, without its speed", card(c).name),
            ),
            Choice::Sprint(c) => {
                both(format!("sprint {}", card(c).id), format!("Sprint, discarding {}", card(c).name))
            }
            Choice::Spend(g) => both(format!("spend {}", glory(g).id), format!("Use {}", glory(g).name)),
            Choice::Take(t) => {
                let what = self.token_text(st, t);
                both(format!("take {}", t.0), format!("Take the {what}"))
            }
            Choice::Offer(i, near) => {
                let offer = st.world.offers().iter().nth(usize::from(i));
                let word = |sym: Option<engine::name::Sym>| sym.map_or("?", |s| self.table().symbols.word(s));
                // The position keeps a tag apart from the rules' own words and from another tag.
                let tag = word(offer.map(|o| o.tag)).split_whitespace().collect::<Vec<_>>().join("-");
                let tag = format!("offer {i} {tag}")
                    .chars()
                    .filter(|c| !c.is_control())
                    .take(60)
                    .collect::<String>();
                let label = word(offer.map(|o| o.label)).trim();
                let label = if label.is_empty() { "Take the offer" } else { label };
                match self.offer_spot(st, i, near) {
                    Some(space) => both(format!("{tag} {near}"), format!("{label} at {}", self.at(space))),
                    None => both(tag.trim().to_owned(), label.to_owned()),
                }
            }
            Choice::Discard(c) => {
                both(format!("discard {}", card(c).id), format!("Discard {}", card(c).name))
            }
            Choice::Respawn(s) => {
                both(format!("respawn {}", self.at(s)), format!("Come back at {}", self.at(s)))
            }
            Choice::Step(s, turned) => {
                let turn = if turned { " turned" } else { "" };
                both(format!("step {}{turn}", self.at(s)), format!("Move to {}{turn}", self.at(s)))
            }
            Choice::Stand => both("stand".into(), "Stay here and push the small figures aside".into()),
            Choice::Open(d) => {
                let name = self.table().name_of(engine::world::Thing::Door(d)).unwrap_or("door");
                both(format!("open {}", d.0), format!("Open the {name}"))
            }
            Choice::Attack(f, long) => {
                let how = if long { " far" } else { "" };
                both(
                    format!("attack {}{how}", self.figure_key(st, f)),
                    format!(
                        "Attack {}{}",
                        self.figure_text(st, f),
                        if long { " with more range" } else { "" }
                    ),
                )
            }
            Choice::End => both("end".into(), "End the activation".into()),
            Choice::Activate(kind) => {
                let kind = self.table().kind(kind);
                both(format!("activate {}", kind.id), format!("Activate every {}", kind.name))
            }
            Choice::Figure(f) => both(format!("figure {}", self.figure_key(st, f)), self.figure_text(st, f)),
            Choice::Own(i) => both(format!("use {i}"), format!("Use {}", self.ability_text(st))),
            Choice::Class(i) => both(format!("class {i}"), self.class_text(st, i)),
            Choice::React(c) => both(format!("react {}", card(c).id), format!("Play {}", card(c).name)),
            Choice::PlayEvent(e) => both(format!("play {}", event(e).id), format!("Play {}", event(e).name)),
            Choice::Glorious(g) => both(format!("discard {}", glory(g).id), format!("Use {}", glory(g).name)),
            Choice::Answer(f) => both(
                format!("answer {}", self.figure_key(st, f)),
                format!("{} answers", self.figure_text(st, f)),
            ),
            Choice::Pass if matches!(st.tasks.last(), Some(Task::BankArgent(..))) => {
                both("pass".into(), "Leave the rest of the argent on the invasion card".into())
            }
            Choice::Pass => both("pass".into(), "Pass".into()),
            Choice::DieAway(black) => {
                let colour = if black { "black" } else { "red" };
                both(format!("remove {colour}"), format!("Take a {colour} die away"))
            }
            Choice::Reroll(i) => {
                let die = st.attacks.last().and_then(|a| a.dice.get(usize::from(i)));
                let text = die.map_or(String::new(), |d| {
                    format!(
                        "Roll the {} die that shows {} again",
                        if d.black { "black" } else { "red" },
                        d.icons
                    )
                });
                both(format!("reroll {i}"), text)
            }
            Choice::Second(true) => both("second".into(), "Reveal a second card".into()),
            Choice::Second(false) => both("first".into(), "Keep the first card".into()),
            Choice::Splash(f) => both(
                format!("splash {}", self.figure_key(st, f)),
                format!("{} suffers", self.figure_text(st, f)),
            ),
            Choice::Aside(s) => both(format!("aside {}", self.at(s)), format!("Make room at {}", self.at(s))),
            Choice::Pick(f) => both(format!("pick {}", self.figure_key(st, f)), self.picked_text(st, f)),
            Choice::Throw(s) => both(format!("throw {}", self.at(s)), format!("Throw it at {}", self.at(s))),
            Choice::DropEvent(e) => {
                both(format!("drop {}", event(e).id), format!("Discard {}", event(e).name))
            }
            Choice::SpendEvent(e) => {
                both(format!("spend {}", event(e).id), format!("Discard {} for argent", event(e).name))
            }
            Choice::ArgentTo(255) => both("argent invasion".into(), "Argent on the invasion card".into()),
            Choice::ArgentTo(d) => {
                let demon = &content.demons[usize::from(d)];
                both(format!("argent {}", demon.id), format!("Argent on {}", demon.name))
            }
            Choice::Bottom(true) => both("bottom".into(), "Put it at the bottom".into()),
            Choice::Bottom(false) => both("keep".into(), "Leave it on top".into()),
            Choice::Portal(p) => {
                let portal = self.table().name_of(p.into());
                let portal = portal.map_or_else(|| format!("portal {}", p.0 + 1), |n| n.replace('_', " "));
                let text = if st.question.is_some() {
                    format!("Choose {portal}")
                } else {
                    format!("Summon from {portal}")
                };
                both(format!("portal {}", p.0), text)
            }
            Choice::Group(g) => both(format!("group {g}"), format!("Summon group {}", g + 1)),
            Choice::Place(s, turned) => {
                let turn = if turned { " turned" } else { "" };
                both(format!("place {}{turn}", self.at(s)), format!("Place it at {}{turn}", self.at(s)))
            }
            Choice::Reply(i) => {
                let word = st.question.as_ref().and_then(|q| q.answers.get(usize::from(i)));
                let word = word.map_or("", |w| self.table().symbols.word(*w).trim());
                let text = if word.is_empty() { format!("Answer {}", i + 1) } else { word.to_owned() };
                both(format!("answer {i}"), text)
            }
            Choice::TakeWeapon(set) => {
                let set = &content.sets[usize::from(set.0)];
                both(format!("weapon {}", set.id), format!("Begin with the {}", set.name))
            }
            Choice::TakeClass(class) => {
                let class = &content.classes[usize::from(class.0)];
                both(format!("take class {}", class.id), format!("Be the {}", class.name))
            }
            Choice::LayInvasion(card) => {
                let card = &content.invasions[usize::from(card)];
                both(format!("invasion {}", card.id), format!("Lay down the invasion card {}", card.name))
            }
            Choice::AddEvents(set) => {
                let set = &content.event_sets[usize::from(set)];
                both(format!("events {}", set.id), format!("Shuffle in the events {}", set.name))
            }
        }
    }

    /// The class card of the marine whose choice it is.
    fn class_text(&self, st: &State, ability: u8) -> String {
        let marine = match st.tasks.last() {
            Some(Task::MarineTurn(m) | Task::AllyWindow(_, m) | Task::MarineWindow(_, m)) => Some(*m),
            Some(Task::AttackWindow(..)) => st
                .attacks
                .last()
                .map(|a| if self.demon_of_kind(a.attacker_kind).is_none() { a.attacker } else { a.defender }),
            _ => None,
        };
        let class = marine.and_then(|m| self.class_of(st, m));
        let exhausts = class
            .and_then(|c| c.abilities.get(usize::from(ability)))
            .is_none_or(|a| a.cost == super::content::Payment::Exhaust);
        let name = class.map_or("the class card", |c| c.name.as_str());
        format!("{} {name}", if exhausts { "Exhaust" } else { "Use" })
    }

    fn picked_text(&self, st: &State, figure: FigureId) -> String {
        let who = self.figure_text(st, figure);
        match st.tasks.last() {
            Some(Task::Mend(..)) => format!("{who} recovers"),
            Some(Task::Drain(..)) => format!("Drain {who}"),
            Some(Task::Redirect) => format!("{who} suffers instead"),
            Some(Task::PutFirst(_)) => format!("{who}'s initiative card goes on top"),
            Some(Task::PassSquadCard) => {
                let card = self.content().squad_card(self.marines());
                format!("{who} gets {}", card.map_or("the squad card", |c| c.name.as_str()))
            }
            _ => who,
        }
    }

    /// Whose ability is on offer.
    fn ability_text(&self, st: &State) -> String {
        let attack = st.attacks.last();
        let demon = |kind: KindId| format!("the {}'s ability", self.table().kind(kind).name);
        match (st.tasks.last(), attack) {
            (Some(Task::AttackWindow(_, Side::Marines)), Some(attack)) => {
                let card = attack.card.map(|c| &self.content().cards[usize::from(c)]);
                card.map_or_else(|| "the card".into(), |c| c.name.clone())
            }
            (Some(Task::AttackWindow(_, Side::Invader)), Some(attack)) => {
                let attacks = self.demon_of_kind(attack.attacker_kind).is_some();
                demon(if attacks { attack.attacker_kind } else { attack.defender_kind })
            }
            (Some(Task::Window(_, figure)), _) => {
                st.world.figures().get(*figure).map_or_else(|| "the ability".into(), |f| demon(f.kind))
            }
            _ => "the ability".into(),
        }
    }

    fn token_text(&self, st: &State, token: TokenId) -> String {
        use engine::world::TokenKind;
        match st.world.tokens().get(token).map(|t| t.kind) {
            Some(TokenKind::Item(HEALTH_PACK, _)) => "health pack".into(),
            Some(TokenKind::Item(WEAPON, set)) => self.content().sets[usize::from(set)].name.clone(),
            Some(TokenKind::Objective) => "objective".into(),
            Some(TokenKind::Marker(word)) => self.table().symbols.word(word).to_owned(),
            Some(TokenKind::Item(..)) | None => "token".into(),
        }
    }
}
