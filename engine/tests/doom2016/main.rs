//! The rules of DOOM (2016), shown on drawn boards: rules 1.3 to 1.10 by subject, and the rulings by number.

mod abilities;
mod attack;
mod events;
mod falls;
mod hooks;
mod limits;
mod phases;
mod rulings;
mod scene;
mod scripts;
mod strange;
mod table;
