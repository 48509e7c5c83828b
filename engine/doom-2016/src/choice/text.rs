//! The text of an option, for the player who has it. Other players read in the story what happened.

use super::{Choice, Holder};
use crate::Doom2016;
use crate::content::{CardId, EventId, GloryId, Payment};
use crate::own::{HEALTH_PACK, PortalId, WEAPON, colour_word};
use crate::state::{INVADER, State};
use crate::task::{AttackTask, DecisionTask, InvasionTask, MarineTask, RoundTask, Task, WindowTask};
use engine::game::Side;
use engine::table::KindId;
use engine::world::{FigureId, Thing, TokenId, TokenKind};
use tiles::SpaceId;

impl Doom2016 {
    pub(super) fn text(&self, st: &State, choice: Choice) -> String {
        let content = self.content();
        let card = |c: CardId| content.cards[usize::from(c.0)].name.as_str();
        let event = |e: EventId| content.events[usize::from(e.0)].name.as_str();
        let glory = |g: GloryId| content.glory[usize::from(g.0)].name.as_str();
        let who = |figure: FigureId| self.named(st, figure);
        let at = |space: SpaceId, turned: bool| {
            format!("{}{}", self.at(space), if turned { " turned" } else { "" })
        };
        match choice {
            Choice::Card(c) => format!("The card is {}", card(c)),
            Choice::Event(e) => format!("The event is {}", event(e)),
            Choice::Initiative(INVADER) => "The invader's turn".into(),
            Choice::Initiative(seat) => format!("{}'s turn", self.table().kinds[usize::from(seat)].name),
            Choice::Glory(g) => format!("The card is {}", glory(g)),
            Choice::Die(icons) => format!("The die shows {icons}"),
            Choice::Play(c) | Choice::React(c) => format!("Play {}", card(c)),
            Choice::Another(c) => format!("Play {} as well, without its speed", card(c)),
            Choice::Sprint(c) => format!("Sprint, discarding {}", card(c)),
            Choice::Spend(g) | Choice::Glorious(g) => format!("Use {}", glory(g)),
            Choice::Take(token) => format!("Take the {}", self.token_text(st, token)),
            Choice::Offer(index, near) => self.offer_text(st, index, near),
            Choice::Discard(c) => format!("Discard {}", card(c)),
            Choice::Respawn(space) => format!("Come back at {}", self.at(space)),
            Choice::Step(space, turned) => format!("Move to {}", at(space, turned)),
            Choice::Stand => "Stay here and push the small figures aside".into(),
            Choice::Open(door) => {
                format!("Open the {}", self.table().name_of(Thing::Door(door)).unwrap_or("door"))
            }
            Choice::Attack(figure, false) => format!("Attack {}", who(figure)),
            Choice::Attack(figure, true) => format!("Attack {} with more range", who(figure)),
            Choice::End => "End the activation".into(),
            Choice::Activate(kind) => format!("Activate every {}", self.table().kind(kind).name),
            Choice::Figure(figure) => who(figure),
            Choice::Own(_) => format!("Use {}", self.ability_text(st)),
            Choice::Class(ability) => self.class_text(st, ability),
            Choice::PlayEvent(e) => format!("Play {}", event(e)),
            Choice::Answer(figure) => format!("{} answers", who(figure)),
            Choice::Pass if matches!(st.tasks.last(), Some(Task::Invasion(InvasionTask::BankArgent(..)))) => {
                "Leave the rest of the argent on the invasion card".into()
            }
            Choice::Pass if matches!(st.tasks.last(), Some(Task::Resume)) => {
                "The game goes on from here".into()
            }
            Choice::Pass => "Pass".into(),
            Choice::DieAway(colour) => format!("Take a {} die away", colour_word(colour)),
            Choice::Reroll(die) => {
                let die = st.attacks.last().and_then(|attack| attack.pool.dice().get(usize::from(die)));
                die.map_or(String::new(), |die| {
                    format!("Roll the {} die that shows {} again", colour_word(die.colour), die.icons)
                })
            }
            Choice::Second(true) => "Reveal a second card".into(),
            Choice::Second(false) => "Keep the first card".into(),
            Choice::Splash(figure) => format!("{} suffers", who(figure)),
            Choice::Aside(space) => format!("Make room at {}", self.at(space)),
            Choice::Pick(figure) => self.picked_text(st, figure),
            Choice::Throw(space) => format!("Throw it at {}", self.at(space)),
            Choice::DropEvent(e) => format!("Discard {}", event(e)),
            Choice::SpendEvent(e) => format!("Discard {} for argent", event(e)),
            Choice::ArgentTo(Holder::Invasion) => "Argent on the invasion card".into(),
            Choice::ArgentTo(Holder::Demon(d)) => {
                format!("Argent on {}", content.demons[usize::from(d)].name)
            }
            Choice::Bottom(true) => "Put it at the bottom".into(),
            Choice::Bottom(false) => "Leave it on top".into(),
            Choice::Portal(portal) => self.portal_text(st, portal),
            Choice::Group(group) => format!("Summon group {}", group + 1),
            Choice::Place(space, turned) => format!("Place it at {}", at(space, turned)),
            Choice::Reply(answer) => self.reply_text(st, answer),
            Choice::TakeWeapon(set) => format!("Begin with the {}", content.sets[usize::from(set.0)].name),
            Choice::TakeClass(class) => format!("Be the {}", content.classes[usize::from(class.0)].name),
            Choice::LayInvasion(card) => {
                format!("Lay down the invasion card {}", content.invasions[usize::from(card)].name)
            }
            Choice::AddEvents(set) => {
                format!("Shuffle in the events {}", content.event_sets[usize::from(set)].name)
            }
        }
    }

