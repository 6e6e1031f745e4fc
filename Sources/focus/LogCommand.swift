import AppFeature
import ArgumentParser
import Domain
import SiteKit

/// The debug log as text.
struct LogCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Show what Focus did: runs, the network, syncs.",
    discussion: """
      The newest entries, oldest first; secrets are hidden. Exit status 1 when no entry fits.

      Example:
        focus log --level warning --follow
      """)

  @Option(help: "This level and above: debug, info, warning or error.")
  var level = LogEntry.Level.debug.rawValue
  @Option(help: "Only network, sync or execution.")
  var category: String?
  @Option(help: "Only entries that contain these words.")
  var search = ""
  @Flag(help: "Continue with each new entry; Ctrl-C ends it.")
  var follow = false
  @Flag(help: "Print one entry per line as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let filter = LogFilter(
      level: try named(level, "level"), category: try category.map { try named($0, "category") },
      search: search)
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let model = try await DebugLog.model(filter, with: services)
    if json {
      write(model.entries, to: setting.console)
    } else if !follow || !model.entries.isEmpty {
      setting.console.write(DebugLog.text(model))
    }
    guard follow else { return model.entries.isEmpty ? .negative : .done }
    let last = model.entries.last?.id ?? 0
    let console = setting.console
    do {
      try await cancellingOnInterrupt {
        try await DebugLog.follow(filter, after: last, with: services) { write($0, to: console) }
      }
    } catch is CancellationError {}
    return .done
  }

  private func write(_ entries: [LogEntry], to console: Console) {
    for entry in entries { console.print(json ? DebugLog.json(entry) : DebugLog.line(entry)) }
  }

  private func named<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ kind: String
  ) throws -> Choice {
    guard let choice = Choice.allCases.first(where: { $0.rawValue == name.lowercased() }) else {
      throw CommandError.unknownName(
        kind: kind, name: name, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }
}
