internal import Domain

/// What a check said at last, read as far as runs and submissions have it in common.
struct LeetCodeResult: Sendable {
  static let service = LeetCodeSite.service
  /// Longer texts are cut; LeetCode itself cuts most of them before.
  private static let longestText = 20_000

  let value: Value
  let job: JudgeJob
  /// As its code and its words say; a run that was accepted only ran.
  let outcome: VerdictKind

  /// Throws: ``OnlineError/judgeFailed(reason:)`` for an outcome that nobody knows.
  init(_ value: Value, job: JudgeJob) throws(OnlineError) {
    self.value = value
    self.job = job
    let code = value["status_code"]?.wholeNumber
    let words = value["status_msg"]?.words
    guard let outcome = VerdictKind(leetCode: code, saying: words) else {
      throw .judgeFailed(reason: words ?? "Focus doesn't know this outcome.")
    }
    self.outcome = outcome
  }

  var compile: CompileReport {
    CompileReport(milliseconds: 0, cached: false, optimised: job.isOptimised)
  }

  /// What is known of single lines of the learner's source.
  var diagnostics: [Diagnostic] {
    switch outcome {
    case .compileError:
      let all = ["full_compile_error", "compile_error"].map { Diagnostic.all(in: text($0) ?? "") }
      return all.first { !$0.isEmpty } ?? []
    case .runtimeError:
      return Array(Diagnostic.all(in: text("runtime_error") ?? "").prefix(1))
    default: return []
    }
  }

  /// Why the outcome is what it is, when the cases do not say it.
  var note: String? {
    switch outcome {
    case .compileError:
      diagnostics.isEmpty ? text("full_compile_error") ?? text("compile_error") : nil
    case .runtimeError: text("runtime_error") ?? text("full_runtime_error")
    case .internalError, .denied: text("status_msg").map { "LeetCode says: \($0)" }
    default: nil
    }
  }

  /// All that the program said when it broke.
  var lastWords: String { text("full_runtime_error") ?? "" }

  /// What LeetCode says beyond the verdict.
  func report(submission: String?) -> OnlineReport {
    OnlineReport(
      submission: submission, runtime: value["status_runtime"]?.figure,
      memory: value["status_memory"]?.figure,
      runtimePercentile: value["runtime_percentile"]?.decimal,
      memoryPercentile: value["memory_percentile"]?.decimal)
  }

  func text(_ key: String) -> String? { value[key]?.words.map(Self.cut) }

  static func cut(_ text: String) -> String {
    text.count > longestText ? String(text.prefix(longestText)) + "…" : text
  }

  /// The verdict on cases; `note` and what else is known stand in it.
  func verdict(
    _ kind: VerdictKind, passed: Int, total: Int, cases: [CaseResult], submission: String?
  ) -> Verdict {
    var verdict = Verdict(
      slug: job.problem.slug, contentVersion: job.problem.summary.contentVersion,
      language: job.language, verdict: kind, passed: passed, total: total,
      limits: job.problem.limits, evidence: [note].compactMap(\.self), compile: compile,
      jail: Self.service, diagnostics: diagnostics, cases: cases)
    verdict.online = report(submission: submission)
    return verdict
  }
}
