public import Domain

/// The problem of the day: every problem once before one comes again, neighbours far apart.
public enum DailyProblem {
  /// The place of the day's problem in a catalogue of `count`; nil in an empty one.
  public static func place(on day: CivilDate, of count: Int) -> Int? {
    guard count > 0 else { return nil }
    // Steps near the golden ratio scatter; without a common divisor they miss no place.
    var step = max(1, count * 5 / 8)
    while Self.divisor(step, count) > 1 { step += 1 }
    let turn = ((day.daysSinceEpoch % count) + count) % count
    return turn * step % count
  }

  private static func divisor(_ left: Int, _ right: Int) -> Int {
    right == 0 ? left : divisor(right, left % right)
  }
}
