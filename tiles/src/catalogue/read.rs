//! A catalogue from the texts of its files, read and judged; and the 2016 box, whose texts are compiled in.

use super::{Catalogue, CatalogueProblem, file};
use std::sync::LazyLock;

macro_rules! files {
    ($($name:literal)*) => {
        &[$((concat!("catalogue/doom-2016/", $name), include_str!(concat!("../../catalogue/doom-2016/", $name)))),*]
    };
}

/// Name and text of the files of the 2016 box.
pub const DOOM_2016: &[(&str, &str)] = files! {
    "box.txt"
    "tiles/01.txt" "tiles/02.txt" "tiles/03.txt" "tiles/04.txt" "tiles/05.txt" "tiles/06.txt" "tiles/07.txt"
    "tiles/08.txt" "tiles/09.txt" "tiles/10.txt" "tiles/11.txt" "tiles/12.txt" "tiles/13.txt" "tiles/14.txt"
    "tiles/15.txt" "tiles/16.txt"
};

impl Catalogue {
    /// The 2016 box, compiled in. A test checks it, so that no program that uses it has to.
    #[must_use]
    pub fn doom2016() -> &'static Self {
        static BOX: LazyLock<Catalogue> = LazyLock::new(|| file::read(DOOM_2016).0);
        &BOX
    }

    /// Read a catalogue from the names and texts of its files. The best catalogue that could be read comes back,
    /// with everything that is wrong with the texts and with the tiles, file by file.
    #[must_use]
    pub fn parse(files: &[(&str, &str)]) -> (Self, Vec<CatalogueProblem>) {
        let (catalogue, mut problems) = file::read(files);
        problems.extend(catalogue.check());
        let order = |name: &str| files.iter().position(|(n, _)| *n == name);
        // A side that the file lacks has no place in it, and hears of already.
        problems.retain(|p| p.line > 0);
        problems.sort_by_key(|p| (order(&p.file), p.line, p.column));
        problems.dedup_by(|b, a| (a.code, &a.file, a.line, a.column) == (b.code, &b.file, b.line, b.column));
        for problem in &mut problems {
            problem.quote(files);
        }
        (catalogue, problems)
    }
}
