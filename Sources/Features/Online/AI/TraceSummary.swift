import Domain
import Foundation
import SiteKit
import TraceFile

/// The last steps of a failing run in words, where they can be had at once.
enum TraceSummary {
  private static let steps = 2_000
  private static let cpuMilliseconds = 2_000
  private static let shownSteps = 30
  private static let longestText = 3_000

  /// Nil when nothing was recorded, or when a recorder had to be built first.
  static func text(
    of attempt: Attempt, in problem: Problem, with services: Services, for learner: String
  ) async -> String? {
    let verdict = attempt.verdict
    guard Language.recorded.contains(verdict.language) else { return nil }
    guard let input = verdict.counterexample?.input ?? verdict.firstFailure?.input, !input.isEmpty
    else { return nil }
    let job = TraceJob(
      subject: .problem(problem, input: input), language: verdict.language,
      source: attempt.source,
      limits: TraceLimits(steps: steps, bytes: 8 << 20, cpuMilliseconds: cpuMilliseconds),
      learner: learner)
    do {
      for try await progress in services.tracer.trace(job) {
        switch progress {
        case .preparing: return nil
        case .finished(let report): return try report.path.map(text(of:))
        case .queued, .compiling, .growing: continue
        }
      }
    } catch {
      // The explanation goes on without it.
    }
    return nil
  }

  private static func text(of path: String) throws -> String {
    let trace = try Trace(contentsOf: URL(filePath: path))
    var cursor = trace.cursor(at: max(0, trace.steps - shownSteps))
    var lines = ["\(trace.steps) steps were recorded; the last of them:"]
    repeat { lines.append(trace.narration(of: cursor)) } while cursor.next()
    return String(lines.joined(separator: "\n").prefix(longestText))
  }
}
