//! A game that was played, to be watched: any moment of it with everything on the table, and the whole of it in
//! sentences. `moment` in the pictures shows how a moment looks on the map.

use crate::table_game::{Counts, TableGame};
use crate::tells::Draw;
use engine::play::{Made, ReplayCursor};
use engine::{Event, EventKind, Seat, Step, Table, World};

/// A game that was played, whatever its rules.
pub trait Playback: Send {
    /// What lies on the table and does not change.
    fn table(&self) -> &Table;

    /// Everything on the table that changes, at the moment one looks at.
    fn world(&self) -> &World;

    /// The numbers everybody can see on the table, at that moment.
    fn counts(&self) -> Counts;

    /// After how many choices one looks.
    fn at(&self) -> usize;

    /// Look at the moment after so many choices, or at the end if there are not so many.
    fn go(&mut self, number: usize);

    /// All choices, in order.
    fn made(&self) -> &[Made];

    /// Everything that happened, in order.
    fn events(&self) -> &[Event];

    /// What was due after the last choice: who won, if the game was played to its end.
    fn end(&self) -> &Step;

    /// Who sits there, for people.
    fn seat_name(&self, seat: Seat) -> String;

    /// All events as sentences for people; `None` where nothing needs to be said.
    fn story(&self) -> Vec<Option<String>>;

    /// Is an event somebody's deed, so that reporting it shows what was chosen?
    fn is_deed(&self, event: &Event) -> bool;

    /// Does an event report that chance dealt a card to somebody?
    fn is_draw(&self, event: &Event) -> bool;
}

impl<G: TableGame> Playback for ReplayCursor<G> {
    fn table(&self) -> &Table {
        self.game().table()
    }

    fn world(&self) -> &World {
        self.game().world(self.state())
    }

    fn counts(&self) -> Counts {
        self.game().counts(self.state())
    }

    fn at(&self) -> usize {
        Self::at(self)
    }

    fn go(&mut self, number: usize) {
        Self::go(self, number);
    }

    fn made(&self) -> &[Made] {
        Self::made(self)
    }

    fn events(&self) -> &[Event] {
        Self::events(self)
    }

    fn end(&self) -> &Step {
        Self::end(self)
    }

    fn seat_name(&self, seat: Seat) -> String {
        self.game().seat_name(seat)
    }

    fn story(&self) -> Vec<Option<String>> {
        self.game().story(Self::events(self))
    }

    fn is_deed(&self, event: &Event) -> bool {
        is_deed::<G>(event)
    }

    fn is_draw(&self, event: &Event) -> bool {
        is_draw::<G>(event)
    }
}

/// A line of the story.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// What somebody chose, where nothing that happened says it.
    Chosen {
        /// Who.
        who: String,
        /// What.
        what: String,
    },
    /// How chance fell, where nothing that happened says it.
    Chance(String),
    /// A card that only the player who draws it sees.
    Secret {
        /// Which card it is.
        drawn: String,
        /// What the others see of it; `None` if another line says it.
        seen: Option<&'static str>,
    },
    /// What happened.
    Happened(String),
}

/// Consecutive choices with the same lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The number of the first choice, from 1.
    pub from: usize,
    /// The number of the last.
    pub to: usize,
    /// The lines of the story.
    pub lines: Vec<Line>,
    /// A new round begins with it (not the first).
    pub round: bool,
}

/// A game in sentences, and where one may want to stop on the way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// The sentences.
    pub paragraphs: Vec<Paragraph>,
    /// The choices with which somebody's activation begins.
    pub activations: Vec<usize>,
    /// The choices with which a round begins.
    pub rounds: Vec<usize>,
}

