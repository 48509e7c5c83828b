//! Games as they are watched: every moment shows what lies on the table, every choice is described, heat counts what
//! happened.

use doom_2016::own::{PORTAL, TELEPORTER};
use engine::play::{Controls, Replay};
use engine::{Event, Side};
use missions::playback;
use missions::ruleset::{self, ReadyGame};
use missions::scene::{Draw, Layer, Scene, SceneOptions};
use missions::simulate::Plan;
use missions::{Mission, Moment, ThingKind, Trace, format};
use rule_system::View;
use std::path::Path;

fn shipped(name: &str) -> Mission {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("library").join(name);
    format::load(&folder).expect("loads").mission
}

fn laid(mission: &Mission, marines: u8) -> ReadyGame {
    ruleset::lay_out(mission, marines).expect("known rules")
}

fn recorded(mission: &Mission, laid: &ReadyGame, marines: u8, game: u32) -> Replay {
    let about = ruleset::provenance(mission, "somewhere", marines);
    laid.game.record(&Plan::new(8, 1), game, about)
}

fn count(moment: &Moment, wanted: impl Fn(&ThingKind) -> bool) -> usize {
    moment.mission.things().values().filter(|thing| wanted(&thing.kind)).count()
}

#[test]
fn the_first_moment_is_the_mission_with_its_figures() {
    for name in ["first-steps", "cold-vaults"] {
        let mission = shipped(name);
        let laid = laid(&mission, 2);
        let replay = recorded(&mission, &laid, 2, 0);
        let (game, wrong) = laid.game.playback(&replay);
        assert_eq!(wrong, None);
        let moment = Moment::of(&mission, &laid.numbers, game.table(), game.world(), &View::WHOLE);
        for (id, thing) in mission.things() {
            let stays = !matches!(thing.kind, ThingKind::Start(_) | ThingKind::Figure(_));
            assert_eq!(moment.mission.things().get(id), stays.then_some(thing), "{name} {id}");
        }
        let marines = moment.standing.iter().filter(|standing| standing.side == Side::Marines).count();
        let demons = mission.things().values().filter(|t| matches!(t.kind, ThingKind::Figure(_))).count();
        assert_eq!((marines, moment.standing.len()), (2, demons + 2));
    }
}

#[test]
fn every_moment_shows_what_is_on_the_table() {
    let (mut opened, mut taken, mut hurt) = (0, 0, 0);
    for (name, marines) in [("first-steps", 3), ("cold-vaults", 2)] {
        let mission = shipped(name);
        let laid = laid(&mission, marines);
        for number in 0..2 {
            let replay = recorded(&mission, &laid, marines, number);
            let (mut game, _) = laid.game.playback(&replay);
            let doors = game.table().doors().count();
            for at in 0..=game.made().len() {
                game.go(at);
                let (table, world) = (game.table(), game.world());
                let moment = Moment::of(&mission, &laid.numbers, table, world, &View::WHOLE);
                let closed = table.doors().filter(|door| world.closed().has(*door)).count();
                assert_eq!(count(&moment, |kind| matches!(kind, ThingKind::Door(_))), closed);
                let up = count(
                    &moment,
                    |kind| matches!(kind, ThingKind::Piece(it) if it.kind == "portal" && it.up),
                );
                assert_eq!(up, world.pieces().turned_up(PORTAL).count_ones() as usize);
                let portals =
                    count(&moment, |kind| matches!(kind, ThingKind::Piece(it) if it.kind == "portal"));
                assert_eq!(portals, world.pieces().on_map(PORTAL).count_ones() as usize);
                let active = count(
                    &moment,
                    |kind| matches!(kind, ThingKind::Piece(it) if it.kind == "teleporter" && it.up),
                );
                assert_eq!(active, world.pieces().turned_up(TELEPORTER).count_ones() as usize);
                let tokens = count(
                    &moment,
                    |kind| matches!(kind, ThingKind::Piece(it) if !["portal", "teleporter"].contains(&it.kind.as_str())),
                );
                assert_eq!(tokens, world.tokens().iter().count());
                assert_eq!(moment.standing.len(), world.figures().on_map().count());
                for standing in &moment.standing {
                    let figure = &world.figures()[standing.figure];
                    assert_eq!(standing.pose.at, table.board.cell(figure.space));
                    assert_eq!((standing.damage, standing.stunned), (figure.damage, figure.stunned));
                    hurt += usize::from(figure.damage > 0);
                }
                opened += doors - closed;
                taken += table.tokens.len().saturating_sub(tokens);
            }
        }
    }
    assert!(opened > 0 && taken > 0 && hurt > 0, "a game in which nothing happens shows nothing");
}

