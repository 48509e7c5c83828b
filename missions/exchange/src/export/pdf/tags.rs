//! The tags of a booklet, for programs that read it aloud: a tree of headings, paragraphs, tables with their cells, pictures with
//! what they show, and the list of contents. It is built from the roles that were given to things when they were put on a page.

use super::sheet::Role;
use krilla::tagging::{Identifier, Node, TableHeaderScope, Tag, TagGroup, TagTree};
use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU16;

/// Marked parts of pages by row and column; of what is no table all are at the first.
type Marked = BTreeMap<(usize, usize), Vec<Identifier>>;

/// The tree in the making.
#[derive(Default)]
pub(super) struct Tags {
    parts: Vec<(Role, Marked)>,
}

impl Tags {
    /// A marked part of a page.
    pub(super) fn add(&mut self, role: &Role, id: Identifier) {
        let (whole, at) = match role {
            Role::Cell { table, row, column } => {
                (Role::Cell { table: *table, row: 0, column: 0 }, (*row, *column))
            }
            Role::Entry(entry) => (Role::Entry(0), (*entry, 0)),
            other => (other.clone(), (0, 0)),
        };
        // Paragraphs and tables go on at the next page, and the links of the contents come after their words.
        let goes_on = matches!(whole, Role::Text(_) | Role::Cell { .. } | Role::Entry(_));
        let known = self.parts.iter().rposition(|(other, _)| goes_on && *other == whole);
        let part = known.unwrap_or(self.parts.len());
        if known.is_none() {
            self.parts.push((whole, Marked::new()));
        }
        self.parts[part].1.entry(at).or_default().push(id);
    }

    /// The tree.
    pub(super) fn tree(self) -> TagTree {
        let mut tree = TagTree::new().with_lang(Some(words::spoken().tag()));
        for (role, marked) in self.parts {
            tree.push(match role {
                Role::Ornament => continue,
                Role::Heading(level, text) => {
                    group(Tag::Hn(NonZeroU16::new(level).unwrap_or(NonZeroU16::MIN), Some(text)), all(marked))
                }
                Role::Text(_) => group(Tag::P, all(marked)),
                Role::Figure(what) => group(Tag::Figure(Some(what)), all(marked)),
                Role::Link(_) => group(Tag::P, vec![group(Tag::Link, all(marked)).into()]),
                Role::Entry(_) => contents(marked),
                Role::Cell { .. } => table(marked),
            });
        }
        tree
    }
}

fn group(tag: impl Into<krilla::tagging::TagKind>, children: Vec<Node>) -> TagGroup {
    TagGroup::with_children(tag, children)
}

fn nodes(ids: Vec<Identifier>) -> Vec<Node> {
    ids.into_iter().map(Node::from).collect()
}

fn all(marked: Marked) -> Vec<Node> {
    marked.into_values().flat_map(nodes).collect()
}

fn contents(marked: Marked) -> TagGroup {
    let entry =
        |ids| group(Tag::TOCI, vec![group(Tag::Reference, vec![group(Tag::Link, nodes(ids)).into()]).into()]);
    group(Tag::TOC, marked.into_values().map(|ids| entry(ids).into()).collect())
}

/// A table. A cell in which nothing stands has a tag as well, so that those behind it stay in their columns.
fn table(mut marked: Marked) -> TagGroup {
    let rows: BTreeSet<usize> = marked.keys().map(|(row, _)| *row).collect();
    let columns = marked.keys().map(|(_, column)| column + 1).max().unwrap_or(0);
    let mut cell = |row: usize, column: usize| {
        let ids = nodes(marked.remove(&(row, column)).unwrap_or_default());
        if row == 0 { group(Tag::TH(TableHeaderScope::Column), ids) } else { group(Tag::TD, ids) }
    };
    let mut row = |row| group(Tag::TR, (0..columns).map(|column| cell(row, column).into()).collect());
    group(Tag::Table, rows.into_iter().map(|it| row(it).into()).collect())
}
