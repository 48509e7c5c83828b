//! The language of the program: asked for, chosen by the environment, made in a folder.

use crate::run::{hellwright, ran};
use std::fs;

#[test]
fn languages_are_listed_with_what_they_say() {
    let told = ran(&["words"]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    let row = told.out.lines().find(|line| line.starts_with("en ")).expect("English");
    let numbers: Vec<&str> =
        row.split(|letter: char| !letter.is_ascii_digit()).filter(|it| !it.is_empty()).collect();
    assert!(numbers.len() == 2 && numbers[0] == numbers[1], "English has every text: {row}");
    assert!(!told.out.contains("en-XA"), "the language for tests is no language for people");
    assert_eq!(
        (ran(&["words", "--missing", "en"]).code, ran(&["words", "--missing", "en"]).out),
        (0, String::new())
    );
}

#[test]
fn a_language_is_made_in_one_folder() {
    let home = tempfile::tempdir().expect("a folder");
    let folder = home.path().join("pl");
    let folder = folder.display().to_string();
    let told = ran(&["words", "--new", &folder]);
    assert_eq!((told.code, told.err.as_str()), (0, ""));
    let window = format!("{folder}/window.ftl");
    let english = fs::read_to_string(&window).expect("the texts of the window");
    assert!(english.contains("language-name = English"), "{english}");
    // It is whole, and not a word of it is another language yet.
    assert_eq!(ran(&["words", "--missing", &folder]).out, "");
    let again = ran(&["words", "--new", &folder]);
    assert!(again.code == 2 && again.err.contains("is there already"), "{again:?}");

    fs::write(&window, "language-name = Polski\nsave = Zapisz { $nothing }\nno-such-text = ?\n")
        .expect("written");
    fs::write(format!("{folder}/other.ftl"), "a = b\n").expect("written");
    let missing = ran(&["words", "--missing", &folder]);
    assert_eq!(missing.code, 1);
    for line in [
        "window.ftl  save  fills in $nothing, which the English text does not have",
        "window.ftl  open  is missing",
        "window.ftl  no-such-text  is no text of the program",
        "other.ftl  belongs to no part of the program",
    ] {
        assert!(missing.out.lines().any(|it| it == line), "{line}: {}", missing.out);
    }
    let listed = ran(&["words", "--lang", &folder]);
    assert!(listed.out.contains("pl       Polski"), "{}", listed.out);
    let before = ran(&["--lang", &folder, "words"]);
    assert_eq!(before.out, listed.out, "it can stand before the command");
}

#[test]
fn a_language_that_is_not_there_is_refused_with_what_is() {
    for arguments in [&["--lang", "tlh", "words"][..], &["words", "--lang", "tlh"]] {
        let told = ran(arguments);
        assert_eq!(told.code, 2);
        assert!(
            told.err.contains("there is no language \"tlh\"; there is en, or name a folder"),
            "{}",
            told.err
        );
    }
    let told = hellwright(&["words"]).env("HELLWRIGHT_LANG", "tlh").output().expect("the program runs");
    assert_eq!(told.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&told.stderr).contains("HELLWRIGHT_LANG: there is no language"),
        "{told:?}"
    );
    // A system of another language is served in English.
    let told = hellwright(&["words"]).env("LANG", "tlh_KX.UTF-8").output().expect("the program runs");
    assert_eq!(told.status.code(), Some(0), "{told:?}");
}
