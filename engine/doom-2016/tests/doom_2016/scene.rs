//! The test language: a drawn board, the cards and damage of a situation, then choices by their keys, and out come the
//! events as sentences.
//!
//! A scene begins in round 1 with empty hands; initiative cards come in the order marines, invader, unless `order` says
//! otherwise. A script has one line for each choice, nature's included:
//!
//! - a key as shown (`play buckshot`, `die 2`) is taken. Chance without a line takes its first outcome;
//! - `?` lists the keys on offer, `? step` those that begin so; `= alpha`, `= imp 1`, `= invader` and `= turn` show what
//!   lies on the table.
//!
//! After every choice the state is audited.

use crate::table::setup;
use doom_2016::content::SetId;
use doom_2016::own::WEAPON;
use doom_2016::state::{GloryCards, INVADER, Initiative, State};
use doom_2016::task::{RoundTask, Task};
use doom_2016::{Choice, Doom2016, Setup, Story};
use engine::deck::{Deck, Pile};
use engine::game::Log;
use engine::{FigureId, Game, Hooks, NoHooks, Options, Step, TokenKind};
use expect_test::Expect;
use std::fmt::Write;
use std::sync::Arc;

/// A situation of the game.
pub(crate) struct Scene {
    pub(crate) game: Doom2016,
    pub(crate) state: State,
}

/// The situation of a drawing.
pub(crate) fn scene(drawing: &str) -> Scene {
    Scene::of(setup(drawing), Arc::new(NoHooks))
}

/// The same with changes to what is set up: event sets, classes.
pub(crate) fn scene_with(drawing: &str, change: impl FnOnce(&mut Setup)) -> Scene {
    let mut setup = setup(drawing);
    change(&mut setup);
    Scene::of(setup, Arc::new(NoHooks))
}

/// A scene in which the marines have these classes, by seat.
pub(crate) fn classes(drawing: &str, ids: &str) -> Scene {
    scene_with(drawing, |setup| {
        for (seat, id) in ids.split_whitespace().enumerate() {
            setup.classes[seat] = Some(setup.content.class(id).expect(id));
        }
    })
}

/// Play a script and compare its story.
#[track_caller]
pub(crate) fn check(scene: Scene, script: &str, expect: Expect) {
    expect.assert_eq(&scene.play(script).0);
}

impl Scene {
    pub(crate) fn of(setup: Setup, hooks: Arc<dyn Hooks>) -> Self {
        let game = Doom2016::new(setup, hooks);
        let mut state = game.start();
        let _ = state.scene().world().begin_round();
        state.scene().pending(vec![Task::Round(RoundTask::Initiative)]);
        let mut scene = Self { game, state };
        let kinds = scene.state.invader().cards.iter().filter(|c| c.face_up).count();
        let marines = scene.game.marines();
        scene.initiative((0..marines).chain(std::iter::repeat_n(INVADER, kinds)).collect());
        for seat in 0..marines {
            let id = scene.game.table().kinds[usize::from(seat)].id.clone();
            scene = scene.hand(&id, "");
        }
        scene
    }

    /// Begin before anything is chosen or drawn.
    pub(crate) fn before_the_game(mut self) -> Self {
        self.state = self.game.start();
        self
    }

    /// Begin with the set-up just finished: scripts hear that the game begins.
    pub(crate) fn at_the_start(mut self) -> Self {
        *self.state.scene().world() = self.game.start().world().clone();
        self.state.scene().pending(vec![Task::Round(RoundTask::Begin)]);
        *self.state.scene().initiative() = Initiative::default();
        self
    }

    /// Begin with a new round.
    pub(crate) fn at_the_status_phase(self) -> Self {
        let mut scene = self.at_the_start();
        scene.state.scene().pending(vec![Task::Round(RoundTask::Start)]);
        scene
    }

    /// The initiative deck, top card first: `bravo invader alpha`.
    pub(crate) fn order(mut self, seats: &str) -> Self {
        let seats = seats
            .split_whitespace()
            .map(|seat| if seat == "invader" { INVADER } else { self.figure(seat).0 })
            .collect();
        self.initiative(seats);
        self
    }

    /// A shuffled initiative deck: nature draws.
    pub(crate) fn shuffled(mut self) -> Self {
        self.state.scene().initiative().shuffle();
        self
    }

    fn initiative(&mut self, seats: Vec<u8>) {
        let mut deck = Deck::default();
        for seat in seats.into_iter().rev() {
            deck.put_on_top(&[seat]);
        }
        *self.state.scene().initiative() = Initiative::of(deck);
    }

