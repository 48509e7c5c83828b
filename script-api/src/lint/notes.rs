//! Notes that a script reads and never writes. Only the script itself can write them, so what it reads is then always the same.

use super::Known;
use super::walk::{each_call, is_handed_over, text, walk};
use crate::parse::position;
use crate::problem::{Position, ProblemKind, Problems};
use crate::words::sentence;
use engine::suggest;
use rhai::Expr;
use std::collections::{BTreeMap, BTreeSet};

/// Where a note is read.
struct Reading {
    at: Position,
    /// The tag of the offer that needs it.
    offer: Option<String>,
}

/// Report notes that are read and never written. Nothing is reported where the name of a written note is not certain.
pub(crate) fn unwritten(known: &Known<'_>, problems: &mut Problems<'_>) {
    if !known.parsed.unread.is_empty() {
        return;
    }
    let mut written: BTreeSet<String> = BTreeSet::new();
    let mut certain = true;
    let mut read: BTreeMap<String, Reading> = BTreeMap::new();
    for function in &known.parsed.functions {
        walk(function, |node| certain &= !is_handed_over(node, "note"));
        each_call(function, |call, at| match (call.name.as_str(), call.args.as_slice()) {
            ("note", [name, ..]) => match text(known, function, name) {
                Some(name) => {
                    let _ = written.insert(name);
                }
                None => certain = false,
            },
            ("noted", [name, ..]) => {
                if let Some(name) = text(known, function, name) {
                    let at = position(at, function.at);
                    let _ = read.entry(name).or_insert(Reading { at, offer: None });
                }
            }
            ("offer", [tag, Expr::Map(entries, _)]) => {
                let needs = entries.0.iter().find(|(option, _)| option.as_str() == "needs");
                if let Some((_, needs)) = needs
                    && let Some(name) = text(known, function, needs)
                    && let Some(tag) = text(known, function, tag)
                {
                    // What an offer needs says more than what is read elsewhere.
                    let at = position(needs.start_position(), function.at);
                    let _ = read.insert(name, Reading { at, offer: Some(tag) });
                }
            }
            _ => {}
        });
    }
    if !certain {
        return;
    }
    for (name, Reading { at, offer }) in read.iter().filter(|(name, _)| !written.contains(*name)) {
        let (message, otherwise) = match offer {
            Some(tag) => (sentence("notes-offer").with("tag", tag.as_str()), sentence("notes-offer-help")),
            None => (sentence("notes-read"), sentence("notes-read-help")),
        };
        let [message, otherwise] = [message, otherwise].map(|text| text.with("name", name.as_str()));
        let help = match suggest::nearest(name, written.iter().map(String::as_str)) {
            Some(near) => sentence("notes-near-help").with("near", near).with("otherwise", otherwise),
            None => otherwise,
        };
        problems.add(*at, ProblemKind::UnwrittenNote, message, Some(help));
    }
}
