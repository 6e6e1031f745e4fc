import Domain
import Features
import Foundation
import Synchronization

/// What `run` and `test` have in common: judging a file with progress, and Ctrl-C.
enum JudgingCommand {
  /// Gives the verdict; that it could not be kept is said beside it.
  static func judge(
    _ submission: Coding.Submission, in container: AppContainer, setting: Setting,
    allowsWeakJail: Bool
  ) async throws -> Verdict {
    let services = try container.services(allowsWeakJail: allowsWeakJail)
    let progress = ProgressLine(console: setting.console)
    defer { progress.clear() }
    let told = Mutex<Verdict?>(nil)
    do {
      return try await cancellingOnInterrupt {
        try await Coding.judge(submission, with: services) { event in
          if case .judged(let verdict) = event { told.withLock { $0 = verdict } }
          progress.show(event)
        }
      }.verdict
    } catch {
      guard let verdict = told.withLock({ $0 }) else { throw error }
      progress.clear()
      setting.console.error("The result was not saved. \(error)")
      return verdict
    }
  }

  /// The verdict as scripts read it: one line of JSON.
  static func json(_ verdict: Verdict) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(verdict), as: UTF8.self)
  }
}
