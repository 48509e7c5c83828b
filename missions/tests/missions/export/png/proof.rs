//! What has to be true of the PNG files of a mission: its board and its pieces are seen on them, in dark and in light.
//! Two files are read, as `--layers` makes them: one of the ground with its lines and doors, one of the pieces.

use super::picture::Picture;
use super::pieces::{self, Look};
use super::{GROUND, PIECES, board, file, of_layers};
use crate::export::common::alike::agrees;
use crate::shared::{demo, shipped};
use missions::Mission;
use missions::export::Options;
use missions::scene::Theme;

pub(super) const fn theme(light: bool) -> Theme {
    if light { Theme::light() } else { Theme::dark() }
}

/// Why the file is not the mission's ground.
pub(super) fn ground(bytes: &[u8], mission: &Mission, options: &Options) -> Result<(), String> {
    let picture = Picture::read(bytes, mission, options)?;
    agrees(&board::board(&picture, &theme(options.light))?, mission)
}

/// Why the file does not show the mission's pieces.
pub(super) fn standing(bytes: &[u8], mission: &Mission, light: bool, looks: &[Look]) -> Result<(), String> {
    let picture = Picture::read(bytes, mission, &of_layers(&PIECES, light))?;
    pieces::agree(&picture, mission, looks)
}

#[test]
fn every_board_and_every_piece_is_found_in_the_pixels() {
    let rich = ("everything".to_owned(), demo::everything());
    let missions: Vec<(String, Mission)> = shipped().into_iter().chain([rich]).collect();
    for light in [false, true] {
        let looks = pieces::looks(&missions[0].1, light).expect("everything can be seen");
        for (name, mission) in &missions {
            let options = of_layers(&GROUND, light);
            let told = ground(&file(mission, &options), mission, &options);
            assert_eq!(told, Ok(()), "{name}, light: {light}");
            let bytes = file(mission, &of_layers(&PIECES, light));
            assert_eq!(standing(&bytes, mission, light, &looks), Ok(()), "{name}, light: {light}");
        }
    }
}
