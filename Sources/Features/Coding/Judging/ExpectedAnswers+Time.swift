import Domain
import Foundation
import SiteKit
import Trials

/// How fast this machine is: the CPU time of a problem's references, built for speed.
///
/// Measured once for each version of the content and of the compiler, and kept in the cache, in
/// `reference-time/<contentVersion>.<language>.json`. The fast reference comes first; the others are
/// measured when a case goes over the limit that the fast one sets.
extension ExpectedAnswers {
  /// What the slowest case of the slowest allowed reference used, and what that is written in.
  struct ReferenceTime: Hashable {
    var milliseconds: Double
    var language: Language
    /// Whether every reference was measured, not the fast one alone.
    var isWhole = false
  }

  /// The time for a learner's language, if it is known already.
  func knownTime(of problem: Problem, for language: Language) async -> ReferenceTime? {
    guard let (reference, compiler) = await reference(of: problem, for: language) else {
      return nil
    }
    return storedTime(of: problem, in: reference.language, compiler: compiler)?
      .time(in: reference.language)
  }

  /// Whether the reference that gives answers can be run here and was not measured yet.
  func needsTime(of problem: Problem) async -> Bool {
    guard let (reference, compiler) = await reference(of: problem) else { return false }
    return storedTime(of: problem, in: reference.language, compiler: compiler) == nil
  }

  /// The time of the fast reference, or of all where they were measured; nil where none can be run.
  ///
  /// Calls `preparing` before the reference has to run: once, for about the time of a submission.
  func time(
    of problem: Problem, for language: Language, on cases: [JudgeCase],
    preparing: () async -> Void
  ) async throws -> ReferenceTime? {
    guard let (reference, compiler) = await reference(of: problem, for: language) else {
      return nil
    }
    if let known = storedTime(of: problem, in: reference.language, compiler: compiler) {
      return known.time(in: reference.language)
    }
    await preparing()
    let verdict = try? await runner.verdict(for: job(reference, cases, problem))
    try Task.checkCancellation()
    // A reference that fails here says nothing of the machine; asking again would not help.
    let isWhole = verdict?.verdict == .accepted && verdict?.cases.count == cases.count
    let slowest = isWhole ? verdict?.cases.map(\.cpuMilliseconds).max() : nil
    let time = Time(milliseconds: slowest, compiler: compiler, isWhole: false)
    store(time, of: problem, in: reference.language)
    return time.time(in: reference.language)
  }

  /// The time of the slowest reference that LeetCode's bounds allow; nil where that raises nothing.
  ///
  /// Such a one ends all cases within its language's floor. Runs what was not measured: once, and each up to its first case that takes too long.
  func wholeTime(
    after known: ReferenceTime, of problem: Problem, on cases: [JudgeCase],
    preparing: () async -> Void
  ) async throws -> ReferenceTime? {
    guard !known.isWhole, let compiler = await version(of: known.language) else { return nil }
    await preparing()
    var slowest = known.milliseconds
    for solution in problem.solutions
    where solution.language == known.language && solution.name != "fast" {
      let asked = cases.map { JudgeCase(input: $0.input, expected: nil, isVisible: false) }
      let job = JudgeJob(
        problem: problem, language: solution.language, source: solution.source, cases: asked,
        isOptimised: true, stopsAtFirstFailure: true)
      let verdict = try? await runner.verdict(for: job)
      try Task.checkCancellation()
      guard let verdict, verdict.verdict == .accepted, verdict.cases.count == cases.count
      else { continue }
      slowest = max(slowest, verdict.cases.map(\.cpuMilliseconds).max() ?? 0)
    }
    store(
      Time(milliseconds: slowest, compiler: compiler, isWhole: true), of: problem,
      in: known.language)
    guard slowest > known.milliseconds else { return nil }
    return ReferenceTime(milliseconds: slowest, language: known.language, isWhole: true)
  }

  /// Keeps the time that a reference took for all cases.
  func store(_ results: [CaseResult], of solution: Solution, for problem: Problem) async {
    guard let (reference, compiler) = await reference(of: problem), reference == solution
    else { return }
    let slowest = results.map(\.cpuMilliseconds).max()
    store(
      Time(milliseconds: slowest, compiler: compiler, isWhole: false), of: problem,
      in: reference.language)
  }

  private struct Time: Codable {
    var milliseconds: Double?
    var compiler: String
    var isWhole: Bool

    func time(in language: Language) -> ReferenceTime? {
      milliseconds.map { ReferenceTime(milliseconds: $0, language: language, isWhole: isWhole) }
    }
  }

  /// The fast reference in the first language that can be run, with its compiler's version.
  ///
  /// A learner's own language comes first: its times say most.
  func reference(
    of problem: Problem, for learner: Language? = nil
  ) async -> (Solution, compiler: String)? {
    let languages = [learner].compactMap(\.self) + Language.ofReferences.filter { $0 != learner }
    for language in languages {
      guard let reference = problem.solution("fast", in: language),
        let version = await version(of: language)
      else { continue }
      return (reference, version)
    }
    return nil
  }

  private func version(of language: Language) async -> String? {
    await runner.status().toolchains.first { $0.language == language }?.version
  }

  private func file(of problem: Problem, in language: Language) -> URL {
    cacheFolder.appending(path: "reference-time").appending(
      path: "\(problem.summary.contentVersion).\(language.rawValue).json")
  }

  private func storedTime(
    of problem: Problem, in language: Language, compiler: String
  ) -> Time? {
    // Read at each run, so by our own reader, which is many times faster on such a small file.
    guard let data = try? Data(contentsOf: file(of: problem, in: language)),
      let content = Seal.content(of: Array(data)), let value = try? Value(json: content),
      value["compiler"]?.text == compiler
    else { return nil }
    return Time(
      milliseconds: value["milliseconds"]?.number, compiler: compiler,
      isWhole: value["isWhole"] == true)
  }

  private func store(_ time: Time, of problem: Problem, in language: Language) {
    let file = file(of: problem, in: language)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    guard let content = try? JSONEncoder().encode(time) else { return }
    try? WholeFile.write(Data(Seal.sealed(Array(content))), to: file, replaces: true)
  }
}
