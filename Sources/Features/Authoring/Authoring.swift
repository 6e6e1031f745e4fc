/// The gate behind `focus catalogue verify`: whether a problem's tests can be trusted.
public enum Authoring {
  /// How thorough the gate is.
  public struct Settings: Sendable {
    /// Random inputs on which the references of a problem must agree.
    public var randomInputs: Int
    /// Where the seeds of those inputs begin.
    public var seed: UInt64
    /// Problems that are judged at the same time.
    public var width: Int

    public init(randomInputs: Int = 120, seed: UInt64 = 1, width: Int = 2) {
      self.randomInputs = randomInputs
      self.seed = seed
      self.width = width
    }
  }

  /// What happens while problems are verified.
  public enum Event: Sendable, Hashable {
    /// A step of a problem begins (`running the references`).
    case step(slug: String, String)
    /// A problem is through; `done` of `total` are.
    case finished(Report, done: Int, total: Int)
  }

  /// What the gate found out about one problem.
  public struct Report: Sendable, Hashable {
    public var slug: String
    /// What keeps the problem from being shown, a sentence each; empty when it passed.
    public var failures: [String]
    public var references = 0
    public var mutants = 0
    public var hiddenCases = 0
    /// Random inputs on which the references agreed.
    public var randomInputs = 0
    public var milliseconds: Double = 0

    public init(slug: String, failures: [String] = []) {
      self.slug = slug
      self.failures = failures
    }

    public var hasPassed: Bool { failures.isEmpty }
  }
}
