//! The rules of DOOM (2016), shown on drawn boards.

mod random_play;
mod table;
