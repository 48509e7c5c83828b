//! The language of the program: asked for, chosen by the environment, made in a folder.

use crate::run::{hellwright, json, ran};
use std::fs;
use std::path::Path;
use std::process::Command;

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
fn help_and_misuse_are_in_the_language_that_was_asked_for() {
    assert!(ran(&["heat", "--help"]).out.contains("Only this round"));
    for arguments in [&["--lang", "en-XA", "heat", "--help"][..], &["heat", "--help", "--lang", "en-XA"]] {
        let told = ran(arguments);
        assert_eq!(told.code, 0);
        for plain in ["Only this round", "Count where figures go", "For people", "there in line of sight"] {
            assert!(!told.out.contains(plain), "{plain}: {}", told.out);
        }
        assert!(told.out.contains("--round <N>") && told.out.contains('⟦'), "{}", told.out);
    }
    let told = ran(&["--lang", "en-XA", "chekc"]);
    assert!(told.code == 2 && told.err.contains('⟦') && told.err.contains("'check'"), "{}", told.err);
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

/// Names in English, their ids, and names as long in another language.
const NAMES: [(&str, &str, &str); 5] = [
    ("Imp", "demon-imp", "Gul"),
    ("Alpha", "marine-alpha", "Pawel"),
    ("Reposition", "card-reposition", "Przestawka"),
    ("Sidearm", "card-sidearm", "Pukawka"),
    ("Field Dressing", "card-field-dressing", "Opatrunek maly"),
];

/// A language that has these names and one text.
fn with_names(home: &Path) -> String {
    let folder = home.join("pl");
    fs::create_dir(&folder).expect("a folder");
    let names: String = NAMES.iter().map(|(_, id, name)| format!("{id}-name = {name}\n")).collect();
    fs::write(folder.join("box-doom-2016.ftl"), names + "demon-imp-text = Skacze.\n").expect("written");
    folder.display().to_string()
}

#[test]
fn cards_of_the_box_have_names_and_texts_in_another_language() {
    let home = tempfile::tempdir().expect("a folder");
    let language = with_names(home.path());
    let cards = ["cards", "--all", "../../../docs/examples/own-cards"];
    let english = ran(&cards);
    let other = ran(&[&["--lang", language.as_str()][..], &cards[..]].concat());
    assert_eq!((english.code, other.code), (0, 0), "{}", other.err);
    assert!(english.out.contains("### Imp (×8)") && !english.out.contains("Gul"), "{}", english.out);
    assert!(other.out.contains("### Gul (×8)") && other.out.contains("Skacze."), "{}", other.out);
    assert!(!other.out.contains("### Imp") && other.out.contains("### Mancubus"), "{}", other.out);
    // An author's own cards are as they were written, and say of the box what it says of itself.
    assert!(other.out.contains("### Hell Hound (×3)"), "{}", other.out);
    assert!(other.out.contains("2 Hell Hound, 1 Gul"), "{}", other.out);
}

#[test]
fn a_game_is_the_same_in_every_language_and_is_told_with_its_names() {
    let home = tempfile::tempdir().expect("a folder");
    let language = with_names(home.path());
    let spoken = ["--lang", language.as_str()];
    let play = |folder: &str, more: &[&str]| {
        let games = home.path().join(folder).display().to_string();
        let simulate = ["simulate", "coin", "--playouts", "4", "--marines", "2", "--format", "json"];
        let told = json(&[&simulate[..], &["--save-replays", games.as_str()], more].concat());
        let files = told["replays"].as_array().expect("a list").clone();
        let files: Vec<String> = files.iter().map(|path| path.as_str().expect("text").to_owned()).collect();
        (told["digest"].clone(), files)
    };
    let ((digest, games), (same, others)) = (play("english", &[]), play("other", &spoken));
    assert_eq!((&digest, games.len()), (&same, others.len()));
    let mut stories = String::new();
    for (game, other) in games.iter().zip(&others) {
        assert_eq!(fs::read_to_string(game).expect("a game"), fs::read_to_string(other).expect("a game"));
        let english = ran(&["replay", game.as_str()]);
        let told = ran(&[&["replay", game.as_str()][..], &spoken[..]].concat());
        assert_eq!((english.code, told.code), (0, 0), "{}", told.err);
        let names = NAMES.iter();
        let renamed = names.fold(english.out, |text, (english, _, other)| text.replace(english, other));
        assert_eq!(told.out, renamed);
        stories += &told.out;
    }
    assert!(stories.contains("every Gul") && stories.contains("Pawel draws a card"), "{stories}");
}

#[test]
fn booklets_and_reports_have_the_names_of_the_language() {
    let home = tempfile::tempdir().expect("a folder");
    let language = with_names(home.path());
    let spoken = ["--lang", language.as_str()];
    let at = |name: &str| home.path().join(name).display().to_string();
    let booklet = |more: &[&str]| {
        let told = ran(&[&["export", "coin", "--to", "pdf", "-o", at("out").as_str()][..], more].concat());
        assert_eq!(told.code, 0, "{}", told.err);
        let read = Command::new("pdftotext").args([at("out/coin.pdf").as_str(), "-"]).output();
        let text = String::from_utf8(read.expect("pdftotext runs").stdout).expect("text");
        text.split_whitespace().map(str::to_owned).collect::<Vec<String>>()
    };
    let has = |text: &[String], name: &str| text.iter().any(|word| word == name);
    let (english, other) = (booklet(&[]), booklet(&spoken));
    assert!(has(&english, "Imp") && !has(&english, "Gul"), "{english:?}");
    assert!(has(&other, "Gul") && !has(&other, "Imp"), "{other:?}");

    // Games that were played in English are kept, and are not those of a report in another language.
    let report = |more: &[&str]| {
        let file = at("report.html");
        let told =
            ran(&[&["check", "depot", "--playouts", "60", "--report", file.as_str()][..], more].concat());
        assert_eq!(told.err, "");
        fs::read_to_string(file).expect("a report")
    };
    let (english, other) = (report(&[]), report(&spoken));
    let played = NAMES.iter().filter(|(_, id, _)| id.starts_with("card-"));
    let played: Vec<_> = played.filter(|(name, ..)| english.contains(name)).collect();
    assert!(!played.is_empty(), "{english}");
    for (name, _, named) in played {
        assert!(
            !english.contains(named) && other.contains(named) && !other.contains(name),
            "{name}: {other}"
        );
    }
}
