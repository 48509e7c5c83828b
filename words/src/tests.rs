//! Texts in English, in the pseudo-language and in a language from a folder.

use crate::{
    Argument, Language, Missing, PerLanguage, Phrase, ReadError, Source, Text, choose, missing, named,
};
use std::path::Path;
use std::{fs, ptr};

static WORDS: Source = Source::new(
    "tests",
    "won = { CAPITAL($side) } { $many ->\n    [one] wins\n   *[other] win\n } with { $numbers } marines.\n\
     side = the { $name }\n    .synonyms = party team\nplain = Nothing here.\n",
);

fn won() -> Text {
    let side = Text::of(&WORDS, "side").with("name", "keeper");
    let numbers: Vec<Argument> = [1_u8, 2, 4].map(Argument::from).into();
    Text::of(&WORDS, "won").with("side", side).with("many", 1).with("numbers", Argument::Any(numbers))
}

#[test]
fn a_text_is_written_with_what_is_filled_in() {
    assert_eq!(won().to_string(), "The keeper wins with 1, 2 or 4 marines.");
    assert_eq!(format!("{:>15}|", WORDS.text("plain")), "  Nothing here.|");
    assert_eq!(Text::verbatim("As { $it } is").to_string(), "As { $it } is");
    let all = |count: usize| {
        let numbers = (1..=count).map(Argument::from).collect();
        Text::of(&WORDS, "side").with("name", Argument::All(numbers)).to_string()
    };
    assert_eq!([0, 1, 2, 3].map(all), ["the ", "the 1", "the 1 and 2", "the 1, 2 and 3"]);
}

#[test]
fn the_pseudo_language_marks_a_whole_text_once_and_has_no_plain_english() {
    let text = won().in_language(Language::PSEUDO);
    assert!(text.starts_with('⟦') && text.ends_with('⟧'), "{text}");
    assert_eq!(text.matches('⟦').count(), 1, "{text}");
    let lengths =
        [Language::ENGLISH, Language::PSEUDO].map(|it| WORDS.text("plain").in_language(it).chars().count());
    assert!(lengths[1] * 3 >= lengths[0] * 4, "not longer by a third: {lengths:?}");
    assert!(!text.contains("with") && text.contains("keeper"), "{text}");
}

#[test]
fn what_is_made_of_texts_is_made_once_in_each_language() {
    static TAGS: PerLanguage<String> = PerLanguage::new(Language::tag);
    let [english, pseudo] = [Language::ENGLISH, Language::PSEUDO].map(|language| TAGS.in_language(language));
    assert_eq!([english, pseudo], ["en", "en-XA"]);
    assert!(ptr::eq(english, TAGS.spoken()) && ptr::eq(pseudo, TAGS.in_language(Language::PSEUDO)));
}

#[test]
fn a_sentence_inside_another_has_no_point() {
    static WORDS: Source =
        Source::new("parts", "told = It says: { PART($said) }, twice.\nsaid = Nothing here.\n");
    let told = WORDS.text("told").with("said", WORDS.text("said"));
    assert_eq!(told.to_string(), "It says: Nothing here, twice.");
}

#[test]
fn equal_texts_have_the_same_id_and_arguments() {
    assert_eq!(won(), won());
    assert_ne!(won(), won().with("more", 1));
    assert_ne!(Text::of(&WORDS, "plain"), Text::verbatim("Nothing here."));
    assert_eq!(Text::verbatim("a"), Text::verbatim("a"));
}

#[test]
fn a_language_from_a_folder_is_spoken_with_english_where_it_has_no_text() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("pl");
    fs::create_dir(&folder).expect("a folder");
    let other = "plain = Nic tu nie ma.\nmore = Wiecej\nside = { $surname }\n";
    fs::write(folder.join("tests.ftl"), other).expect("written");
    fs::write(folder.join("nowhere.ftl"), "").expect("written");
    let language = named(&folder.display().to_string()).expect("a language");
    assert_eq!(language.tag(), "pl");
    assert_eq!(WORDS.text("plain").in_language(language), "Nic tu nie ma.");
    assert!(won().in_language(language).ends_with(" wins with 1, 2 or 4 marines."));
    let text = |id: &str| (WORDS.name.to_owned(), id.to_owned());
    let (source, id) = text("won");
    let (strange, side) = text("side");
    let (unknown, more) = text("more");
    assert_eq!(
        missing(&[&WORDS], language),
        [
            Missing::Argument { source: strange, id: side, name: "surname".to_owned() },
            Missing::Text { source, id },
            Missing::Unknown { source: unknown, id: more },
            Missing::File { source: "nowhere".to_owned() },
        ]
    );
    assert_eq!(missing(&[&WORDS], Language::ENGLISH), []);
    let system = ["de_DE.UTF-8", "pl_PL.UTF-8", "en_GB"].map(str::to_owned);
    assert_eq!(choose(system), language);
    assert_eq!(choose(["C".to_owned(), "POSIX".to_owned()]), Language::ENGLISH);
}

#[test]
fn what_is_no_language_is_refused_with_a_way_out() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("cs");
    fs::create_dir(&folder).expect("a folder");
    assert!(matches!(Language::read(&folder), Err(ReadError::Empty(_))));
    assert!(matches!(Language::read(&home.path().join("..")), Err(ReadError::Tag(_))));
    assert!(matches!(Language::read(&home.path().join("fr")), Err(ReadError::File(..))));
    let told = |folder: &Path| Language::read(folder).expect_err("no language").to_string();
    assert!(told(&folder).ends_with("cs has no texts: no file in it ends with .ftl"));
    let end = " is not named by a language: a folder of texts is named by its tag, for example `pl`";
    assert!(told(&home.path().join("..")).ends_with(end));
    let told = named("xx").expect_err("no language");
    assert!(told.starts_with("there is no language \"xx\"; there is en"), "{told}");
}

#[test]
fn phrases_are_sorted_by_their_ids() {
    let [alone, side, plain] = [Phrase::verbatim("alone"), WORDS.phrase("side"), WORDS.phrase("plain")];
    let mut all = [side, alone, plain];
    all.sort();
    assert_eq!(all, [alone, plain, side]);
}

#[test]
fn attributes_and_ids_are_read_from_the_file() {
    assert_eq!(WORDS.attribute("side", "synonyms").as_deref(), Some("party team"));
    assert_eq!(WORDS.attribute("plain", "synonyms"), None);
    assert!(WORDS.has("plain") && !WORDS.has("nothing"));
    let ids = WORDS.ids();
    assert_eq!(ids["won"], ["side", "many", "numbers"]);
    assert_eq!(ids.keys().collect::<Vec<_>>(), ["plain", "side", "won"]);
}
