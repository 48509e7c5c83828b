//! What things are worth to the greedy bot: a number for each, read from a file of data. All the bot's taste is here and
//! there; the other files only count.

use super::odds::{ONE, SURE};
use crate::content::{Demon, Reads};
use crate::words::text;
use rule_system::content::{Problem, Source};
use rule_system::teach::Weight;
use serde::Deserialize;
use std::sync::OnceLock;
use words::Text;

/// What the shares are shares of: they are written in thousandths.
const WHOLE: i32 = 1_000;

/// What a file of weights begins with.
const HEAD: &str = "\
// What things are worth to the greedy bot, in hundredths of a point of damage to a healthy marine, more or less, where nothing
// else is said.
";

/// The weights: name, smallest and largest number, meaning.
macro_rules! weights {
    ($($name:ident $least:literal $most:literal $meaning:literal;)+) => {
        /// The weights, by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
        #[serde(deny_unknown_fields, rename = "weights")]
        pub(super) struct Taste {
            $(#[doc = $meaning] pub(super) $name: i32,)+
        }

        /// Weights that replace some of others.
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub(super) struct Laid {
            $($name: Option<i32>,)+
        }

        impl Taste {
            /// All weights with their numbers, in the order of the file.
            pub(super) fn all(&self) -> Vec<(Weight, i32)> {
                vec![$((Weight { name: stringify!($name), least: $least, most: $most }, self.$name),)+]
            }

            /// The same with some of the weights replaced.
            pub(super) fn under(mut self, laid: &Laid) -> Self {
                $(self.$name = laid.$name.unwrap_or(self.$name);)+
                self
            }

            /// The same with other numbers, in the order of the file; those that are missing stay what they are.
            pub(super) fn with(mut self, numbers: &[i32]) -> Self {
                let mut numbers = numbers.iter();
                $(self.$name = numbers.next().copied().unwrap_or(self.$name);)+
                self
            }

            /// What each means, in the same order.
            const MEANINGS: &[&str] = &[$($meaning,)+];
        }
    };
}

weights! {
    step 0 1000 "One space nearer to what the marines are after.";
    last_step 0 1000 "The same for the last few spaces before a demon that is to be fragged.";
    shy_step 0 1000 "One space further away, for a demon that stands nearer to the marines than it has to.";
    point 0 100 "A movement point kept.";
    danger 0 200 "A point of damage to be expected where a marine stands.";
    risk 0 200 "The same once more, as often as that damage exceeds the health that the marine has left.";
    aims_away 0 200 "What the marines are after, other than demons, counts as so many spaces further away than it is.";
    demons_away 0 255 "Demons count as goals of the marines so many spaces further away; with 255 they do not.";
    finds_away 0 255 "The same for closed doors and things to pick up.";
    survive 0 4000 "Danger and risk count so many thousandths where the marines have to survive.";
    demon_danger 0 1000 "Damage to be expected where a demon stands, as much as its whole health.";
    stand_off 0 1000 "A demon that shoots likes to be so many thousandths of its range away.";
    seen 0 1000 "A demon seen by a marine whom it cannot reach in its next activation.";
    guard 0 1000 "One space nearer to what the marines are after, for a demon; 0: the way to the marines counts instead.";
    grenade 0 5000 "A lit grenade near a marine.";
    demon_grenade 0 5000 "A lit grenade near a demon.";
    shot 0 4096 "What a marine's attack is expected to do to a demon, in 256ths of a point of damage.";
    unseen 0 1000 "An attacker that has to move first does so many thousandths of its damage.";
    tired 0 1000 "A demon that has been activated already does so many thousandths of its damage.";
    far 0 1000 "An attack on a marine who is not in reach yet, in thousandths of what it is worth.";
    door 0 5000 "A door opened that is aimed at.";
    any_door 0 5000 "A door opened, wherever it leads.";
    weapon 0 5000 "A weapon within reach.";
    teleporter 0 5000 "A sleeping teleporter within reach.";
    telefrag 0 5000 "A demon that a marine frags by coming back on its space.";
    hurt 0 1000 "One damage to a healthy marine.";
    wounded 0 1000 "One damage more to a marine whose damage is as much as the health.";
    frag 0 5000 "A marine fragged, not counting the damage.";
    last_frag 0 10000 "A frag that ends the game.";
    demon_icon 0 1000 "A demon on the map, by the icons that its attack shows on average.";
    demon_health 0 1000 "The same, by its health.";
    demon_range 0 1000 "The same, by the range of its attack.";
    demon_hurt 0 1000 "Damage to a demon, as much as its whole health, in thousandths of what it is worth.";
    staggered 0 1000 "A demon staggered, in thousandths of what it is worth.";
    stun 0 1000 "A stunned figure.";
    push 0 1000 "A figure pushed away.";
    again 0 1000 "A second attack, in thousandths of what the first one is worth.";
    mishap 0 5000 "Harm done to one's own side, in thousandths of what it is worth to the other.";
    recovery 0 1000 "One damage recovered.";
    offer 0 5000 "A card that an offer needs.";
    played 0 1000 "Playing a card is better than keeping it by so much.";
    card 0 1000 "An action card drawn.";
    glory_card 0 1000 "A glory kill card.";
    glory 0 1000 "A glory kill card spent.";
    class 0 1000 "A class card exhausted: it is ready again next round.";
    event 0 1000 "An event played: it is drawn again soon.";
    loss 0 1000 "A card or event that the other side has to discard.";
    argent 0 1000 "A token of argent spent.";
    argent_use 0 1000 "A token of argent that a demon on the map can use.";
    argent_most 0 1000 "The most that a token of argent is worth to somebody who pays for it with an event.";
    first 0 1000 "To act before the other side does.";
    less_range 0 1000 "One range less for a marine in an activation.";
    less_speed 0 1000 "One movement point less for a marine in an activation.";
    more_shields 0 1000 "One shield more for a demon in an activation.";
    more_damage 0 1000 "One damage more for a demon in an activation.";
    summon_far 1 60 "So far away from all marines that nothing need be summoned there.";
    keep_main 0 1000 "A main card kept in hand.";
    keep_bonus 0 1000 "A bonus card kept in hand.";
    keep_reaction 0 1000 "A reaction card kept in hand: it is for when it is needed.";
    keep_red 0 1000 "A red die of a card kept in hand.";
    keep_black 0 1000 "A black die of a card kept in hand.";
}

/// A file of weights.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// How they came about.
    record: String,
    weights: Taste,
}

