//! Booklets for programs that read them aloud: the file has tags and claims PDF/UA-1, which the library only writes where its own
//! checks of that standard find nothing; headings, tables and pictures have their tags; the list of contents leads to its chapters.

use super::reader::Booklet;
use missions::export::Paper;
use serde_json::Value;

/// The tags as poppler lists them: how deep each lies, and its name.
fn tags(booklet: &Booklet) -> Vec<(usize, String)> {
    let listed = booklet.told("pdfinfo", &["-struct", "booklet.pdf"]).expect("tags");
    let tag = |line: &str| {
        let name = line.split_whitespace().next()?.trim_end_matches(':');
        let deep = line.len() - line.trim_start().len();
        name.chars().next()?.is_ascii_uppercase().then(|| (deep, name.to_owned()))
    };
    listed.lines().filter_map(tag).collect()
}

/// Every row of every table has as many cells as its head.
fn tables(tags: &[(usize, String)]) -> Result<usize, String> {
    let mut tables: Vec<Vec<usize>> = Vec::new();
    for (_, name) in tags {
        match name.as_str() {
            "Table" => tables.push(Vec::new()),
            "TR" => tables.last_mut().ok_or("a row without a table")?.push(0),
            "TH" | "TD" => {
                *tables.last_mut().and_then(|rows| rows.last_mut()).ok_or("a cell without a row")? += 1;
            }
            _ => {}
        }
    }
    match tables.iter().find(|rows| rows.len() < 2 || rows.iter().any(|cells| *cells != rows[0])) {
        Some(rows) => Err(format!("a table has rows of {rows:?} cells")),
        None => Ok(tables.len()),
    }
}

/// Where the links of the cover lead: the number of a page, and what the link says.
fn links(booklet: &Booklet) -> Vec<(String, usize)> {
    let json = booklet.told("qpdf", &["--json=2", "--json-key=qpdf", "--json-key=pages", "booklet.pdf"]);
    let json: Value = serde_json::from_str(&json.expect("objects")).expect("JSON");
    let value =
        |reference: &Value| json["qpdf"][1][format!("obj:{}", reference.as_str()?)].get("value").cloned();
    // What stands there, or what it refers to.
    let there = |it: &Value| value(it).unwrap_or_else(|| it.clone());
    let pages: Vec<&Value> =
        json["pages"].as_array().expect("pages").iter().map(|page| &page["object"]).collect();
    let cover = there(pages[0]);
    let link = |link: &Value| {
        let link = there(link);
        assert_eq!(link["/Subtype"], "/Link");
        let words =
            link["/Contents"].as_str().and_then(|it| it.strip_prefix("u:")).expect("words").to_owned();
        let target = there(&link["/Dest"]);
        let page = pages.iter().position(|page| **page == target[0]).expect("a page of the booklet");
        (words, page + 1)
    };
    there(&cover["/Annots"]).as_array().into_iter().flatten().map(link).collect()
}

#[test]
fn booklets_can_be_read_aloud() {
    for (name, mission) in crate::shared::shipped() {
        let Some(booklet) = Booklet::read(&super::bytes(&name, &mission, Paper::A4)) else { return };
        readable_aloud(&name, &booklet.expect("reads"));
    }
}

/// Panics where the booklet lacks what programs need that read it aloud.
pub(crate) fn readable_aloud(name: &str, booklet: &Booklet) {
    assert_eq!(booklet.says("Tagged"), Some("yes"), "{name}");
    let claims = booklet.told("pdfinfo", &["-meta", "booklet.pdf"]).expect("metadata");
    assert!(claims.contains("<pdfuaid:part>1</pdfuaid:part>"), "{name}: {claims}");
    let tags = tags(booklet);
    let count = |wanted: &str| tags.iter().filter(|(_, name)| name == wanted).count();
    let contents = booklet.contents().expect("contents");
    assert_eq!(count("H1"), 1, "{name}");
    assert!(count("H2") >= contents.len(), "{name}: {} chapters", count("H2"));
    assert!(count("H3") > 3 && count("P") > 10 && count("Figure") > 3, "{name}: {tags:?}");
    assert!(tables(&tags).expect(name) > 3, "{name}");
}

#[test]
fn the_list_of_contents_leads_to_its_chapters() {
    for (name, mission) in crate::shared::shipped() {
        let Some(booklet) = Booklet::read(&super::bytes(&name, &mission, Paper::Letter)) else { return };
        let booklet = booklet.expect("reads");
        let contents = booklet.contents().expect("contents");
        let links = links(&booklet);
        for (chapter, page) in contents {
            let wanted = (format!("{chapter}, page {page}"), page);
            assert!(links.contains(&wanted), "{name}: {wanted:?} is not among {links:?}");
        }
    }
}
