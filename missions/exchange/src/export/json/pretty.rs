//! JSON for people's eyes: one value a line, two spaces a level. It works on text, since parts of a document are text already when
//! they come here, and says nothing of what is in them.

/// The same JSON, laid out. What is no JSON comes out as something that is none either.
pub(super) fn laid_out(json: &str) -> String {
    let mut out = String::with_capacity(json.len() * 2);
    let (mut depth, mut quoted, mut escaped) = (0usize, false, false);
    let mut letters = json.chars().filter({
        // Blanks outside of texts are ours to set.
        let (mut quoted, mut escaped) = (false, false);
        move |letter| {
            let kept = quoted || !letter.is_ascii_whitespace();
            step(*letter, &mut quoted, &mut escaped);
            kept
        }
    });
    let mut next = letters.next();
    while let Some(letter) = next {
        next = letters.next();
        if quoted {
            out.push(letter);
        } else {
            match (letter, next) {
                ('{', Some('}')) | ('[', Some(']')) => {
                    out.extend([letter, next.unwrap_or_default()]);
                    next = letters.next();
                }
                ('{' | '[', _) => {
                    depth += 1;
                    out.push(letter);
                    line(&mut out, depth);
                }
                ('}' | ']', _) => {
                    depth = depth.saturating_sub(1);
                    line(&mut out, depth);
                    out.push(letter);
                }
                (',', _) => {
                    out.push(letter);
                    line(&mut out, depth);
                }
                (':', _) => out.push_str(": "),
                _ => out.push(letter),
            }
        }
        step(letter, &mut quoted, &mut escaped);
    }
    out
}

fn line(out: &mut String, depth: usize) {
    out.push('\n');
    out.extend(std::iter::repeat_n("  ", depth));
}

/// Whether what follows a letter is part of a text, and whether it is taken as it is.
fn step(letter: char, quoted: &mut bool, escaped: &mut bool) {
    if *escaped {
        *escaped = false;
    } else if *quoted && letter == '\\' {
        *escaped = true;
    } else if letter == '"' {
        *quoted = !*quoted;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::{Value, json};

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            any::<i64>().prop_map(Value::from),
            any::<String>().prop_map(Value::from),
            "[\\[\\]{}:,\"\\\\ \n]{0,8}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 32, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
                prop::collection::btree_map(any::<String>(), inner, 0..4).prop_map(|map| json!(map)),
            ]
        })
    }

    proptest! {
        #[test]
        fn it_is_what_the_library_would_write(value in any_json()) {
            let pretty = serde_json::to_string_pretty(&value).expect("JSON");
            prop_assert_eq!(laid_out(&value.to_string()), pretty.clone());
            prop_assert_eq!(laid_out(&pretty), pretty);
        }
    }
}