/// Puts a game into sentences. What two events report is written once; of chance only the outcome. `draws` are the draws of cards
/// of its rule system.
#[must_use]
pub fn tell(game: &dyn Playback, draws: &[Draw]) -> Telling {
    let story = game.story();
    let mut telling = Telling::default();
    let mut told = 0;
    for (number, made) in (1..).zip(game.made()) {
        let events = &game.events()[told..made.events];
        let first = story.get(told).is_some_and(Option::is_some);
        let sentences = story[told..made.events].iter().flatten();
        told = made.events;
        let deed = events.first().is_some_and(|event| game.is_deed(event));
        let silent = sentences.clone().next().is_none();
        let drawn = first && events.first().is_some_and(|event| game.is_draw(event));
        let mut lines = Vec::new();
        match made.seat {
            Some(seat) if !deed => {
                lines.push(Line::Chosen { who: game.seat_name(seat), what: made.text.clone() });
            }
            None if silent && secret(made, draws).is_none() => lines.push(Line::Chance(made.text.clone())),
            Some(_) | None => {}
        }
        lines.extend(sentences.cloned().map(Line::Happened));
        if let Some(seen) = secret(made, draws) {
            // That a card is drawn comes before which one it is, and both before what follows.
            let line = Line::Secret { drawn: made.text.clone(), seen: silent.then_some(seen) };
            lines.insert(usize::from(drawn), line);
        }
        if events.iter().any(|event| matches!(event, Event::ActivationStarted { .. })) {
            telling.activations.push(number);
        }
        if events.iter().any(|event| matches!(event, Event::RoundStarted { .. })) {
            telling.rounds.push(number);
        }
        let round = events.iter().any(|event| matches!(event, Event::RoundStarted { round: 2.. }));
        match telling.paragraphs.last_mut() {
            Some(last) if !last.round && !round && last.lines == lines => last.to = number,
            _ => telling.paragraphs.push(Paragraph { from: number, to: number, lines, round }),
        }
    }
    telling
}

/// What the others see of a card that chance deals in secret; `None` for any other choice.
fn secret(made: &Made, draws: &[Draw]) -> Option<&'static str> {
    let draw = draws.iter().find(|draw| made.key.starts_with(draw.key))?;
    draw.secret.filter(|_| made.seat.is_none())
}

/// Is an event of a game somebody's deed?
pub(crate) fn is_deed<G: TableGame>(event: &Event) -> bool {
    match event {
        Event::Own(own) => G::is_deed(own),
        shared => is_shared_deed(shared),
    }
}

/// Does an event of a game report that chance dealt a card to somebody?
pub(crate) fn is_draw<G: TableGame>(event: &Event) -> bool {
    match event {
        Event::Own(own) => G::is_draw(own),
        shared => matches!(shared, Event::CardsDrawn { .. }),
    }
}

/// The deeds among the events of all games.
const fn is_shared_deed(event: &Event) -> bool {
    matches!(
        event.kind(),
        EventKind::Moved
            | EventKind::AttackDeclared
            | EventKind::CardPlayed
            | EventKind::DoorOpened
            | EventKind::DoorClosed
            | EventKind::DoorLocked
            | EventKind::DoorUnlocked
            | EventKind::DoorDestroyed
            | EventKind::TokenTaken
            | EventKind::OfferTaken
            | EventKind::Placed
            | EventKind::Respawned
            | EventKind::ActivationStarted
            | EventKind::ActivationEnded
    )
}

impl Telling {
    /// The paragraph that reports a choice, counted from 1.
    #[must_use]
    pub fn paragraph(&self, choice: usize) -> Option<usize> {
        let after = self.paragraphs.partition_point(|paragraph| paragraph.from <= choice);
        after.checked_sub(1)
    }
}

impl Paragraph {
    /// As lines of plain text: who chose what, how chance fell, what happened; with or without the cards that players
    /// draw in secret.
    pub fn plain(&self, secrets: bool) -> impl Iterator<Item = String> + '_ {
        self.lines.iter().filter_map(move |line| match line {
            Line::Chosen { who, what } => Some(format!("{who}: {what}")),
            Line::Chance(text) | Line::Happened(text) => Some(text.clone()),
            Line::Secret { drawn, .. } if secrets => Some(drawn.clone()),
            Line::Secret { seen, .. } => seen.map(str::to_owned),
        })
    }
}
