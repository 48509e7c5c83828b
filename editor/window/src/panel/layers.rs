//! The layers of the map: each can be hidden, dimmed, and locked, so that its pieces cannot be picked.
//! The scene decides what lies on a layer.

use super::Action;
use crate::Element;
use crate::focus::{button, touch};
use crate::theme::{self, BODY, SMALL};
use editor_model::naming::layer_name;
use editor_model::words::say;
use iced::widget::{checkbox, column, row, scrollable, text};
use iced::{Alignment, Fill};
use missions::scene::{Layer, Layers};
use rule_system::RuleSystem;

/// How the layers are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Set {
    /// Shown.
    pub(crate) shown: Layers,
    /// Of those, faint.
    pub(crate) dim: Layers,
    /// Their pieces cannot be picked.
    pub(crate) locked: Layers,
}

/// Something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// A layer is shown from now on, or not.
    Shown(Layer, bool),
    /// A layer is faint from now on, or not.
    Dimmed(Layer, bool),
    /// A layer is locked from now on, or not.
    Locked(Layer, bool),
}

/// Those one can do something about, from back to front. Without the floor there is no map.
fn listed(system: &dyn RuleSystem) -> impl DoubleEndedIterator<Item = Layer> + use<> {
    Layer::all(system).filter(|layer| !matches!(layer, Layer::Table | Layer::Title | Layer::Legend))
}

/// Does the layer have pieces one can pick?
const fn is_picked(layer: Layer) -> bool {
    matches!(
        layer,
        Layer::Tiles
            | Layer::Regions
            | Layer::Pieces(_)
            | Layer::Starts
            | Layer::Tokens
            | Layer::Figures
            | Layer::Doors
            | Layer::Labels
    )
}

impl Set {
    /// Everything of the map, nothing dimmed, nothing locked.
    pub(crate) const ALL: Self = Self { shown: Layers::MAP, dim: Layers::NONE, locked: Layers::NONE };

    /// Layers whose pieces can be picked.
    pub(crate) fn open(self, system: &dyn RuleSystem) -> Layers {
        let picked = Layer::all(system).filter(|layer| is_picked(*layer));
        let open = picked.filter(|layer| self.shown.has(*layer) && !self.locked.has(*layer));
        open.fold(Layers::NONE, Layers::with)
    }

    /// Take a message.
    pub(crate) const fn update(&mut self, message: Message) -> Action<Message> {
        match message {
            Message::Shown(layer, yes) => self.shown = set(self.shown, layer, yes),
            Message::Dimmed(layer, yes) => self.dim = set(self.dim, layer, yes),
            Message::Locked(layer, yes) => self.locked = set(self.locked, layer, yes),
        }
        Action::None
    }

    /// The list.
    pub(crate) fn view<'a>(self, system: &'static dyn RuleSystem) -> Element<'a, Message> {
        let lines = listed(system).rev().map(|layer| self.line(layer, system));
        let list = column(lines).spacing(4).padding([8, 16]);
        scrollable(list).height(Fill).width(Fill).style(theme::scroll).into()
    }

    fn line<'a>(self, layer: Layer, system: &dyn RuleSystem) -> Element<'a, Message> {
        let shown = self.shown.has(layer);
        let name = layer_name(layer, system);
        let tick = checkbox(shown)
            .label(name)
            .on_toggle(move |now| Message::Shown(layer, now))
            .size(17)
            .text_size(BODY)
            .spacing(8)
            .width(Fill)
            .style(theme::tick);
        let switch = |id: &str, on: bool, message: Message| {
            button(text(say(id)).size(SMALL)).padding([2, 7]).style(theme::entry(on)).on_press(message)
        };
        let dimmed = self.dim.has(layer);
        let dim = (layer != Layer::Tiles || shown)
            .then(|| switch("layer-dim", dimmed, Message::Dimmed(layer, !dimmed)));
        let locked = self.locked.has(layer);
        let lock = is_picked(layer).then(|| switch("layer-lock", locked, Message::Locked(layer, !locked)));
        // What almost every layer has comes last, so that the switches stand below each other.
        row![touch(tick)].push(lock).push(dim).spacing(4).align_y(Alignment::Center).into()
    }
}

const fn set(layers: Layers, layer: Layer, yes: bool) -> Layers {
    if yes { layers.with(layer) } else { layers.without(layer) }
}