#[test]
fn figures_in_play_are_drawn_with_what_is_left_of_their_health() {
    let mission = shipped("first-steps");
    let laid = laid(&mission, 2);
    let (mut game, _) = laid.game.playback(&recorded(&mission, &laid, 2, 1));
    let hurt = (0..=game.made().len()).find_map(|at| {
        game.go(at);
        let moment = Moment::of(&mission, &laid.numbers, game.table(), game.world(), &View::WHOLE);
        let hurt = moment.standing.iter().position(|s| s.side == Side::Invader && s.damage > 0)?;
        Some((moment, hurt))
    });
    let (moment, hurt) = hurt.expect("a demon is hurt");
    let words = |moment: &Moment| {
        let options = SceneOptions { standing: moment.standing.clone(), ..SceneOptions::map() };
        let scene = Scene::of(&moment.mission, moment.mission.catalogue(), &options);
        let words = scene.layer(Layer::Figures).filter_map(|shape| match &shape.draw {
            Draw::Text(text) => Some(text.text.clone()),
            _ => None,
        });
        words.collect::<Vec<_>>()
    };
    let standing = &moment.standing[hurt];
    let left = (standing.health - standing.damage).to_string();
    let mut healed = moment.clone();
    healed.standing[hurt].damage = 0;
    let number = |moment: &Moment| words(moment).iter().filter(|word| **word == left).count();
    assert_eq!(number(&moment), number(&healed) + 1, "{:?}", words(&moment));
    assert!(words(&moment).contains(&"A".to_owned()), "Alpha is known by a letter");
}

#[test]
fn every_choice_is_told_once_and_in_order() {
    let mission = shipped("first-steps");
    let laid = laid(&mission, 2);
    let (game, _) = laid.game.playback(&recorded(&mission, &laid, 2, 3));
    let telling = playback::tell(&*game, mission.system().draws());
    let mut next = 1;
    for paragraph in &telling.paragraphs {
        assert_eq!(paragraph.from, next);
        assert!(paragraph.to >= paragraph.from);
        next = paragraph.to + 1;
    }
    assert_eq!(next, game.made().len() + 1);
    for choice in 1..next {
        let paragraph = &telling.paragraphs[telling.paragraph(choice).expect("told")];
        assert!((paragraph.from..=paragraph.to).contains(&choice));
    }
    assert_eq!(telling.paragraph(0), None);
    let said: Vec<String> = telling.paragraphs.iter().flat_map(|it| it.plain(true)).collect();
    let story = game.story();
    for sentence in story.iter().flatten() {
        assert!(said.contains(sentence), "{sentence}");
    }
    let begun = |wanted: fn(&Event) -> bool| game.events().iter().filter(|event| wanted(event)).count();
    let rounds = begun(|event| matches!(event, Event::RoundStarted { .. }));
    assert!(telling.rounds.len() <= rounds && telling.rounds.len() + 1 >= rounds);
    assert!(telling.activations.len() > rounds && telling.activations.is_sorted());
}

#[test]
fn heat_counts_what_happened() {
    let mission = shipped("first-steps");
    let laid = laid(&mission, 2);
    let plan = Plan::new(30, 5);
    let report = laid.game.simulate(&plan, Controls::default());
    let two = laid.game.simulate(&Plan { jobs: 2, ..plan }, Controls::default());
    assert_eq!(report.heat, two.heat);
    let sum = |trace| report.heat.of(trace).values().map(|count| u64::from(*count)).sum::<u64>();
    // What the games' own events say, one by one.
    let (mut fell, mut demons, mut stood) = (0, 0, 0);
    for number in 0..plan.games {
        let (game, _) = laid.game.playback(&laid.game.record(&plan, number, Default::default()));
        for event in game.events() {
            match event {
                Event::Fragged { kind, .. } if game.table().kind(*kind).side == Side::Marines => fell += 1,
                Event::Fragged { .. } => demons += 1,
                Event::ActivationEnded { figure } if figure.0 < 2 => stood += 1,
                _ => {}
            }
        }
    }
    assert_eq!((sum(Trace::MarinesFell), sum(Trace::DemonsFell)), (fell, demons));
    // Who falls in their own activation ends it nowhere.
    assert!(sum(Trace::MarinesStood) <= stood && sum(Trace::MarinesStood) + fell >= stood && stood > 0);
    let board = &laid.game.table().board;
    for trace in Trace::ALL {
        assert!(report.heat.of(trace).keys().all(|cell| board.space_at(*cell).is_some()), "{trace:?}");
    }
    let mut both = report.heat.clone();
    both.add(&two.heat);
    assert_eq!(both.of(Trace::DemonsFell).values().map(|c| u64::from(*c)).sum::<u64>(), 2 * demons);
}
