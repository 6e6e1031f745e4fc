/// The steps of a check, in order.
public enum GradeStage: String, Sendable, Hashable, Codable, CaseIterable {
  /// The reference and the hidden suites are made ready; quick when they were before.
  case template
  /// The candidate's sources are copied, and what is no source is named.
  case copy
  case build
  case hiddenTests = "hidden-tests"
  /// Suites with many threads, plain.
  case hammer
  case threadSanitizer = "thread-sanitizer"
  /// The optional part; told of only where an answer has it.
  case views
  case lints
  /// The candidate's tests on the reference and on its mutants.
  case ownTests = "own-tests"
  case history
  /// The candidate's tests on the candidate's own sources, whose lines are counted.
  case coverage

  /// Whether most checks do without it, so that nobody need wait to see it begin.
  public var isExtra: Bool { self == .views || self == .coverage }
}

/// What a check tells while it goes on.
public enum GradeEvent: Sendable, Hashable {
  case began(GradeStage)
  /// `done` of `total` suites, mutants or files of the stage that goes on.
  case progress(GradeStage, done: Int, total: Int)
  case test(GradeReport.Test)
  case ended(GradeReport.Stage)
  case finished(GradeReport)
}
