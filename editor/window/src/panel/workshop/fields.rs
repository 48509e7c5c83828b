//! What is written about a tile, as it stands in the fields: half a word with a blank after it is no name yet, but it must
//! not vanish while one writes.

use editor_model::workshop::Draft;

/// A line one can write.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// What kind of piece it is.
    About,
    /// What side A shows.
    TitleA,
    /// What side B shows.
    TitleB,
    /// Where it comes from.
    Note,
}

impl Line {
    /// All, in the order of the window.
    pub(super) const ALL: [Self; 4] = [Self::About, Self::TitleA, Self::TitleB, Self::Note];

    /// The id of its label.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::About => "work-about",
            Self::TitleA => "work-title-a",
            Self::TitleB => "work-title-b",
            Self::Note => "work-note",
        }
    }

    fn of(self, draft: &mut Draft) -> &mut String {
        match self {
            Self::About => &mut draft.about,
            Self::TitleA => &mut draft.titles[0],
            Self::TitleB => &mut draft.titles[1],
            Self::Note => &mut draft.note,
        }
    }
}

/// The fields.
#[derive(Clone, Debug, Default)]
pub(super) struct Fields {
    lines: [String; 4],
    pub(super) number: String,
}

impl Fields {
    pub(super) fn of(draft: &Draft) -> Self {
        let mut fields = Self::default();
        fields.refresh(draft);
        fields
    }

    /// The tile says this now. What is being written stays as it is written.
    pub(super) fn refresh(&mut self, draft: &Draft) {
        let mut draft = draft.clone();
        for (line, field) in Line::ALL.into_iter().zip(&mut self.lines) {
            let known = line.of(&mut draft);
            if field.trim() != known.trim() {
                field.clone_from(known);
            }
        }
        self.number = draft.number().0.to_string();
    }

    pub(super) fn write(&mut self, line: Line, words: &str, draft: &mut Draft) {
        self.lines[line as usize] = words.to_owned();
        *line.of(draft) = words.trim().to_owned();
    }

    pub(super) fn written(&self, line: Line) -> &str {
        &self.lines[line as usize]
    }
}
