//! The document type of an XML text, as Tiled before 1.3 could write it. One that only names a file elsewhere says nothing of the
//! map and is passed over, unread; one that defines anything is refused, for entities can be a few lines and become gigabytes.

use crate::words;
use ::words::Text;
use std::borrow::Cow;

/// How a document type begins.
const START: &str = "<!DOCTYPE";

/// The text without a document type, every line where it was.
pub(super) fn without(text: &str) -> Result<Cow<'_, str>, Text> {
    let Some(start) = place(text) else { return Ok(text.into()) };
    let end = length(&text[start..]).map(|length| start + length);
    let end = end.ok_or_else(|| words::text("doctype-defines"))?;
    let blank = text[start..end].chars().map(|c| if c == '\n' { '\n' } else { ' ' });
    Ok(text[..start].chars().chain(blank).chain(text[end..].chars()).collect::<String>().into())
}

/// Where the document type begins: before the first element, behind instructions and comments.
fn place(text: &str) -> Option<usize> {
    let mut rest = text;
    loop {
        rest = passed(rest);
        if rest.starts_with(START) {
            return Some(text.len() - rest.len());
        }
        // Neither an instruction nor a comment: the map itself, or what is no XML.
        rest = passed_one(rest)?;
    }
}

/// What follows spaces.
fn passed(text: &str) -> &str {
    text.trim_start_matches([' ', '\t', '\r', '\n'])
}

/// What follows a comment or an instruction that the text begins with.
fn passed_one(text: &str) -> Option<&str> {
    let (rest, end) = match text.strip_prefix("<!--") {
        Some(rest) => (rest, "-->"),
        None => (text.strip_prefix("<?")?, "?>"),
    };
    rest.split_once(end).map(|(_, rest)| rest)
}

/// How long the document type is that the text begins with, if it defines nothing.
fn length(text: &str) -> Option<usize> {
    let mut quote = None;
    let names = text.char_indices().find(|(_, c)| match (quote, c) {
        (None, '"' | '\'') => {
            quote = Some(*c);
            false
        }
        (Some(open), c) => {
            if open == *c {
                quote = None;
            }
            false
        }
        (None, c) => matches!(c, '>' | '['),
    });
    let (at, sign) = names?;
    if sign == '>' {
        return Some(at + 1);
    }
    // What it defines stands in brackets. Comments and instructions there define nothing.
    let mut rest = passed(&text[at + 1..]);
    while let Some(next) = passed_one(rest) {
        rest = passed(next);
    }
    let rest = passed(rest.strip_prefix(']')?).strip_prefix('>')?;
    Some(text.len() - rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_type_that_defines_nothing_is_passed_over() {
        for kind in [
            "<!DOCTYPE map SYSTEM \"http://mapeditor.org/dtd/1.0/map.dtd\">",
            "<!DOCTYPE map PUBLIC '-//x//[y]>' \"http://mapeditor.org/dtd/1.0/map.dtd\">",
            "<!DOCTYPE map>",
            "<!DOCTYPE map [\n ]\n>",
            "<!DOCTYPE map SYSTEM \"map.dtd\" [ <!-- ]> <!ENTITY a \"b\"> --> <?x ]> ?> ]>",
        ] {
            for before in ["", "<?xml version=\"1.0\"?>\n", "<?xml version=\"1.0\"?><!-- <!DOCTYPE é --> \n"]
            {
                let text = format!("{before}{kind}\n<map/>");
                let found = without(&text).expect("it defines nothing");
                assert_eq!(found.lines().count(), text.lines().count(), "{text}");
                let wanted = text.replace(kind, "");
                let bare = |text: &str| text.replace(['\n', ' '], "");
                assert_eq!(bare(&found), bare(&wanted), "{text}");
            }
        }
        for text in ["", "<map/>", "<map><!DOCTYPE map></map>", "<!-- <!DOCTYPE", "DOCTYPE"] {
            assert_eq!(without(text).as_deref(), Ok(text));
        }
    }

    #[test]
    fn a_document_type_that_defines_something_or_has_no_end_is_refused() {
        for inside in
            ["<!ENTITY a \"b\">", "%x;", "<!ATTLIST map a CDATA \"b\">", "<!ELEMENT map ANY>", "x", "<!-- "]
        {
            let text = format!("<!DOCTYPE map [{inside}]><map/>");
            assert!(without(&text).is_err_and(|why| why.contains("save it again")), "{text}");
        }
        for text in ["<!DOCTYPE map", "<!DOCTYPE map SYSTEM \"a><map/>", "<!DOCTYPE map [ ] <map/>"] {
            assert!(without(text).is_err(), "{text}");
        }
    }
}
