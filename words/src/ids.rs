//! What stands in a file of texts, without reading the texts themselves.

use std::collections::BTreeMap;

/// The ids of a file with the names of the arguments that each takes.
pub(crate) fn ids(file: &str) -> BTreeMap<String, Vec<String>> {
    let mut ids: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut at: Option<String> = None;
    for line in file.lines() {
        if line.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            at = line.split_once('=').map(|(id, _)| id.trim().to_owned());
            if let Some(id) = &at {
                let _ = ids.entry(id.clone()).or_default();
            }
        }
        let Some(names) = at.as_ref().and_then(|id| ids.get_mut(id)) else { continue };
        for (begin, _) in line.match_indices('$') {
            let name: String = line[begin + 1..]
                .chars()
                .take_while(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
                .collect();
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    ids
}
