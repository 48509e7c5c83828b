//! One random game under the magnifying glass. Buffers are kept from game to game, so that the quick checks cost little more
//! than playing.

use super::rule::{Audit, Conform, ConformReport, Rule};
use crate::game::{Log, Options, Step};
use crate::play::{Digest, Provenance, Replay, Rng, Verdict, Watch, verify};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// A key is for people to read and type.
const LONGEST_KEY: usize = 100;

/// A rule that was not kept, and in what way.
pub(super) type Broken = (Rule, String);

/// Plays games and looks closely. One for each thread.
pub(super) struct Examiner<'g, G: Audit> {
    game: &'g G,
    plan: Conform,
    options: Options<G::Choice>,
    /// Never cleared here: what is left over in it must not matter to the rules.
    again: Options<G::Choice>,
    /// Not cleared either, and filled by `advance` with what comes after a choice.
    advanced: Options<G::Choice>,
    /// The positions of the options taken in this game.
    picks: Vec<usize>,
    /// The option being taken on a copy.
    trial: Option<G::Choice>,
}

impl<'g, G: Audit> Examiner<'g, G> {
    pub(super) fn new(game: &'g G, plan: Conform) -> Self {
        let [options, again, advanced] = std::array::from_fn(|_| Options::default());
        Self { game, plan, options, again, advanced, picks: Vec::new(), trial: None }
    }

    /// A panic as a broken rule.
    pub(super) fn panicked(&self, why: &str) -> Broken {
        let trial = self.trial.map_or_else(String::new, |choice| format!("taking {choice:?} on a copy: "));
        (Rule::Panic, trial + why)
    }

    /// How many choices have been made in this game.
    pub(super) fn number(&self) -> u32 {
        self.picks.len() as u32
    }

    /// Play a game to its end.
    pub(super) fn play<W: Watch<G>>(
        &mut self,
        index: u32,
        mut rng: Rng,
        mut watch: W,
    ) -> Result<(ConformReport, W::Summary), Broken> {
        let (game, every) = (self.game, u64::from(self.plan.thorough.max(1)));
        let mut report = ConformReport { games: 1, ..ConformReport::default() };
        let mut log = Log::of(W::WANTS);
        self.picks.clear();
        self.trial = None;
        let mut state = game.start();
        let mut advanced = None;
        loop {
            game.audit(&state).map_err(|why| (Rule::Audit, why))?;
            let due = game.step(&state, &mut self.options);
            legal(&due, &self.options)?;
            // The games are out of step with each other, so that between them they examine every stage.
            let thorough = (u64::from(self.number()) + u64::from(index)).is_multiple_of(every);
            if thorough {
                report.examined += 1;
                self.examine(&state, &due)?;
            }
            if let Some(advanced) = advanced.take() {
                self.advanced(&state, &due, advanced)?;
            }
            if let Step::Over(outcome) = &due {
                report.won(outcome.winner);
                break;
            }
            if self.number() == self.plan.limit {
                return Err((Rule::Ends, format!("not over after {} choices", self.plan.limit)));
            }
            let pick = match due {
                Step::Chance => rng.weighted(&self.options.weights),
                _ => rng.below(self.options.list.len() as u32) as usize,
            };
            report.chances += u64::from(due == Step::Chance);
            report.widest = report.widest.max(self.options.list.len() as u32);
            let choice = self.options.list[pick];
            // Noted before it is taken: if taking it panics, the replay should show what was taken.
            self.picks.push(pick);
            let copies = thorough.then(|| [self.take(&state, choice), self.take(&state, choice)]);
            advanced = thorough.then(|| {
                let mut copy = state.clone();
                let step = game.advance(&mut copy, choice, &mut Log::silent(), &mut self.advanced);
                (copy, step)
            });
            watch.before(game, &state, &due, &self.options, pick);
            log.events.clear();
            game.apply(&mut state, choice, &mut log);
            watch.after(game, &state, &log.events);
            if let Some(copies) = copies {
                same(&state, copies)?;
            }
            if let Some(event) = log.events.iter().find(|event| !log.wants.has(event.kind())) {
                return Err((Rule::SilentLog, format!("{event:?} was reported to it")));
            }
        }
        report.longest = self.number();
        report.choices = u64::from(self.number());
        if u64::from(index).is_multiple_of(every) {
            report.replayed = 1;
            self.follow(index, &state)?;
        }
        Ok((report, watch.finish(game, &state)))
    }

    /// The choices of this game so far. If showing them breaks as well, those before it.
    pub(super) fn replay(&self, index: u32) -> Replay {
        let mut moves = Vec::with_capacity(self.picks.len());
        let _ = catch_unwind(AssertUnwindSafe(|| {
            let (mut state, mut options) = (self.game.start(), Options::default());
            for &pick in &self.picks {
                let _ = self.game.step(&state, &mut options);
                moves.push(self.game.key(&state, options.list[pick]));
                self.game.apply(&mut state, options.list[pick], &mut Log::silent());
            }
        }));
        let about = Provenance { seed: Some((self.plan.seed, index)), ..Provenance::default() };
        Replay::new(about, moves, None)
    }

    /// A copy of a state after a choice, with the events.
    fn take(&self, state: &G::State, choice: G::Choice) -> (G::State, Log) {
        let (mut copy, mut log) = (state.clone(), Log::listening());
        self.game.apply(&mut copy, choice, &mut log);
        (copy, log)
    }

