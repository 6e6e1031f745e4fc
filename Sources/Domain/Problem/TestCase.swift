/// One test of a problem, frozen or to be generated.
public struct TestCase: Sendable, Hashable {
  /// Where a test's input comes from.
  public enum Input: Sendable, Hashable {
    case frozen([Value])
    case generated(GeneratorCommand)
  }

  public var input: Input
  /// Absent when the fast reference gives it, or when the comparator needs none.
  public var expected: Value?
  public var isVisible: Bool
  /// Whether it lies beyond LeetCode's bounds: it never decides a verdict.
  public var isStretch: Bool
  /// What the test is there to catch, or an example's explanation.
  public var reason: String
  /// `human`, `generator`, `AI`, `AI: MODEL, …`, `user` or `forged: kills …`.
  public var provenance: String

  public init(
    input: Input, expected: Value?, isVisible: Bool, isStretch: Bool = false, reason: String,
    provenance: String
  ) {
    self.input = input
    self.expected = expected
    self.isVisible = isVisible
    self.isStretch = isStretch
    self.reason = reason
    self.provenance = provenance
  }
}

/// A call of a generator family: the same command gives the same bytes on every machine.
public struct GeneratorCommand: Sendable, Hashable, Codable {
  public var family: String
  public var seed: UInt64
  /// The size dial; what it measures is the problem's `complexity.size`.
  public var size: Int

  public init(family: String, seed: UInt64, size: Int) {
    self.family = family
    self.seed = seed
    self.size = size
  }
}
