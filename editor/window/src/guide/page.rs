//! The page of the tutorial, read part by part: headings, paragraphs, points and pictures, and within a line what is strong or
//! code. It knows as much of the form as the page has.

use editor_model::words::plain;

/// A part of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    Title(String),
    Heading(String),
    Words(String),
    Point(String),
    /// The name of its file, and what is on it.
    Picture {
        name: String,
        words: String,
    },
}

/// How a piece of a line is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hand {
    Plain,
    Strong,
    Code,
}

/// What one reads at a time: what stands under one heading.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Leaf {
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
}

/// The page from heading to heading; the first leaf is what stands before all of them.
pub(super) fn leaves(page: &str) -> Vec<Leaf> {
    let mut leaves: Vec<Leaf> = Vec::new();
    for block in blocks(page) {
        match (block, leaves.last_mut()) {
            (Block::Title(title) | Block::Heading(title), _) => {
                leaves.push(Leaf { title, blocks: Vec::new() });
            }
            (block, Some(leaf)) => leaf.blocks.push(block),
            (block, None) => leaves.push(Leaf { title: String::new(), blocks: vec![block] }),
        }
    }
    leaves
}

/// The parts of a page.
pub(super) fn blocks(page: &str) -> Vec<Block> {
    let mut blocks: Vec<Block> = Vec::new();
    let mut goes_on = false;
    for line in page.lines() {
        let begun = std::mem::replace(&mut goes_on, !line.trim().is_empty());
        if line.trim().is_empty() {
            goes_on = false;
        } else if let Some(picture) = line.strip_prefix("![") {
            goes_on = false;
            let (words, path) = picture.split_once("](").unwrap_or((picture, ""));
            let name = path.trim_end_matches(')').rsplit('/').next().unwrap_or_default();
            blocks.push(Block::Picture { name: name.to_owned(), words: words.to_owned() });
        } else if let Some(words) = line.strip_prefix("# ") {
            blocks.push(Block::Title(words.to_owned()));
        } else if let Some(words) = line.strip_prefix("## ") {
            blocks.push(Block::Heading(words.to_owned()));
        } else if let Some(words) = line.strip_prefix("- ") {
            blocks.push(Block::Point(words.to_owned()));
        } else if let (true, Some(Block::Words(words) | Block::Point(words))) = (begun, blocks.last_mut()) {
            words.push(' ');
            words.push_str(line.trim());
        } else {
            blocks.push(Block::Words(line.to_owned()));
        }
    }
    blocks
}

/// A line in pieces: strong between `**`, code between backquotes; of a link only its words, and lean ones are as any other.
pub(super) fn pieces(words: &str) -> Vec<(Hand, String)> {
    let mut pieces = Vec::new();
    for (number, part) in words.split('`').enumerate() {
        if number % 2 == 1 {
            pieces.push((Hand::Code, part.to_owned()));
            continue;
        }
        for (number, part) in part.split("**").enumerate() {
            let hand = if number % 2 == 1 { Hand::Strong } else { Hand::Plain };
            pieces.push((hand, plain(&unlinked(part))));
        }
    }
    pieces.retain(|(_, words)| !words.is_empty());
    pieces
}

fn unlinked(words: &str) -> String {
    let mut rest = words;
    let mut plain = String::new();
    while let Some((before, after)) = rest.split_once('[') {
        let Some((link, after)) = after.split_once("](") else { break };
        plain.push_str(before);
        plain.push_str(link);
        rest = after.split_once(')').map_or("", |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_read_part_by_part() {
        let page = "# Title\n\nOne line\nand another.\n\n![Picture](pictures/x.png)\n\n## Part\n\n- A point\n  goes on.\n- Next\n";
        let expected = [
            Block::Title("Title".into()),
            Block::Words("One line and another.".into()),
            Block::Picture { name: "x.png".into(), words: "Picture".into() },
            Block::Heading("Part".into()),
            Block::Point("A point goes on.".into()),
            Block::Point("Next".into()),
        ];
        assert_eq!(blocks(page), expected);
    }

    #[test]
    fn pieces_are_strong_or_code_and_links_are_words() {
        let expected = [
            (Hand::Plain, "Press ".to_owned()),
            (Hand::Strong, "New".to_owned()),
            (Hand::Plain, " (".to_owned()),
            (Hand::Code, "Ctrl+N".to_owned()),
            (Hand::Plain, ") or read this: It is easy. Go on.".to_owned()),
        ];
        let page = "Press **New** (`Ctrl+N`) or read [this](x.md): *It is easy.* Go on.";
        assert_eq!(pieces(page), expected);
    }

    #[test]
    fn the_page_speaks_of_keys_that_are_so() {
        let keys = editor_model::command::Keys::new(&std::collections::BTreeMap::new());
        let known: Vec<String> = editor_model::command::COMMANDS
            .iter()
            .flat_map(|entry| keys.of(entry.command).iter().map(ToString::to_string).collect::<Vec<_>>())
            .collect();
        let codes = blocks(super::super::PAGE).into_iter().flat_map(|block| match block {
            Block::Picture { words, .. } => pieces(&words),
            Block::Title(words) | Block::Heading(words) | Block::Words(words) | Block::Point(words) => {
                pieces(&words)
            }
        });
        for (_, code) in codes.filter(|(hand, code)| {
            *hand == Hand::Code && (code.starts_with("Ctrl") || code.starts_with("Alt"))
        }) {
            let chord = code.replace("alt", "Alt");
            assert!(known.contains(&chord), "no command has the key {code}");
        }
    }
}
