//! The rules of DOOM (2016), shown on drawn boards: rules 1.3 to 1.10 by subject, and the rulings by number.

mod abilities;
mod arsenal;
mod attack;
mod audited;
mod bargains;
mod events;
mod falls;
mod giants;
mod hooks;
mod knowledge;
mod limits;
mod loading;
mod personal;
mod phases;
mod rulings;
mod scene;
mod scripts;
mod strange;
mod table;
mod threat;
