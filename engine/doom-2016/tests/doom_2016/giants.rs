//! Rules 1.6: the demons whose abilities are ours, the large ones among them on their bases.

use crate::scene::{check, scene};
use crate::table::setup;
use doom_2016::Doom2016;
use engine::NoHooks;
use expect_test::expect;
use rule_system::{TableGame, ready};
use std::sync::Arc;
use tiles::{Cell, Cover};

const HALL: &str = "
    +---------------+
    |A . . v . . . .|
    |               |
    |B . . . . . . .|
    |               |
    |. . . . . . . .|
    +---------------+";

/// The rest of its base gives no cover against an attack from one of its spaces.
#[test]
fn a_large_figure_is_not_in_its_own_way() {
    let board = "
    +-----------+
    |. . m . . .|
    |           |
    |A . . . . .|
    |           |
    |. . . . . .|
    +-----------+";
    let game = Doom2016::new(setup(board), Arc::new(NoHooks));
    let opening = ready(game.beginning(None).expect("it begins anywhere")).opening(1);
    let state = game.arranged(&opening).0;
    let space = |x, y| game.table().board.space_at(Cell::new(x, y)).expect("a space");
    let (from, to) = (space(3, 1), space(0, 1));
    assert_eq!(state.world().base_on(game.table(), from).len(), 4, "it is a space of the Mancubus");
    assert_eq!(state.world().sight(game.table()).cover(from, to), Cover::Cover, "with its base in the way");
    assert_eq!(game.cover(&state, from, to), Cover::Open);
}

/// At a distance a dodge does not help against a Revenant, next to it it does.
#[test]
fn revenant_finds_its_mark() {
    check(
        scene(HALL).order("invader alpha bravo").deck("alpha", "reposition shotgun-maneuver"),
        "
        attack alpha
        die 1
        die 1
        die 2
        end
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Revenant
            The Revenant at 3,0 is activated
            The Revenant at 3,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            A black die shows 2
            Alpha reveals Reposition: a dodge
            Alpha suffers 4 damage (4 of 10)
            The Revenant at 3,0 is done
            Initiative: Alpha
            Alpha is activated
            Alpha is done
            Alpha draws a card
        "#]],
    );
    check(
        scene(HALL).order("invader alpha bravo").deck("alpha", "reposition"),
        "
        step 2,0
        step 1,0
        attack alpha
        die 1
        die 1
        die 2
        end
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Revenant
            The Revenant at 3,0 is activated
            The Revenant at 3,0 moves to 2,0
            The Revenant at 2,0 moves to 1,0
            The Revenant at 1,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            A black die shows 2
            Alpha reveals Reposition: a dodge
            Alpha dodged
            The Revenant at 1,0 is done
            Initiative: Alpha
            Alpha is activated
            Alpha is done
        "#]],
    );
}

/// For a token it leaps to a free space within 4 at the start of its activation.
#[test]
fn revenant_leaps() {
    check(
        scene(
            "
            +-----------+
            |A . .|v . .|
            |     +     |
            |. . .|. . .|
            |     +     |
            |. . . . . .|
            +-----------+",
        )
        .order("invader alpha")
        .argent("revenant", 1),
        "
        ? use
        use 1
        ? place
        place 1,2
        = revenant 1
        ? use
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Revenant
            The Revenant at 3,0 is activated
              ? use 1
            The invader spends 1 argent
              ? place 1,0 · place 2,0 · place 4,0 · place 5,0 · place 0,1 · place 1,1 · place 2,1 · place 3,1 · place 4,1 · place 5,1 · place 0,2 · place 1,2 · place 2,2 · place 3,2 · place 4,2 · place 5,2
            The Revenant at 3,0 moves to 1,2
              = 1,2, damage 0
              ? nothing
        "#]],
    );
}

