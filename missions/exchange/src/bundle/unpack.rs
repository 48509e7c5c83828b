//! Zip archives of strangers: every record is looked at before anything is believed, sizes are bounded before anything is
//! unpacked, and whatever is odd is refused. What the files are for is asked elsewhere, and nothing is written here.

mod around;

use self::around::{Around, slashed};
use crate::bundle::{ENTRIES, LIMIT, LIMIT_PICTURE, is_device};
use crate::words::text;
use flate2::bufread::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive, ZipFileHeaderRecord, ZipSliceArchive};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;
use words::Text;

/// The most letters of a path in an archive.
const LONGEST: usize = 200;

/// A small file may well be a thousand times the size it is packed to; a large one that is more than so many times its
/// size is a trap.
const RATIO: u64 = 200;
const SMALL: u64 = 1 << 20;

/// The bits of a Unix mode that say what a file is, and what we take.
const KIND: u32 = 0o170_000;
const ORDINARY: u32 = 0o100_000;
const FOLDER: u32 = 0o040_000;

/// The files of an archive, by path.
///
/// # Errors
/// Why it is refused.
pub(crate) fn unpack(bytes: &[u8]) -> Result<BTreeMap<String, Vec<u8>>, Text> {
    if bytes.len() as u64 > LIMIT {
        return Err(text("unpack-large").with("size", LIMIT >> 20));
    }
    let archive = ZipArchive::from_slice(bytes).map_err(|_| text("unpack-no-archive"))?;
    if !bytes.starts_with(b"PK\x03\x04") || archive.end_offset() != bytes.len() as u64 {
        return Err(text("unpack-around"));
    }
    let found = list(&archive)?;
    let mut files = BTreeMap::new();
    for (path, record) in &found {
        let bytes = read(&archive, record).map_err(|why| why.with("path", path.as_str()))?;
        let _ = files.insert(path.clone(), bytes);
    }
    Ok(files)
}

type Records<'a> = Vec<(String, ZipFileHeaderRecord<'a>)>;

/// The records of the files, once nothing about any of them is odd.
fn list<'a>(archive: &'a ZipSliceArchive<&[u8]>) -> Result<Records<'a>, Text> {
    let mut files: Records<'a> = Vec::new();
    let mut folders = Vec::new();
    let (mut seen, mut ranges, mut all) = (BTreeSet::new(), Vec::new(), 0_u64);
    let broken = || text("unpack-broken");
    let around = Around::of(archive).map_err(|_| broken())?;
    let (mut records, mut left) = (archive.entries(), 0);
    while let Some(record) = records.next_entry().map_err(|_| broken())? {
        // What systems leave has a file for each file, and a folder for each folder.
        if files.len() + folders.len() >= ENTRIES || left > 2 * ENTRIES {
            return Err(text("unpack-many").with("most", ENTRIES));
        }
        let raw = slashed(record.file_path().as_bytes());
        let Some(inner) = around.inner(&raw) else {
            left += 1;
            continue;
        };
        let path = name(inner)?;
        let is_dir = path.ends_with('/');
        let odd = |why: Text| Err(why.with("path", path.as_str()));
        if !seen.insert(path.trim_end_matches('/').to_ascii_lowercase()) {
            return odd(text("unpack-twice"));
        }
        if let Err(why) = ordinary(archive, &record, is_dir, &mut ranges) {
            return odd(why);
        }
        let size = record.uncompressed_size_hint();
        all = all.saturating_add(size);
        if size > LIMIT_PICTURE || all > LIMIT {
            return odd(text("unpack-more"));
        }
        if size > SMALL && size / RATIO > record.compressed_size_hint() {
            return odd(text("unpack-trap"));
        }
        if !is_dir {
            files.push((path, record));
        } else if size == 0 {
            folders.push(path);
        } else {
            return odd(text("unpack-full-folder"));
        }
    }
    if archive.entries_hint() != (files.len() + folders.len() + left) as u64 {
        return Err(broken());
    }
    ranges.sort_unstable();
    if ranges.windows(2).any(|pair| pair[0].1 > pair[1].0) {
        return Err(text("unpack-shared"));
    }
    if let Some(empty) =
        folders.iter().find(|folder| !files.iter().any(|(path, _)| path.starts_with(*folder)))
    {
        return Err(text("unpack-empty-folder").with("path", empty.as_str()));
    }
    let is_folder = |path: &str| files.iter().any(|(other, _)| other.starts_with(&format!("{path}/")));
    if let Some((path, _)) = files.iter().find(|(path, _)| is_folder(path)) {
        return Err(text("unpack-both").with("path", path.as_str()));
    }
    Ok(files)
}

