//! What lies around a bundle that somebody unpacked and packed again: one folder more, and files that systems leave in
//! archives. They are passed over unread; whether the other names are sound is asked in `unpack`.

use crate::bundle::MANIFEST;
use rawzip::{Error, ZipSliceArchive};

/// What lies around a bundle.
pub(super) struct Around {
    /// The folder all of it lies in, with its `/`; empty if there is none.
    folder: Vec<u8>,
}

impl Around {
    /// What lies around the bundle in an archive. A folder that only some of it lies in is none.
    pub(super) fn of(archive: &ZipSliceArchive<&[u8]>) -> Result<Self, Error> {
        let mut folder: Option<Vec<u8>> = None;
        let mut records = archive.entries();
        while let Some(record) = records.next_entry()? {
            let path = slashed(record.file_path().as_bytes());
            let inner = path.strip_suffix(MANIFEST.as_bytes()).and_then(|it| it.strip_suffix(b"/"));
            if let Some(inner) = inner.filter(|it| is_plain(it)) {
                folder = Some([inner, b"/"].concat());
            }
        }
        let folder = folder.unwrap_or_default();
        let mut records = archive.entries();
        while let Some(record) = records.next_entry()? {
            let path = slashed(record.file_path().as_bytes());
            if !path.starts_with(&folder) && !is_left(&path) {
                return Ok(Self { folder: Vec::new() });
            }
        }
        Ok(Self { folder })
    }

    /// A path without what lies around it; none for what is no part of the bundle.
    pub(super) fn inner<'a>(&self, path: &'a [u8]) -> Option<&'a [u8]> {
        let inner = path.strip_prefix(self.folder.as_slice()).filter(|_| !is_left(path))?;
        (!inner.is_empty() || self.folder.is_empty()).then_some(inner)
    }
}

/// Can a folder of this name be taken away? Of its letters nothing is asked, for it is made nowhere.
fn is_plain(name: &[u8]) -> bool {
    let odd = |byte: &u8| *byte < b' ' || matches!(byte, b'/' | b':');
    !matches!(name, b"" | b"." | b"..") && !name.iter().any(odd)
}

/// Is it what a system leaves in archives? A path that leads elsewhere is not.
fn is_left(path: &[u8]) -> bool {
    let mut parts = path.strip_suffix(b"/").unwrap_or(path).split(|byte| *byte == b'/');
    if !parts.clone().all(is_plain) {
        return false;
    }
    if parts.next() == Some(b"__MACOSX") {
        return true;
    }
    let last = path.rsplit(|byte| *byte == b'/').next().unwrap_or_default();
    last.starts_with(b"._") || matches!(last, b".DS_Store" | b"Thumbs.db" | b"desktop.ini")
}

/// A path as the list of a bundle has it: some tools of Windows write `\` between the parts of a path. Whether it leads
/// anywhere else is asked afterwards, so that it is asked of both notations, and no file of a bundle has that sign in its name.
pub(super) fn slashed(path: &[u8]) -> Vec<u8> {
    path.iter().map(|byte| if *byte == b'\\' { b'/' } else { *byte }).collect()
}
