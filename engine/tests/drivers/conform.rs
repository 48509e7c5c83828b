//! The conformance harness: it passes what is right, and it catches every single way of being wrong. For each rule there is
//! tag with just that rule broken, and broken only in the middle of a game, where it is hard to see.

use engine::Event;
use engine::conform::{Audit, Conform, ConformFault, Rule, check};
use engine::game::{Game, Log, Options, Outcome, Shown, Step};
use engine::play::{Verdict, verify};
use engine::toy::{self, Choice, Tag, Turn};
use expect_test::expect;
use std::hash::{Hash, Hasher};
use std::sync::atomic::{AtomicU32, Ordering};

#[test]
fn tag_conforms_and_the_report_says_how_much_was_looked_at() {
    let all = check(&Tag, Conform { games: 1000, ..Conform::default() }).expect("tag is right");
    expect!["1000 games (459 won by the marines, 541 by the invader), 16229 choices (4700 of them nature's, 26 in the longest game, out of 5 at most), 17229 states examined, 1000 games replayed"].assert_eq(&all.to_string());
    let some =
        check(&Tag, Conform { games: 1000, thorough: 50, ..Conform::default() }).expect("tag is right");
    assert_eq!((some.choices, some.wins, some.replayed), (all.choices, all.wins, 20));
    assert!(some.examined * 40 < all.examined && some.examined * 60 > all.examined, "{some}");
    let several = check(&Tag, Conform { games: 1000, thorough: 50, jobs: 3, ..Conform::default() });
    assert_eq!(several.expect("tag is right"), some);
}

/// A way of being wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Defect {
    None,
    NothingOffered,
    NoDice,
    WeightZero,
    WeightMissing,
    WeightsTooBig,
    WeightOnAChoice,
    KeyTwice,
    KeyEmpty,
    KeyOfTwoLines,
    KeyLikeAComment,
    KeyWithASpace,
    KeyTooLong,
    TextEmpty,
    LeftoversInTheList,
    LeftoversInTheWeights,
    MoodyOrder,
    MoodyWeights,
    MoodyDue,
    AdvanceEndsTheTurn,
    AdvanceForgetsAnOption,
    AdvanceForgetsAWeight,
    AdvanceGoesElsewhere,
    MoodyApply,
    MoodyEvents,
    MoodyKeys,
    SaltedHash,
    SaltedClone,
    NoisyLog,
    OffTheMap,
    TrapNobodyTakes,
    Endless,
    NeverTheSameEnd,
    Panics,
}

/// Tag with a defect, and a hidden counter for those defects that need an input no rule system may have.
struct Broken {
    defect: Defect,
    counter: AtomicU32,
}

impl Broken {
    fn new(defect: Defect) -> Self {
        Self { defect, counter: AtomicU32::new(0) }
    }

    /// Not the same twice.
    fn mood(&self) -> u32 {
        self.counter.fetch_add(1, Ordering::Relaxed) + 1
    }
}

/// A state of tag with something that is hashed but not compared, which only the salting defects touch.
#[derive(Debug)]
struct Salted {
    tag: toy::State,
    salt: u32,
    salt_of_clones: u32,
}

impl Clone for Salted {
    fn clone(&self) -> Self {
        Self { tag: self.tag.clone(), salt: self.salt + self.salt_of_clones, ..*self }
    }
}

impl PartialEq for Salted {
    fn eq(&self, other: &Self) -> bool {
        self.tag == other.tag
    }
}

impl Eq for Salted {}

impl Hash for Salted {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (&self.tag, self.salt).hash(hasher);
    }
}

impl Game for Broken {
    type State = Salted;
    type Choice = Choice;

    fn start(&self) -> Salted {
        Salted { tag: Tag.start(), salt: 0, salt_of_clones: 0 }
    }

