//! A game that was played, to be watched: any moment of it with everything on the table, and the whole of it in
//! sentences. `moment` in the pictures shows how a moment looks on the map.

use crate::table_game::{Counts, TableGame};
use crate::tells::Draw;
use engine::play::{Made, ReplayCursor};
use engine::{Event, EventKind, Seat, Step, Table, World};
use words::Phrase;

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
        seen: Option<Phrase>,
    },
    /// That a round begins or ends.
    Heading(String),
    /// What else happened.
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
        let happened: Vec<Line> = sentences(events, &story[told..made.events]).collect();
        told = made.events;
        let deed = events.first().is_some_and(|event| game.is_deed(event));
        let silent = happened.is_empty();
        let drawn = first && events.first().is_some_and(|event| game.is_draw(event));
        let mut lines = Vec::new();
        match made.seat {
            Some(seat) if !deed => {
                lines.push(Line::Chosen { who: game.seat_name(seat), what: made.text.clone() });
            }
            None if silent && secret(made, draws).is_none() => lines.push(Line::Chance(made.text.clone())),
            Some(_) | None => {}
        }
        lines.extend(happened);
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

/// The lines of events that have a sentence.
fn sentences<'a>(events: &'a [Event], story: &'a [Option<String>]) -> impl Iterator<Item = Line> + 'a {
    events.iter().zip(story).filter_map(|(event, sentence)| {
        let sentence = sentence.clone()?;
        Some(if is_heading(event) { Line::Heading(sentence) } else { Line::Happened(sentence) })
    })
}

/// Does a round begin or end with an event, so that its sentence is a heading of the story?
#[must_use]
pub const fn is_heading(event: &Event) -> bool {
    matches!(event, Event::RoundStarted { .. } | Event::RoundEnded { .. })
}

/// What the others see of a card that chance deals in secret; `None` for any other choice.
fn secret(made: &Made, draws: &[Draw]) -> Option<Phrase> {
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
        self.lines.iter().filter_map(move |line| line.plain(secrets))
    }
}

impl Line {
    /// As plain text, with or without what a player draws in secret; `None` if there is nothing to say without it.
    #[must_use]
    pub fn plain(&self, secrets: bool) -> Option<String> {
        match self {
            Self::Chosen { who, what } => Some(format!("{who}: {what}")),
            Self::Chance(text) | Self::Heading(text) | Self::Happened(text) => Some(text.clone()),
            Self::Secret { drawn, .. } if secrets => Some(drawn.clone()),
            Self::Secret { seen, .. } => seen.map(|seen| seen.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_headings_whatever_their_sentences_say() {
        let events = [Event::RoundStarted { round: 3 }, Event::Started, Event::RoundEnded { round: 3 }];
        let story = ["Runda 3", "Round 3 will be long", "Koniec rundy 3"].map(|it| Some(it.to_owned()));
        let lines: Vec<Line> = sentences(&events, &story).collect();
        let [begin, other, end] = story.clone().map(Option::unwrap_or_default);
        assert_eq!(lines, [Line::Heading(begin), Line::Happened(other), Line::Heading(end)]);
        let untold = [None, story[1].clone(), None];
        assert_eq!(sentences(&events, &untold).count(), 1, "an event without a sentence has no line");
    }
}
