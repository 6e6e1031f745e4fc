internal import Catalogue
internal import Domain
internal import TestForge
import Trials

extension Gate {
  /// More would only wait in the judge's queue.
  private static let mostAtOnce = 2

  /// A source that is put to cases.
  struct Trial: Sendable {
    var solution: Solution
    var cases: [JudgeCase]
    var stopsAtFirstFailure = false
    /// The limit; nil: the usual one of its language.
    var cpuMilliseconds: Int?
    /// What raises the usual limit, as it does for learners: milliseconds of a reference in Swift.
    var reference: Double?
    var isOptimised = true
  }

  mutating func judge(_ solution: Solution, _ cases: [JudgeCase]) async throws -> Verdict {
    try await judge([Trial(solution: solution, cases: cases)])[0]
  }

  /// Judges trials at the same time, as far as the runner lets it; verdicts in the trials' order.
  mutating func judge(_ trials: [Trial]) async throws -> [Verdict] {
    let (problem, runner) = (problem, runner)
    let verdicts = try await withThrowingTaskGroup(of: (Int, Verdict).self) { group in
      var waiting = trials.enumerated().makeIterator()
      func startNext() {
        guard let (index, trial) = waiting.next() else { return }
        group.addTask { (index, try await Self.verdict(on: trial, of: problem, runner)) }
      }
      for _ in 0..<Self.mostAtOnce { startNext() }
      var verdicts: [Int: Verdict] = [:]
      while let (index, verdict) = try await group.next() {
        verdicts[index] = verdict
        startNext()
      }
      return verdicts
    }
    for verdict in verdicts.values {
      report.cpuMilliseconds += verdict.cases.map(\.cpuMilliseconds).reduce(0, +)
      if !verdict.compile.cached { report.cpuMilliseconds += verdict.compile.milliseconds }
    }
    return trials.indices.compactMap { verdicts[$0] }
  }

  static func verdict(
    on trial: Trial, of problem: Problem, _ runner: Runner
  ) async throws -> Verdict {
    var problem = problem
    let solution = trial.solution
    if let limit = trial.cpuMilliseconds {
      problem.limits = Limits(cpuMilliseconds: limit, memoryBytes: problem.limits.memoryBytes)
        .floor(for: solution.language)
    }
    var job = JudgeJob(
      problem: problem, language: solution.language, source: solution.source,
      cases: trial.cases, isOptimised: trial.isOptimised,
      stopsAtFirstFailure: trial.stopsAtFirstFailure,
      referenceCPUMilliseconds: trial.reference)
    job.keepsWholeAnswers = true
    let verdict = try await runner.verdict(for: job)
    try Task.checkCancellation()
    guard let verdict else { throw AuthoringError.noVerdict(solution.fileName) }
    return verdict
  }

  /// The tests at some places with their names, the smallest input first.
  func bySize(_ places: [Int]) -> (cases: [JudgeCase], names: [String]) {
    let sorted = sortedBySize(places)
    return (sorted.map { cases[$0] }, sorted.map(folder.name(ofTest:)))
  }

  func sortedBySize(_ places: [Int]) -> [Int] {
    places.map { (size: inputSize(cases[$0].input, of: problem), place: $0) }
      .sorted { $0 < $1 }.map(\.place)
  }

  /// The cases that decide a verdict; a stretch case never does.
  var countingPlaces: [Int] { cases.indices.filter { !problem.tests[$0].isStretch } }

  /// The hidden ones of these, which must kill every wrong program.
  var hiddenPlaces: [Int] { countingPlaces.filter { !cases[$0].isVisible } }

  var stretchPlaces: [Int] { cases.indices.filter { problem.tests[$0].isStretch } }
}