    /// A marine's hand; all other cards lie in the deck.
    pub(crate) fn hand(mut self, marine: &str, cards: &str) -> Self {
        let cards = self.cards(cards);
        let marine = self.figure(marine);
        let marine = self.state.scene().marine(marine.0);
        let all = [marine.hand.take_all().to_vec(), marine.discard.take_all().to_vec()].concat();
        marine.deck.shuffle_in(&all);
        for card in cards {
            assert!(marine.deck.take(card), "no such card in the deck");
            marine.hand.add(card);
        }
        self
    }

    /// A marine has taken the rocket launcher that was drawn; its cards are in the deck.
    pub(crate) fn launcher(mut self, marine: &str) -> Self {
        let marine = self.figure(marine);
        let tokens = &mut self.state.world().tokens();
        let (id, set) = tokens
            .iter()
            .find_map(|(id, token)| match token.kind {
                TokenKind::Item(WEAPON, set) => Some((id, SetId(set))),
                _ => None,
            })
            .expect("a weapon token");
        let _ = self.state.scene().world().remove_token(id).expect("it was there");
        let cards = self.game.content().cards_of(set);
        let cards: Vec<u8> =
            cards.flat_map(|(card, n)| std::iter::repeat_n(card.0, usize::from(n))).collect();
        let marine = self.state.scene().marine(marine.0);
        marine.taken.push(set.0);
        marine.deck.shuffle_in(&cards);
        self
    }

    /// A marine has taken a weapon token; its cards are in the deck.
    pub(crate) fn weapon(mut self, marine: &str, set: &str) -> Self {
        let seat = self.figure(marine);
        let set = self.game.content().set(set).expect(set);
        let cards = self.game.content().cards_of(set);
        let cards: Vec<u8> =
            cards.flat_map(|(card, n)| std::iter::repeat_n(card.0, usize::from(n))).collect();
        let marine = self.state.scene().marine(seat.0);
        marine.taken.push(set.0);
        marine.deck.shuffle_in(&cards);
        self
    }

    /// The top cards of a marine's deck, the first to be drawn first.
    pub(crate) fn deck(mut self, marine: &str, cards: &str) -> Self {
        let cards = self.cards(cards);
        let marine = self.figure(marine);
        stack(&mut self.state.scene().marine(marine.0).deck, cards);
        self
    }

    /// All of a marine's deck except these cards lies in the discard pile.
    pub(crate) fn deck_is_only(mut self, marine: &str, cards: &str) -> Self {
        let kept = self.cards(cards);
        let marine = self.figure(marine);
        let marine = self.state.scene().marine(marine.0);
        discard_all_but(&mut marine.deck, &mut marine.discard, kept);
        self
    }

    /// The invader's hand.
    pub(crate) fn events(mut self, events: &str) -> Self {
        for event in self.event_ids(events) {
            assert!(self.state.scene().invader().deck.take(event), "no such event in the deck");
            self.state.scene().invader().hand.add(event);
        }
        self
    }

    /// The top cards of the event deck, the first to be drawn first.
    pub(crate) fn event_deck(mut self, events: &str) -> Self {
        let events = self.event_ids(events);
        stack(&mut self.state.scene().invader().deck, events);
        self
    }

    /// All of the event deck except these cards lies in the discard pile.
    pub(crate) fn event_deck_is_only(mut self, events: &str) -> Self {
        let kept = self.event_ids(events);
        let invader = self.state.scene().invader();
        discard_all_but(&mut invader.deck, &mut invader.discard, kept);
        self
    }

    /// Glory kill cards a marine keeps.
    pub(crate) fn glory(mut self, marine: &str, cards: &str) -> Self {
        let marine = self.figure(marine);
        for id in cards.split_whitespace() {
            let card = self.game.content().glory.iter().position(|g| g.id == id).expect(id) as u8;
            self.change_glory_deck(|deck| assert!(deck.take(card), "no {id} left"));
            self.state.scene().marine(marine.0).glory.add(card);
        }
        self
    }

    /// The top glory kill card.
    pub(crate) fn glory_deck(mut self, card: &str) -> Self {
        let card = self.game.content().glory.iter().position(|g| g.id == card).expect(card) as u8;
        self.change_glory_deck(|deck| stack(deck, vec![card]));
        self
    }

    fn change_glory_deck(&mut self, change: impl FnOnce(&mut Deck<16>)) {
        let mut deck = self.state.glory().deck().clone();
        change(&mut deck);
        let discards = self.state.glory().discards().clone();
        self.state.scene().glory(GloryCards::of(deck, discards));
    }

    pub(crate) fn damage(mut self, figure: &str, amount: u8) -> Self {
        let id = self.figure(figure);
        let before = self.state.world().figures()[id].damage;
        let _ = self.state.scene().world().heal(id, before);
        let _ = self.state.scene().world().hurt(id, amount);
        self
    }

