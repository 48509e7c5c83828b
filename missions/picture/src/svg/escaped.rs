//! Texts as XML has them.

use std::fmt::{self, Display, Formatter, Write as _};

/// A text in an attribute, with its line breaks.
pub(super) struct Attribute<'a>(pub(super) &'a str);

impl Display for Attribute<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for part in self.0.split_inclusive(['\n', '\r', '\t']) {
            let plain = part.trim_end_matches(['\n', '\r', '\t']);
            write!(f, "{}", Escaped(plain))?;
            for letter in part[plain.len()..].chars() {
                write!(f, "&#{};", u32::from(letter))?;
            }
        }
        Ok(())
    }
}

/// Text as XML: marked up where needed, without what XML cannot hold.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\u{fffe}' | '\u{ffff}' => {}
                letter if letter.is_control() => {}
                letter => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}
