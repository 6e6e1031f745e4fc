import Domain
import Foundation

/// How fast this machine is: the CPU time of a problem's fast reference, built for speed.
///
/// Measured once for each version of the content and of the compiler, and kept in the cache, in
/// `reference-time/<contentVersion>.json`.
extension ExpectedAnswers {
  /// What the slowest case used, and the language that the reference is written in.
  struct ReferenceTime: Hashable {
    var milliseconds: Double
    var language: Language
  }

  /// The time, if it is known already.
  func knownTime(of problem: Problem) async -> ReferenceTime? {
    guard let (reference, compiler) = await reference(of: problem) else { return nil }
    return storedTime(of: problem, compiler: compiler)?.time(in: reference.language)
  }

  /// Whether a reference can be run here that was not measured yet.
  func needsTime(of problem: Problem) async -> Bool {
    guard let (_, compiler) = await reference(of: problem) else { return false }
    return storedTime(of: problem, compiler: compiler) == nil
  }

  /// The time; nil where no reference can be run.
  ///
  /// Calls `preparing` before the reference has to run: once, for about the time of a submission.
  func time(
    of problem: Problem, on cases: [JudgeCase], preparing: () async -> Void
  ) async throws -> ReferenceTime? {
    guard let (reference, compiler) = await reference(of: problem) else { return nil }
    if let known = storedTime(of: problem, compiler: compiler) {
      return known.time(in: reference.language)
    }
    await preparing()
    let verdict = try? await runner.verdict(for: job(reference, cases, problem))
    try Task.checkCancellation()
    // A reference that fails here says nothing of the machine; asking again would not help.
    let isWhole = verdict?.verdict == .accepted && verdict?.cases.count == cases.count
    let slowest = isWhole ? verdict?.cases.map(\.cpuMilliseconds).max() : nil
    let time = Time(milliseconds: slowest, compiler: compiler)
    store(time, of: problem)
    return time.time(in: reference.language)
  }

  /// Keeps the time that a reference took for all cases.
  func store(_ results: [CaseResult], of solution: Solution, for problem: Problem) async {
    guard let (reference, compiler) = await reference(of: problem), reference == solution
    else { return }
    let slowest = results.map(\.cpuMilliseconds).max()
    store(Time(milliseconds: slowest, compiler: compiler), of: problem)
  }

  private struct Time: Codable {
    var milliseconds: Double?
    var compiler: String

    func time(in language: Language) -> ReferenceTime? {
      milliseconds.map { ReferenceTime(milliseconds: $0, language: language) }
    }
  }

  /// The fast reference in the first language that can be run, with its compiler's version.
  func reference(of problem: Problem) async -> (Solution, compiler: String)? {
    let toolchains = await runner.status().toolchains
    for language in Language.ofReferences {
      guard let version = toolchains.first(where: { $0.language == language })?.version,
        let reference = problem.solution("fast", in: language)
      else { continue }
      return (reference, version)
    }
    return nil
  }

  private func file(of problem: Problem) -> URL {
    cacheFolder.appending(path: "reference-time").appending(
      path: "\(problem.summary.contentVersion).json")
  }

  private func storedTime(of problem: Problem, compiler: String) -> Time? {
    // Read at each run, so by our own reader, which is many times faster on such a small file.
    guard let data = try? Data(contentsOf: file(of: problem)),
      let value = try? Value(json: Array(data)), value["compiler"]?.text == compiler
    else { return nil }
    return Time(milliseconds: value["milliseconds"]?.number, compiler: compiler)
  }

  private func store(_ time: Time, of problem: Problem) {
    let file = file(of: problem)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(time).write(to: file, options: .atomic)
  }
}