/// It pushes an adjacent marine away whom it has hurt, where there is room.
#[test]
fn baron_pushes() {
    check(
        scene(
            "
            +-----------+
            |. A h . . .|
            |           |
            |. . . . . .|
            |           |
            |B . . . . .|
            +-----------+",
        )
        .order("invader alpha bravo")
        .deck("alpha", "sidearm"),
        "
        attack alpha
        die 2
        die 2
        die 3
        use 0
        ?
        step 0,0
        ?
        = alpha
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Baron of Hell
            The Baron of Hell at 2,0 is activated
            The Baron of Hell at 2,0 attacks Alpha
            A red die shows 2
            A red die shows 2
            A black die shows 3
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 6 damage (6 of 10)
              ? step 0,1 · step 0,0 · pass
            Alpha moves to 0,0
              ? step 3,0 · step 2,1 · step 1,0 · end
              = 0,0, damage 6, hand [], 9 in the deck, discarded [sidearm], glory []
        "#]],
    );
}

/// For a token its attack bursts: other marines within 2 of the defender suffer a red die.
#[test]
fn baron_bursts() {
    check(
        scene(
            "
            +-----------+
            |. A . h . .|
            |           |
            |. . . . . .|
            |           |
            |B . . . . .|
            +-----------+",
        )
        .order("invader alpha bravo")
        .argent("baron-of-hell", 1)
        .deck("alpha", "sidearm"),
        "
        attack alpha
        die 0
        die 0
        die 1
        use 1
        die 2
        = bravo
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Baron of Hell
            The Baron of Hell at 3,0 is activated
            The Baron of Hell at 3,0 attacks Alpha
            A red die shows 0
            A red die shows 0
            A black die shows 1
            Alpha reveals Sidearm: 1 shield
            The invader spends 1 argent
            A red die shows 2
            Bravo suffers 2 damage (2 of 10)
            The attack on Alpha causes no damage
              = 0,2, damage 2, hand [], 10 in the deck, discarded [], glory []
        "#]],
    );
}

/// From afar everybody next to the defender suffers too; for a token it attacks another marine.
#[test]
fn cyberdemon() {
    check(
        scene(
            "
            +---------------+
            |A . . . . z . .|
            |               |
            |B . . . . . . .|
            |               |
            |. . . . . . . .|
            |               |
            |. . . . . . . .|
            +---------------+",
        )
        .order("invader alpha bravo")
        .argent("cyberdemon", 1)
        .deck("alpha", "sidearm")
        .deck("bravo", "sidearm"),
        "
        attack alpha
        die 1
        die 1
        die 2
        die 1
        die 2
        use 1
        attack bravo
        die 0
        die 1
        die 1
        die 1
        = alpha
        = bravo
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Cyberdemon
            The Cyberdemon at 5,0 is activated
            The Cyberdemon at 5,0 attacks Alpha
            A red die shows 1
            A red die shows 1
            A black die shows 2
            A black die shows 1
            Alpha reveals Sidearm: 1 shield
            Alpha suffers 4 damage (4 of 10)
            A red die shows 2
            Bravo suffers 2 damage (2 of 10)
            The invader spends 1 argent
            The Cyberdemon at 5,0 attacks Bravo
            A red die shows 0
            A red die shows 1
            A black die shows 1
            A black die shows 1
            Bravo reveals Sidearm: 1 shield
            Bravo suffers 2 damage (4 of 10)
              = 0,0, damage 4, hand [], 9 in the deck, discarded [sidearm], glory []
              = 0,1, damage 4, hand [], 9 in the deck, discarded [], glory []
        "#]],
    );
}

/// Six spaces: it turns for a point when half of the old ones stay covered, and walks over marines, who make room.
#[test]
fn cyberdemon_turns_and_pushes_aside() {
    check(
        scene(
            "
            +-----------+
            |. . z . . .|
            |           |
            |. . . . A .|
            |           |
            |. . . . . .|
            |           |
            |. . . . . B|
            +-----------+",
        )
        .order("invader alpha bravo"),
        "
        ? step
        step 3,0
        ? stand
        stand
        ? aside
        aside 5,0
        = cyberdemon 2
        = turn
        ",
        expect![[r#"
            Initiative: the invader
            The invader activates every Cyberdemon
            The Cyberdemon at 2,0 is activated
              ? step 3,0 · step 2,1 · step 1,0 · step 1,0 turned · step 2,0 turned · step 1,1 turned · step 2,1 turned
            The Cyberdemon at 2,0 moves to 3,0
              ? stand
              ? aside 5,0 · aside 5,1 · aside 5,2
            Alpha moves to 5,0
              = 3,0, damage 0
              = 3 points, 0 main actions
        "#]],
    );
}
