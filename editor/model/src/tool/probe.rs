//! Probes: ask the rules about a space, with all figures where the mission puts them and all doors closed. A probe follows the pointer; a click pins it, and then the pointer asks about a second space.

mod fit;
mod range;
mod reach;
mod sight;

use super::{Input, Kind, Mark, Preview, Reply, Tone, Tool, ToolView};
use crate::probe::{self, NoRoom, Setting};
use engine::KindId;
use tiles::{Cell, Turn};

/// What a probe asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Question {
    /// What is seen from here, and with cover?
    Sight,
    /// How far is it, as attacks count?
    Range,
    /// How far does a figure get?
    Reach,
    /// Where does a base fit?
    Fit,
}

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

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// The figure that stands there; a marine where none does.
    There,
    /// A marine, put there in place of another figure.
    Marine,
    /// A demon, by its position in the content.
    Demon(usize),
}

/// What is asked about.
#[derive(Clone, Copy, Debug)]
struct Asked {
    from: Cell,
    to: Option<Cell>,
    who: Who,
    points: Option<u8>,
}

impl Asked {
    /// The question to the rules; `None` where they are unknown.
    fn ask<'a>(&self, look: &ToolView<'a>) -> Option<Result<Setting<'a>, NoRoom>> {
        let from = look.layout.board.space_at(self.from)?;
        let who = match self.who {
            Who::There => probe::Who::There,
            Who::Marine => probe::Who::Kind(KindId(0)),
            Who::Demon(at) => {
                let demons = look.mission.content().foes();
                probe::Who::Kind(look.laid.kind(look.mission, demons.get(at)?.id)?)
            }
        };
        look.laid.ask(look.mission, from, who)
    }

    fn setting<'a>(&self, look: &ToolView<'a>) -> Option<Setting<'a>> {
        self.ask(look)?.ok()
    }
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
