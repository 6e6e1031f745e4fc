public import Domain

/// The gate behind `focus catalogue verify`: whether a problem's tests can be trusted.
public enum Authoring {
  /// Of a problem, visible and hidden.
  static let mostCases = 50

  /// How thorough the gate is, and what it knows already.
  public struct Settings: Sendable {
    /// Where the seeds of the random inputs begin.
    public var seed: UInt64
    /// Problems that are judged at the same time.
    public var width: Int
    /// The source of `Runtimes/forge/mutator.py`.
    public var mutator: String
    /// What passed before; proofs of equivalence and unchanged starters are taken from it.
    public var record: VerifiedRecord
    /// How often the growth of a slow mutant is measured; of twenty times one may fail.
    public var slowMeasures = 3

    public init(
      seed: UInt64 = 1, width: Int = 2, mutator: String, record: VerifiedRecord = VerifiedRecord()
    ) {
      self.seed = seed
      self.width = width
      self.mutator = mutator
      self.record = record
    }
  }

  /// Which problems go through the gate.
  public enum Scope: Sendable, Hashable {
    /// Those that changed since the record come first.
    case all
    case these([String])
    /// Those that changed since the record, and so many of the others, chosen by a seed.
    case changed(sample: Int, seed: UInt64)
  }

  /// What happens while problems are verified.
  public enum Event: Sendable, Hashable {
    /// How many problems were chosen, and how many of them changed since the record.
    case chosen(Int, changed: Int)
    /// A step of a problem begins (`running the references`).
    case step(slug: String, String)
    /// A problem is through; `done` of `total` are.
    case finished(Report, done: Int, total: Int)
  }

  /// What the gate found out about one problem.
  public struct Report: Sendable, Hashable, Codable {
    public var slug: String
    public var topic: Topic
    /// What keeps the problem from being shown, a sentence each; empty when it passed.
    public var failures: [String]
    /// A hash of the folder, the mutator and the gate's own version.
    public var content = ""
    /// A hash of the starters in all languages; empty when one of these was missing.
    public var starters = ""
    public var references = 0
    public var mutants = 0
    /// Hidden cases that decide a verdict.
    public var hiddenCases = 0
    /// Cases beyond LeetCode's bounds.
    public var stretchCases = 0
    /// Random inputs on which the references agreed.
    public var randomInputs = 0
    /// Mistakes that the mutator planted into `fast.py`.
    public var planted = 0
    public var killed = 0
    /// Survivors that are listed as equivalent and agreed on every input of the proof.
    public var equivalent = 0
    public var survivors: [Survivor] = []
    /// Inputs of the proof that the survivors are equivalent; 0: taken from the record.
    public var proofInputs = 0
    /// How the references grow, as a sentence; empty when there is nothing to measure.
    public var growth = ""
    /// What the slow mutant is recognised by: `time limit`, `memory limit` or `growth`; empty when it
    /// is not.
    public var slow = ""
    /// How often its growth was measured, and how often it was like the slow reference's.
    public var slowMeasures = 0
    public var slowRecognised = 0
    public var milliseconds: Double = 0
    /// What the programs and their compilers used, as the judge measured it.
    public var cpuMilliseconds: Double = 0

    public init(slug: String, topic: Topic, failures: [String] = []) {
      self.slug = slug
      self.topic = topic
      self.failures = failures
    }

    public var hasPassed: Bool { failures.isEmpty }
  }

  /// A planted mistake that no hidden case found.
  public struct Survivor: Sendable, Hashable, Codable {
    public var id: String
    /// Of `fast.py`.
    public var line: Int
    /// An input that tells it from the right program; nil: none was found.
    public var input: [Value]?
    public var isListed: Bool
  }
}
