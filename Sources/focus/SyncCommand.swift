import ArgumentParser
import Domain
import OnlineFeature
import SiteKit

/// Brings over what was solved on LeetCode.
struct SyncCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Import what you solved on LeetCode.",
    discussion: """
      LeetCode shows anyone's last 20 accepted submissions; the whole list is imported once \
      you're signed in (focus login leetcode). A name is checked there and kept for the next time. \
      What the catalogue doesn't have is kept and listed.

      Exit status 1 when LeetCode has no such user or another sync is running, 2 when no name is \
      known yet, 3 when LeetCode can't be reached.

      Example:
        focus sync ada
        focus sync --json
      """)

  @Argument(help: "Your name on LeetCode, or your profile's address (default: the saved one).")
  var username: String?
  @Flag(help: "Then start a review of each imported problem that has none.")
  var reviews = false
  @Flag(help: "Print it as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    if let username { try await keep(username, with: services) }
    let line = ProgressLine(console: setting.console)
    defer { line.clear() }
    let result: SyncState.Result
    do {
      result = try await cancellingOnInterrupt { [isQuiet = json] in
        try await LeetCode.sync(with: services) { run in
          if !isQuiet { line.show(Self.words(for: run)) }
        }
      }
    } catch is CancellationError {
      line.clear()
      setting.console.error("Stopped; what was imported until then is kept.")
      return .negative
    }
    line.clear()
    let begun = reviews ? try await LeetCode.startReviews(with: services) : 0
    let model = try await LeetCode.model(with: services)
    if let warning = model.sync.warning { setting.console.error(warning) }
    if json {
      setting.console.print(LeetCode.json(result, model).json)
    } else {
      setting.console.write(LeetCode.text(result, model.sync))
      if reviews { setting.console.print("Reviews started: \(begun). See them: focus review") }
    }
    return .done
  }

  private func keep(_ typed: String, with services: Services) async throws {
    switch try await LeetCode.keepName(typed, with: services) {
    case .valid: break
    case .unknown: throw LeetCodeError.unknownMember(LeetCodeName.name(in: typed) ?? typed)
    case .impossible, .empty: throw LeetCodeError.badName(typed)
    case .unchecked(let error): throw error
    }
  }

  private static func words(for run: SyncState.Run) -> String {
    guard let total = run.total else { return "Asking LeetCode…" }
    return "Read \(min(run.read, total)) of \(total)…"
  }
}
