//! Cardboard and geometry: the shipped tiles, boards as text, rulings on drawn boards and properties on random ones. One
//! program, so that it is linked once.

mod boards;
mod catalogue;
mod catalogue_checks;
mod drawing;
mod features;
mod geometry;
mod rulings;
