//! What has happened, as one seat may read it: a line for each thing worth saying, with the choice it belongs to. What a seat may
//! not know is left out where the line is made, not struck out afterwards.

use super::{Deed, Sitting};

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LogLine {
    /// The choice it reports, counted from 1.
    pub number: usize,
    /// The words.
    pub text: String,
    /// A round begins with it.
    pub round: bool,
}

impl Sitting {
    /// The log as a seat reads it; without a seat as an onlooker does.
    #[must_use]
    pub fn log(&self, seat: Option<u8>) -> Vec<LogLine> {
        let events = self.session.events();
        let story = self.ready.story(events);
        let mut lines = Vec::new();
        for (number, deed) in (1..).zip(&self.deeds) {
            let end = self.deeds.get(number).map_or(events.len(), |next| next.events);
            let (events, sentences) = (&events[deed.events..end], &story[deed.events..end]);
            let is_deed = events.first().is_some_and(|event| self.session.is_deed(event));
            let silent = sentences.iter().flatten().next().is_none();
            let is_drawn = deed.by.is_none()
                && !deed.hidden.is_empty()
                && events.first().is_some_and(|event| self.session.is_draw(event))
                && sentences.first().is_some_and(Option::is_some);
            let begin = lines.len();
            for (event, text) in events.iter().zip(sentences) {
                let round = matches!(event, engine::Event::RoundStarted { .. });
                lines.extend(text.clone().map(|text| LogLine { number, text, round }));
            }
            // A choice comes before what happened by it. Only which card was drawn stands behind that one was.
            let said = if is_drawn {
                Self::said_of_draw(deed, seat)
            } else {
                self.said(deed, seat, is_deed, silent)
            };
            if let Some(text) = said {
                lines.insert(begin + usize::from(is_drawn), LogLine { number, text, round: false });
            }
        }
        lines
    }

    /// Which card was drawn, for seats that may know; the others have read that one was.
    fn said_of_draw(deed: &Deed, seat: Option<u8>) -> Option<String> {
        (!deed.hidden.contains_key(&seat)).then(|| deed.text.clone())
    }

    /// What is said of the choice itself, where what happened does not say it.
    fn said(&self, deed: &Deed, seat: Option<u8>, is_deed: bool, silent: bool) -> Option<String> {
        match (deed.hidden.get(&seat), deed.by) {
            (Some(notices), by) => {
                let said = Some(notices.to_string());
                // What happens next says nothing of how chance fell.
                said.filter(|text| (silent || by.is_none()) && !text.is_empty())
            }
            // Who passes had something that fits; the others do not read it.
            (None, Some(_)) if deed.passes => None,
            (None, Some(by)) if !is_deed => {
                let name = self.session.seat_name(engine::Seat(by));
                Some(format!("{name}: {}", deed.text))
            }
            (None, None) if silent || !deed.hidden.is_empty() => Some(deed.text.clone()),
            (None, Some(_) | None) => None,
        }
    }
}
