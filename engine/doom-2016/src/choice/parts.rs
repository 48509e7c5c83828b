//! A choice as a kind with parts, for programs that do more with it than show its text. What the kinds and parts mean is
//! listed in `tells/choices`.

use super::{Choice, Holder};
use crate::Doom2016;
use crate::content::{CardId, EventId, GloryId};
use crate::own::colour_word;
use crate::state::State;
use engine::table::KindId;
use rule_system::table_game::{Part, What};

fn of(kind: &'static str, parts: Vec<Part>) -> What {
    What { kind, parts }
}

impl Doom2016 {
    pub(crate) fn what(&self, st: &State, choice: Choice) -> What {
        let content = self.content();
        let action = |card: CardId| Part::Word(content.cards[usize::from(card.0)].id.clone());
        let event_of = |card: EventId| Part::Word(content.events[usize::from(card.0)].id.clone());
        let glory = |card: GloryId| Part::Word(content.glory[usize::from(card.0)].id.clone());
        let kind_of = |kind: KindId| Part::Word(self.table().kind(kind).id.clone());
        match choice {
            Choice::Card(card) => of("card-drawn", vec![action(card)]),
            Choice::Event(event) => of("event-drawn", vec![event_of(event)]),
            Choice::Initiative(seat) => of("initiative", vec![Part::Number(seat.into())]),
            Choice::Glory(card) => of("glory-drawn", vec![glory(card)]),
            Choice::Die(icons) => of("die", vec![Part::Number(icons.into())]),
            Choice::Play(card) => of("play", vec![action(card)]),
            Choice::Another(card) => of("another", vec![action(card)]),
            Choice::Sprint(card) => of("sprint", vec![action(card)]),
            Choice::Spend(card) => of("glory-bonus", vec![glory(card)]),
            Choice::Take(token) => of("take", vec![Part::Number(token.0.into())]),
            Choice::Offer(index, near) => of(
                "offer",
                vec![
                    Part::Number(index.into()),
                    Part::Word(self.offer_tag(st, index)),
                    near.map_or(Part::Nothing, |near| Part::Number(near.into())),
                ],
            ),
            Choice::Discard(card) => of("discard", vec![action(card)]),
            Choice::Respawn(space) => of("respawn", vec![Part::Number(space.0)]),
            Choice::Step(space, turned) => of("step", vec![Part::Number(space.0), Part::Answer(turned)]),
            Choice::Stand => of("stand", Vec::new()),
            Choice::Open(door) => of("open", vec![Part::Number(door.0.into())]),
            Choice::Attack(figure, far) => {
                of("attack", vec![Part::Number(figure.0.into()), Part::Answer(far)])
            }
            Choice::End => of("end", Vec::new()),
            Choice::Activate(kind) => of("activate", vec![kind_of(kind)]),
            Choice::Figure(figure) => of("figure", vec![Part::Number(figure.0.into())]),
            Choice::Own(ability) => of("ability", vec![Part::Number(ability.into())]),
            Choice::Class(ability) => of("class-ability", vec![Part::Number(ability.into())]),
            Choice::React(card) => of("react", vec![action(card)]),
            Choice::PlayEvent(event) => of("play-event", vec![event_of(event)]),
            Choice::Glorious(card) => of("glory-effect", vec![glory(card)]),
            Choice::Answer(figure) => of("answer-attack", vec![Part::Number(figure.0.into())]),
            Choice::Pass => of("pass", Vec::new()),
            Choice::DieAway(colour) => of("remove-die", vec![Part::Word(colour_word(colour).to_owned())]),
            Choice::Reroll(die) => of("reroll", vec![Part::Number(die.into())]),
            Choice::Second(second) => of("second-card", vec![Part::Answer(second)]),
            Choice::Splash(figure) => of("splash", vec![Part::Number(figure.0.into())]),
            Choice::Aside(space) => of("aside", vec![Part::Number(space.0)]),
            Choice::Pick(figure) => of("pick", vec![Part::Number(figure.0.into())]),
            Choice::Throw(space) => of("throw", vec![Part::Number(space.0)]),
            Choice::DropEvent(event) => of("discard-event", vec![event_of(event)]),
            Choice::SpendEvent(event) => of("spend-event", vec![event_of(event)]),
            Choice::ArgentTo(holder) => of("argent", vec![self.holder(holder)]),
            Choice::Bottom(bottom) => of("initiative-bottom", vec![Part::Answer(bottom)]),
            Choice::Portal(portal) => of("portal", vec![Part::Number(portal.0.into())]),
            Choice::Group(group) => of("group", vec![Part::Number(group.into())]),
            Choice::Place(space, turned) => of("place", vec![Part::Number(space.0), Part::Answer(turned)]),
            Choice::Reply(answer) => of("answer", vec![Part::Number(answer.into())]),
            Choice::TakeWeapon(set) => {
                of("take-weapon", vec![Part::Word(content.sets[usize::from(set.0)].id.clone())])
            }
            Choice::TakeClass(class) => {
                of("take-class", vec![Part::Word(content.classes[usize::from(class.0)].id.clone())])
            }
            Choice::LayInvasion(card) => {
                of("lay-invasion", vec![Part::Word(content.invasions[usize::from(card)].id.clone())])
            }
            Choice::AddEvents(set) => {
                of("add-events", vec![Part::Word(content.event_sets[usize::from(set)].id.clone())])
            }
        }
    }

    fn holder(&self, holder: Holder) -> Part {
        match holder {
            Holder::Invasion => Part::Nothing,
            Holder::Demon(demon) => Part::Word(self.content().demons[usize::from(demon)].id.clone()),
        }
    }

    fn offer_tag(&self, st: &State, index: u8) -> String {
        let offer = st.world.offers().iter().nth(usize::from(index));
        offer.map_or("?", |offer| self.table().symbols.word(offer.tag)).to_owned()
    }
}
