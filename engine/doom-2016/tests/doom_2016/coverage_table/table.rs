//! The page's tables, read row by row: number, rule, code, test; where two rulings meet, what counts stands in the place of
//! the code. What the cells name is looked up elsewhere.

/// One rule.
pub(crate) struct Row {
    /// `1.7.12`, `R4.2` for a part of a ruling, `M3` for a meeting of two.
    pub(crate) number: String,
    /// Where it lives. A meeting lives where its rulings do.
    pub(crate) code: Option<Cell>,
    /// What shows it.
    pub(crate) test: Cell,
}

/// What a cell says.
pub(crate) struct Cell(String);

/// The beginning of a cell about what cannot happen; why follows.
const NOT_IN_PLAY: &str = "not in play";

impl Cell {
    /// The names in a cell: what stands in backticks.
    pub(crate) fn named(&self) -> impl Iterator<Item = &str> {
        self.0.split('`').skip(1).step_by(2)
    }

    fn fault(&self) -> Option<String> {
        let said = self.0.trim_matches(['*', ' ']);
        if let Some(why) = said.strip_prefix(NOT_IN_PLAY) {
            let why = why.strip_prefix(": ").unwrap_or_default();
            return (why.len() < 12).then(|| format!("'{said}' does not say why"));
        }
        let first = said.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        if ["open", "todo", "tbd", "none", "later"].contains(&first.to_lowercase().as_str()) {
            return Some(format!("'{first}' is no answer"));
        }
        self.named().next().is_none().then(|| format!("'{said}' names nothing"))
    }
}

impl Row {
    /// Can it happen at all?
    pub(crate) fn in_play(&self) -> bool {
        !self.code.as_ref().is_some_and(|code| code.0.starts_with(NOT_IN_PLAY))
    }

    pub(crate) fn of_chapter(&self, chapter: u8) -> bool {
        self.number.starts_with(&format!("1.{chapter}."))
    }

    /// The ruling it is a part of.
    pub(crate) fn ruling(&self) -> Option<u8> {
        self.number.strip_prefix('R')?.split('.').next()?.parse().ok()
    }
}

/// All rows of all tables that have a number, and what is wrong with their form.
pub(crate) fn rows(page: &str) -> (Vec<Row>, Vec<String>) {
    let (mut rows, mut faults) = (Vec::new(), Vec::new());
    for line in page.lines().map(str::trim).filter(|line| line.starts_with('|')) {
        let inner = line.trim_start_matches('|').strip_suffix('|').unwrap_or(line);
        let cells = cells(inner);
        let number = cells[0].clone();
        if number == "no." || number.chars().all(|c| matches!(c, '-' | ':')) {
            continue;
        }
        let meeting = number.starts_with('M');
        let parts: Vec<&str> = number.trim_start_matches(['R', 'M']).split('.').collect();
        let wanted = if meeting { 1 } else { 3 - usize::from(number.starts_with('R')) };
        if parts.len() != wanted || parts.iter().any(|part| part.parse::<u8>().is_err()) {
            faults.push(format!("{number}: no number of a rule"));
            continue;
        }
        if cells.len() != 4 {
            faults.push(format!("{number}: {} cells, not 4", cells.len()));
            continue;
        }
        if cells.iter().any(String::is_empty) {
            faults.push(format!("{number}: an empty cell"));
            continue;
        }
        let code = (!meeting).then(|| Cell(cells[2].clone()));
        let row = Row { number, code, test: Cell(cells[3].clone()) };
        let wrong = row.code.iter().chain([&row.test]).filter_map(Cell::fault);
        faults.extend(wrong.map(|fault| format!("{}: {fault}", row.number)));
        rows.push(row);
    }
    (rows, faults)
}

/// A bar that is meant as one is written `\|`.
fn cells(line: &str) -> Vec<String> {
    line.replace("\\|", "\u{1}").split('|').map(|cell| cell.trim().replace('\u{1}', "|")).collect()
}
