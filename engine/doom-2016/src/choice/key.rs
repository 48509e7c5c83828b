//! The key of an option: a few words that stay the same as long as the rules do, for saved games and programs that choose.
//! No two options of one moment have the same key.

use super::{Choice, Holder};
use crate::Doom2016;
use crate::own::colour_word;
use crate::state::{INVADER, State};
use engine::world::FigureId;
use tiles::SpaceId;

impl Doom2016 {
    pub(crate) fn key_of(&self, st: &State, choice: Choice) -> String {
        let content = self.content();
        let cards = |word: &str, card: crate::content::CardId| {
            format!("{word} {}", content.cards[usize::from(card.0)].id)
        };
        let events = |word: &str, event: crate::content::EventId| {
            format!("{word} {}", content.events[usize::from(event.0)].id)
        };
        let glories = |word: &str, card: crate::content::GloryId| {
            format!("{word} {}", content.glory[usize::from(card.0)].id)
        };
        let figures = |word: &str, figure: FigureId| format!("{word} {}", self.figure_key(st, figure));
        let spaces = |word: &str, space: SpaceId| format!("{word} {}", self.at(space));
        let posed = |word: &str, space, turned| {
            format!("{}{}", spaces(word, space), if turned { " turned" } else { "" })
        };
        match choice {
            Choice::Card(card) => cards("card", card),
            Choice::Event(event) => events("event", event),
            Choice::Initiative(INVADER) => "initiative invader".into(),
            Choice::Initiative(seat) => format!("initiative {}", self.table().kinds[usize::from(seat)].id),
            Choice::Glory(card) => glories("glory", card),
            Choice::Die(icons) => format!("die {icons}"),
            Choice::Play(card) => cards("play", card),
            Choice::Another(card) => cards("another", card),
            Choice::Sprint(card) => cards("sprint", card),
            Choice::Spend(card) => glories("spend", card),
            Choice::Take(token) => format!("take {}", token.0),
            Choice::Offer(index, near) => self.offer_key(st, index, near),
            Choice::Discard(card) => cards("discard", card),
            Choice::Respawn(space) => spaces("respawn", space),
            Choice::Step(space, turned) => posed("step", space, turned),
            Choice::Stand => "stand".into(),
            Choice::Open(door) => format!("open {}", door.0),
            Choice::Attack(figure, long) => figures("attack", figure) + if long { " far" } else { "" },
            Choice::End => "end".into(),
            Choice::Activate(kind) => format!("activate {}", self.table().kind(kind).id),
            Choice::Figure(figure) => figures("figure", figure),
            Choice::Own(ability) => format!("use {ability}"),
            Choice::Class(ability) => format!("class {ability}"),
            Choice::React(card) => cards("react", card),
            Choice::PlayEvent(event) => events("play", event),
            Choice::Glorious(card) => glories("discard", card),
            Choice::Answer(figure) => figures("answer", figure),
            Choice::Pass => "pass".into(),
            Choice::DieAway(colour) => format!("remove {}", colour_word(colour)),
            Choice::Reroll(die) => format!("reroll {die}"),
            Choice::Second(second) => if second { "second" } else { "first" }.into(),
            Choice::Splash(figure) => figures("splash", figure),
            Choice::Aside(space) => spaces("aside", space),
            Choice::Pick(figure) => figures("pick", figure),
            Choice::Throw(space) => spaces("throw", space),
            Choice::DropEvent(event) => events("drop", event),
            Choice::SpendEvent(event) => events("spend", event),
            Choice::ArgentTo(Holder::Invasion) => "argent invasion".into(),
            Choice::ArgentTo(Holder::Demon(demon)) => {
                format!("argent {}", content.demons[usize::from(demon)].id)
            }
            Choice::Bottom(bottom) => if bottom { "bottom" } else { "keep" }.into(),
            Choice::Portal(portal) => format!("portal {}", portal.0),
            Choice::Group(group) => format!("group {group}"),
            Choice::Place(space, turned) => posed("place", space, turned),
            Choice::Reply(answer) => format!("answer {answer}"),
            Choice::TakeWeapon(set) => format!("weapon {}", content.sets[usize::from(set.0)].id),
            Choice::TakeClass(class) => format!("take class {}", content.classes[usize::from(class.0)].id),
            Choice::LayInvasion(card) => format!("invasion {}", content.invasions[usize::from(card)].id),
            Choice::AddEvents(set) => format!("events {}", content.event_sets[usize::from(set)].id),
        }
    }

    /// The position keeps a tag apart from the rules' own words and from another tag.
    fn offer_key(&self, st: &State, index: u8, near: Option<u8>) -> String {
        let offer = st.world.offers().iter().nth(usize::from(index));
        let tag = offer.map_or("?", |offer| self.table().symbols.word(offer.tag));
        let tag = tag.split_whitespace().collect::<Vec<_>>().join("-");
        let tag = format!("offer {index} {tag}");
        let tag: String = tag.chars().filter(|c| !c.is_control()).take(60).collect();
        match near.filter(|_| self.offer_spot(st, index, near).is_some()) {
            Some(near) => format!("{tag} {near}"),
            None => tag.trim().to_owned(),
        }
    }

    /// A figure by a name that distinguishes it from its fellows: `imp 7`, `alpha`.
    pub(super) fn figure_key(&self, st: &State, id: FigureId) -> String {
        let Some(figure) = st.world.figures().get(id) else { return format!("figure {}", id.0) };
        let kind = self.table().kind(figure.kind);
        if usize::from(id.0) < st.marines.len() { kind.id.clone() } else { format!("{} {}", kind.id, id.0) }
    }
}
