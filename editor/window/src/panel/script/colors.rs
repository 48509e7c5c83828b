//! The colours of scripts, and the way they take into the field one writes in. What a word is the library says.

use crate::theme;
use editor_model::settings::Look;
use iced::advanced::text::highlighter::{Format, Highlighter};
use iced::{Color, Font, Theme};
use missions::scripts::assist::Token;
use std::ops::Range;
use std::sync::Arc;

/// What stands in a line, and where.
pub(super) type Line = Vec<(Range<usize>, Token)>;

/// What stands in each line, and in which look it is seen.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    lines: Arc<Vec<Line>>,
    look: Look,
}

impl Lines {
    /// In the look that is worn.
    pub(super) fn new(lines: &Arc<Vec<Line>>) -> Self {
        Self { lines: Arc::clone(lines), look: theme::worn() }
    }
}

/// Two are the same only if they are of the same moment; comparing all words at every look would be a waste.
impl PartialEq for Lines {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.lines, &other.lines) && self.look == other.look
    }
}

/// Hands the colours of line after line to the field.
pub(super) struct Colors {
    lines: Lines,
    line: usize,
}

impl Highlighter for Colors {
    type Settings = Lines;
    type Highlight = Token;
    type Iterator<'a> = std::vec::IntoIter<(Range<usize>, Token)>;

    fn new(lines: &Lines) -> Self {
        Self { lines: lines.clone(), line: 0 }
    }

    fn update(&mut self, lines: &Lines) {
        // A quotation mark colours everything behind it, and what is known may be further up.
        *self = Self::new(lines);
    }

    fn change_line(&mut self, line: usize) {
        self.line = self.line.min(line);
    }

    fn highlight_line(&mut self, line: &str) -> Self::Iterator<'_> {
        let found = self.lines.lines.get(self.line).cloned().unwrap_or_default();
        self.line += 1;
        let inside: Vec<_> = found.into_iter().filter(|(at, _)| line.get(at.clone()).is_some()).collect();
        inside.into_iter()
    }

    fn current_line(&self) -> usize {
        self.line
    }
}

/// How a word looks.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "the field hands it over so")]
pub(super) fn format(token: &Token, _: &Theme) -> Format<Font> {
    Format { color: Some(color(*token)), font: None }
}

/// The colour of a word in the look that is worn.
fn color(token: Token) -> Color {
    let [dark, light, contrast] = match token {
        Token::Keyword => [0xc7_8d_e8, 0x8a_2b_b0, 0xff_a8_ff],
        Token::Function => [0x6c_b6_ff, 0x0b_5c_b8, 0x8c_d3_ff],
        Token::Handler => [0xff_b0_57, 0xa6_4b_00, 0xff_c0_60],
        Token::Fact => [0x5f_d0_c5, 0x00_70_70, 0x7f_ff_f0],
        Token::Property => [0x9c_c9_ef, 0x2a_5a_80, 0xc8_e6_ff],
        Token::MapName => [0xff_8f_6b, 0xb5_36_12, 0xff_a0_80],
        Token::Constant => [0xe6_c0_6a, 0x7d_5a_00, 0xff_e0_80],
        Token::Own => [0xe2_e6_ea, 0x1c_23_2a, 0xff_ff_ff],
        Token::Text => [0x95_cf_7d, 0x2c_6e_14, 0xa8_ff_90],
        Token::Number => [0xe6_c0_6a, 0x7d_5a_00, 0xff_e0_80],
        Token::Comment => [0x86_93_a0, 0x66_70_7a, 0xc0_c0_c0],
        Token::Unknown => [0xff_7a_85, 0xc4_10_24, 0xff_80_80],
    };
    let hex: u32 = match theme::worn() {
        Look::Dark => dark,
        Look::Light => light,
        Look::Contrast => contrast,
    };
    let [_, red, green, blue] = hex.to_be_bytes();
    Color::from_rgb8(red, green, blue)
}
