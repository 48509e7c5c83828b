//! `docs/checks.md` and the table of `docs/exports.md` are written from what the program knows; this keeps them up to date
//! (`UPDATE_EXPECT=1` writes them again).

use expect_test::expect_file;
use missions::export::{ALL, Heeds};
use missions::page;

#[test]
fn the_list_of_checks_is_up_to_date() {
    expect_file![concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/checks.md")].assert_eq(&page::to_markdown());
}

#[test]
fn the_table_of_formats_is_up_to_date() {
    const BEGIN: &str = "<!-- formats: written by the tests -->\n";
    const END: &str = "<!-- end of formats -->";
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/exports.md");
    let page = std::fs::read_to_string(path).expect("there");
    let (before, rest) = page.split_once(BEGIN).expect("a place for the table");
    let (_, after) = rest.split_once(END).expect("its end");
    let mut table = "| `--to` | format | what it carries | options |\n|---|---|---|---|\n".to_owned();
    for exporter in ALL {
        let format = exporter.format();
        let options: Vec<&str> = format.heeds.iter().map(|it| flag(*it)).collect();
        let (id, name, about, options) = (format.id, format.name, format.about, options.join(", "));
        table += &format!("| `{id}` | {name} | {about} | {options} |\n");
    }
    expect_file![path].assert_eq(&format!("{before}{BEGIN}{table}{END}{after}"));
}

const fn flag(option: Heeds) -> &'static str {
    match option {
        Heeds::Scale => "`--scale`",
        Heeds::Light => "`--light`",
        Heeds::Layers => "`--layers`",
        Heeds::Games => "`--replay`",
        Heeds::Paper => "`--paper`",
        Heeds::Marks => "`--no-marks`",
        Heeds::Texts => "`--texts`",
    }
}
