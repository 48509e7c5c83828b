//! The text of an option, for the player who has it. Other players read in the story what happened.

use super::{Choice, Holder};
use crate::Doom2016;
use crate::content::{CardId, EventId, GloryId, Payment};
use crate::own::{HEALTH_PACK, PortalId, WEAPON, colour_word};
use crate::state::{INVADER, State};
use crate::task::{AttackTask, DecisionTask, InvasionTask, MarineTask, RoundTask, Task, WindowTask};
use crate::words::text;
use engine::game::Side;
use engine::table::KindId;
use engine::world::{FigureId, Thing, TokenId, TokenKind};
use tiles::SpaceId;
use words::{Argument, Text};

impl Doom2016 {
    pub(super) fn text(&self, st: &State, choice: Choice) -> String {
        self.said(st, choice).to_string()
    }

    fn said(&self, st: &State, choice: Choice) -> Text {
        let content = self.content();
        let of = |id: &'static str, name: &str| text(id).with("name", name);
        let card = |id: &'static str, c: CardId| of(id, &content.cards[usize::from(c.0)].name);
        let event = |id: &'static str, e: EventId| of(id, &content.events[usize::from(e.0)].name);
        let glory = |id: &'static str, g: GloryId| of(id, &content.glory[usize::from(g.0)].name);
        let who = |id: &'static str, figure: FigureId| text(id).with("figure", self.named(st, figure));
        let at = |id: &'static str, space: SpaceId| text(id).with("space", self.at(space));
        match choice {
            Choice::Card(c) => card("choice-card", c),
            Choice::Event(e) => event("choice-event", e),
            Choice::Initiative(INVADER) => text("choice-initiative-invader"),
            Choice::Initiative(seat) => of("choice-initiative", &self.table().kinds[usize::from(seat)].name),
            Choice::Glory(g) => glory("choice-card", g),
            Choice::Die(icons) => text("choice-die").with("icons", icons),
            Choice::Play(c) | Choice::React(c) => card("choice-play", c),
            Choice::Another(c) => card("choice-another", c),
            Choice::Sprint(c) => card("choice-sprint", c),
            Choice::Spend(g) | Choice::Glorious(g) => glory("choice-use", g),
            Choice::Take(token) => text("choice-take").with("token", self.token_text(st, token)),
            Choice::Offer(index, near) => self.offer_text(st, index, near),
            Choice::Discard(c) => card("choice-discard", c),
            Choice::Respawn(space) => at("choice-respawn", space),
            Choice::Step(space, turned) => text("choice-step").with("space", self.place_text(space, turned)),
            Choice::Stand => text("choice-stand"),
            Choice::Open(door) => match self.table().name_of(Thing::Door(door)) {
                Some(name) => text("choice-open").with("door", name),
                None => text("choice-open-door"),
            },
            Choice::Attack(figure, false) => who("choice-attack", figure),
            Choice::Attack(figure, true) => who("choice-attack-far", figure),
            Choice::End => text("choice-end"),
            Choice::Activate(kind) => of("choice-activate", &self.table().kind(kind).name),
            Choice::Figure(figure) => Text::verbatim(self.named(st, figure)),
            Choice::Own(_) => text("choice-use").with("name", self.ability_text(st)),
            Choice::Class(ability) => self.class_text(st, ability),
            Choice::PlayEvent(e) => event("choice-play", e),
            Choice::Answer(figure) => who("choice-answer-attack", figure),
            Choice::Pass if matches!(st.tasks.last(), Some(Task::Invasion(InvasionTask::BankArgent(..)))) => {
                text("choice-leave-argent")
            }
            Choice::Pass if matches!(st.tasks.last(), Some(Task::Resume)) => text("choice-resume"),
            Choice::Pass => text("choice-pass"),
            Choice::DieAway(colour) => text("choice-die-away").with("colour", colour_word(colour)),
            Choice::Reroll(die) => reroll_text(st, die),
            Choice::Second(true) => text("choice-second"),
            Choice::Second(false) => text("choice-first"),
            Choice::Splash(figure) => who("choice-splash", figure),
            Choice::Aside(space) => at("choice-aside", space),
            Choice::Pick(figure) => self.picked_text(st, figure),
            Choice::Throw(space) => at("choice-throw", space),
            Choice::DropEvent(e) => event("choice-discard", e),
            Choice::SpendEvent(e) => event("choice-spend-event", e),
            Choice::ArgentTo(Holder::Invasion) => text("choice-argent-invasion"),
            Choice::ArgentTo(Holder::Demon(d)) => of("choice-argent", &content.demons[usize::from(d)].name),
            Choice::Bottom(true) => text("choice-bottom"),
            Choice::Bottom(false) => text("choice-keep"),
            Choice::Portal(portal) => self.portal_text(st, portal),
            Choice::Group(group) => text("choice-group").with("number", group + 1),
            Choice::Place(space, turned) => {
                text("choice-place").with("space", self.place_text(space, turned))
            }
            Choice::Reply(answer) => self.reply_text(st, answer),
            Choice::TakeWeapon(set) => of("choice-weapon", &content.sets[usize::from(set.0)].name),
            Choice::TakeClass(class) => of("choice-take-class", &content.classes[usize::from(class.0)].name),
            Choice::LayInvasion(card) => of("choice-invasion", &content.invasions[usize::from(card)].name),
            Choice::AddEvents(set) => of("choice-events", &content.event_sets[usize::from(set)].name),
        }
    }

    /// A space, and which way round a large base lies on it.
    fn place_text(&self, space: SpaceId, turned: bool) -> Argument {
        let at = self.at(space);
        if turned { text("choice-turned").with("space", at).into() } else { at.into() }
    }

