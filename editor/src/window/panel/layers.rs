//! Which layers of the map are shown: a box to tick for each kind of thing one may want out of the way.
//! What lies on a layer is the scene's business.

use crate::window::canvas::Picture;
use crate::window::theme::{self, BODY, STRONG};
use iced::widget::{checkbox, column, container, row, text};
use iced::{Element, Fill};
use missions::scene::{Layer, Layers};

/// A layer was shown or hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Message {
    /// It is shown from now on, or not.
    Toggled(Layer, bool),
}

/// The floor is not among them: without it there is no map.
const ALWAYS: [Layer; 2] = [Layer::Table, Layer::Tiles];

/// These layers with one more, or one less.
pub(crate) const fn toggled(layers: Layers, layer: Layer, shown: bool) -> Layers {
    if shown { layers.with(layer) } else { layers.without(layer) }
}

/// The list, in two columns.
pub(crate) fn view<'a>(picture: &Picture, shown: Layers) -> Element<'a, Message> {
    let listed: Vec<Layer> = picture.layers().filter(|layer| !ALWAYS.contains(layer)).collect();
    let (left, right) = listed.split_at(listed.len().div_ceil(2));
    let list = column![
        text("Layers").font(STRONG).size(20),
        row![ticks(left, shown), ticks(right, shown)].spacing(10),
    ];
    container(list.spacing(10)).padding([12, 16]).width(Fill).into()
}

fn ticks<'a>(layers: &[Layer], shown: Layers) -> Element<'a, Message> {
    let tick = |layer: &Layer| {
        let layer = *layer;
        checkbox(shown.has(layer))
            .label(theme::capital(layer.name()))
            .on_toggle(move |now| Message::Toggled(layer, now))
            .size(17)
            .text_size(BODY)
            .spacing(8)
            .style(theme::tick)
            .into()
    };
    column(layers.iter().map(tick)).spacing(7).width(Fill).into()
}