    fn offer_text(&self, st: &State, index: u8, near: Option<u8>) -> String {
        let offer = st.world.offers().iter().nth(usize::from(index));
        let label = offer.map_or("?", |offer| self.table().symbols.word(offer.label)).trim();
        let label = if label.is_empty() { "Take the offer" } else { label };
        match self.offer_spot(st, index, near) {
            Some(space) => format!("{label} at {}", self.at(space)),
            None => label.to_owned(),
        }
    }

    fn portal_text(&self, st: &State, portal: PortalId) -> String {
        let name = self.table().name_of(portal.into());
        let name = name.map_or_else(|| format!("portal {}", portal.0 + 1), |name| name.replace('_', " "));
        if st.question.is_some() { format!("Choose {name}") } else { format!("Summon from {name}") }
    }

    fn reply_text(&self, st: &State, answer: u8) -> String {
        let word = st.question.as_ref().and_then(|question| question.answers.get(usize::from(answer)));
        let word = word.map_or("", |word| self.table().symbols.word(*word).trim());
        let word = if word.is_empty() { format!("Answer {}", answer + 1) } else { word.to_owned() };
        self.with_question(st, word)
    }

    /// An answer behind the question it is for: readers of a saved game see both.
    fn with_question(&self, st: &State, answer: String) -> String {
        let question =
            st.question.as_ref().map_or("", |question| self.table().symbols.word(question.text).trim());
        match question.chars().last() {
            None => answer,
            Some(end) if end.is_ascii_punctuation() => format!("{question} {answer}"),
            Some(_) => format!("{question}: {answer}"),
        }
    }

    /// The class card of the marine whose choice it is.
    fn class_text(&self, st: &State, ability: u8) -> String {
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
        let name = class.map_or("the class card", |c| c.name.as_str());
        format!("{} {name}", if exhausts { "Exhaust" } else { "Use" })
    }

    fn picked_text(&self, st: &State, figure: FigureId) -> String {
        let who = self.named(st, figure);
        match st.tasks.last() {
            Some(Task::Decision(DecisionTask::Mend { .. })) => format!("{who} recovers"),
            Some(Task::Decision(DecisionTask::Drain { .. })) => format!("Drain {who}"),
            Some(Task::Attack(AttackTask::Redirect)) => format!("{who} suffers instead"),
            Some(Task::Round(RoundTask::PutFirst(_))) => format!("{who}'s initiative card goes on top"),
            Some(Task::Round(RoundTask::PassSquadCard)) => {
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
            (Some(Task::Window(WindowTask::Attack(_, Side::Marines))), Some(attack)) => {
                let card = attack.declaration().card.map(|c| &self.content().cards[usize::from(c.0)]);
                card.map_or_else(|| "the card".into(), |c| c.name.clone())
            }
            (Some(Task::Window(WindowTask::Attack(_, Side::Invader))), Some(attack)) => {
                let attacks = self.demon_of_kind(attack.attacker.kind()).is_some();
                demon(attack.party(attacks).kind())
            }
            (Some(Task::Window(WindowTask::Invader(_, figure))), _) => figure
                .and_then(|id| st.world.figures().get(id))
                .map_or_else(|| "the ability".into(), |f| demon(f.kind)),
            _ => "the ability".into(),
        }
    }

    fn token_text(&self, st: &State, token: TokenId) -> String {
        match st.world.tokens().get(token).map(|t| t.kind) {
            Some(TokenKind::Item(HEALTH_PACK, _)) => "health pack".into(),
            Some(TokenKind::Item(WEAPON, set)) => self.content().sets[usize::from(set)].name.clone(),
            Some(TokenKind::Objective) => "objective".into(),
            Some(TokenKind::Marker(word)) => self.table().symbols.word(word).to_owned(),
            Some(TokenKind::Item(..)) | None => "token".into(),
        }
    }
}