    pub(crate) fn stunned(mut self, figure: &str) -> Self {
        let id = self.figure(figure);
        assert!(self.state.scene().world().stun(id));
        self
    }

    /// Argent on a demon card, or on the invasion card (`bank`).
    pub(crate) fn argent(mut self, demon: &str, amount: u8) -> Self {
        if demon == "bank" {
            self.state.scene().invader().bank += amount;
        } else {
            let demon = self.demon(demon);
            self.state.scene().invader().cards[demon].argent += amount;
        }
        self
    }

    /// A demon card that was activated in this round already.
    pub(crate) fn exhausted(mut self, demon: &str) -> Self {
        let demon = self.demon(demon);
        self.state.scene().invader().cards[demon].ready = false;
        self
    }

    /// A marine who was fragged and waits to come back.
    pub(crate) fn fragged(mut self, marine: &str) -> Self {
        let id = self.figure(marine);
        self.state.scene().world().withdraw(self.game.table(), id);
        self
    }

    /// A figure stands somewhere else than it was drawn: on a token, for example.
    pub(crate) fn at(mut self, figure: &str, x: i16, y: i16) -> Self {
        let id = self.figure(figure);
        let space = self.game.table().board.space_at(tiles::Cell::new(x, y)).expect("a space");
        self.state.scene().world().put(self.game.table(), id, space, false);
        self
    }

    /// Frag tokens of the invader.
    pub(crate) fn frags(mut self, frags: u8) -> Self {
        self.state.scene().frags(frags);
        self
    }

    /// Anything else.
    pub(crate) fn with(mut self, change: impl FnOnce(&Doom2016, &mut State)) -> Self {
        change(&self.game, &mut self.state);
        self
    }

    /// `alpha`, `imp 3`.
    pub(crate) fn figure(&self, name: &str) -> FigureId {
        let (kind, number) = name.rsplit_once(' ').unwrap_or((name, ""));
        let kind = self.game.table().kind_named(kind).expect(name);
        let id = FigureId(number.parse().unwrap_or(kind.0));
        assert_eq!(
            self.state.world().figures().get(id).map(|f| f.kind),
            Some(kind),
            "no {name} in this scene"
        );
        id
    }

    fn demon(&self, id: &str) -> usize {
        usize::from(self.game.content().demon(id).expect(id).0)
    }

    fn cards(&self, ids: &str) -> Vec<u8> {
        let position = |id| self.game.content().cards.iter().position(|c| c.id == id).expect(id) as u8;
        ids.split_whitespace().map(position).collect()
    }

    fn event_ids(&self, ids: &str) -> Vec<u8> {
        let position = |id| self.game.content().events.iter().position(|c| c.id == id).expect(id) as u8;
        ids.split_whitespace().map(position).collect()
    }

    /// Play a script: its story, and the state in the end.
    #[track_caller]
    pub(crate) fn play(mut self, script: &str) -> (String, Self) {
        // A choice without any effect sets the loop going.
        self.state.scene().due(Task::Round(RoundTask::Keep(INVADER)));
        if let Err(wrong) = self.game.audit_state(&self.state) {
            panic!("the scene is impossible: {wrong}");
        }
        let told = {
            let mut player = Player::new(&self.game, &mut self.state);
            player.take(Choice::Bottom(false));
            for line in script.lines().map(str::trim).filter(|l| !l.is_empty()) {
                player.line(line);
            }
            player.told
        };
        (told, self)
    }
}

fn stack<const N: usize>(deck: &mut Deck<N>, cards: Vec<u8>) {
    for card in &cards {
        assert!(deck.take(*card), "no such card in the deck");
    }
    for card in cards.into_iter().rev() {
        deck.put_on_top(&[card]);
    }
}

fn discard_all_but<const N: usize, const M: usize>(deck: &mut Deck<N>, discard: &mut Pile<M>, kept: Vec<u8>) {
    for card in kept.iter().copied() {
        assert!(deck.take(card), "no such card in the deck");
    }
    for card in deck.cards() {
        discard.add(*card);
    }
    *deck = Deck::default();
    for card in kept.into_iter().rev() {
        deck.put_on_top(&[card]);
    }
}

/// Takes the lines of a script one by one.
struct Player<'a> {
    game: &'a Doom2016,
    state: &'a mut State,
    story: Story<'a>,
    options: Options<Choice>,
    due: Step,
    told: String,
}

impl<'a> Player<'a> {
    fn new(game: &'a Doom2016, state: &'a mut State) -> Self {
        let story = Story::new(game, state);
        Self { game, state, story, options: Options::default(), due: Step::Chance, told: String::new() }
    }

