//! Help, misuse, explanations, colours.

use crate::run::{hellwright, page, ran, shows};
use expect_test::expect;

#[test]
fn help_names_every_command() {
    shows(
        &["--help"],
        &expect![[r#"
        Build missions for DOOM: The Board Game (2016) and have them proven by play

        Usage: hellwright [MISSION]
               hellwright <COMMAND>

        Commands:
          check     Check missions, play them, and judge them
          simulate  Let bots play a mission many times
          replay    Play a saved game back as text
          probe     Ask about sight, cover, range and movement on a mission's map
          render    Draw a mission's map as a picture or as text
          new       Start a new mission
          fmt       Write a mission in canonical form
          explain   Say what a problem means and how to mend it
          help      Print this message or the help of the given subcommand(s)

        Arguments:
          [MISSION]  A mission to open in the window; without it the window opens empty

        Options:
          -h, --help     Print help
          -V, --version  Print version
        --- exit code 0
    "#]],
    );
    shows(
        &["simulate", "--help"],
        &expect![[r#"
            Let bots play a mission many times

            Usage: hellwright simulate [OPTIONS] <MISSION>

            Arguments:
              <MISSION>
                      The mission

            Options:
                  --playouts <N>
                      How many games

                      [default: 1000]

                  --seed <S>
                      The seed of the games; without it the first one the mission names, or 1

                  --marines <K>
                      With how many marines; without it as many as the mission allows

                  --bots <MARINES[,INVADER]>
                      Who plays: `greedy` or `random`, or one for each side: `greedy,random`

                      [default: greedy]

                  --jobs <J>
                      On how many threads; nothing depends on it but the time

                  --format <FORMAT>
                      For people or for programs

                      Possible values:
                      - text: For people
                      - json: For programs

                      [default: text]

                  --save-replays <DIR>
                      Save games into this folder: all of up to 20; of more the first in which a script failed
                      or an effect was refused, the first without an end, the shortest and longest win of each
                      side, the marines' narrowest win

              -h, --help
                      Print help (see a summary with '-h')
            --- exit code 0
        "#]],
    );
}

#[test]
fn misuse_ends_with_two() {
    shows(
        &["chekc"],
        &expect![[r#"
        --- standard error
        error: there is no command and no mission called 'chekc'; did you mean 'check'?

        Usage: hellwright [MISSION]
               hellwright <COMMAND>

        For more information, try '--help'.
        --- exit code 2
    "#]],
    );
    shows(
        &["check"],
        &expect![[r#"
        --- standard error
        error: the following required arguments were not provided:
          <PATH>...

        Usage: hellwright check <PATH>...

        For more information, try '--help'.
        --- exit code 2
    "#]],
    );
    shows(
        &["simulate", "coin", "--bots", "clever"],
        &expect![[r#"
        --- standard error
        error: invalid value 'clever' for '--bots <MARINES[,INVADER]>': there is no bot "clever"; there are random and greedy

        For more information, try '--help'.
        --- exit code 2
    "#]],
    );
    for words in [
        &["simulate", "coin", "--playouts", "0"][..],
        &["simulate", "coin", "--marines", "5"],
        &["check", "coin", "--format", "xml"],
        &["check", "coin", "--deny", "everything"],
        &["replay", "x", "--verify", "--until", "3"],
        &["explain", "X999"],
    ] {
        assert_eq!(ran(words).code, 2, "{words:?}");
    }
}

#[cfg(not(feature = "window"))]
#[test]
fn a_build_without_a_window_says_so() {
    shows(
        &[],
        &expect![[r#"
        --- standard error
        hellwright: this build has no window. Everything else is there: see hellwright --help
        --- exit code 2
    "#]],
    );
}

#[test]
fn a_problem_is_explained() {
    shows(
        &["explain", "s003"],
        &expect![[r#"
        error[S003] Games do not come to an end

        Some games were given up after very many choices, or ended with no winner. Either nothing forces
        an end (the marines are safe somewhere, or no demon comes any more), or a script goes round in
        circles.

        Every mission needs a clock: demons that keep coming, a limit of rounds, something that gets
        worse.
        --- exit code 0
    "#]],
    );
    shows(
        &["explain", "M0222"],
        &expect![[r#"
        --- standard error
        hellwright: there is no problem with the code 'M0222'; did you mean M022? (hellwright explain lists all)
        --- exit code 2
    "#]],
    );
}

#[test]
fn every_problem_is_listed_and_has_its_page() {
    let list = ran(&["explain"]);
    assert_eq!(list.code, 0);
    let codes: Vec<&str> =
        list.out.lines().filter_map(|l| l.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert_eq!(codes.len(), missions::page::all().len());
    for code in codes {
        assert_eq!(ran(&["explain", code]).code, 0, "{code}");
    }
}

#[test]
fn colours_are_for_those_who_see_them() {
    let checked = |name: &str, value: &str| {
        let mut command = hellwright(&["check", "clock", "--playouts", "50"]);
        let output = command.env(name, value).output().expect("the program runs");
        String::from_utf8(output.stdout).expect("text")
    };
    let escape = '\x1b';
    assert!(!checked("NOTHING", "1").contains(escape), "a pipe has no colours");
    let forced = checked("CLICOLOR_FORCE", "1");
    assert!(forced.contains("\x1b[1;31mfail\x1b[0m"), "{forced}");
    let mut both = hellwright(&["probe", "sight", "depot", "1,1"]);
    let both = both.env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1").output().expect("the program runs");
    assert!(!String::from_utf8_lossy(&both.stdout).contains(escape), "NO_COLOR is stronger");
    assert_eq!(page(&ran(&["explain", "S001"])).matches(escape).count(), 0);
}
