//! What a viewer is asked to do with the file: print it at the size it has and show its title instead of the file's name. The library
//! cannot write the first, so it is added to the catalogue it wrote.

use crate::words::text;

/// Where the catalogue of a file begins.
const CATALOGUE: &[u8] = b"<</Type/Catalog";
/// Where the list of objects begins, and where its place is noted.
const LIST: &[u8] = b"\nxref\n";
const START: &[u8] = b"startxref\n";
/// What the library has asked for by itself, in a file for screen readers.
const TITLE: &[u8] = b"/ViewerPreferences<</DisplayDocTitle true>>";
/// What is asked for.
const WISHES: &[u8] = b"/ViewerPreferences<</DisplayDocTitle true/PrintScaling/None>>";

/// The file with our wishes in its catalogue. The catalogue is the last object, so that only the list of objects behind it moves.
///
/// # Errors
/// The file is not as the library writes it.
pub(super) fn ask(mut file: Vec<u8>) -> Result<Vec<u8>, String> {
    let unknown = || text("viewer-unknown").to_string();
    let catalogue = last(&file, CATALOGUE).ok_or_else(unknown)?;
    let list = last(&file, LIST).ok_or_else(unknown)?;
    let body = &file[catalogue..list.max(catalogue)];
    if list < catalogue || body.windows(7).filter(|it| *it == b"\nendobj").count() != 1 {
        return Err(unknown());
    }
    let put = catalogue + CATALOGUE.len();
    let old = last(body, TITLE).map_or(put..put, |at| catalogue + at..catalogue + at + TITLE.len());
    let moved = list + 1 + WISHES.len() - old.len();
    drop(file.splice(old, WISHES.iter().copied()));
    let start = last(&file, START).ok_or_else(unknown)? + START.len();
    let digits = file[start..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    drop(file.splice(start..start + digits, moved.to_string().into_bytes()));
    Ok(file)
}

/// Where something stands for the last time.
fn last(file: &[u8], what: &[u8]) -> Option<usize> {
    file.windows(what.len()).rposition(|it| it == what)
}
