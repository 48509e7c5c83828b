//! How deep the elements of an XML text lie in each other, before anything that calls itself for each of them reads it: a short
//! text with a hundred thousand open elements would exhaust the stack.

/// Is an element open in so many others? Told without calling itself, up to the first place where the text is no XML.
pub(super) fn is_deeper(text: &str, most: usize) -> bool {
    let mut rest = text;
    let mut depth = 0_usize;
    while let Some((_, tag)) = rest.split_once('<') {
        let after = |end: &str| tag.split_once(end).map_or("", |(_, after)| after);
        if tag.starts_with("!--") {
            rest = tag.strip_prefix("!--").and_then(|it| it.split_once("-->")).map_or("", |(_, after)| after);
        } else if tag.starts_with("![CDATA[") {
            rest = after("]]>");
        } else if tag.starts_with('?') {
            rest = after("?>");
        } else {
            let Some(end) = end(tag) else { return depth > most };
            match tag.as_bytes().first() {
                Some(b'/') => depth = depth.saturating_sub(1),
                _ if tag[..end].ends_with('/') => {}
                _ => depth += 1,
            }
            if depth > most {
                return true;
            }
            rest = &tag[end..];
        }
    }
    false
}

/// Where a tag ends; a sign for the end of a tag may stand between quotation marks.
fn end(tag: &str) -> Option<usize> {
    let mut quote = None;
    tag.bytes().position(|byte| {
        match (quote, byte) {
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), _) if open == byte => quote = None,
            (None, b'>') => return true,
            _ => {}
        }
        false
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_is_counted_and_nothing_else() {
        for (text, depth) in [
            ("", 0),
            ("<a/><b/>", 0),
            ("<?xml version='1.0'?><a><b></b><c><d/></c></a>", 2),
            ("<a><!-- </a></a><b><c> --><b x='>'><c y=\"/>'\"></c></b></a>", 3),
            ("<a><![CDATA[</a><b><c>]]><b/></a>", 1),
            ("<a><b><c><d", 3),
            ("</a></a><a><b>", 2),
        ] {
            assert!(!is_deeper(text, depth), "{text}");
            assert!(depth == 0 || is_deeper(text, depth - 1), "{text}");
        }
        assert!(is_deeper(&"<a>".repeat(1_000_000), 64));
        assert!(!is_deeper(&"<a></a>".repeat(100_000), 64));
    }
}
