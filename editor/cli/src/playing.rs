//! The arguments that commands share which let bots play missions many times.

use crate::texts::text;
use crate::{Format, bots, numbers, open};
use missions::Mission;
use missions::simulate::{BotPair, Plan};

// Who plays, from which seed, with how many marines, on how many threads; and for whom the output is.
#[derive(Debug, clap::Args)]
pub(crate) struct Playing {
    #[arg(long, value_name = "S", value_parser = numbers::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[arg(long, value_name = "K", value_parser = numbers::marines, allow_negative_numbers = true)]
    pub(crate) marines: Option<u8>,
    #[arg(long, default_value_t, value_name = "MARINES[,INVADER]", long_help = bots::help(&text("bots-who-plays")))]
    bots: BotPair,
    #[arg(long, value_name = "J", value_parser = numbers::jobs, allow_negative_numbers = true)]
    jobs: Option<u16>,
    #[arg(long, value_enum, default_value_t)]
    pub(crate) format: Format,
}

impl Playing {
    /// So many games of a mission as these arguments say.
    ///
    /// # Errors
    /// If the rules of the mission have no such bots.
    pub(crate) fn plan(&self, mission: &Mission, games: u32) -> Result<Plan, String> {
        self.bots.known_to(mission.system())?;
        let plan = Plan::new(games, open::seed(self.seed, mission));
        Ok(Plan { bots: self.bots, jobs: open::jobs(self.jobs), ..plan })
    }
}
