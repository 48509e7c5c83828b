//! Lines in, lines out, until the front end has said good-bye or gone. It holds no more than one line at a time, of
//! limited length; the server interprets the lines.

use super::server::{LONGEST, Server, too_long};
use std::io::{self, BufRead, Read, Write};

/// Answer every line of `input` that is not empty by one line in `output`.
///
/// # Errors
/// When it cannot be read or written any more.
pub fn talk(server: &mut Server, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while !server.is_over() {
        line.clear();
        // One byte more than a request may have: its line feed.
        let read = input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut line)?;
        if read == 0 {
            return Ok(());
        }
        let answer = if read > LONGEST && line.last() != Some(&b'\n') {
            let _ = input.skip_until(b'\n')?;
            too_long()
        } else if line.trim_ascii().is_empty() {
            continue;
        } else {
            server.answer(&line)
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}
