import Domain
import Synchronization

/// A runner whose answers come from a function, for tests that look at what was asked.
final class ScriptedRunner: Sendable {
  private let asked = Mutex<[JudgeJob]>([])
  private let toolchains: [RunnerStatus.Toolchain]
  private let answer: @Sendable (JudgeJob, JudgeCase) -> CaseResult?

  /// A case without a result is one that never ends: only cancelling helps.
  init(
    toolchains: [RunnerStatus.Toolchain] = [],
    answer: @escaping @Sendable (JudgeJob, JudgeCase) -> CaseResult?
  ) {
    self.toolchains = toolchains
    self.answer = answer
  }

  /// The jobs that were judged, in order.
  var jobs: [JudgeJob] { asked.withLock { $0 } }

  var runner: Runner {
    let toolchains = toolchains
    return Runner(
      judge: { job in self.judge(job) },
      status: { RunnerStatus(level: "L4", steps: [], toolchains: toolchains) })
  }

  private func judge(_ job: JudgeJob) -> AsyncThrowingStream<JudgeEvent, any Error> {
    asked.withLock { $0.append(job) }
    return AsyncThrowingStream { stream in
      let report = CompileReport(milliseconds: 1, cached: false, optimised: job.isOptimised)
      stream.yield(.compiling)
      stream.yield(.compiled(report, []))
      var results: [CaseResult] = []
      for item in job.cases {
        guard var result = answer(job, item) else { return }
        result.index = results.count
        results.append(result)
        stream.yield(.caseFinished(result))
        if job.stopsAtFirstFailure, result.verdict != .accepted { break }
      }
      let failure = results.first { $0.verdict != .accepted }
      stream.yield(
        .finished(
          Verdict(
            slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
            language: job.language, verdict: failure?.verdict ?? .accepted,
            passed: results.count { $0.verdict == .accepted }, total: results.count,
            limits: job.problem.limits, compile: report, jail: "L4", cases: results)))
      stream.finish()
    }
  }
}

extension CaseResult {
  /// A case that ended well with this answer.
  static func accepted(_ item: JudgeCase, answer: Value) -> CaseResult {
    CaseResult(
      index: 0, visible: item.isVisible, verdict: .accepted, input: item.input,
      expected: item.expected, actual: answer)
  }
}
