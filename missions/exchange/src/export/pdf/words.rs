//! Text into lines: broken between words, and inside a word only where it is wider than the line. Nothing is hyphenated.

use super::ink::Style;
use missions_picture::font;

/// The lines of a text. A line feed of the text begins a new line; an empty line stays one.
pub(super) fn lines(text: &str, style: Style, width: f32) -> Vec<String> {
    let room = width / style.size;
    let mut lines = Vec::new();
    for paragraph in text.trim_end().lines() {
        fill(&seen(paragraph), style, room, &mut lines);
    }
    lines
}

/// A text without letters that say something about their neighbours and are not seen. Tabs become blanks.
pub(super) fn seen(text: &str) -> String {
    let unseen = |c: char| {
        c.is_control()
            || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
                | '\u{feff}' | '\u{fe00}'..='\u{fe0f}')
    };
    text.chars().map(|c| if c == '\t' { ' ' } else { c }).filter(|c| !unseen(*c)).collect()
}

/// A name of the mission's scripts in words: `north_door` is the north door.
pub(super) fn plain(name: &str) -> String {
    name.replace('_', " ")
}

/// How wide a line is.
pub(super) fn width(text: &str, style: Style) -> f32 {
    font::width(text, style.typeface) * style.size
}

fn fill(paragraph: &str, style: Style, room: f32, lines: &mut Vec<String>) {
    let wide = |text: &str| font::width(text, style.typeface);
    let (mut line, mut used) = (String::new(), 0.0);
    let blank = wide(" ");
    for word in paragraph.split_whitespace() {
        let needed = wide(word);
        if !line.is_empty() && used + blank + needed > room {
            lines.push(std::mem::take(&mut line));
            used = 0.0;
        }
        if !line.is_empty() {
            line.push(' ');
            used += blank;
        }
        if used + needed <= room {
            line.push_str(word);
            used += needed;
            continue;
        }
        for letter in word.chars() {
            let needed = wide(letter.encode_utf8(&mut [0; 4]));
            if used + needed > room && !line.is_empty() {
                lines.push(std::mem::take(&mut line));
                used = 0.0;
            }
            line.push(letter);
            used += needed;
        }
    }
    lines.push(line);
}

#[cfg(test)]
mod tests {
    use super::super::ink::BODY;
    use super::*;

    #[test]
    fn lines_fit_and_nothing_is_lost() {
        let text = "Clear the hall, open up, and leave nothing standing.\n\nAntidisestablishmentarianismusverordnung 地獄地獄地獄地獄地獄";
        for room in [30.0, 80.0, 400.0] {
            let lines = lines(text, BODY, room);
            assert!(lines.iter().all(|line| width(line, BODY) <= room + 0.01), "{lines:?}");
            let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
        }
        assert_eq!(lines("one\n\ntwo", BODY, 400.0), ["one", "", "two"]);
        assert!(lines("", BODY, 10.0).is_empty());
    }
}
