//! How deep the elements of an XML text lie in each other, and how many attributes one of them has, before a reader is let at it
//! that calls itself for each of the former and holds each of the latter against all others: a short text with a hundred thousand
//! open elements would exhaust the stack, and one with as many attributes would take hours.

use std::iter;

/// Is an element open in so many others? Counted without recursion, up to the first place where the text is no XML.
pub(super) fn is_deeper(text: &str, most: usize) -> bool {
    let mut depth = 0_usize;
    tags(text).any(|tag| {
        match tag.as_bytes().first() {
            Some(b'/') => depth = depth.saturating_sub(1),
            _ if tag.ends_with('/') => {}
            _ => depth += 1,
        }
        depth > most
    })
}

/// Has an element more attributes than so many, or the text more namespaces?
pub(super) fn is_wider(text: &str, most: usize) -> bool {
    let attributes = |tag: &str| {
        let mut quote = None;
        tag.bytes().filter(|byte| outside(&mut quote, *byte) && *byte == b'=').count()
    };
    tags(text).any(|tag| attributes(tag) > most) || text.matches("xmlns").nth(most).is_some()
}

/// What stands between the signs of each tag, up to the first that has no end. Comments, instructions and plain text are no tags.
fn tags(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    iter::from_fn(move || {
        loop {
            let (_, tag) = rest.split_once('<')?;
            let after = |end: &str| tag.split_once(end).map_or("", |(_, after)| after);
            if tag.starts_with("!--") {
                rest = tag
                    .strip_prefix("!--")
                    .and_then(|it| it.split_once("-->"))
                    .map_or("", |(_, after)| after);
            } else if tag.starts_with("![CDATA[") {
                rest = after("]]>");
            } else if tag.starts_with('?') {
                rest = after("?>");
            } else {
                let (inside, after) = tag.split_at(end(tag)?);
                rest = after;
                return Some(inside);
            }
        }
    })
}

/// Where a tag ends; a sign for the end of a tag may stand between quotation marks.
fn end(tag: &str) -> Option<usize> {
    let mut quote = None;
    tag.bytes().position(|byte| outside(&mut quote, byte) && byte == b'>')
}

/// Does a byte stand outside quotation marks? It may open or close some.
fn outside(quote: &mut Option<u8>, byte: u8) -> bool {
    match *quote {
        None if matches!(byte, b'"' | b'\'') => *quote = Some(byte),
        None => return true,
        Some(open) if open == byte => *quote = None,
        Some(_) => {}
    }
    false
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
        assert!(
            !is_deeper("<a><b><c><d e='>", 3) && !is_deeper("<a b='<c><d>'>", 1),
            "what has no end, and what is quoted"
        );
        assert!(is_deeper(&"<a>".repeat(1_000_000), 64));
        assert!(!is_deeper(&"<a></a>".repeat(100_000), 64));
    }

    #[test]
    fn attributes_are_counted_element_by_element() {
        for (text, most) in [
            ("", 0),
            ("<a>b = c</a><!-- <d e='f'> -->", 0),
            ("<a b='=' c=\"'='=\"/><d e='1' f='2'>", 2),
            ("<?xml version='1.0'?><a b='>' c='>' d='>'/>", 3),
            ("<a xmlns='b'/><a xmlns:c='d'/>", 2),
        ] {
            assert!(!is_wider(text, most), "{text}");
            assert!(most == 0 || is_wider(text, most - 1), "{text}");
        }
        let many: String = (0..100_000).map(|i| format!(" a{i}=''")).collect();
        assert!(is_wider(&format!("<map{many}/>"), 64));
    }
}
