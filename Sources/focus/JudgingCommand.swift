import Domain
import Features
import Foundation

/// What `run` and `test` have in common: judging a file with progress, and Ctrl-C.
enum JudgingCommand {
  static func judge(
    _ submission: Coding.Submission, in container: AppContainer, setting: Setting,
    allowsWeakJail: Bool
  ) async throws -> Attempt {
    let services = try container.services(allowsWeakJail: allowsWeakJail)
    let progress = ProgressLine(console: setting.console)
    do {
      let attempt = try await cancellingOnInterrupt {
        try await Coding.judge(submission, with: services) { progress.show($0) }
      }
      progress.clear()
      return attempt
    } catch {
      progress.clear()
      throw error
    }
  }

  /// The verdict as scripts read it: one line of JSON.
  static func json(_ verdict: Verdict) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(verdict), as: UTF8.self)
  }
}
