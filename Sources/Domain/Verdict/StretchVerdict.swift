/// How far an accepted solution comes beyond LeetCode's bounds; it never rejects anything.
public struct StretchVerdict: Sendable, Hashable, Codable {
  /// How many of the cases beyond the bounds it passed, the smallest first.
  public var passed: Int
  public var total: Int
  /// How the first that it did not pass ended; `accepted` when it passed all.
  public var verdict: VerdictKind
  /// The size of that case, or of the largest when all passed, as its generator counts it.
  public var size: Int
  /// How many times LeetCode's largest case that is; nil where it is not larger.
  public var times: Double?
  /// The smallest size found at which it gives up; nil where it passed all.
  public var smallestSize: Int?
  /// What the failing case says, when its verdict does not say it.
  public var note: String?

  public init(
    passed: Int, total: Int, verdict: VerdictKind, size: Int, times: Double?,
    smallestSize: Int? = nil, note: String? = nil
  ) {
    self.passed = passed
    self.total = total
    self.verdict = verdict
    self.size = size
    self.times = times
    self.smallestSize = smallestSize
    self.note = note
  }
}
