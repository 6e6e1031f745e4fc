public import Domain
public import SiteKit

extension Drill {
  private static let longestOutput = 4_000

  /// Compiles a learner's code with the card's tests and runs them in the jail.
  ///
  /// Throws: ``DrillError/noCode``, ``CodingError`` and what the runner throws.
  public static func test(
    _ code: String, of card: DrillCard, learner: String = "", with services: Services
  ) async throws -> CodeReport {
    guard case .mend(let exercise) = card.exercise else { throw DrillError.noCode }
    try SourceCode.check(code)
    let job = JudgeJob(
      problem: problem(of: card), language: .swift, source: exercise.program(code),
      cases: exercise.tests.indices.map { place in
        JudgeCase(input: [.int(place)], expected: .bool(true), isVisible: true)
      }, isOptimised: false, learner: learner)
    guard let verdict = try await services.runner.verdict(for: job) else {
      throw CodingError.judgeStopped
    }
    return CodeReport(verdict, exercise: exercise, lines: lineCount(of: code))
  }

  /// What the judge must know of a card's code: one function that runs the test of a number.
  private static func problem(of card: DrillCard) -> Problem {
    Problem(
      summary: ProblemSummary(
        slug: card.id, title: card.question, topic: .arraysHashing, difficulty: .easy, lists: [],
        number: nil, minutes: 5, isLocalOnly: true, contentVersion: "drill"),
      signature: .function(
        FunctionSignature(
          name: "check", parameters: [Parameter(name: "test", type: .int)], returns: .bool)),
      comparator: .exact, limits: Limits(),
      complexity: Complexity(time: "1", space: "1", slow: "1", size: "the test"), hints: [],
      companions: [:], prerequisites: [], constraints: .null, generator: .null, statement: "",
      editorial: "", solutions: [], tests: [])
  }

  private static func lineCount(of code: String) -> Int {
    code.split(separator: "\n", omittingEmptySubsequences: false).count
  }

  /// What a run printed, cut to what a page can carry.
  fileprivate static func output(of verdict: Verdict) -> String {
    let pieces = verdict.cases.flatMap { [$0.stdout, $0.stderr, $0.note ?? ""] }
    return String(pieces.filter { !$0.isEmpty }.joined(separator: "\n").prefix(longestOutput))
  }
}

extension CodeReport {
  /// Diagnostics below the learner's lines are about the tests, and say so.
  fileprivate init(_ verdict: Verdict, exercise: CodeExercise, lines: Int) {
    let diagnostics = verdict.diagnostics.map { item in
      guard item.line > lines else { return item }
      return Diagnostic(
        line: lines, column: 1, severity: item.severity,
        message: "In the card's tests: \(item.message)")
    }
    let count = exercise.tests.count
    guard verdict.verdict != .compileError, !verdict.cases.isEmpty else {
      let words =
        verdict.verdict == .compileError
        ? "It doesn't compile." : "\(verdict.verdict.title): nothing was tested."
      let reasons = verdict.evidence.joined(separator: " ")
      self.init(
        diagnostics: diagnostics, words: reasons.isEmpty ? words : "\(words) \(reasons)")
      return
    }
    var passed = Array(repeating: false, count: count)
    for item in verdict.cases where passed.indices.contains(item.index) {
      passed[item.index] = item.verdict == .accepted
    }
    let good = passed.count(where: \.self)
    let ending = verdict.cases.first { ![.accepted, .wrongAnswer].contains($0.verdict) }
    let words =
      good == count
      ? "Every test passes." : "\(good) of \(Measure.count(count, "test")) pass."
    self.init(
      passed: passed, diagnostics: diagnostics, output: Drill.output(of: verdict),
      words: ending.map { "\(words) \($0.verdict.title)." } ?? words)
  }
}

extension Drill {
  /// What is wrong with the code of a card: its fault shows in no test, or its solution fails one.
  public static func faults(of card: DrillCard, with services: Services) async throws -> [String] {
    guard case .mend(let exercise) = card.exercise else { return [] }
    var faults: [String] = []
    let broken = try await test(exercise.code, of: card, with: services)
    if broken.passed.isEmpty {
      faults.append("the code: \(words(of: broken))")
    } else if broken.isAccepted {
      faults.append("the code passes every test")
    }
    let mended = try await test(exercise.solution, of: card, with: services)
    if !mended.isAccepted { faults.append("the solution: \(words(of: mended))") }
    return faults
  }

  private static func words(of report: CodeReport) -> String {
    ([report.words] + report.diagnostics.map { "\($0.line): \($0.message)" } + [report.output])
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