    fn offer_text(&self, st: &State, index: u8, near: Option<u8>) -> Text {
        let offer = st.world.offers().iter().nth(usize::from(index));
        let label = offer.map_or("?", |offer| self.table().symbols.word(offer.label)).trim();
        let label = if label.is_empty() { text("choice-offer") } else { Text::verbatim(label) };
        match self.offer_spot(st, index, near) {
            Some(space) => text("choice-offer-at").with("offer", label).with("space", self.at(space)),
            None => label,
        }
    }

    fn portal_text(&self, st: &State, portal: PortalId) -> Text {
        let name = self.table().name_of(portal.into());
        let name: Argument = match name {
            Some(name) => name.replace('_', " ").into(),
            None => text("choice-portal").with("number", portal.0 + 1).into(),
        };
        let what = if st.question.is_some() { text("choice-choose") } else { text("choice-summon") };
        what.with("portal", name)
    }

    fn reply_text(&self, st: &State, answer: u8) -> Text {
        let word = st.question.as_ref().and_then(|question| question.answers.get(usize::from(answer)));
        let word = word.map_or("", |word| self.table().symbols.word(*word).trim());
        let word = match word {
            "" => text("choice-answer").with("number", answer + 1),
            word => Text::verbatim(word),
        };
        self.with_question(st, word)
    }

    /// An answer behind the question it is for: readers of a saved game see both.
    fn with_question(&self, st: &State, answer: Text) -> Text {
        let question =
            st.question.as_ref().map_or("", |question| self.table().symbols.word(question.text).trim());
        let both = match question.chars().last() {
            None => return answer,
            Some(end) if end.is_ascii_punctuation() => text("choice-answer-sentence"),
            Some(_) => text("choice-answer-question"),
        };
        both.with("question", question).with("answer", answer)
    }

    /// The class card of the marine whose choice it is.
    fn class_text(&self, st: &State, ability: u8) -> Text {
        let marine = match st.tasks.last() {
            Some(
                Task::Marine(MarineTask::Turn(m))
                | Task::Window(WindowTask::Ally(_, m) | WindowTask::Marine(_, m)),
            ) => Some(*m),
            Some(Task::Window(WindowTask::Attack(..))) => {
                st.attacks.last().map(|a| a.party(self.demon_of_kind(a.attacker.kind()).is_none()).figure())
            }
            _ => None,
        };
        let class = marine.and_then(|m| self.class_of(st, m));
        let exhausts = class
            .and_then(|c| c.abilities.get(usize::from(ability)))
            .is_none_or(|a| a.cost == Payment::Exhaust);
        let name = class.map_or_else(|| text("choice-class-card"), |c| Text::verbatim(c.name.as_str()));
        let what = if exhausts { text("choice-exhaust") } else { text("choice-use") };
        what.with("name", name)
    }

    fn picked_text(&self, st: &State, figure: FigureId) -> Text {
        let who = self.named(st, figure);
        let said = match st.tasks.last() {
            Some(Task::Decision(DecisionTask::Mend { .. })) => text("choice-mend"),
            Some(Task::Decision(DecisionTask::Drain { .. })) => text("choice-drain"),
            Some(Task::Attack(AttackTask::Redirect)) => text("choice-redirect"),
            Some(Task::Round(RoundTask::PutFirst(_))) => text("choice-put-first"),
            Some(Task::Round(RoundTask::PassSquadCard)) => match self.content().squad_card(self.marines()) {
                Some(card) => text("choice-squad").with("card", card.name.as_str()),
                None => text("choice-squad-card"),
            },
            _ => return Text::verbatim(who),
        };
        said.with("figure", who)
    }

    /// Whose ability is on offer.
    fn ability_text(&self, st: &State) -> Text {
        let attack = st.attacks.last();
        let demon =
            |kind: KindId| text("choice-ability-of").with("demon", self.table().kind(kind).name.as_str());
        match (st.tasks.last(), attack) {
            (Some(Task::Window(WindowTask::Attack(_, Side::Marines))), Some(attack)) => {
                let card = attack.declaration().card.map(|c| &self.content().cards[usize::from(c.0)]);
                card.map_or_else(|| text("choice-the-card"), |c| Text::verbatim(c.name.as_str()))
            }
            (Some(Task::Window(WindowTask::Attack(_, Side::Invader))), Some(attack)) => {
                let attacks = self.demon_of_kind(attack.attacker.kind()).is_some();
                demon(attack.party(attacks).kind())
            }
            (Some(Task::Window(WindowTask::Invader(_, figure))), _) => figure
                .and_then(|id| st.world.figures().get(id))
                .map_or_else(|| text("choice-ability"), |f| demon(f.kind)),
            _ => text("choice-ability"),
        }
    }

    fn token_text(&self, st: &State, token: TokenId) -> Text {
        match st.world.tokens().get(token).map(|t| t.kind) {
            Some(TokenKind::Item(HEALTH_PACK, _)) => text("choice-health-pack"),
            Some(TokenKind::Item(WEAPON, set)) => {
                Text::verbatim(self.content().sets[usize::from(set)].name.as_str())
            }
            Some(TokenKind::Objective) => text("choice-objective"),
            Some(TokenKind::Marker(word)) => Text::verbatim(self.table().symbols.word(word)),
            Some(TokenKind::Item(..)) | None => text("choice-token"),
        }
    }
}

/// A die that is rolled again.
fn reroll_text(st: &State, die: u8) -> Text {
    let die = st.attacks.last().and_then(|attack| attack.pool.dice().get(usize::from(die)));
    match die {
        Some(die) => text("choice-reroll").with("colour", colour_word(die.colour)).with("icons", die.icons),
        None => Text::verbatim(""),
    }
}
