//! Probes: ask the rules about a space, with all figures where the mission puts them and all doors closed. A probe follows the pointer; a click pins it, and then the pointer asks about a second space.

mod asked;
mod fit;
mod range;
mod reach;
mod sight;

pub use sight::line as sight_line;

use super::{Input, Kind, Mark, Preview, Question, Reply, Tone, Tool, ToolView};
use asked::{Asked, Who};
use tiles::{Cell, Turn};

/// The most points one can ask about.
const MOST: u8 = 30;

/// A probe in hand.
#[derive(Debug)]
pub(super) struct Probe {
    question: Question,
    pinned: Option<Cell>,
    at: Option<Cell>,
    who: Who,
    points: Option<u8>,
}

impl Probe {
    /// For this question.
    pub(super) const fn new(question: Question) -> Self {
        Self { question, pinned: None, at: None, who: Who::There, points: None }
    }

    fn asked(&self) -> Option<Asked> {
        let from = self.pinned.or(self.at)?;
        let to = self.at.filter(|at| self.pinned.is_some() && *at != from);
        Some(Asked { from, to, who: self.who, points: self.points })
    }

    /// The next one who may ask. Where bases fit, only those that have one worth asking about.
    fn next(&self, look: &ToolView<'_>) -> Who {
        let demons = look.mission.content().foes();
        let from = match self.who {
            Who::There if self.question != Question::Fit => return Who::Marine,
            Who::Demon(at) => at + 1,
            Who::There | Who::Marine => 0,
        };
        let asks = |at: &usize| self.question != Question::Fit || demons[*at].footprint().is_large();
        (from..demons.len()).find(asks).map_or(Who::There, Who::Demon)
    }
}

impl Tool for Probe {
    fn input(&mut self, input: Input, look: &ToolView<'_>) -> Reply {
        match input {
            Input::Hover(aim) | Input::Drag(aim) => self.at = Some(aim.cell()),
            Input::Press(aim) => {
                self.at = Some(aim.cell());
                self.pinned = if self.pinned.is_some() { None } else { self.at };
            }
            Input::Leave => self.at = None,
            Input::Cancel => self.pinned = None,
            Input::Flip => (self.who, self.points) = (self.next(look), None),
            Input::Turn(turn) if self.question == Question::Reach => {
                let now = self.points.or_else(|| Some(reach::points(&self.asked()?, look)));
                let now = now.unwrap_or_default();
                let more = matches!(turn, Turn::R90 | Turn::R180);
                self.points = Some(if more { (now + 1).min(MOST) } else { now.saturating_sub(1) });
            }
            Input::Turn(_) | Input::Nudge(..) | Input::Release(_) | Input::Double(_) => {}
        }
        Reply::default()
    }

    fn preview(&self, look: &ToolView<'_>) -> Preview {
        let Some(asked) = self.asked().filter(|asked| look.layout.space(asked.from).is_some()) else {
            return Preview::default();
        };
        let mut preview = match self.question {
            Question::Sight => {
                let there = Asked { who: Who::There, ..asked };
                there.setting(look).map(|setting| sight::preview(&asked, look, &setting)).unwrap_or_default()
            }
            Question::Range => {
                let there = Asked { who: Who::There, ..asked };
                there.setting(look).map(|setting| range::preview(&asked, &setting)).unwrap_or_default()
            }
            Question::Reach => match asked.ask(look) {
                Some(Ok(setting)) => reach::preview(&asked, &setting),
                Some(Err(_)) => reach::no_room(&asked, look),
                None => Preview::default(),
            },
            Question::Fit => fit::preview(&asked, look),
        };
        if self.pinned.is_some() {
            preview.marks.push(Mark::Cells(vec![asked.from], Tone::Plain));
        }
        preview
    }

    fn hint(&self) -> &'static str {
        match self.question {
            Question::Sight | Question::Range => "hint-probe",
            Question::Reach => "hint-probe-reach",
            Question::Fit => "hint-probe-fit",
        }
    }

    fn kind(&self) -> Kind {
        Kind::Probe(self.question)
    }
}