    /// Everything that is too slow to look at in every state.
    fn examine(&mut self, state: &G::State, due: &Step) -> Result<(), Broken> {
        if Digest::of(state) != Digest::of(&state.clone()) {
            return Err((Rule::SameDigest, "a copy of the state has another digest".into()));
        }
        let Options { list, weights } = &self.options;
        // Leftovers, which `step` has to clear away.
        self.again.list.extend(list.first());
        self.again.weights.push(1);
        let again = self.game.step(state, &mut self.again);
        if again != *due {
            return Err((Rule::SameStep, format!("{due:?}, then {again:?}")));
        }
        if matches!(due, Step::Over(_)) {
            return Ok(());
        }
        if self.again.list != *list {
            let differs = (0..).find(|&i| list.get(i) != self.again.list.get(i)).unwrap_or_default();
            let (once, then) = (list.get(differs), self.again.list.get(differs));
            return Err((Rule::SameStep, format!("option {differs} is {once:?}, then {then:?}")));
        }
        if again == Step::Chance && self.again.weights != *weights {
            return Err((Rule::SameStep, format!("weights {weights:?}, then {:?}", self.again.weights)));
        }
        self.keys(state)?;
        for &choice in list {
            self.trial = Some(choice);
            let (after, _) = self.take(state, choice);
            let of_option = |why: String| format!("after {}: {why}", self.game.show(state, choice).key);
            self.game.audit(&after).map_err(|why| (Rule::Audit, of_option(why)))?;
            let due = self.game.step(&after, &mut self.again);
            legal(&due, &self.again).map_err(|(rule, why)| (rule, of_option(why)))?;
        }
        self.trial = None;
        Ok(())
    }

    /// The previous choice led to the same state by `advance`, and what is due there is the same.
    fn advanced(&self, state: &G::State, due: &Step, (copy, step): (G::State, Step)) -> Result<(), Broken> {
        if copy != *state {
            return Err((Rule::SameApply, "`advance` led to another state than `apply`".into()));
        }
        if step != *due {
            return Err((Rule::SameStep, format!("{due:?}, but {step:?} of `advance`")));
        }
        let over = matches!(due, Step::Over(_));
        if !over && self.advanced.list != self.options.list {
            return Err((Rule::SameStep, "other options of `advance`".into()));
        }
        if *due == Step::Chance && self.advanced.weights != self.options.weights {
            return Err((Rule::SameStep, "other weights of `advance`".into()));
        }
        Ok(())
    }

    /// Keys and texts of all options.
    fn keys(&self, state: &G::State) -> Result<(), Broken> {
        let mut keys = Vec::with_capacity(self.options.list.len());
        for &choice in &self.options.list {
            let shown = self.game.show(state, choice);
            let key = &shown.key;
            let line = !key.is_empty() && key.trim() == key && !key.starts_with('#');
            if !line || key.contains(char::is_control) || key.len() > LONGEST_KEY {
                return Err((Rule::Keys, format!("{key:?} cannot be a line of a replay")));
            }
            if shown.text.trim().is_empty() {
                return Err((Rule::Keys, format!("`{key}` has no text")));
            }
            keys.push(shown.key);
        }
        keys.sort_unstable();
        match keys.windows(2).find(|two| two[0] == two[1]) {
            Some(two) => Err((Rule::Keys, format!("two options have the key `{}`", two[0]))),
            None => Ok(()),
        }
    }

    /// Follow the finished game by its keys.
    fn follow(&self, index: u32, end: &G::State) -> Result<(), Broken> {
        let mut replay = self.replay(index);
        replay.last = Some(Digest::of(end));
        match verify(self.game, &replay) {
            Verdict::Agrees { outcome: Some(_), .. } => Ok(()),
            disagrees => Err((Rule::Replay, disagrees.to_string())),
        }
    }
}

/// What must hold of every step. Cheap.
fn legal<C>(due: &Step, options: &Options<C>) -> Result<(), Broken> {
    let (list, weights) = (options.list.len(), &options.weights);
    match due {
        Step::Over(_) => Ok(()),
        _ if list == 0 => Err((Rule::Options, format!("{due:?}, but there are no options"))),
        Step::Choose(_) if !weights.is_empty() => Err((Rule::Weights, format!("{due:?} with {weights:?}"))),
        Step::Choose(_) => Ok(()),
        Step::Chance => {
            let sum: u64 = weights.iter().map(|&w| u64::from(w)).sum();
            if weights.len() == list && !weights.contains(&0) && sum <= u64::from(u32::MAX) {
                return Ok(());
            }
            Err((Rule::Weights, format!("{list} options with {weights:?}")))
        }
    }
}

/// One choice, taken three times.
fn same<S: Eq + std::hash::Hash>(state: &S, [one, two]: [(S, Log); 2]) -> Result<(), Broken> {
    if one.0 != *state || two.0 != *state {
        return Err((Rule::SameApply, "the same choice led to two different states".into()));
    }
    if Digest::of(&one.0) != Digest::of(state) {
        return Err((Rule::SameDigest, "equal states have different digests".into()));
    }
    if one.1.events != two.1.events {
        return Err((Rule::SameApply, format!("{:?}, then {:?}", one.1.events, two.1.events)));
    }
    Ok(())
}
