import Domain
import Foundation
import SiteKit
import TestForge
import Trials

/// The cases of a problem that count, or those beyond its bounds, with the answers that its references give.
///
/// Answers that the catalogue does not carry are worked out once and kept in the cache, in
/// `expected/<contentVersion>.json`.
struct ExpectedAnswers {
  let runner: Runner
  let cacheFolder: URL

  /// The cases that count, all or the visible ones, each with what is expected of it.
  ///
  /// Calls `preparing` before references have to run. Throws: ``CodingError``.
  func cases(
    of problem: Problem, visibleOnly: Bool = false, preparing: () async -> Void
  ) async throws -> [JudgeCase] {
    let tests = problem.countingTests.filter { $0.isVisible || !visibleOnly }
    var cases = try Self.open(tests, of: problem)
    guard problem.comparator.needsExpected else { return cases }
    let open = cases.indices.filter { cases[$0].expected == nil }
    guard !open.isEmpty else { return cases }
    var known = stored(for: problem)
    let missing = open.filter { known[key(of: tests[$0])] == nil }
    if !missing.isEmpty {
      await preparing()
      // One run of all cases tells the reference's time as well.
      let tellsTime = visibleOnly ? false : await needsTime(of: problem)
      let asked = tellsTime ? Array(cases.indices) : missing
      let (reference, results) = try await referenceResults(asked.map { cases[$0] }, of: problem)
      let answers = Dictionary(uniqueKeysWithValues: zip(asked, results.map(\.actual)))
      for index in missing { known[key(of: tests[index])] = answers[index] ?? nil }
      store(known, for: problem)
      if tellsTime { await store(results, of: reference, for: problem) }
    }
    for index in open { cases[index].expected = known[key(of: tests[index])] }
    return cases
  }

  /// The cases beyond LeetCode's bounds, the smallest first, each with what is expected of it.
  ///
  /// The reference runs as a probe of the learner's, whose next run it does not keep waiting.
  func stretchCases(of problem: Problem, for learner: String) async throws -> [StretchCase] {
    let tests = problem.stretchTests
    var cases = try Self.open(tests, of: problem)
    if problem.comparator.needsExpected {
      var known = stored(for: problem)
      let open = cases.indices.filter { cases[$0].expected == nil }
      let missing = open.filter { known[key(of: tests[$0])] == nil }
      if !missing.isEmpty {
        let (_, results) = try await referenceResults(
          missing.map { cases[$0] }, of: problem, asProbeOf: learner)
        for (index, result) in zip(missing, results) {
          known[key(of: tests[index])] = result.actual
        }
        store(known, for: problem)
      }
      for index in open { cases[index].expected = known[key(of: tests[index])] }
    }
    return zip(tests, cases).map { StretchCase(test: $0, item: $1, of: problem) }
      .sorted { $0.extent < $1.extent }
  }

  /// An input with the reference's answer, where one is needed; the reference runs as a probe.
  func answered(
    _ input: [Value], of problem: Problem, for learner: String
  ) async throws -> JudgeCase {
    var item = JudgeCase(input: input, expected: nil, isVisible: false)
    guard problem.comparator.needsExpected else { return item }
    let (_, results) = try await referenceResults([item], of: problem, asProbeOf: learner)
    item.expected = results.first?.actual
    return item
  }

  /// Tests as cases, with those answers that the catalogue carries.
  private static func open(_ tests: [TestCase], of problem: Problem) throws -> [JudgeCase] {
    try tests.map { test in
      JudgeCase(
        input: try input(of: test, in: problem), expected: test.expected,
        isVisible: test.isVisible)
    }
  }

