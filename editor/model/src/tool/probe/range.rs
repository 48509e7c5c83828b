//! How far everything is from a space, as attacks and abilities count.

use super::super::{Mark, Preview, Tone};
use super::asked::Asked;
use crate::probe::Setting;
use crate::words::{say, say_with};

pub(super) fn preview(asked: &Asked, setting: &Setting<'_>) -> Preview {
    let (board, own) = (setting.board(), setting.own());
    let mut marks = vec![Mark::Cells(own.iter().map(|space| board.cell(*space)).collect(), Tone::Good)];
    let (mut most, mut cut_off) = (0, 0usize);
    for space in board.spaces().filter(|space| !own.contains(space)) {
        match setting.range_to(space) {
            None => cut_off += 1,
            Some(far) => {
                most = most.max(far);
                // Every second ring in another tone: so one sees rings and not only numbers.
                let tone = if far % 2 == 0 { Tone::Good } else { Tone::Plain };
                marks.push(Mark::Word(board.cell(space), far.to_string(), tone));
            }
        }
    }
    let to = asked.to.and_then(|to| board.space_at(to));
    let words = match to.map(|to| (to, setting.range(to).far)) {
        Some((_, None)) => say("ruler-cut-off"),
        Some((to, Some(far))) => {
            marks.push(Mark::Cells(vec![board.cell(to)], Tone::Good));
            say_with("ruler-range", &[("count", far.into())])
        }
        None => say_with("probe-range", &[("most", most.into()), ("cut", cut_off.into())]),
    };
    Preview { fits: true, marks, words: Some(words), ..Preview::default() }
}
