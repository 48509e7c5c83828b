//! Files as a zip archive that has the same bytes whenever and wherever it is written.

use crate::words::text;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use rawzip::time::UtcDateTime;
use rawzip::{CompressionMethod, Error, ZipArchiveWriter};
use std::io::{self, Write};

/// Readable by all, writable by the owner, an ordinary file.
const MODE: u32 = 0o100_644;

/// The first day a zip archive can name, in seconds since 1970: a mission is not newer for being handed on.
const DAY: i64 = 315_532_800;

/// The archive, its files in the order given. Pictures are stored as they are: they are packed already.
pub(crate) fn pack(files: &[(&str, &[u8])]) -> Result<Vec<u8>, String> {
    let mut out = Vec::new();
    write(files, &mut out).map_err(|error| text("pack-failed").with("why", error.to_string()).to_string())?;
    Ok(out)
}

fn write(files: &[(&str, &[u8])], out: &mut Vec<u8>) -> Result<(), Error> {
    let day = UtcDateTime::from_unix(DAY);
    let mut archive = ZipArchiveWriter::new(out);
    for (path, bytes) in files {
        let stored = super::is_picture(bytes);
        let method = if stored { CompressionMethod::STORE } else { CompressionMethod::DEFLATE };
        let file =
            archive.new_file(*path).compression_method(method).unix_permissions(MODE).last_modified(day);
        let (mut entry, config) = file.start()?;
        let descriptor = if stored {
            let mut writer = config.wrap(&mut entry);
            put(&mut writer, bytes)?;
            writer.finish()?.1
        } else {
            let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
            put(&mut writer, bytes)?;
            let (encoder, descriptor) = writer.finish()?;
            let _ = encoder.finish().map_err(io_error)?;
            descriptor
        };
        let _ = entry.finish(descriptor)?;
    }
    let _ = archive.finish()?;
    Ok(())
}

fn put(writer: &mut impl Write, bytes: &[u8]) -> Result<(), Error> {
    writer.write_all(bytes).map_err(io_error)
}

fn io_error(error: io::Error) -> Error {
    Error::from(error)
}