/// The greedy bot's own file.
const GREEDY: Source<'static> = Source { file: "greedy.ron", text: include_str!("../../data/greedy.ron") };

impl Taste {
    /// The greedy bot's own.
    pub(super) fn greedy() -> &'static Self {
        static TASTE: OnceLock<Taste> = OnceLock::new();
        TASTE.get_or_init(|| {
            let taste = Self::read(GREEDY);
            assert!(taste.is_ok(), "the greedy bot's own data is broken: {:?}", taste.err());
            taste.unwrap_or_else(|_| unreachable!("asserted"))
        })
    }

    /// The weights in a file.
    pub(super) fn read(source: Source<'_>) -> Result<Self, Problem> {
        let File { record, weights } = source.read()?;
        weights.checked(&record).map_err(|message| source.problem("record", &record, "", message))
    }

    /// The file of these weights.
    pub(super) fn written(&self, record: &str) -> String {
        let mut out = format!("{HEAD}(\n    record: {record:?},\n    weights: (\n");
        for ((Weight { name, .. }, number), meaning) in self.all().into_iter().zip(Self::MEANINGS) {
            out += &format!("        // {meaning}\n        {name}: {number},\n");
        }
        out + "    ),\n)\n"
    }

    /// Is every weight in its range, and does the record say anything?
    pub(super) fn checked(self, record: &str) -> Result<Self, Text> {
        if record.is_empty() {
            return Err(text("taste-no-record"));
        }
        for (Weight { name, least, most }, number) in self.all() {
            if !(least..=most).contains(&number) {
                let told = text("taste-range").with("name", name).with("number", number);
                return Err(told.with("least", least).with("most", most));
            }
        }
        Ok(self)
    }

    /// A demon on the map, by its card.
    pub(super) fn demon(&self, card: &Demon) -> i32 {
        let icons = i32::from(card.attack.red) * 7 / 6 + i32::from(card.attack.black) * 2;
        self.demon_icon * icons
            + self.demon_health * i32::from(card.health)
            + self.demon_range * i32::from(card.attack.range)
    }

    /// Damage (in `ONE`s) and the chance of a frag (of `SURE`) for a demon.
    pub(super) fn hurt_demon(&self, worth: i32, health: u8, mean: i32, frag: i32, stagger: i32) -> i32 {
        let share = mean * self.demon_hurt / (WHOLE * i32::from(health).max(1));
        let staggered = i64::from(worth) * i64::from(stagger) * i64::from(self.staggered);
        worth * share / ONE + worth * frag / SURE + (staggered / i64::from(WHOLE * SURE)) as i32
    }

    /// The same for a marine: the more it is hurt already, the more it counts.
    pub(super) fn hurt_marine(&self, health: u8, damage: u8, last: bool, mean: i32, frag: i32) -> i32 {
        let price = self.hurt + self.wounded * i32::from(damage) / i32::from(health).max(1);
        mean * price / ONE + if last { self.last_frag } else { self.frag } * frag / SURE
    }
}

