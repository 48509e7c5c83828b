//! Zip archives made by hand, so that every byte of them can be wrong.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::io::Read;

/// A file in an archive, and all that can be said of it.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub(crate) name: Vec<u8>,
    /// The name before the file, where it is another one than in the list at the end.
    pub(crate) local: Option<Vec<u8>>,
    pub(crate) bytes: Vec<u8>,
    /// 0 as it is, 8 deflated; of others the bytes are put in as they are.
    pub(crate) method: u16,
    pub(crate) flags: u16,
    /// What made it: 3 is Unix, 0 is DOS.
    pub(crate) system: u8,
    pub(crate) attributes: u32,
    /// What lies in the archive for it, where that is not its bytes.
    pub(crate) packed: Option<Vec<u8>>,
    /// The size it says, where it lies.
    pub(crate) says: Option<u32>,
    pub(crate) sum: Option<u32>,
}

impl Part {
    pub(crate) fn new(name: &str, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            name: name.into(),
            local: None,
            bytes: bytes.into(),
            method: 0,
            flags: 0,
            system: 3,
            attributes: 0o100_644 << 16,
            packed: None,
            says: None,
            sum: None,
        }
    }
}

/// An archive.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    pub(crate) parts: Vec<Part>,
}

impl Archive {
    /// What is in an archive.
    pub(crate) fn of(bytes: &[u8]) -> Self {
        let archive = rawzip::ZipArchive::from_slice(bytes).expect("an archive");
        let mut entries = archive.entries();
        let mut parts = Vec::new();
        while let Some(entry) = entries.next_entry().expect("an entry") {
            let there = archive.get_entry(entry.wayfinder()).expect("bytes");
            let mut bytes = Vec::new();
            if entry.compression_method() == rawzip::CompressionMethod::STORE {
                bytes.extend_from_slice(&there.data()[..entry.uncompressed_size_hint() as usize]);
            } else {
                let _ = flate2::bufread::DeflateDecoder::new(there.data())
                    .read_to_end(&mut bytes)
                    .expect("deflated");
            }
            parts.push(Part::new(std::str::from_utf8(entry.file_path().as_bytes()).expect("text"), bytes));
        }
        Self { parts }
    }

    pub(crate) fn files(&self) -> impl Iterator<Item = (String, Vec<u8>)> {
        self.parts
            .iter()
            .map(|part| (String::from_utf8(part.name.clone()).expect("text"), part.bytes.clone()))
    }

    /// A file in it.
    pub(crate) fn part(&mut self, name: &str) -> &mut Part {
        self.parts.iter_mut().find(|part| part.name == name.as_bytes()).expect("it is there")
    }

    pub(crate) fn with(mut self, part: Part) -> Self {
        self.parts.push(part);
        self
    }

    pub(crate) fn manifest(&self) -> Value {
        let part = self.parts.iter().find(|part| part.name == b"hellwright.json").expect("the list");
        serde_json::from_slice(&part.bytes).expect("JSON")
    }

    pub(crate) fn set_manifest(&mut self, manifest: &Value) {
        self.part("hellwright.json").bytes = manifest.to_string().into_bytes();
    }

    /// The same with a list that names every file as it is: nothing is wrong but what the file itself is.
    pub(crate) fn listed(mut self) -> Self {
        let sum =
            |bytes: &[u8]| Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        let mut files: Vec<(String, Vec<u8>)> =
            self.files().filter(|(path, _)| path != "hellwright.json" && !path.ends_with('/')).collect();
        files.sort();
        let lines: String = files.iter().map(|(path, bytes)| format!("{}  {path}\n", sum(bytes))).collect();
        let mut manifest = self.manifest();
        manifest["digest"] = json!(sum(lines.as_bytes()));
        manifest["files"] = files
            .iter()
            .map(|(path, bytes)| json!({ "path": path, "bytes": bytes.len(), "sha256": sum(bytes) }))
            .collect();
        self.set_manifest(&manifest);
        self
    }

    /// The bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let (mut out, mut list) = (Vec::new(), Vec::new());
        for part in &self.parts {
            let at = out.len() as u32;
            let usual = || if part.method == 8 { deflated(&part.bytes) } else { part.bytes.clone() };
            let packed = part.packed.clone().unwrap_or_else(usual);
            let size = part.says.unwrap_or(part.bytes.len() as u32);
            let sum = part.sum.unwrap_or_else(|| rawzip::crc32(&part.bytes));
            let common = |out: &mut Vec<u8>, name: &[u8]| {
                short(out, &[20, part.flags, part.method, 0, 33]);
                long(out, &[sum, packed.len() as u32, size]);
                short(out, &[name.len() as u16, 0]);
            };
            out.extend(b"PK\x03\x04");
            let local = part.local.as_ref().unwrap_or(&part.name);
            common(&mut out, local);
            out.extend(local);
            out.extend(&packed);
            list.extend(b"PK\x01\x02");
            short(&mut list, &[u16::from(part.system) << 8 | 20]);
            common(&mut list, &part.name);
            short(&mut list, &[0, 0, 0]);
            long(&mut list, &[part.attributes, at]);
            list.extend(&part.name);
        }
        let (start, length, count) = (out.len() as u32, list.len() as u32, self.parts.len() as u16);
        out.extend(list);
        out.extend(b"PK\x05\x06");
        short(&mut out, &[0, 0, count, count]);
        long(&mut out, &[length, start]);
        short(&mut out, &[0]);
        out
    }
}

pub(crate) fn deflated(bytes: &[u8]) -> Vec<u8> {
    let mut out = Vec::new();
    let mut encoder = flate2::bufread::DeflateEncoder::new(bytes, flate2::Compression::best());
    let _ = encoder.read_to_end(&mut out).expect("deflates");
    out
}

fn short(out: &mut Vec<u8>, numbers: &[u16]) {
    for number in numbers {
        out.extend(number.to_le_bytes());
    }
}

fn long(out: &mut Vec<u8>, numbers: &[u32]) {
    for number in numbers {
        out.extend(number.to_le_bytes());
    }
}
