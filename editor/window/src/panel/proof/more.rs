//! Where games do not decide who has the better chances: a button that plays more of them with the next stronger choice, and what
//! that costs.

use super::{Batch, Message, quiet, results};
use crate::Element;
use crate::focus::button;
use crate::theme::{self, SMALL};
use editor_model::settings::Judges;
use editor_model::words::say;
use iced::Alignment;
use iced::widget::{row, text};
use missions::report::{Said, Sure};

/// The choice that would say more than these games did; `None` where they are sure, or where there is no stronger one.
pub(super) fn stronger(batch: &Batch) -> Option<Judges> {
    let is_open = |said: Said| said.sure < Sure::Surely;
    let reports = batch.judgement.reports.iter();
    let mut said = reports.filter_map(|report| results::said(&batch.judgement, report));
    batch.judges.stronger().filter(|_| !batch.stopped && said.any(is_open))
}

/// The button, with what it costs.
pub(super) fn view<'a>(batch: &Batch) -> Option<Element<'a, Message>> {
    let about = match stronger(batch)? {
        // Nothing is weaker than greedy bots.
        Judges::Greedy => return None,
        Judges::Quick => "more-quick",
        Judges::Thorough => "more-thorough",
    };
    let press = button(text(say("more-play")).size(SMALL)).padding([4, 10]).style(theme::quiet);
    let press = press.on_press(Message::More);
    Some(row![press, quiet(say(about))].spacing(8).align_y(Alignment::Center).into())
}
