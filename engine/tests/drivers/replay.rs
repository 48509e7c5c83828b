//! Replays: as text and back, in spite of what people do to files, and followed to the first disagreement.

use engine::play::{Digest, Provenance, Replay, Verdict, verify};
use engine::toy::Tag;
use expect_test::{Expect, expect};

const CAUGHT: &[&str] = &["step 1,0", "die 2", "step 2,1", "step 2,0", "step 2,0"];

fn replay(moves: &[&str]) -> Replay {
    let about = Provenance {
        rules: "tag".into(),
        revision: 3,
        mission: "school yard".into(),
        digest: "00c0ffee".into(),
        marines: 1,
        seed: Some((7, 31)),
        position: None,
        shrunk: None,
    };
    Replay::new(about, moves.iter().map(|&m| m.to_owned()).collect(), None)
}

fn last_of(moves: &[&str]) -> Digest {
    match verify(&Tag, &replay(moves)) {
        Verdict::Agrees { last, .. } => last,
        Verdict::Disagrees(why) => panic!("{why}"),
    }
}

#[test]
fn the_file_never_changes_its_form() {
    let mut replay = replay(CAUGHT);
    replay.last = Some(last_of(CAUGHT));
    expect![[r#"
        replay: 1
        rules: tag
        revision: 3
        mission: school yard
        digest: 00c0ffee
        marines: 1
        seed: 7
        game: 31
        final: 02fee52d5fcaad915f154b8527f5c956

        step 1,0
        die 2
        step 2,1
        step 2,0
        step 2,0
    "#]]
    .assert_eq(&replay.to_string());
}

#[test]
fn written_and_read_it_is_the_same() {
    let mut replay = replay(CAUGHT);
    replay.last = Some(last_of(CAUGHT));
    let mut shrunk = replay.clone();
    shrunk.provenance.shrunk = Some(140);
    let mut placed = replay.clone();
    placed.provenance.position = Some("{\"round\":3}".to_owned());
    for replay in [replay, shrunk, placed, Replay::new(Provenance::default(), vec![], None)] {
        let (again, problems) = Replay::parse(&replay.to_string());
        assert_eq!(problems, []);
        assert_eq!(again.provenance, replay.provenance);
        assert_eq!((again.moves, again.last), (replay.moves, replay.last));
    }
}

#[test]
fn a_header_cannot_be_broken_by_a_path() {
    let mut replay = replay(CAUGHT);
    replay.provenance.mission = "a\nb\n\nstep 9,9".into();
    let (again, problems) = Replay::parse(&replay.to_string());
    assert_eq!((problems, again.moves), (vec![], replay.moves));
    assert_eq!(again.provenance.mission, "a b  step 9,9");
}

#[test]
fn what_editors_and_people_do_to_a_file_is_forgiven() {
    let text = "\u{feff}\r\n# my best game\r\n\r\nrules:tag\r\n marines : 1 \r\n\r\n\r\n\tstep 1,0  \r\n# here!\r\n\r\ndie 2";
    let (replay, problems) = Replay::parse(text);
    assert_eq!(problems, []);
    assert_eq!((replay.provenance.rules.as_str(), replay.provenance.marines), ("tag", 1));
    assert_eq!(replay.moves, ["step 1,0", "die 2"]);
    assert_eq!([0, 1, 2, 3].map(|choice| replay.line(choice)), [None, Some(8), Some(11), None]);
}

fn complains(text: &str, expected: &Expect) {
    let (replay, problems) = Replay::parse(text);
    let mut report: String = problems.iter().map(|p| format!("{p}\n")).collect();
    report.push_str(&format!("{:?}", replay.moves));
    expected.assert_eq(&report);
}

#[test]
fn what_cannot_be_understood_is_told_and_skipped() {
    complains(
        "replay: 2\nrules: tag\nmarines: many\nseed: -1\ngame: x\nfinal: 00\nreplay: one\nweather: bad\n\nstay",
        &expect![[r#"
            line 1: written by a newer program (format 2); the choices may not fit
            line 3: `many` makes no sense for `marines` and was skipped
            line 4: `-1` makes no sense for `seed` and was skipped
            line 5: `x` makes no sense for `game` and was skipped
            line 6: `00` makes no sense for `final` and was skipped
            line 7: `one` makes no sense for `replay` and was skipped
            line 8: `weather` is not known here and was skipped
            ["stay"]"#]],
    );
    complains(
        "rules: tag\nstep 1,0\ndie 2",
        &expect![[r#"
        line 2: an empty line is missing between the header and the first choice
        ["step 1,0", "die 2"]"#]],
    );
    complains(
        "step 1,0\n\ndie 2",
        &expect![[r#"
        line 1: an empty line is missing between the header and the first choice
        ["step 1,0", "die 2"]"#]],
    );
    complains("", &expect!["[]"]);
    complains(
        "a\u{1b}[31m: 1\n\nstay",
        &expect![[r#"
        line 1: `a�[31m` is not known here and was skipped
        ["stay"]"#]],
    );
}

#[test]
fn nonsense_does_not_drown_the_reader() {
    let (replay, problems) = Replay::parse(&"nonsense: 1\n".repeat(100_000));
    assert_eq!((replay.moves.len(), problems.len()), (0, 50));
    let (replay, _) = Replay::parse(&format!("rules: tag\n\n{}", "x".repeat(1_000_000)));
    let Verdict::Disagrees(why) = verify(&Tag, &replay) else { panic!("there is no such choice") };
    assert!(why.to_string().len() < 300);
}

#[test]
fn verdicts() {
    let good = CAUGHT.join("\n");
    let (other, last) = (Digest::of_bytes(b"elsewhere"), last_of(CAUGHT));
    let files = [
        format!("rules: tag\n\n{good}"),
        format!("final: {last}\n\n{good}"),
        "rules: tag\n\nstep 1,0\ndie 2".into(),
        "rules: tag\n\nstep 1,0\n# oops\ndie 4".into(),
        "rules: tag\n\nstep 1,0\nexorcise".into(),
        format!("rules: tag\n\n{good}\nstay"),
        format!("final: {other}\n\n{good}"),
    ];
    let verdicts = files.map(|text| {
        let (replay, problems) = Replay::parse(&text);
        assert_eq!(problems, []);
        verify(&Tag, &replay).to_string() + "\n"
    });
    expect![[r#"
        agrees to the end: the runner was caught
        agrees to the end: the runner was caught
        agrees as far as it goes; the game is not over
        line 5, choice 2: `die 4` was not on offer. Did you mean `die 1`? On offer: die 1 · die 2 · die 3
        line 4, choice 2: `exorcise` was not on offer. On offer: die 1 · die 2 · die 3
        line 8, choice 6: `stay` comes after the end of the game: the runner was caught
        line 7, choice 5: every choice was legal, but the game is not in the state it was saved in: it was saved by another version of the program, and goes on by the rules of this one (state 02fee52d5fcaad915f154b8527f5c956, not 5e20d02a21acaef73af1b3c0376b81c5)
    "#]].assert_eq(&verdicts.concat());
}

#[test]
fn the_first_word_of_a_verdict_is_shown_as_the_caller_likes() {
    let told = |text: &str| verify(&Tag, &Replay::parse(text).0).told(|word| format!("*{word}*")).to_string();
    assert_eq!(told("rules: tag\n\nstep 1,0"), "*agrees* as far as it goes; the game is not over");
    let wrong = told("rules: tag\n\nexorcise");
    assert!(wrong.starts_with("*disagrees*: line 3, choice 1: `exorcise` was not on offer."), "{wrong}");
}
