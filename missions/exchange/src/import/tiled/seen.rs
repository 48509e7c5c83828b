//! What one sees in Tiled and not in the mission, or the other way round: objects that are hidden, and tiles that are painted rather
//! than placed.

use super::log::{Log, shortened};
use super::raw::Map;
use crate::words::text;
use missions_document::diagnostic::Severity;
use std::collections::BTreeMap;

/// Say so, with the number of hidden objects that were taken over from each layer.
pub(super) fn tell(map: &Map, hidden: BTreeMap<String, usize>, log: &mut Log) {
    for (layer, count) in hidden {
        let message = text("seen-hidden").with("count", count).with("layer", shortened(&layer));
        log.say(Severity::Note, message, text("seen-hidden-help"));
    }
    for layer in &map.layers {
        let name = shortened(&layer.name);
        match layer.tiles {
            Some(0) => {}
            Some(count) => {
                let message = text("seen-painted").with("count", count).with("layer", name);
                log.say(Severity::Error, message, text("seen-painted-help"));
            }
            None => {
                let message = text("seen-unread").with("layer", name);
                log.say(Severity::Note, message, text("seen-unread-help"));
            }
        }
    }
}
