import ArgumentParser
import Domain
import Features

/// Brings over what was solved on LeetCode.
struct SyncCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "sync", abstract: "Bring over what you solved on LeetCode.",
    discussion: """
      LeetCode shows the last 20 accepted submissions of everybody; the whole list comes over once \
      you are signed in (focus login leetcode). A name is checked there and kept for the next time. \
      What the catalogue does not have is kept and listed.

      Exit status 1 when LeetCode has no such user or another sync goes on, 2 when nobody was \
      named yet, 3 when LeetCode cannot be reached.

      Example:
        focus sync ada
        focus sync --json
      """)

  @Argument(help: "Your name on LeetCode, or your profile's address (else the one that is kept).")
  var username: String?
  @Flag(help: "Then start a review of each problem that came over and has none.")
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
      setting.console.error("Stopped; what came over until then is kept.")
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
