/// A screen as a value: events go in, and what is to be done comes out.
package protocol Feature: Sendable {
  associatedtype Event: Sendable
  associatedtype Work: Sendable
  associatedtype Output: Hashable, Sendable

  /// What a watcher sees of it.
  var output: Output { get }

  /// The only place where it changes.
  mutating func fold(_ event: Event) -> Step<Work>
}

/// What follows an event; at most one piece of work runs at a time.
package enum Step<Work: Sendable>: Sendable {
  case carryOn
  case halt
  case run(Work)
}
