import Domain
import Foundation

/// How fast this machine is: the CPU time of a problem's fast Swift reference, built for speed.
///
/// Measured once for each version of the content and of the compiler, and kept in the cache, in
/// `reference-time/<contentVersion>.json`.
extension ExpectedAnswers {
  /// Milliseconds of the slowest case, if they are known already.
  func knownTime(of problem: Problem) async -> Double? {
    guard let compiler = await compiler() else { return nil }
    return storedTime(of: problem, compiler: compiler)?.milliseconds
  }

  /// Milliseconds of the slowest case; nil where the reference cannot be run.
  ///
  /// Calls `preparing` before the reference has to run: once, for about the time of a submission.
  func time(
    of problem: Problem, on cases: [JudgeCase], preparing: () async -> Void
  ) async throws -> Double? {
    guard let compiler = await compiler(), let reference = problem.solution("fast", in: .swift)
    else { return nil }
    if let known = storedTime(of: problem, compiler: compiler) { return known.milliseconds }
    await preparing()
    let verdict = try? await runner.verdict(for: job(reference, cases, problem))
    try Task.checkCancellation()
    // A reference that fails here says nothing of the machine; asking again would not help.
    let isWhole = verdict?.verdict == .accepted && verdict?.cases.count == cases.count
    let slowest = isWhole ? verdict?.cases.map(\.cpuMilliseconds).max() : nil
    store(Time(milliseconds: slowest, compiler: compiler), of: problem)
    return slowest
  }

  private struct Time: Codable {
    var milliseconds: Double?
    var compiler: String
  }

  private func compiler() async -> String? {
    await runner.status().toolchains.first { $0.language == .swift }?.version
  }

  private func file(of problem: Problem) -> URL {
    cacheFolder.appending(path: "reference-time").appending(
      path: "\(problem.summary.contentVersion).json")
  }

  private func storedTime(of problem: Problem, compiler: String) -> Time? {
    guard let data = try? Data(contentsOf: file(of: problem)),
      let time = try? JSONDecoder().decode(Time.self, from: data), time.compiler == compiler
    else { return nil }
    return time
  }

  private func store(_ time: Time, of problem: Problem) {
    let file = file(of: problem)
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(time).write(to: file, options: .atomic)
  }
}
