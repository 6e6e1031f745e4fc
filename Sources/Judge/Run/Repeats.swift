/// How often the cases of one job may run again, so that no hopeless program costs minutes.
struct Repeats {
  /// Of one case that is near its limit.
  private static let mostOfCase = 2
  private static let mostNear = 12
  /// Each costs as much as the limit allows.
  private static let mostBeyond = 3

  private var near = 0
  private var beyond = 0

  /// Whether a case that is near its limit runs again after so many runs.
  mutating func takesNear(after runs: Int) -> Bool {
    guard runs <= Self.mostOfCase, near < Self.mostNear else { return false }
    near += 1
    return true
  }

  /// Whether a case that went over its limit runs again: only what the machine may be to blame for.
  mutating func takesBeyond(whileBusy isBusy: Bool) -> Bool {
    guard isBusy, beyond < Self.mostBeyond else { return false }
    beyond += 1
    return true
  }
}