/// So many thousandths of something.
pub(super) const fn part(of: i32, share: i32) -> i32 {
    (of as i64 * share as i64 / WHOLE as i64) as i32
}

#[cfg(test)]
mod tests {
    use super::{File, GREEDY, Reads, Source, Taste, Weight};

    #[test]
    fn the_greedy_bot_s_file_says_what_every_weight_means() {
        let File { record, .. } = GREEDY.read().expect("it can be read");
        assert_eq!(GREEDY.text, Taste::greedy().written(&record));
    }

    #[test]
    fn other_numbers_are_written_and_read_back() {
        let own = Taste::greedy().all();
        let numbers: Vec<i32> = own.iter().map(|(weight, number)| (number + 1).min(weight.most)).collect();
        let text = Taste::greedy().with(&numbers).written("by \"hand\"");
        let read = Taste::read(Source { file: "mine.ron", text: &text }).expect("it is a file of weights");
        assert_eq!(read.all().into_iter().map(|(_, number)| number).collect::<Vec<_>>(), numbers);
    }

    #[test]
    fn a_weight_out_of_its_range_and_a_record_that_says_nothing_are_refused() {
        let read = |from: &str, to: &str| {
            let text = GREEDY.text.replacen(from, to, 1);
            Taste::read(Source { file: "greedy.ron", text: &text })
                .map_err(|problem| problem.message.to_string())
        };
        for (Weight { name, least, most }, number) in Taste::greedy().all() {
            let put = |new: i32| read(&format!(" {name}: {number},"), &format!(" {name}: {new},"));
            assert!(put(least).is_ok() && put(most).is_ok(), "{name}");
            let (less, more) = (least - 1, most + 1);
            assert_eq!(put(less), Err(format!("`{name}` is {less}; it goes from {least} to {most}")));
            assert_eq!(put(more), Err(format!("`{name}` is {more}; it goes from {least} to {most}")));
        }
        let text = Taste::greedy().written("");
        let record = Taste::read(Source { file: "greedy.ron", text: &text })
            .map_err(|problem| problem.message.to_string());
        assert_eq!(record, Err("the record does not say how the weights came about".to_owned()));
    }
}