  /// Own inputs with the reference's answer where the learner gave none.
  ///
  /// Answers that only hold for one run are left out.
  func answered(_ cases: [JudgeCase], of problem: Problem) async throws -> [JudgeCase] {
    switch problem.comparator {
    case .statistical, .roundTrip: return cases
    default: break
    }
    var cases = cases
    let open = cases.indices.filter { cases[$0].expected == nil }
    guard !open.isEmpty else { return cases }
    let (_, results) = try await referenceResults(open.map { cases[$0] }, of: problem)
    for (index, result) in zip(open, results) { cases[index].expected = result.actual }
    return cases
  }

  /// The cases that count with those answers that are there without running anything.
  func known(of problem: Problem) throws -> [JudgeCase] {
    let known = stored(for: problem)
    return try problem.countingTests.map { test in
      JudgeCase(
        input: try Self.input(of: test, in: problem),
        expected: test.expected ?? known[key(of: test)], isVisible: test.isVisible)
    }
  }

  /// A test's input, generated where it is not written down.
  static func input(of test: TestCase, in problem: Problem) throws -> [Value] {
    switch test.input {
    case .frozen(let values): values
    case .generated(let command):
      try generate(command, for: test.isStretch ? problem.stretched : problem)
    }
  }

  /// Runs the fast reference: Swift's, or Python's where Swift cannot be run.
  private func referenceResults(
    _ cases: [JudgeCase], of problem: Problem, asProbeOf learner: String? = nil
  ) async throws -> (reference: Solution, results: [CaseResult]) {
    let status = await runner.status()
    let missing = Set(status.toolchains.filter { $0.version == nil }.map(\.language))
    let references = Language.ofReferences.filter { !missing.contains($0) }
      .compactMap { problem.solution("fast", in: $0) }
    var reason = "none of its references can be run on this machine."
    for reference in references {
      var job = job(reference, cases, problem)
      if let learner { (job.isProbe, job.learner) = (true, learner) }
      let verdict = try await runner.verdict(for: job)
      try Task.checkCancellation()
      let results = verdict?.cases.filter { $0.actual != nil } ?? []
      if let verdict, verdict.verdict == .accepted, results.count == cases.count {
        return (reference, results)
      }
      let note = verdict?.firstFailure?.note ?? verdict?.diagnostics.first?.message
      reason =
        "the \(reference.language.title) reference gave \(results.count) of \(cases.count) answers, "
        + "\(verdict?.verdict.title ?? "no verdict")\(note.map { " (\($0))" } ?? "")."
    }
    throw CodingError.referenceFailed(slug: problem.slug, reason: reason)
  }

  /// A reference sets the measure, so a slow machine must not fail it: it gets ten times the limit.
  func job(_ reference: Solution, _ cases: [JudgeCase], _ problem: Problem) -> JudgeJob {
    var problem = problem
    problem.limits.cpuMilliseconds *= 10
    var job = JudgeJob(
      problem: problem, language: reference.language, source: reference.source,
      cases: cases.map { JudgeCase(input: $0.input, expected: nil, isVisible: false) },
      isOptimised: true)
    job.keepsWholeAnswers = true
    return job
  }

  /// A test's name in the cache, where the content's version is already part of the file's name.
  private func key(of test: TestCase) -> String {
    switch test.input {
    case .frozen(let values): SHA256.hex(Value.array(values).json.utf8)
    case .generated(let command): "\(command.family) \(command.seed) \(command.size)"
    }
  }

  private func file(for problem: Problem) -> URL {
    cacheFolder.appending(path: "expected").appending(
      path: "\(problem.summary.contentVersion).json")
  }

  private func stored(for problem: Problem) -> [String: Value] {
    guard let data = try? Data(contentsOf: file(for: problem)),
      let content = Seal.content(of: Array(data)), let value = try? Value(json: content),
      case .object(let answers) = value
    else { return [:] }
    return answers
  }

  /// A full disk only costs the next submission some time.
  private func store(_ answers: [String: Value], for problem: Problem) {
    let file = file(for: problem)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let content = Seal.sealed(Array(Value.object(answers).json.utf8))
    try? WholeFile.write(Data(content), to: file, replaces: true)
  }
}
