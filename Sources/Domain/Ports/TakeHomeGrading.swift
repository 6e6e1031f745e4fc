/// The port through which a candidate's package is built, run and graded in the jail.
public struct TakeHomeGrading: Sendable {
  /// Grades one package; ending the iteration or cancelling its task stops everything at once.
  ///
  /// The last event is `finished`. Throws only for trouble of ours or of the machine; what is wrong
  /// with the candidate's package is part of the report.
  public var check: @Sendable (GradeJob) -> AsyncThrowingStream<GradeEvent, any Error>

  /// Unpacks an answer that was handed in as a zip or a git bundle into a folder that is not there yet.
  ///
  /// Throws: ``HandInError`` for what is wrong with the file, and for trouble of the machine.
  public var unpack: @Sendable (_ bytes: [UInt8], _ folder: String) async throws -> Void

  public init(
    check: @escaping @Sendable (GradeJob) -> AsyncThrowingStream<GradeEvent, any Error>,
    unpack: @escaping @Sendable (_ bytes: [UInt8], _ folder: String) async throws -> Void = {
      _, _ in
      throw HandInError.unknownKind
    }
  ) {
    self.check = check
    self.unpack = unpack
  }

  /// Grades nothing: its stream ends at once.
  public static let none = TakeHomeGrading { _ in AsyncThrowingStream { $0.finish() } }
}

/// A package to grade.
public struct GradeJob: Sendable, Hashable {
  /// How much of a check is done; what is left out is unjudged.
  public enum Scope: Sendable, Hashable {
    case everything
    /// All but the candidate's tests, whose worth no defect in the sources changes.
    case withoutOwnTests
    /// The hidden suites on the project's own reference, built once for all of them, while this
    /// defect is switched on, and the rules on its text.
    case switched(TakeHome.Mutant)
    /// The rules of the sources, for which nothing is built.
    case rules
    /// The hidden suites with the learner's own rights, outside of any jail, and the rules: tests only.
    case plain
    /// Some lines, or one stage with what it needs; the score is out of these alone.
    case part(GradePart)
  }

  public var takeHome: TakeHome
  /// The candidate's folder with `Sources` and `Tests`.
  public var candidate: String
  /// The folder of the kits.
  public var kits: String
  public var scope: Scope
  /// Whether the lines are counted that the candidate's tests reach, for which all is built once more.
  public var measuresCoverage: Bool

  /// What is done of it; nil: everything that its scope has.
  public var part: GradePart? {
    if case .part(let part) = scope { part } else { nil }
  }

  public init(
    takeHome: TakeHome, candidate: String, kits: String, scope: Scope = .everything,
    measuresCoverage: Bool = false
  ) {
    self.takeHome = takeHome
    self.candidate = candidate
    self.kits = kits
    self.scope = scope
    self.measuresCoverage = measuresCoverage
  }
}
