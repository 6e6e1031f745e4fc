/// Counts through sequences of choices whose bounds show only when they are made.
///
/// The last choice turns fastest. At its end it tries a number too great, which is made the last
/// that its bound allows.
struct Odometer: Sendable {
  /// The choices to give next, those behind them being 0; nil at the end.
  private(set) var next: [UInt64]? = []
  private let simplest: UInt64
  /// What the place that was turned last stood at before; nil at the start.
  private var before: UInt64?

  init(simplest: UInt64) { self.simplest = simplest }

  /// Turns on from the choices that were made of ``next``; false when those were made before.
  mutating func advance(past made: [UInt64]) -> Bool {
    let given = next ?? []
    if let before, let last = given.indices.last, made.count <= last || made[last] <= before {
      // Its bound allows no more here: the place before it turns.
      turn(given, from: last - 1)
      return false
    }
    var choices = made
    for index in given.indices where given[index] == .max { choices[index] = .max }
    turn(choices, from: choices.count - 1)
    return true
  }

  private mutating func turn(_ choices: [UInt64], from place: Int) {
    var place = place
    while place >= 0, choices[place] == .max { place -= 1 }
    guard place >= 0 else {
      next = nil
      return
    }
    let old = choices[place]
    before = old
    next = Array(choices[..<place]) + [old + 1 < simplest ? old + 1 : .max]
  }
}