    fn take(&mut self, choice: Choice) {
        let mut log = Log::listening();
        self.game.apply(self.state, choice, &mut log);
        for sentence in log.events.iter().filter_map(|event| self.story.tell(event)) {
            self.told += &sentence;
            self.told.push('\n');
        }
        if let Err(wrong) = self.game.audit_state(self.state) {
            panic!("{wrong}\n{}\n{:#?}", self.told, self.state);
        }
        self.due = self.game.step(self.state, &mut self.options);
        if let Step::Over(outcome) = &self.due {
            let winner = outcome.winner.map_or("nobody wins".into(), |side| format!("{side:?} win"));
            writeln!(self.told, "THE END: {winner}, {}", outcome.reason).expect("a string");
        } else {
            assert!(!self.options.list.is_empty(), "nothing to choose from\n{}", self.told);
        }
    }

    fn keys(&self) -> Vec<String> {
        if matches!(self.due, Step::Over(_)) {
            return Vec::new();
        }
        self.options.list.iter().map(|c| self.game.show(self.state, *c).key).collect()
    }

    #[track_caller]
    fn line(&mut self, line: &str) {
        if let Some(what) = line.strip_prefix('?') {
            let what = what.trim();
            let keys: Vec<String> = self.keys().into_iter().filter(|k| k.starts_with(what)).collect();
            let keys = if keys.is_empty() { "nothing".into() } else { keys.join(" · ") };
            writeln!(self.told, "  ? {keys}").expect("a string");
        } else if let Some(what) = line.strip_prefix('=') {
            let seen = self.look(what.trim());
            writeln!(self.told, "  = {seen}").expect("a string");
        } else {
            self.choose(line);
        }
    }

    #[track_caller]
    fn choose(&mut self, key: &str) {
        // Chance that the script does not speak of falls on its first outcome.
        for _ in 0..100 {
            let keys = self.keys();
            if let Some(at) = keys.iter().position(|k| k == key) {
                return self.take(self.options.list[at]);
            }
            if self.due != Step::Chance {
                panic!("`{key}` is not on offer but {keys:?} ({:?}), after\n{}", self.due, self.told);
            }
            self.take(self.options.list[0]);
        }
        panic!("`{key}` never comes, after\n{}", self.told);
    }

    fn look(&self, what: &str) -> String {
        let content = self.game.content();
        let named = |cards: &[u8], name: &dyn Fn(u8) -> String| {
            cards.iter().map(|c| name(*c)).collect::<Vec<_>>().join(" ")
        };
        match what {
            "turn" => {
                let turn = self.state.turn();
                format!("{} points, {} main actions", turn.points(), turn.mains())
            }
            "initiative" => format!("{:?}", self.state.initiative().deck().cards()),
            "invader" => {
                let invader = self.state.invader();
                let mut seen = format!(
                    "hand [{}], {} in the deck, {} discarded, bank {}",
                    named(invader.hand.cards(), &|e| content.events[usize::from(e)].id.clone()),
                    invader.deck.len(),
                    invader.discard.len(),
                    invader.bank
                );
                for (card, demon) in invader.cards.iter().zip(&content.demons).filter(|(c, _)| c.face_up) {
                    let ready = if card.ready { "ready" } else { "exhausted" };
                    write!(seen, "; {} {ready} with {}", demon.id, card.argent).expect("a string");
                }
                seen
            }
            figure => {
                let kind = figure.split(' ').next().and_then(|kind| self.game.table().kind_named(kind));
                let number = figure.rsplit(' ').next().and_then(|n| n.parse().ok());
                let id = FigureId(number.unwrap_or_else(|| kind.expect(figure).0));
                let Some(figure) = self.state.world().figures().get(id) else { return "gone".into() };
                let place = if figure.on_map {
                    self.game.table().board.cell(figure.space).to_string()
                } else {
                    "off the map".into()
                };
                let turned = if figure.turned { " turned" } else { "" };
                let stunned = if figure.stunned { ", stunned" } else { "" };
                let mut seen = format!("{place}{turned}, damage {}{stunned}", figure.damage);
                if let Some(marine) = self.state.marines().get(usize::from(id.0)) {
                    let card = |c: u8| content.cards[usize::from(c)].id.clone();
                    write!(
                        seen,
                        ", hand [{}], {} in the deck, discarded [{}], glory [{}]",
                        named(marine.hand.cards(), &card),
                        marine.deck.len(),
                        named(marine.discard.cards(), &card),
                        named(marine.glory.cards(), &|g| content.glory[usize::from(g)].id.clone()),
                    )
                    .expect("a string");
                }
                seen
            }
        }
    }
}
