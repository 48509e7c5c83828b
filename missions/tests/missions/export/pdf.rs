//! PDF booklets: poppler and qpdf read them; every text, piece, count and setting of the mission is found in what poppler reads;
//! the map at real size is measured and put together again from its pages; marines learn nothing that is the invader's; and a
//! booklet that is spoiled is found out.

mod legible;
mod list;
mod own_cards;
mod told_alike;
mod reader;
mod real_size;
mod secret;
mod spoiled;
mod tagged;
mod texts;

use super::common;
use missions::Mission;
use missions::art::Place;
use missions::export::{self, Options, Paper, Subject};
use missions::format::Sources;
use reader::Booklet;
use std::sync::Arc;
use std::time::Instant;

/// A mission as a booklet.
fn bytes(name: &str, mission: &Mission, paper: Paper) -> Vec<u8> {
    let mut files = common::exported(name, mission, "pdf", &Options { paper, ..Options::default() });
    assert_eq!(files.len(), 1);
    assert_eq!(files[0].path, format!("{name}.pdf"));
    files.swap_remove(0).bytes
}

/// Does a file show everything of a mission on this paper, and nothing else? `None` where there are no consumers.
fn proves(mission: &Mission, paper: Paper, bytes: &[u8]) -> Option<Result<(), String>> {
    let booklet = match Booklet::read(bytes)? {
        Ok(booklet) => booklet,
        Err(why) => return Some(Err(why)),
    };
    let all = || {
        booklet.stands_on(paper)?;
        texts::found(mission, &booklet)?;
        list::found(mission, &booklet)?;
        secret::kept(mission, &booklet)?;
        real_size::measured(mission, &booklet)
    };
    Some(all())
}

#[test]
fn every_booklet_tells_its_mission_on_both_papers() {
    for (name, mission) in crate::shared::shipped() {
        for paper in Paper::ALL {
            let before = Instant::now();
            let bytes = bytes(&name, &mission, paper);
            let took = before.elapsed();
            let Some(proof) = proves(&mission, paper, &bytes) else { return };
            proof.unwrap_or_else(|why| panic!("{name} on {}: {why}", paper.name()));
            assert!(bytes.len() < 2 << 20, "{name}: {} bytes", bytes.len());
            assert!(took.as_secs() < 5, "{name}: {took:?}");
        }
    }
}

#[test]
fn the_same_mission_gives_the_same_bytes() {
    for (name, mission) in crate::shared::shipped() {
        assert_eq!(bytes(&name, &mission, Paper::A4), bytes(&name, &mission, Paper::A4), "{name}");
        assert_ne!(bytes(&name, &mission, Paper::A4), bytes(&name, &mission, Paper::Letter), "{name}");
    }
}

/// Whatever somebody writes or leaves out becomes a booklet that poppler and qpdf read.
#[test]
fn hard_missions_become_booklets_too() {
    for (name, mission) in texts::hard() {
        // Many pages are many pages on either paper.
        let papers = if ["huge", "long"].contains(&name) { &Paper::ALL[..1] } else { &Paper::ALL[..] };
        for paper in papers.iter().copied() {
            let Some(read) = Booklet::read(&bytes(name, &mission, paper)) else { return };
            let booklet = read.unwrap_or_else(|why| panic!("{name}: {why}"));
            booklet.stands_on(paper).unwrap_or_else(|why| panic!("{name}: {why}"));
            texts::found(&mission, &booklet).unwrap_or_else(|why| panic!("{name}: {why}"));
        }
    }
}

/// A picture of somebody's cardboard is on the board, and in the file once however often it is shown.
#[test]
fn pictures_of_cardboard_are_in_the_booklet() {
    let (name, mission) = crate::shared::shipped().swap_remove(0);
    let folder = tempfile::tempdir().expect("a folder");
    let side = mission.catalogue().side(tiles::TileNumber(13), tiles::Face::A).expect("a tile");
    let (w, h) = (side.w as u32 * 96, side.h as u32 * 96);
    let file = folder.path().join("13A.png");
    image::RgbImage::from_pixel(w, h, image::Rgb([200, 40, 160])).save(file).expect("a picture");
    let (art, problems) = missions::art::read(&mission, &[Place::Own(folder.path().to_owned())]);
    assert_eq!(problems, []);
    let subject = Subject {
        mission: &mission.seen(&rule_system::View::WHOLE),
        name: &name,
        art: &Arc::new(art),
        replays: &[],
        sources: &Sources::default(),
    };
    let exporter = export::named("pdf").expect("the format");
    let bytes = exporter.export(&subject, &Options::default()).expect("a booklet").swap_remove(0).bytes;
    let Some(booklet) = Booklet::read(&bytes) else { return };
    let booklet = booklet.expect("reads");
    let page = booklet.picture(1, 60).expect("a picture");
    let pink = page.pixels().filter(|pixel| pixel.0[0] > 180 && pixel.0[1] < 70).count();
    assert!(pink > 500, "{pink}");
    let plain = self::bytes(&name, &mission, Paper::A4);
    assert!(bytes.len() < plain.len() + 60_000, "{} and {}", bytes.len(), plain.len());
}
