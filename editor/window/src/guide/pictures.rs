//! The pictures of the tutorial, which come with the program.

use iced::widget::image::Handle;
use std::collections::BTreeMap;
use std::sync::LazyLock;

const FILES: [(&str, &[u8]); 6] = [
    ("first-1-tile.png", include_bytes!("../../../../docs/pictures/first-1-tile.png")),
    ("first-2-tiles.png", include_bytes!("../../../../docs/pictures/first-2-tiles.png")),
    ("first-3-pieces.png", include_bytes!("../../../../docs/pictures/first-3-pieces.png")),
    ("first-4-cards.png", include_bytes!("../../../../docs/pictures/first-4-cards.png")),
    ("first-5-numbers.png", include_bytes!("../../../../docs/pictures/first-5-numbers.png")),
    ("first-6-saved.png", include_bytes!("../../../../docs/pictures/first-6-saved.png")),
];

/// The picture in a file of this name.
pub(super) fn picture(name: &str) -> Option<Handle> {
    // They are unpacked when the first of them is seen, and then kept: the window knows a picture again by its handle.
    static PICTURES: LazyLock<BTreeMap<&str, Handle>> = LazyLock::new(|| {
        let unpacked = FILES.iter().filter_map(|(name, bytes)| {
            let picture = ::image::load_from_memory(bytes).ok()?.into_rgba8();
            Some((*name, Handle::from_rgba(picture.width(), picture.height(), picture.into_raw())))
        });
        unpacked.collect()
    });
    PICTURES.get(name).cloned()
}