/// A record's path, if it is one that means the same everywhere and leads nowhere else.
fn name(raw: &[u8]) -> Result<String, Text> {
    let shown: String = String::from_utf8_lossy(raw).chars().take(60).collect();
    let odd = |why: Text| Err(why.with("name", shown.escape_debug().to_string()));
    let Ok(path) = std::str::from_utf8(raw) else { return odd(text("unpack-name-bytes")) };
    if path.is_empty() || path.len() > LONGEST {
        return odd(text("unpack-name-long"));
    }
    if path.contains(':') || path.starts_with('/') {
        return odd(text("unpack-name-root"));
    }
    let parts: Vec<&str> = path.strip_suffix('/').unwrap_or(path).split('/').collect();
    if parts.iter().any(|part| matches!(*part, ".." | "." | "")) {
        return odd(text("unpack-name-out"));
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.' | '/');
    if !path.chars().all(plain) {
        return odd(text("unpack-name-signs"));
    }
    if parts.iter().any(|part| part.starts_with(['.', '-']) || part.ends_with('.') || is_device(part)) {
        return odd(text("unpack-name-hidden"));
    }
    Ok(path.to_owned())
}

/// Only a file or folder that is packed in one of the two usual ways, with the same entry in both places where an
/// archive lists it.
fn ordinary(
    archive: &ZipSliceArchive<&[u8]>,
    record: &ZipFileHeaderRecord<'_>,
    is_dir: bool,
    ranges: &mut Vec<(u64, u64)>,
) -> Result<(), Text> {
    let flags = record.flags();
    if flags.is_encrypted() || flags.has_strong_encryption() || flags.is_masked() {
        return Err(text("unpack-encrypted"));
    }
    // Of a folder only what Unix says counts: its name says what it is, and tools of Windows may say nothing.
    let said = record.external_attributes() >> 16 & KIND;
    let (wanted, kinds) =
        if is_dir { (FOLDER, [said, 0]) } else { (ORDINARY, [said, record.mode().value() & KIND]) };
    if kinds.iter().any(|kind| *kind != 0 && *kind != wanted) {
        return Err(text("unpack-special"));
    }
    let method = record.compression_method();
    if ![CompressionMethod::STORE, CompressionMethod::DEFLATE].contains(&method) {
        return Err(text("unpack-method"));
    }
    if method == CompressionMethod::STORE && record.compressed_size_hint() != record.uncompressed_size_hint()
    {
        return Err(text("unpack-sizes"));
    }
    let there = archive.get_entry(record.wayfinder()).map_err(|_| text("unpack-no-bytes"))?;
    let header = there.local_header();
    if header.file_path().as_bytes() != record.file_path().as_bytes()
        || header.compression_method() != method
        || header.flags().bits() != flags.bits()
    {
        return Err(text("unpack-two-ways"));
    }
    ranges.push(there.compressed_data_range());
    Ok(())
}

/// The bytes of a file: as many as it said, with the checksum it said.
fn read(archive: &ZipSliceArchive<&[u8]>, record: &ZipFileHeaderRecord<'_>) -> Result<Vec<u8>, Text> {
    let there = archive.get_entry(record.wayfinder()).map_err(|_| text("unpack-no-bytes"))?;
    let size = record.uncompressed_size_hint();
    let damaged = || text("unpack-damaged");
    let mut bytes = Vec::new();
    let (start, end) = there.compressed_data_range();
    let packed = there.data().get(..(end - start) as usize).ok_or_else(damaged)?;
    if record.compression_method() == CompressionMethod::STORE {
        let mut reader = there.verifying_reader(packed);
        let _ = reader.by_ref().take(size + 1).read_to_end(&mut bytes).map_err(|_| damaged())?;
    } else {
        let mut inflater = DeflateDecoder::new(packed);
        let _ = inflater.by_ref().take(size + 1).read_to_end(&mut bytes).map_err(|_| damaged())?;
        if inflater.total_in() != packed.len() as u64 || rawzip::crc32(&bytes) != record.crc32() {
            return Err(damaged());
        }
    }
    if bytes.len() as u64 != size { Err(damaged()) } else { Ok(bytes) }
}
