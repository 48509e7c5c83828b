//! What a report is made of: sections with sentences, findings, tables and charts.

use missions::Severity;

/// A part of a report with a heading.
#[derive(Clone, Debug, PartialEq)]
pub struct Section {
    /// Its stable name: `wins`.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What its numbers mean.
    pub about: String,
    /// What it says.
    pub parts: Vec<Part>,
}

/// A piece of a section.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence.
    Text(String),
    /// Something that was found, with its severity.
    Finding(Finding),
    /// Rows and columns.
    Table(Table),
    /// Shares as bars.
    Bars(Bars),
    /// Counts as columns.
    Columns(Columns),
    /// Shares in the course of time.
    Curves(Curves),
    /// A picture of the map as SVG, with what it shows in words.
    Map(String, String),
    /// A picture of the places of findings as SVG, with what it shows in words: for where they cannot be shown on the map itself.
    Places(String, String),
}

/// A finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// How grave it is.
    pub severity: Severity,
    /// Its code.
    pub code: String,
    /// What is wrong.
    pub message: String,
    /// What to do.
    pub help: Option<String>,
    /// Where, in words; empty for the mission as a whole.
    pub place: String,
    /// The number at its place in the picture of places; `None` if it has none there.
    pub number: Option<usize>,
}

/// Rows and columns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// The head of each column.
    pub head: Vec<String>,
    /// The rows, each with a cell for each column.
    pub rows: Vec<Vec<String>>,
    /// How many columns at the left hold words; the others hold numbers.
    pub words: usize,
}

/// Shares as bars, each with its interval.
#[derive(Clone, Debug, PartialEq)]
pub struct Bars {
    /// What they show.
    pub about: String,
    /// Label, part of the first side, part of no side, interval of the first side; all from 0 to 1.
    pub rows: Vec<(String, f64, f64, [f64; 2])>,
}

/// Counts as columns, in layers.
#[derive(Clone, Debug, PartialEq)]
pub struct Columns {
    /// What they show.
    pub about: String,
    /// What is below them.
    pub axis: String,
    /// The names of the layers, the lowest first: at most 3.
    pub layers: Vec<String>,
    /// Label, and the count of each layer.
    pub columns: Vec<(u16, Vec<u32>)>,
}

/// Shares from 0 to 1 in the course of rounds.
#[derive(Clone, Debug, PartialEq)]
pub struct Curves {
    /// What they show.
    pub about: String,
    /// What is below them.
    pub axis: String,
    /// Name and values, the first round first.
    pub series: Vec<(String, Vec<f64>)>,
}
