//! Help, misuse, explanations, colours.

use crate::run::{fixtures, hellwright, page, ran, shows};
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
              check      Check missions, play them, and judge them
              compare    Compare two versions of a mission by games with the same seeds
              knockouts  Find out which pieces and abilities a mission depends on, by games without each of them
              heat       Count where figures go, are seen, are hurt and fall in the games of bots, round by
                         round
              simulate   Let bots play a mission many times
              teach      Tune the weights of the greedy bot by games against itself
              regret     Measure how much worse than the best the choices of bots are
              coverage   Count how often each card is used in random games, and look every state over
              cards      Show a mission's own cards as players read them
              replay     Play a saved game back as text
              serve      Play a mission for another program: JSON, one line at a time
              probe      Ask about sight, cover, range and movement on a mission's map
              render     Draw a mission's map as a picture or as text
              export     Write missions in formats of other programs
              import     Take missions out of bundles and of maps made with other programs
              new        Start a new mission
              fmt        Write a mission in canonical form
              explain    Say what a problem means and how to fix it
              words      List the languages, or what one of them does not say yet
              translate  List the languages that a mission speaks, or the texts that are left to translate
              help       Print this message or the help of the given subcommand(s)

            Arguments:
              [MISSION]  A mission to open in the window; without it the window opens empty

            Options:
              -h, --help     Print help
              -V, --version  Print version

            With --lang LANG, HELLWRIGHT_LANG=LANG or the language of the system the program speaks another
            language; `hellwright words` lists them.
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

                  --fresh
                      Let bots that search learn the mission again, even if what they learned is kept

                  --seed <S>
                      The seed of the games; without it the first one the mission names, or 1

                  --marines <K>
                      With how many marines; without it every number the mission allows, or with `simulate` the
                      highest

                  --bots <MARINES[,INVADER]>
                      Who plays: a bot for both sides, or one for each: `search,greedy`

                      Both sides: random, greedy, search:quick, search:usual, search:long

                      The marines also, if the rules have them:
                      - rush: makes straight for the aims of the mission, whatever that costs in health
                      - turtle: keeps its distance and its health, and goes on when it is safe
                      - explore: opens every door and picks everything up before it turns to the aims of the
                      mission
                      - hunt: goes after enemies before it turns to the aims of the mission

                      The invader also, if the rules have them:
                      - swarm: throws everything at the marines at once and spares nothing
                      - ambush: stays out of sight until marines are within its reach
                      - guard: stands where the marines want to go and waits for them there

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
                      Save games into this folder: a short one for every script that failed, every effect that
                      was refused, and games without an end; all of up to 20 games; of more the shortest and
                      longest win of each side, the marines' narrowest win

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
            error: invalid value 'clever' for '--bots <MARINES[,INVADER]>': there is no bot "clever"; choose random, greedy, search:quick, search:usual, search:long, rush, turtle, explore, hunt, swarm, ambush, guard

            For more information, try '--help'.
            --- exit code 2
        "#]],
    );
}

/// Every misuse ends with 2, says what could be done instead, and leaves standard output alone.
fn refused(words: &[&str], with: &str) {
    let ran = ran(words);
    assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
    assert!(ran.err.contains(with), "{words:?} says {}", ran.err);
}

#[test]
fn numbers_out_of_range_are_told_the_range() {
    let numbers: [(&[&str], &str, &[&str], &str); 8] = [
        (
            &["simulate", "coin"],
            "--playouts",
            &["0", "-1", "1000001", "99999999999999999999", "many"],
            "1 to 1000000",
        ),
        (&["check", "coin"], "--playouts", &["-1", "1000001", "1e3"], "0 to 1000000"),
        (&["simulate", "coin"], "--marines", &["0", "-2", "5", "9", "300"], "1 to 4"),
        (&["simulate", "coin"], "--jobs", &["0", "-1", "257", "60000", "70000"], "1 to 256"),
        (&["check", "coin"], "--jobs", &["0", "60000"], "1 to 256"),
        (&["check", "coin"], "--seed", &["-4", "18446744073709551616", "0x7"], "0 to 18446744073709551615"),
        (&["probe", "reach", "coin", "1,1"], "--points", &["-1", "121", "256"], "0 to 120"),
        (&["render", "coin", "-o", "never.png"], "--scale", &["0", "-72", "513", "99999999999"], "4 to 512"),
    ];
    for (words, option, wrong, range) in numbers {
        for number in wrong {
            let mut words = words.to_vec();
            words.extend([option, number]);
            refused(&words, &format!("choose a whole number from {range}\n"));
        }
    }
    assert!(!fixtures().join("never.png").exists());
}

#[test]
fn unknown_words_are_told_the_known_ones_and_the_most_similar() {
    let simulate = ["simulate", "coin", "--bots"];
    for (bots, with) in [
        (
            "gredy",
            "there is no bot \"gredy\"; did you mean greedy? (choose random, greedy, search:quick, search:usual, search:long, rush, turtle, explore, hunt, swarm, ambush, guard)",
        ),
        (
            "greedy,rnadom",
            "there is no bot \"rnadom\"; did you mean random? (choose random, greedy, search:quick, search:usual, search:long, swarm, ambush, guard)",
        ),
        ("", "there is no bot \"\"; choose random, greedy, search:quick, search:usual, search:long, rush, "),
        ("rush", "\"rush\" plays only the marines; name a bot for the invader as well: rush,greedy"),
        ("guard,greedy", "\"guard\" plays only the invader; choose for the marines random, greedy, "),
        ("greedy,greedy,greedy", "name one bot, or two: the marines' and the invader's"),
    ] {
        refused(&[&simulate[..], &[bots]].concat(), with);
    }
    for (words, with) in [
        (
            &["check", "coin", "--format", "jsn"][..],
            "[possible values: text, json]\n\n  tip: a similar value exists: 'json'",
        ),
        (&["check", "coin", "--deny", "warning"], "a similar value exists: 'warnings'"),
        (&["check", "coin", "--playout", "3"], "a similar argument exists: '--playouts'"),
        (&["probe", "sigth", "coin", "1,1"], "possible values: sight, cover, range, reach, path"),
        (
            &["probe", "reach", "coin", "1,1", "--figure", "imb"],
            "did you mean imp? There are: marine, alpha, bravo, imp",
        ),
        (&["probe", "reach", "depot", "1,1", "--open", "x"], "depot has no door 'x'; there are: hall_door, "),
        (&["probe", "sight", "coin", "1;1"], "a space is a column and a row, as 3,4"),
        (&["probe", "sight", "coin", "40000,1"], "a space is a column and a row, as 3,4"),
        (&["probe", "sight", "coin", "99,99"], "the map goes from 0,0 to 3,6"),
        (&["probe", "path", "coin", "1,1"], "a path needs two spaces"),
        (&["replay", "x", "--verify", "--until", "3"], "cannot be used with"),
        (&["explain", "X999"], "hellwright explain lists all"),
        (&["simulate", "coin", "clock"], "unexpected argument 'clock'"),
        (&["check", "coin/coin.rhai"], "is not a mission: a mission is a folder with a mission.ron"),
    ] {
        refused(words, with);
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

            Where the marines won none of these games, the message names their ends in the scripts, and the
            offers on the way to these ends that no marine took or that can be taken only once in a game.
            Look at them first.

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
        let mut command = hellwright(&["check", "broken"]);
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
