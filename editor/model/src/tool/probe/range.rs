//! How far everything is from a space, as attacks and abilities count.

use super::super::{Mark, Preview, Tone, ToolView};
use super::Asked;
use super::standing::Standing;
use crate::words::{say, say_with};

/// The range of what is cut off.
const CUT_OFF: u8 = u8::MAX;

pub(super) fn preview(asked: &Asked, look: &ToolView<'_>, standing: &Standing<'_>) -> Preview {
    let board = &look.layout.board;
    let Some(from) = board.space_at(asked.from) else { return Preview::default() };
    let (ground, own) = (board.ground(board.all_doors()), standing.under(from));
    let range = |to| own.iter().map(|from| ground.range(*from, to)).min().unwrap_or(CUT_OFF);
    let mut marks = vec![Mark::Cells(own.iter().map(|space| board.cell(*space)).collect(), Tone::Good)];
    let (mut most, mut cut_off) = (0, 0usize);
    for space in board.spaces().filter(|space| !own.contains(space)) {
        match range(space) {
            CUT_OFF => cut_off += 1,
            far => {
                most = most.max(far);
                // Every second ring in another tone: so one sees rings and not only numbers.
                let tone = if far % 2 == 0 { Tone::Good } else { Tone::Plain };
                marks.push(Mark::Word(board.cell(space), far.to_string(), tone));
            }
        }
    }
    let words = match asked.to.and_then(|to| board.space_at(to)).map(|to| (to, range(to))) {
        Some((_, CUT_OFF)) => say("ruler-cut-off"),
        Some((to, far)) => {
            marks.push(Mark::Cells(vec![board.cell(to)], Tone::Good));
            say_with("ruler-range", &[("count", far.into())])
        }
        None => say_with("probe-range", &[("most", most.into()), ("cut", cut_off.into())]),
    };
    Preview { fits: true, marks, words: Some(words), ..Preview::default() }
}