    fn step(&self, state: &Salted, options: &mut Options<Choice>) -> Step {
        let state = &state.tag;
        let middle = state.round == 2;
        let leftovers = options.clone();
        let mut due = Tag.step(state, options);
        let chance = due == Step::Chance;
        match self.defect {
            Defect::NothingOffered if middle && !chance => options.clear(),
            Defect::NoDice if middle && chance => options.clear(),
            Defect::WeightZero if middle && chance => options.weights[2] = 0,
            Defect::WeightMissing if middle && chance => options.weights.truncate(2),
            Defect::WeightsTooBig if middle && chance => options.weights[0] = u32::MAX,
            Defect::WeightOnAChoice if middle && !chance => options.weights.push(1),
            Defect::LeftoversInTheList if middle && !chance => options.list.extend(leftovers.list.last()),
            Defect::LeftoversInTheWeights if middle && chance => {
                options.weights[0] += leftovers.weights.iter().sum::<u32>();
            }
            Defect::MoodyOrder if middle => options.list.rotate_left(self.mood() as usize % 2),
            Defect::MoodyWeights if middle && chance => options.weights[0] = self.mood(),
            Defect::MoodyDue if middle && state.turn == Turn::Run && self.mood().is_multiple_of(2) => {
                due = Step::Choose(toy::CHASER);
            }
            Defect::Endless if matches!(due, Step::Over(_)) => {
                options.add(Choice::Stay);
                due = Step::Choose(toy::RUNNER);
            }
            Defect::NeverTheSameEnd => {
                if let Step::Over(Outcome { reason, .. }) = &mut due {
                    *reason = self.mood().to_string().into();
                }
            }
            _ => {}
        }
        due
    }

    fn apply(&self, state: &mut Salted, choice: Choice, log: &mut Log) {
        let middle = state.tag.round == 2;
        Tag.apply(&mut state.tag, choice, log);
        match self.defect {
            Defect::MoodyApply if middle && self.mood().is_multiple_of(2) => state.tag.squares[0] = 4,
            Defect::MoodyEvents if middle => log.push(Event::RoundStarted { round: self.mood() as u16 }),
            Defect::SaltedHash if middle => state.salt = self.mood(),
            Defect::SaltedClone if middle => state.salt_of_clones = 1,
            Defect::NoisyLog if middle => log.events.push(Event::RoundStarted { round: 1 }),
            Defect::OffTheMap if middle && choice == Choice::Step(4) => state.tag.squares[0] = 9,
            Defect::TrapNobodyTakes if choice == Choice::Step(2) => state.tag.squares[0] = 9,
            Defect::Panics if middle && choice == Choice::Die(3) => panic!("the die fell off the table"),
            _ => {}
        }
    }

    fn advance(
        &self,
        state: &mut Salted,
        choice: Choice,
        log: &mut Log,
        options: &mut Options<Choice>,
    ) -> Step {
        self.apply(state, choice, log);
        let mut due = self.step(state, options);
        let middle = state.tag.round == 2;
        let chance = due == Step::Chance;
        match self.defect {
            Defect::AdvanceEndsTheTurn if middle && !chance => due = Step::Choose(toy::CHASER),
            Defect::AdvanceForgetsAnOption if middle => drop(options.list.pop()),
            Defect::AdvanceForgetsAWeight if middle && chance => options.weights[0] += 1,
            Defect::AdvanceGoesElsewhere if middle => state.tag.squares[0] = 4,
            _ => {}
        }
        due
    }

    fn show(&self, state: &Salted, choice: Choice) -> Shown {
        let mut shown = Tag.show(&state.tag, choice);
        if state.tag.round == 2 && !matches!(choice, Choice::Stay) {
            match self.defect {
                Defect::KeyTwice => shown.key.truncate(4),
                Defect::KeyEmpty => shown.key.clear(),
                Defect::KeyOfTwoLines => shown.key.push_str("\nstay"),
                Defect::KeyLikeAComment => shown.key.insert(0, '#'),
                Defect::KeyWithASpace => shown.key.push(' '),
                Defect::KeyTooLong => shown.key.push_str(&"!".repeat(200)),
                Defect::TextEmpty => shown.text.clear(),
                Defect::MoodyKeys => shown.key.push_str(&self.mood().to_string()),
                _ => {}
            }
        }
        shown
    }
}

impl Audit for Broken {
    fn audit(&self, state: &Salted) -> Result<(), String> {
        Tag.audit(&state.tag)
    }
}

