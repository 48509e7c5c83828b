//! The kinds of choices of this game, for programs: what is chosen, and with which parts. The values come from `choice/parts`.

use rule_system::tells::{
    ChoiceKind,
    PartKind::{Answer, Number, Word},
};

/// Every kind, in the order of the choices.
pub(super) const ALL: &[ChoiceKind] = &[
    ChoiceKind { id: "card-drawn", about: "An action card is drawn or revealed.", parts: &[Word("card")] },
    ChoiceKind { id: "event-drawn", about: "An event card is drawn or revealed.", parts: &[Word("card")] },
    ChoiceKind {
        id: "initiative",
        about: "An initiative card is revealed: of a marine or of the invader, by the seat.",
        parts: &[Number("seat")],
    },
    ChoiceKind { id: "glory-drawn", about: "A glory kill card is drawn.", parts: &[Word("card")] },
    ChoiceKind { id: "die", about: "A die shows so many damage icons.", parts: &[Number("icons")] },
    ChoiceKind { id: "play", about: "Play an action card.", parts: &[Word("card")] },
    ChoiceKind {
        id: "another",
        about: "Play another card of the set just resolved, its speed counted as 0.",
        parts: &[Word("card")],
    },
    ChoiceKind { id: "sprint", about: "Sprint, discarding a card.", parts: &[Word("card")] },
    ChoiceKind {
        id: "glory-bonus",
        about: "Discard a glory kill card as a bonus action.",
        parts: &[Word("card")],
    },
    ChoiceKind { id: "take", about: "Take a token in one's space.", parts: &[Number("token")] },
    ChoiceKind {
        id: "offer",
        about: "Take up an offer of a script: its place among the offers, its tag, and the number of the token or piece it is taken at, if it has to be near one.",
        parts: &[Number("offer"), Word("tag"), Number("near")],
    },
    ChoiceKind { id: "discard", about: "Pay with an action card.", parts: &[Word("card")] },
    ChoiceKind { id: "respawn", about: "Come back on a space.", parts: &[Number("space")] },
    ChoiceKind {
        id: "step",
        about: "Move one step: the north-western space of the base, and whether it is turned then.",
        parts: &[Number("space"), Answer("turned")],
    },
    ChoiceKind { id: "stand", about: "Stay here: small figures under the large base make room.", parts: &[] },
    ChoiceKind { id: "open", about: "Open a door.", parts: &[Number("door")] },
    ChoiceKind {
        id: "attack",
        about: "Attack a figure, with the ability that lengthens the range or without it.",
        parts: &[Number("figure"), Answer("far")],
    },
    ChoiceKind { id: "end", about: "End the activation.", parts: &[] },
    ChoiceKind { id: "activate", about: "Activate the demons of a kind.", parts: &[Word("demon")] },
    ChoiceKind { id: "figure", about: "Activate a figure next.", parts: &[Number("figure")] },
    ChoiceKind {
        id: "ability",
        about: "Use an ability of the card or demon one acts with, by its place among its abilities.",
        parts: &[Number("ability")],
    },
    ChoiceKind {
        id: "class-ability",
        about: "Exhaust one's class card for one of its abilities, by its place.",
        parts: &[Number("ability")],
    },
    ChoiceKind { id: "react", about: "Play a reaction card.", parts: &[Word("card")] },
    ChoiceKind { id: "play-event", about: "Play an event card.", parts: &[Word("card")] },
    ChoiceKind {
        id: "glory-effect",
        about: "Discard a glory kill card for its effect.",
        parts: &[Word("card")],
    },
    ChoiceKind { id: "answer-attack", about: "Answer an attack with a figure.", parts: &[Number("figure")] },
    ChoiceKind { id: "pass", about: "Use nothing, or nothing more.", parts: &[] },
    ChoiceKind { id: "remove-die", about: "Take a die of a colour away.", parts: &[Word("colour")] },
    ChoiceKind {
        id: "reroll",
        about: "Roll a die again, by its place among the dice.",
        parts: &[Number("die")],
    },
    ChoiceKind {
        id: "second-card",
        about: "Reveal a second card in defence, or stay with the first.",
        parts: &[Answer("second")],
    },
    ChoiceKind {
        id: "splash",
        about: "A figure suffers what an attack does beside its defender.",
        parts: &[Number("figure")],
    },
    ChoiceKind {
        id: "aside",
        about: "The figure under a large base makes room and goes to a space.",
        parts: &[Number("space")],
    },
    ChoiceKind { id: "pick", about: "A figure, of those an effect may be for.", parts: &[Number("figure")] },
    ChoiceKind { id: "throw", about: "Throw at a space.", parts: &[Number("space")] },
    ChoiceKind { id: "discard-event", about: "Discard an event card.", parts: &[Word("card")] },
    ChoiceKind { id: "spend-event", about: "Discard an event card for argent.", parts: &[Word("card")] },
    ChoiceKind {
        id: "argent",
        about: "Put argent on the card of a demon, or on the invasion card, where there is none.",
        parts: &[Word("demon")],
    },
    ChoiceKind {
        id: "initiative-bottom",
        about: "The initiative card looked at goes to the bottom, or stays.",
        parts: &[Answer("bottom")],
    },
    ChoiceKind { id: "portal", about: "A portal summons next, or is chosen.", parts: &[Number("portal")] },
    ChoiceKind { id: "group", about: "One of the two groups comes.", parts: &[Number("group")] },
    ChoiceKind {
        id: "place",
        about: "A summoned figure is placed: the north-western space of its base, and whether it is turned.",
        parts: &[Number("space"), Answer("turned")],
    },
    ChoiceKind {
        id: "answer",
        about: "The question that is due is answered, by the place of the answer.",
        parts: &[Number("answer")],
    },
    ChoiceKind {
        id: "take-weapon",
        about: "Before the game: begin with a weapon.",
        parts: &[Word("weapon")],
    },
    ChoiceKind { id: "take-class", about: "Before the game: be of a class.", parts: &[Word("class")] },
    ChoiceKind {
        id: "lay-invasion",
        about: "Before the game: lay an invasion card down.",
        parts: &[Word("invasion")],
    },
    ChoiceKind {
        id: "add-events",
        about: "Before the game: shuffle an event set in.",
        parts: &[Word("event_set")],
    },
];
