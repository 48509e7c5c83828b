//! Colours for a map as text: walls step back, figures and signs stand out.
//! It only looks at the signs of a finished drawing, and takes nothing away from them.

/// What marks an edge.
pub(super) const MARK: char = 'X';

const DIM: &str = "2";
const RED: &str = "1;31";
const GREEN: &str = "32";
const YELLOW: &str = "33";
const CYAN: &str = "36";

/// A line of a wide drawing in colours, as escape sequences of terminals. Signs in cells stand at every fourth place
/// behind the row's number.
pub(super) fn line(line: &str) -> String {
    let mut out = String::new();
    let mut now = None;
    for (c, style) in line.chars().zip(styles(line)) {
        // A gap has no colour of its own.
        if c != ' ' && style != now {
            if now.is_some() {
                out.push_str("\x1b[0m");
            }
            if let Some(code) = style {
                out += &format!("\x1b[{code}m");
            }
            now = style;
        }
        out.push(c);
    }
    if now.is_some() {
        out.push_str("\x1b[0m");
    }
    out
}

/// The style of every character.
fn styles(line: &str) -> Vec<Option<&'static str>> {
    let numbers = |c: char| c.is_ascii_digit() || c == '-' || c == ' ';
    if line.chars().all(numbers) && line.chars().any(|c| c.is_ascii_digit()) {
        return line.chars().map(|_| Some(DIM)).collect();
    }
    // The number of a row stands right before a space and its first border; other lines begin with a border.
    let label = line.trim_start();
    let digits = label.chars().take_while(|c| c.is_ascii_digit() || *c == '-').count();
    let is_row = label.chars().nth(digits) == Some(' ') && label[..digits].parse::<i32>().is_ok();
    let margin = if is_row { line.len() - label.len() + digits } else { 0 };
    let style = |(i, c): (usize, char)| {
        let in_cell = is_row && i > margin && (i - margin - 1) % 4 == 2;
        match c {
            ' ' => None,
            _ if is_row && i < margin => Some(DIM),
            '|' | '-' | '+' | '.' if !in_cell || c == '.' => Some(DIM),
            ':' | '#' | '~' => Some(RED),
            MARK if !in_cell => Some(RED),
            'A'..='Z' if in_cell => Some(RED),
            '0'..='9' | '*' | '@' | '&' if in_cell => Some(CYAN),
            _ if in_cell => Some(GREEN),
            _ => Some(YELLOW),
        }
    };
    line.chars().enumerate().map(style).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_change_only_where_something_else_begins() {
        assert_eq!(line("   0   1"), "   \x1b[2m0   1\x1b[0m");
        assert_eq!(line("  +---+AAA+"), "  \x1b[2m+---+\x1b[0m\x1b[33mAAA\x1b[0m\x1b[2m+\x1b[0m");
        let row = "\x1b[2m1 | \x1b[0m\x1b[1;31mI   \x1b[0m\x1b[36m2 \x1b[0m\x1b[2m|\x1b[0m";
        assert_eq!(line("1 | I   2 |"), row);
    }

    #[test]
    fn without_its_colours_a_line_is_as_before() {
        for text in ["10 | +   w # .   . A |", "     -1  0   1", "   +###+XXX+:::+", ""] {
            let mut plain = line(text);
            for code in [DIM, RED, GREEN, YELLOW, CYAN, "0"] {
                plain = plain.replace(&format!("\x1b[{code}m"), "");
            }
            assert_eq!(plain, text);
        }
    }
}
