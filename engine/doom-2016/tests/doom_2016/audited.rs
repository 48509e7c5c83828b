//! States that cannot be, made by hand: the audit that watches over random games has to see what is wrong with each.

use crate::scene::{Scene, scene};
use doom_2016::Doom2016;
use doom_2016::own::HEALTH_PACK;
use doom_2016::state::{Grenade, INVADER, Initiative, State};
use doom_2016::task::{DemonTask, Task};
use engine::{FigureId, TokenKind};

const ALPHA: FigureId = FigureId(0);
const IMP: FigureId = FigureId(2);

/// Alpha attacks the imp and chooses what to use.
fn attacking() -> Scene {
    let board = "
        +-----------+
        |A . i . i .|
        |           |
        |B . . H . .|
        +-----------+";
    scene(board).order("alpha invader").hand("alpha", "buckshot").play("play buckshot\nattack imp 2").1
}

fn shuffle_in(st: &mut State, cards: &[u8]) {
    let mut deck = st.initiative().deck().clone();
    deck.shuffle_in(cards);
    *st.scene().initiative() = Initiative::of(deck);
}

#[test]
fn every_spoiled_state_is_noticed() {
    let good = attacking();
    assert_eq!(good.game.audit_state(&good.state), Ok(()));
    assert_eq!(good.state.attacks().len(), 1, "an attack is under way");
    type Spoil = fn(&Doom2016, &mut State);
    let spoilings: [(&str, Spoil); 14] = [
        ("attacker", |game, st| {
            st.scene().world().remove(game.table(), ALPHA);
            st.scene().world().activate(ALPHA);
        }),
        ("defender", |game, st| st.scene().world().remove(game.table(), IMP)),
        ("suffers instead", |_, st| st.attack_mut().redirect(IMP)),
        ("another suffers", |_, st| {
            let attack = st.attack_mut();
            let _ = attack.settle(false, 2);
            attack.redirect(FigureId(3));
        }),
        ("is due for a figure", |game, st| {
            st.scene().no_attack();
            st.scene().due(Task::Demon(DemonTask::Turn(IMP)));
            st.scene().world().remove(game.table(), IMP);
        }),
        ("should be fragged", |_, st| {
            let _ = st.scene().world().hurt(IMP, 9);
        }),
        ("health pack, the box has", |game, st| {
            let space = game.table().starts[0];
            for _ in 0..10 {
                let _ = st.scene().world().put_token(game.table(), TokenKind::Item(HEALTH_PACK, 0), space);
            }
        }),
        ("invader cards", |_, st| shuffle_in(st, &[INVADER; 7])),
        ("does not take part", |_, st| shuffle_in(st, &[3])),
        ("a grenade nobody", |game, st| {
            let space = game.table().starts[0];
            st.scene().grenade(Grenade { space, by: IMP, red: 1, black: 0, due: false });
        }),
        ("argent in play", |_, st| st.scene().invader().bank += 19),
        ("the wrong way up", |_, st| {
            let card = &mut st.scene().invader().cards[0];
            card.face_up = !card.face_up;
        }),
        ("copies of event", |_, st| {
            let _ = st.scene().invader().hand.take_all();
            st.scene().invader().deck = engine::deck::Deck::default();
        }),
        ("has the frags it takes", |game, st| {
            st.scene().no_attack();
            st.scene().frags(game.frag_limit());
        }),
    ];
    for (says, spoil) in spoilings {
        let Scene { game, mut state, .. } = attacking();
        spoil(&game, &mut state);
        match game.audit_state(&state) {
            Ok(()) => panic!("nothing is wrong, though \"{says}\""),
            Err(wrong) => assert!(wrong.contains(says), "\"{says}\" expected: {wrong}"),
        }
    }
}
