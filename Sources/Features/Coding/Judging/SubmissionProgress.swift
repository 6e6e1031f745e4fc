import Domain
import SiteKit

/// What is known of a run while it goes on.
struct SubmissionProgress {
  let problem: Problem
  let submission: Coding.Submission
  var total = 0
  var results: [CaseResult] = []
  var compile: CompileReport?
  var diagnostics: [Diagnostic] = []
  package var exclusions: [Exclusion] = []
  var verdict: Verdict?

  init(problem: Problem, submission: Coding.Submission) {
    self.problem = problem
    self.submission = submission
  }

  mutating func take(_ event: JudgeEvent) {
    switch event {
    case .compiled(let report, let diagnostics):
      compile = report
      self.diagnostics = diagnostics
    case .caseFinished(let result): results.append(result)
    case .finished(let verdict): self.verdict = verdict.leavingOut(exclusions)
    case .queued, .sent, .compiling, .makingReady: break
    }
  }

  /// Forgets how the cases ended, as they are judged again.
  mutating func beginAgain() { (results, verdict) = ([], nil) }

  /// The verdict; throws ``CodingError`` when the judge gave none.
  var found: Verdict {
    get throws {
      guard let verdict else { throw CodingError.judgeStopped }
      return verdict
    }
  }

  /// The verdict when the learner stopped the run: what had ended by then stays in it.
  var cancelled: Verdict {
    Verdict(
      slug: problem.slug, contentVersion: problem.summary.contentVersion,
      language: submission.language, verdict: .cancelled,
      passed: results.count { $0.verdict == .accepted }, total: total, limits: problem.limits,
      compile: compile
        ?? CompileReport(
          milliseconds: 0, cached: false, optimised: submission.purpose == .submit),
      jail: "", diagnostics: diagnostics, cases: results
    ).leavingOut(exclusions)
  }
}

extension Coding.Event {
  /// What a listener hears of a judge's event; the verdict follows with its attempt.
  init?(_ event: JudgeEvent) {
    switch event {
    case .queued(let ahead): self = .queued(ahead: ahead)
    case .sent(let state): self = .sent(state)
    case .compiling: self = .compiling
    case .makingReady(let names): self = .makingReady(names)
    case .compiled(let report, let diagnostics): self = .compiled(report, diagnostics)
    case .caseFinished(let result): self = .caseFinished(result)
    case .finished: return nil
    }
  }
}
