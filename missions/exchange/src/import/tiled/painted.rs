//! What is painted on a tile layer: the numbers of its pictures, however they are packed. No mission is made of them; they are
//! looked at only so that a tile that was painted rather than placed is not lost without a word.

use super::element::Element;
use super::raw;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::read::{GzDecoder, ZlibDecoder};
use std::io::Read;

/// The most bytes the layers of a map may unpack to; one of a thousand spaces on each side has four million.
pub(super) const LIMIT: u64 = 16 << 20;

/// The numbers of the pictures on a layer; none if they cannot be read, or unpack to more than is left.
pub(super) fn gids(layer: &Element, left: &mut u64) -> Option<Vec<u32>> {
    let mut all = Vec::new();
    for data in layer.children("data") {
        let packed = [data.word("encoding"), data.word("compression")];
        let chunks: Vec<&Element> = data.children("chunk").collect();
        for part in if chunks.is_empty() { vec![data] } else { chunks } {
            let more = unpacked(part, packed, left)?;
            all.extend(more);
        }
    }
    Some(all)
}

fn unpacked(part: &Element, [encoding, compression]: [&str; 2], left: &mut u64) -> Option<Vec<u32>> {
    match encoding {
        "" => Some(part.children("tile").map(|tile| raw::gid(tile).unwrap_or(0)).collect()),
        "csv" => {
            let words = part.text.split(',').map(str::trim).filter(|word| !word.is_empty());
            words.map(raw::bits).collect()
        }
        "base64" => {
            let text: String = part.text.split_whitespace().collect();
            let bytes = STANDARD.decode(text).ok()?;
            let bytes = match compression {
                "" => bytes,
                "zlib" => read(ZlibDecoder::new(&*bytes), left)?,
                "gzip" => read(GzDecoder::new(&*bytes), left)?,
                _ => return None,
            };
            let (numbers, []) = bytes.as_chunks::<4>() else { return None };
            Some(numbers.iter().copied().map(u32::from_le_bytes).collect())
        }
        _ => None,
    }
}

/// What a stream unpacks to, if that is not more than is left.
fn read(stream: impl Read, left: &mut u64) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    let _ = stream.take(*left + 1).read_to_end(&mut bytes).ok()?;
    *left = left.checked_sub(bytes.len() as u64)?;
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use flate2::Compression;
    use flate2::write::{GzEncoder, ZlibEncoder};
    use std::io::Write;

    fn layer(encoding: &str, compression: &str, part: Element) -> Element {
        let data = Element::new("data").with("encoding", encoding).with("compression", compression);
        let data = Element { text: part.text, inside: part.inside, ..data };
        Element { inside: vec![data], ..Element::new("layer") }
    }

    fn text(text: impl Into<String>) -> Element {
        Element { text: text.into(), ..Element::default() }
    }

    fn read_all(layer: &Element) -> Option<Vec<u32>> {
        let mut left = LIMIT;
        gids(layer, &mut left)
    }

    #[test]
    fn a_layer_is_read_however_it_is_packed() {
        let gids = [0, 5, 0x8000_0001_u32];
        let bytes: Vec<u8> = gids.iter().flat_map(|gid| gid.to_le_bytes()).collect();
        let mut zlib = ZlibEncoder::new(Vec::new(), Compression::default());
        let mut gzip = GzEncoder::new(Vec::new(), Compression::default());
        zlib.write_all(&bytes).and_then(|()| gzip.write_all(&bytes)).expect("in memory");
        let (zlib, gzip) = (zlib.finish().expect("packed"), gzip.finish().expect("packed"));
        let tiles = [None, Some("5"), Some("2147483649")];
        let tiles = tiles.map(|gid| Element {
            words: gid.map(|gid| ("gid".to_owned(), gid.to_owned())).into_iter().collect(),
            ..Element::new("tile")
        });
        let csv = "\n0,5,\n2147483649\n";
        let chunks = [csv, " 7 "].map(|csv| Element { name: "chunk".to_owned(), ..text(csv) });
        for (layer, wanted) in [
            (layer("csv", "", text(csv)), gids.to_vec()),
            (layer("", "", Element { inside: tiles.to_vec(), ..Element::default() }), gids.to_vec()),
            (layer("base64", "", text(format!("\n  {}\n", STANDARD.encode(&bytes)))), gids.to_vec()),
            (layer("base64", "zlib", text(STANDARD.encode(zlib))), gids.to_vec()),
            (layer("base64", "gzip", text(STANDARD.encode(gzip))), gids.to_vec()),
            (
                layer("csv", "", Element { inside: chunks.to_vec(), ..Element::default() }),
                vec![0, 5, 0x8000_0001, 7],
            ),
            (Element::new("layer"), Vec::new()),
        ] {
            assert_eq!(read_all(&layer), Some(wanted), "{layer:?}");
        }
    }

    /// All layers of a map together have one limit.
    #[test]
    fn what_unpacks_to_more_than_is_left_is_none() {
        let mut zlib = ZlibEncoder::new(Vec::new(), Compression::default());
        zlib.write_all(&[0; 400]).expect("in memory");
        let layer = layer("base64", "zlib", text(STANDARD.encode(zlib.finish().expect("packed"))));
        let mut left = 1000;
        assert_eq!(gids(&layer, &mut left).map(|gids| gids.len()), Some(100));
        assert_eq!(gids(&layer, &mut left).map(|gids| gids.len()), Some(100));
        assert_eq!((gids(&layer, &mut left), left), (None, 200));
    }

    #[test]
    fn what_cannot_be_unpacked_is_none() {
        let mut large = ZlibEncoder::new(Vec::new(), Compression::default());
        large.write_all(&vec![0; (LIMIT + 4) as usize]).expect("in memory");
        let large = STANDARD.encode(large.finish().expect("packed"));
        for (encoding, compression, part) in [
            ("csv", "", "1,x"),
            ("base64", "", "AAA"),
            ("base64", "", "AAAA"),
            ("base64", "zlib", "AAAA"),
            ("base64", "zstd", "AAAA"),
            ("base64", "zlib", &*large),
            ("hex", "", "00"),
        ] {
            assert_eq!(read_all(&layer(encoding, compression, text(part))), None, "{encoding} {compression}");
        }
    }
}
