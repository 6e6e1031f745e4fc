//! Serves cases to a learner's Rust solution: JSON in, JSON out, by the signature's types.
//!
//! Needs nothing but the standard library, of Rust 1.63 or later.

mod codecs;
mod harness;
mod nodes;
mod places;
mod reader;
mod rehearsal;
mod writer;

pub use codecs::{Decode, Encode};
pub use harness::{ask, serve, Call, Host};
pub use nodes::{Branched, Linked};
pub use places::Places;
pub use reader::Reader;
pub use writer::Writer;

/// An argument that Rust has no value for.
pub(crate) struct Misfit(pub String);

/// An answer that cannot be right, in words for the learner.
pub(crate) struct Unreadable(pub String);

pub(crate) fn misfit(reason: String) -> ! {
    std::panic::panic_any(Misfit(reason))
}

pub(crate) fn refuse(reason: &str) -> ! {
    std::panic::panic_any(Unreadable(reason.to_string()))
}

/// Ends a case whose call the class does not know.
pub fn unknown(name: &str) -> ! {
    refuse(&format!("There is no method {}.", name))
}
