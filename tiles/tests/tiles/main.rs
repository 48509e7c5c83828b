//! Cardboard and geometry: the shipped tiles, boards as text, rulings on drawn boards and properties on random ones; which
//! crate of the workspace uses which, and which phrases are not written. One program, so that it is linked once.

mod arrows;
mod boards;
mod catalogue;
mod catalogue_checks;
mod drawing;
mod features;
mod geometry;
mod phrases;
mod rulings;
