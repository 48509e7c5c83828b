//! What an option is about, for the front end that shows it: the piece on the map it concerns and the card it uses, as
//! the reference of all cards has it. Nothing here is more than the seat that is offered the option may know.

use super::choice::Choice;
use super::state::State;
use super::task::{InvasionTask, Task};
use super::{Doom2016, reference};
use engine::world::{Near, PieceId, Thing, TokenId};
use words::Text;

impl Doom2016 {
    /// The piece on the map an option concerns; `None` where that is a bare space, or nothing on the map.
    #[must_use]
    pub fn concerns(&self, st: &State, choice: Choice) -> Option<Thing> {
        match choice {
            Choice::Attack(figure, _)
            | Choice::Figure(figure)
            | Choice::Answer(figure)
            | Choice::Splash(figure)
            | Choice::Pick(figure) => Some(Thing::Figure(figure)),
            Choice::Take(token) => Some(Thing::Token(token)),
            Choice::Open(door) => Some(Thing::Door(door)),
            Choice::Portal(portal) => Some(Thing::from(portal)),
            Choice::Offer(index, near) => match st.world.offers().iter().nth(usize::from(index))?.near {
                Near::Piece(class) => Some(Thing::Piece(PieceId { class, number: near? })),
                Near::Token(_) => Some(Thing::Token(TokenId(near?))),
                Near::Thing(thing) => Some(thing),
                Near::Anywhere | Near::In(_) => None,
            },
            _ => None,
        }
    }

    /// The card, demon or group an option uses, in a sentence or two; `None` where there is no more to say than its text.
    #[must_use]
    pub fn explain(&self, st: &State, choice: Choice) -> Option<String> {
        self.explained(st, choice).map(|said| said.to_string())
    }

    fn explained(&self, st: &State, choice: Choice) -> Option<Text> {
        let content = self.content();
        match choice {
            Choice::Card(card)
            | Choice::Play(card)
            | Choice::Another(card)
            | Choice::Sprint(card)
            | Choice::Discard(card)
            | Choice::React(card) => Some(reference::action_card(&content.cards[usize::from(card.0)])),
            Choice::Event(event)
            | Choice::PlayEvent(event)
            | Choice::DropEvent(event)
            | Choice::SpendEvent(event) => Some(reference::event_card(&content.events[usize::from(event.0)])),
            Choice::Glory(card) | Choice::Spend(card) | Choice::Glorious(card) => {
                let card = &content.glory[usize::from(card.0)];
                Some(reference::named(&card.name, card.text.as_str()))
            }
            Choice::Activate(kind) => {
                let demon = self.demon_of_kind(kind)?;
                Some(reference::demon_card(&content.demons[usize::from(demon)]))
            }
            Choice::Attack(figure, _) | Choice::Figure(figure) => {
                let demon = self.demon_of_kind(st.world.figures().get(figure)?.kind)?;
                Some(reference::demon_card(&content.demons[usize::from(demon)]))
            }
            Choice::Group(group) => match st.tasks.last() {
                Some(Task::Invasion(InvasionTask::ChooseGroup(portal))) => {
                    Some(reference::group(content, self.group(st, *portal, group)?))
                }
                _ => None,
            },
            Choice::TakeWeapon(set) => Some(reference::weapon_set(content, set)),
            Choice::TakeClass(class) => {
                let class = content.classes.get(usize::from(class.0))?;
                Some(reference::named(&class.name, class.text.as_str()))
            }
            Choice::LayInvasion(card) => {
                Some(reference::invasion_card(content, content.invasions.get(usize::from(card))?))
            }
            Choice::AddEvents(set) => Some(reference::event_set(content, set)),
            _ => None,
        }
    }
}
