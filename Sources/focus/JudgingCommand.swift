import CodingFeature
import Domain
import Foundation
import SiteKit
import Synchronization

/// What `run`, `test` and `submit` have in common: judging a file with progress, and Ctrl-C.
enum JudgingCommand {
  /// What became of a file.
  struct Outcome: Sendable {
    var verdict: Verdict
    /// LeetCode's, where it was asked for one.
    var official: Verdict?
    /// Why LeetCode gave none.
    var trouble: Trouble?
  }

  /// A sentence, and what to do next.
  struct Trouble: Sendable {
    var message: String
    var hint: String?
  }

  /// Gives the verdicts; that one could not be kept is said beside it.
  ///
  /// Without a place, the one that was chosen for the problem counts. LeetCode is sent `exactSource`,
  /// where that is given.
  static func judge(
    _ submission: Coding.Submission, exactSource: String? = nil, on place: ExecutionPlace? = nil,
    in container: AppContainer, setting: Setting, allowsWeakJail: Bool
  ) async throws -> Outcome {
    let services = try container.services(allowsWeakJail: allowsWeakJail)
    var submission = submission
    submission.place =
      if let place {
        place
      } else {
        try await Coding.place(of: submission.slug, for: submission.purpose, with: services)
      }
    if submission.place == .leetCode, let exactSource { submission.source = exactSource }
    let progress = ProgressLine(console: setting.console)
    defer { progress.clear() }
    let told = Mutex<Outcome?>(nil)
    do {
      let attempt = try await cancellingOnInterrupt { [submission] in
        try await Coding.judge(submission, with: services) { event in
          told.withLock { note(event, in: &$0) }
          progress.show(event)
        }
      }
      var outcome = told.withLock { $0 } ?? Outcome(verdict: attempt.verdict)
      outcome.verdict = attempt.verdict
      return outcome
    } catch {
      guard let outcome = told.withLock({ $0 }) else { throw error }
      progress.clear()
      setting.console.error("The result wasn't saved. \(error)")
      return outcome
    }
  }

  private static func note(_ event: Coding.Event, in outcome: inout Outcome?) {
    switch event {
    case .judged(let verdict): outcome = Outcome(verdict: verdict)
    case .official(let attempt): outcome?.official = attempt.verdict
    case .unofficial(let message, let hint):
      outcome?.trouble = Trouble(message: message, hint: hint)
    default: break
    }
  }

  /// The verdict as scripts read it: one line of JSON.
  static func json(_ verdict: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(verdict), as: UTF8.self)
  }
}
