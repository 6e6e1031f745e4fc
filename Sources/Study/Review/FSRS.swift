/// Free Spaced Repetition Scheduler, version 6, in double precision: how memory fades and grows.
///
/// Where the published libraries part, TypeScript's and Rust's choices hold: a same-day Hard never
/// weakens a memory. Source: FSRS-6.
public enum FSRS {
  /// No interval is longer; in days.
  public static let longestInterval = 36_500
  /// What a memory's stability is held to; in days.
  static let stabilities = 0.001...36_500.0
  static let difficulties = 1.0...10.0
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