fn fault(defect: Defect, plan: Conform) -> ConformFault {
    match check(&Broken::new(defect), plan) {
        Err(fault) => *fault,
        Ok(report) => panic!("{defect:?} was not noticed: {report}"),
    }
}

#[test]
fn the_wrapper_itself_is_not_what_is_caught() {
    let report = check(&Broken::new(Defect::None), Conform { games: 1000, ..Conform::default() });
    let tag = check(&Tag, Conform { games: 1000, ..Conform::default() });
    assert_eq!(report.expect("no defect"), tag.expect("tag is right"));
}

/// The rules that are checked at every state, however quick the look.
const EVERYWHERE: [Rule; 6] =
    [Rule::Options, Rule::Weights, Rule::SilentLog, Rule::Audit, Rule::Ends, Rule::Panic];

/// Every defect breaks the rule it should, and is reported in words that help.
#[test]
fn every_way_of_being_wrong_is_caught() {
    let table = [
        (Defect::NothingOffered, Rule::Options),
        (Defect::NoDice, Rule::Options),
        (Defect::WeightZero, Rule::Weights),
        (Defect::WeightMissing, Rule::Weights),
        (Defect::WeightsTooBig, Rule::Weights),
        (Defect::WeightOnAChoice, Rule::Weights),
        (Defect::KeyTwice, Rule::Keys),
        (Defect::KeyEmpty, Rule::Keys),
        (Defect::KeyOfTwoLines, Rule::Keys),
        (Defect::KeyLikeAComment, Rule::Keys),
        (Defect::KeyWithASpace, Rule::Keys),
        (Defect::KeyTooLong, Rule::Keys),
        (Defect::TextEmpty, Rule::Keys),
        (Defect::LeftoversInTheList, Rule::SameStep),
        (Defect::LeftoversInTheWeights, Rule::SameStep),
        (Defect::MoodyOrder, Rule::SameStep),
        (Defect::MoodyWeights, Rule::SameStep),
        (Defect::MoodyDue, Rule::SameStep),
        (Defect::NeverTheSameEnd, Rule::SameStep),
        (Defect::AdvanceEndsTheTurn, Rule::SameStep),
        (Defect::AdvanceForgetsAnOption, Rule::SameStep),
        (Defect::AdvanceForgetsAWeight, Rule::SameStep),
        (Defect::AdvanceGoesElsewhere, Rule::SameApply),
        (Defect::MoodyApply, Rule::SameApply),
        (Defect::MoodyEvents, Rule::SameApply),
        (Defect::SaltedHash, Rule::SameDigest),
        (Defect::SaltedClone, Rule::SameDigest),
        (Defect::NoisyLog, Rule::SilentLog),
        (Defect::OffTheMap, Rule::Audit),
        (Defect::Endless, Rule::Ends),
        (Defect::MoodyKeys, Rule::Replay),
        (Defect::Panics, Rule::Panic),
    ];
    let plan = Conform { limit: 200, ..Conform::default() };
    let mut messages = String::new();
    for (defect, rule) in table {
        let thorough = fault(defect, plan);
        assert_eq!(thorough.rule, rule, "{defect:?}: {thorough}");
        let message: String = thorough.message.chars().take(90).collect();
        messages.push_str(&format!("{defect:?}: {message}\n"));
        if EVERYWHERE.contains(&rule) {
            let quick = fault(defect, Conform { thorough: u32::MAX, ..plan });
            assert_eq!(quick.rule, rule, "{defect:?} without a thorough look: {quick}");
        }
    }
    expect![[r##"
        NothingOffered: after stay: Choose(Seat(0)), but there are no options
        NoDice: after stay: Chance, but there are no options
        WeightZero: after stay: 3 options with [3, 2, 0]
        WeightMissing: after stay: 3 options with [3, 2]
        WeightsTooBig: after stay: 3 options with [4294967295, 2, 1]
        WeightOnAChoice: after stay: Choose(Seat(0)) with [1]
        KeyTwice: two options have the key `step`
        KeyEmpty: "" cannot be a line of a replay
        KeyOfTwoLines: "step 1,0\nstay" cannot be a line of a replay
        KeyLikeAComment: "#step 1,0" cannot be a line of a replay
        KeyWithASpace: "step 1,0 " cannot be a line of a replay
        KeyTooLong: "step 1,0!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!
        TextEmpty: `step 1,0` has no text
        LeftoversInTheList: option 3 is Some(Step(7)), then Some(Stay)
        LeftoversInTheWeights: weights [3, 2, 1], then [22, 2, 1]
        MoodyOrder: option 0 is Some(Step(1)), then Some(Stay)
        MoodyWeights: weights [5, 2, 1], then [6, 2, 1]
        MoodyDue: Choose(Seat(0)), then Choose(Seat(1))
        NeverTheSameEnd: Over(Outcome { winner: Some(Invader), reason: "3" }), then Over(Outcome { winner: Some(Inv
        AdvanceEndsTheTurn: Choose(Seat(0)), but Choose(Seat(1)) of `advance`
        AdvanceForgetsAnOption: other options of `advance`
        AdvanceForgetsAWeight: other weights of `advance`
        AdvanceGoesElsewhere: `advance` led to another state than `apply`
        MoodyApply: the same choice led to two different states
        MoodyEvents: [Moved { figure: FigureId(0), from: SpaceId(0), to: SpaceId(1) }, RoundStarted { round: 4 
        SaltedHash: equal states have different digests
        SaltedClone: a copy of the state has another digest
        NoisyLog: RoundStarted { round: 1 } was reported to it
        OffTheMap: after step 1,1: off the map: [9, 7]
        Endless: not over after 200 choices
        MoodyKeys: choice 4: `step 1,08` was not on offer. Did you mean `step 1,012`? On offer: stay · step 1
        Panics: taking Die(3) on a copy: the die fell off the table
    "##]].assert_eq(&messages);
}

/// Looking at one state in fifty, the same rules are caught, only later.
#[test]
fn a_quick_look_at_many_games_catches_it_too() {
    // So many games that this test would never end if a fault did not end the search.
    let quick = Conform { games: u32::MAX, thorough: 50, ..Conform::default() };
    for (defect, rule) in [
        (Defect::KeyTwice, Rule::Keys),
        (Defect::LeftoversInTheList, Rule::SameStep),
        (Defect::MoodyApply, Rule::SameApply),
        // Here the first game's replay notices before the first state of round 2 is looked at.
        (Defect::SaltedHash, Rule::Replay),
    ] {
        assert_eq!(fault(defect, quick).rule, rule, "{defect:?}");
    }
}

/// The audit looks at where every option leads, not only at where the game went.
#[test]
fn an_option_nobody_takes_is_examined() {
    let fault = fault(Defect::TrapNobodyTakes, Conform::default());
    let trap = "after step 2,0: ";
    assert!(fault.rule == Rule::Audit && fault.message.starts_with(trap), "{fault}");
    assert!(!fault.replay.moves.contains(&"step 2,0".to_owned()));
}

/// The first fault by the number of the game, however many threads look for it; and the way to it can be followed.
#[test]
fn a_fault_is_the_same_on_any_number_of_threads_and_can_be_repeated() {
    let plan = Conform { games: 500, thorough: 7, ..Conform::default() };
    let one = fault(Defect::Panics, plan);
    for jobs in [2, 5] {
        let many = fault(Defect::Panics, Conform { jobs, ..plan });
        assert_eq!(many.to_string(), one.to_string());
    }
    assert_eq!(one.replay.moves.len(), one.number as usize);
    assert_eq!(one.replay.provenance.seed, Some((1, one.index)));
    assert!(matches!(verify(&Tag, &one.replay), Verdict::Agrees { outcome: None, .. }));
    let blunt = fault(Defect::Panics, Conform { thorough: u32::MAX, ..plan });
    assert_eq!(blunt.replay.moves.last().map(String::as_str), Some("die 3"), "what broke it comes last");
    expect![[r#"
        game 2 of seed 1, after 5 choices, breaks Panic: taking Die(3) on a copy: the die fell off the table
          1: step 0,1
          2: die 2
          3: step 2,1
          4: step 2,0
          5: step 1,1"#]]
    .assert_eq(&one.to_string());
}
