internal import Catalogue
internal import Domain
internal import TestForge
import Trials

/// One problem on its way through the gate.
struct Gate {
  /// Raised when the gate or a generator judges otherwise than before: all problems are changed then.
  private static let version = 2

  let folder: ProblemFolder
  let runner: Runner
  let settings: Authoring.Settings
  let step: @Sendable (String) -> Void
  var report: Authoring.Report
  /// The tests with their inputs; the fast reference fills in the answers.
  var cases: [JudgeCase] = []
  /// LeetCode's bounds, once they could be read.
  var official: OfficialBounds?
  /// The milliseconds of the slowest reference in Swift that manages every case that counts.
  var slowestReference: Double?

  var problem: Problem { folder.problem }

  /// What passed before under the same content.
  var knownRow: VerifiedRecord.Row? {
    settings.record.rows[problem.slug].flatMap { $0.content == report.content ? $0 : nil }
  }

  init(
    folder: ProblemFolder, runner: Runner, settings: Authoring.Settings,
    step: @escaping @Sendable (String) -> Void
  ) {
    self.folder = folder
    self.runner = runner
    self.settings = settings
    self.step = step
    report = Authoring.Report(slug: folder.problem.slug, topic: folder.problem.summary.topic)
    report.references = folder.problem.solutions.count
    report.mutants = folder.mutants.count
    report.hiddenCases = folder.problem.tests.count { !$0.isVisible && !$0.isStretch }
    report.stretchCases = folder.problem.tests.count(where: \.isStretch)
  }

  /// A hash of everything that decides how a problem's folder is judged.
  static func content(_ version: String, mutator: String) -> String {
    hash("\(Self.version) \(version) \(mutator)")
  }

  /// Throws only for trouble of the machine and when cancelled.
  mutating func run() async throws {
    step("reading the folder")
    report.failures += formFindings(of: folder)
    checkOfficial()
    expandTests()
    guard !cases.isEmpty, let fast = problem.solution("fast", in: .swift), !fast.isUnfinished
    else { return }
    checkValidator()
    checkOfficialCases()
    checkTypedAnswers()
    step("running fast.swift on the tests")
    guard try await answerTests(with: fast) else { return }
    try await checkBadOutputs(fast)
    let times = try await checkReferences()
    try await checkAgreement(with: fast)
    try await measureGrowth(of: fast)
    try await checkStarters()
    try await checkMutants()
    if let times, let fast = problem.solution("fast", in: .python) {
      try await checkPlanted(into: fast, times: times)
    }
  }

  /// Each failure begins with the line that is its cause, as `FILE:LINE`, where there is one.
  mutating func fail(_ sentence: String) { report.failures.append(sentence) }

  /// Makes the cases' inputs; none when one cannot be made.
  mutating func expandTests() {
    for (index, test) in problem.tests.enumerated() {
      do {
        let input =
          switch test.input {
          case .frozen(let values): values
          case .generated(let command):
            try generate(command, for: test.isStretch ? problem.stretched : problem)
          }
        cases.append(
          JudgeCase(input: input, expected: test.expected, isVisible: test.isVisible))
      } catch {
        fail("\(folder.place(ofTest: index)): \"\(test.reason)\": \(error)")
      }
    }
    if cases.count < problem.tests.count { cases = [] }
  }

  private mutating func checkValidator() {
    for (index, item) in cases.enumerated() {
      let isStretch = problem.tests[index].isStretch
      let findings = validate(item.input, for: isStretch ? problem.stretched : problem)
      let name = "\(folder.place(ofTest: index)): \"\(problem.tests[index].reason)\""
      if let finding = findings.first {
        fail("\(name): the validator refuses the input. \(finding)")
      } else if isStretch, validate(item.input, for: problem).isEmpty {
        fail("\(name): this case is within LeetCode's bounds: remove stretch.")
      }
    }
    for item in folder.invalidInputs where validate(item.input, for: problem).isEmpty {
      fail(
        "tests.json:\(item.line): invalid, \"\(item.reason)\": the validator accepts this input.")
    }
  }

  /// Gives every case the fast reference's answer where it has none; false when there is none.
  mutating func answerTests(with fast: Solution) async throws -> Bool {
    let verdict = try await judge(fast, cases)
    guard verdict.verdict == .accepted else {
      fail(sentence(about: fast, verdict, names: testNames))
      return false
    }
    let answers = verdict.cases.map(\.actual)
    guard answers.count == cases.count, !answers.contains(nil) else {
      fail("\(folder.place(of: fast)): it didn't answer every test.")
      return false
    }
    if problem.comparator.needsExpected {
      for (index, answer) in zip(cases.indices, answers) where cases[index].expected == nil {
        cases[index].expected = answer
      }
    }
    noteTime(of: fast, verdict, Array(cases.indices))
    try await checkTime(fast, verdict)
    return true
  }

  /// The tests as failures name them.
  var testNames: [String] { problem.tests.indices.map(folder.name(ofTest:)) }

  /// What went wrong with a source that should have passed; `names` are those of its cases.
  func sentence(about solution: Solution, _ verdict: Verdict, names: [String]) -> String {
    // A later case's traceback says nothing of a wrong answer.
    let isTold = verdict.firstFailure.map { $0.verdict == .runtimeError } ?? true
    let line = isTold ? verdict.diagnostics.first { $0.severity == .error }?.line : nil
    return "\(folder.place(of: solution, line: line)): \(words(for: verdict, names: names))"
  }

  /// The same without the place.
  func words(for verdict: Verdict, names: [String]) -> String {
    guard let failure = verdict.firstFailure else {
      let first = verdict.diagnostics.first { $0.severity == .error }
      return verdict.verdict.title + (first.map { ": \($0.message)." } ?? ".")
    }
    let name = names.indices.contains(failure.index) ? " on \(names[failure.index])" : ""
    var text = "\(failure.verdict.title)\(name), input \(Value.array(failure.input).excerpt)"
    if let actual = failure.actual { text += ", got \(actual.excerpt)" }
    if let expected = failure.expected { text += ", expected \(expected.excerpt)" }
    return text + "." + (failure.note.map { " \($0)" } ?? "")
  }
}
