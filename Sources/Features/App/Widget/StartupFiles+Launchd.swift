import Foundation

extension StartupFiles {
  /// A job of launchd's.
  ///
  /// Source: launchd.plist(5).
  private struct Agent: Encodable {
    struct Time: Encodable {
      var Hour: Int
      var Minute: Int
    }

    struct KeepingAlive: Encodable {
      var SuccessfulExit: Bool
    }

    var Label: String
    var ProgramArguments: [String]
    var EnvironmentVariables: [String: String]
    var RunAtLoad: Bool?
    var KeepAlive: KeepingAlive?
    var StartCalendarInterval: Time?
  }

  var agents: [File] {
    get throws {
      let server = Agent(
        Label: "focus.serve", ProgramArguments: arguments(),
        EnvironmentVariables: ["PATH": searchPath], RunAtLoad: true,
        KeepAlive: Agent.KeepingAlive(SuccessfulExit: false))
      let reminding = Widget.Reminder.allCases.compactMap { reminder in
        reminders[reminder].map { minutes in
          Agent(
            Label: "focus.\(reminder.rawValue)",
            ProgramArguments: ["/bin/sh", "-c", Self.macNotice, "remind"] + arguments(reminder),
            EnvironmentVariables: ["PATH": searchPath],
            StartCalendarInterval: Agent.Time(Hour: minutes / 60, Minute: minutes % 60))
        }
      }
      return try ([server] + reminding).map(Self.file)
    }
  }

  private static let macNotice =
    "text=$(\"$@\") || exit 0; [ -n \"$text\" ] || exit 0; exec osascript -e 'on run words' "
    + "-e 'display notification (item 1 of words) with title \"Focus\"' -e 'end run' \"$text\""

  private static func file(_ agent: Agent) throws -> File {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    let text = String(decoding: try encoder.encode(agent), as: UTF8.self)
    let marked = text.replacing(
      "<plist", with: "<!-- \(mark) for launchd -->\n<plist", maxReplacements: 1)
    return File(name: "\(agent.Label).plist", content: marked)
  }
}
