import Domain
import TestForge

extension CandidateRuns {
  /// The smallest failure among a generated case's smaller sizes, each given the whole limit.
  ///
  /// Two small sizes tell how the time grows; those that must be quick enough are then passed over.
  func slowSize(of failure: CaseResult) async throws -> CaseResult? {
    let tests = problem.countingTests
    guard tests.indices.contains(failure.index),
      case .generated(let command) = tests[failure.index].input
    else { return nil }
    reserve = .zero
    cpuMilliseconds = usualMilliseconds
    var growth = Growth(limit: Double(limits.cpuMilliseconds))
    for size in (1...5).reversed().map({ command.size >> $0 }) where size > 1 {
      if growth.passes() { continue }
      guard let input = made(command, size: size), affords(input, in: submission.language),
        let item = try await answered([input]).cases.first,
        // The reference has had its part.
        affords(input, in: submission.language),
        let result = try await judge(submission.source, submission.language, [item]).first
      else { return nil }
      if result.verdict == .timeLimit { return result }
      guard result.verdict == .accepted else { return nil }
      growth.note(result.cpuMilliseconds)
    }
    return nil
  }

  /// What a command makes of another size, nil for what is not valid.
  private func made(_ command: GeneratorCommand, size: Int) -> [Value]? {
    let work = OwnWork()
    defer { budget.charge(work: work.used) }
    let smaller = GeneratorCommand(family: command.family, seed: command.seed, size: size)
    let input = try? generate(smaller, for: problem)
    return input.flatMap { validate($0, for: problem).isEmpty ? $0 : nil }
  }
}

/// How the time of a program grows while its input doubles.
struct Growth {
  /// So much of the limit is sure to be enough.
  private static let share = 0.7

  private let limit: Double
  private var last: Double?
  private var factor: Double?

  init(limit milliseconds: Double) { limit = milliseconds }

  mutating func note(_ milliseconds: Double) {
    if let last, last > 0 { factor = max(1, milliseconds / last) }
    last = milliseconds
  }

  /// Whether the next size is quick enough beyond doubt, and then goes on to the one behind it.
  mutating func passes() -> Bool {
    guard let last, let factor, last * factor < limit * Self.share else { return false }
    self.last = last * factor
    return true
  }
}
