//! Select with a click or a frame.

use super::{Input, Look, Preview, Reply, Tool};
use crate::document::Selection;

/// The tool one has in hand when one has none.
#[derive(Debug, Default)]
pub(crate) struct Select {}

impl Tool for Select {
    fn input(&mut self, input: Input, look: &Look<'_>) -> Reply {
        let Input::Release(aim) = input else { return Reply::default() };
        let at = aim.cell();
        let thing = look.mission.things().iter().find(|(_, thing)| thing.at() == at).map(|(id, _)| *id);
        let chosen: Selection = thing.or_else(|| look.layout.tile_at(at)).into_iter().collect();
        Reply { select: Some(chosen), ..Reply::default() }
    }

    fn preview(&self, _: &Look<'_>) -> Preview {
        Preview::default()
    }

    fn hint(&self) -> &'static str {
        "hint-select"
    }
}
