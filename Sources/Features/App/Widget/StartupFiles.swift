/// Files by which a system starts Focus at log-in and reminds of study and habits.
///
/// Each system has files of its own; neither needs the other's.
public struct StartupFiles: Sendable, Hashable {
  /// What starts programs on a system.
  public enum Manager: String, Sendable, Hashable, CaseIterable {
    /// Linux.
    case systemd
    /// macOS.
    case launchd
  }

  /// A file with its name in the manager's folder.
  public struct File: Sendable, Hashable {
    public var name: String
    public var content: String
  }

  /// Stands in each file, so that no file of somebody else's is written over.
  ///
  /// Without two dashes in a row, which no comment of a property list may have.
  public static let mark = "Written by focus widget"

  /// The program's path.
  public var program: String
  /// What follows each command, such as `--data` and its folder.
  public var options: [String]
  /// Where the compilers of the learner's languages are found.
  public var searchPath: String
  /// The learner's zone; nil: the machine's.
  public var zone: String?
  /// In minutes after midnight; nil: none.
  public var reminders: [Widget.Reminder: Int]

  public init(
    program: String, options: [String] = [], searchPath: String, zone: String? = nil,
    reminders: [Widget.Reminder: Int] = [:]
  ) {
    self.program = program
    self.options = options
    self.searchPath = searchPath
    self.zone = zone
    self.reminders = reminders
  }

  /// The files, the server's first.
  public func files(for manager: Manager) throws -> [File] {
    switch manager {
    case .systemd: units
    case .launchd: try agents
    }
  }

  /// What such a file would be called for reminders that are not wanted (any more).
  public func unwanted(for manager: Manager) -> [String] {
    let off = Widget.Reminder.allCases.filter { reminders[$0] == nil }
    return off.flatMap { reminder in
      switch manager {
      case .systemd: ["focus-\(reminder.rawValue).service", "focus-\(reminder.rawValue).timer"]
      case .launchd: ["focus.\(reminder.rawValue).plist"]
      }
    }
  }

  /// What to run once the files are in their folder.
  public func next(for manager: Manager, folder: String) -> [String] {
    let wanted = Widget.Reminder.allCases.filter { reminders[$0] != nil }.map(\.rawValue)
    switch manager {
    case .systemd:
      let names = ["focus.service"] + wanted.map { "focus-\($0).timer" }
      return [
        "systemctl --user daemon-reload",
        "systemctl --user enable --now \(names.joined(separator: " "))",
      ]
    case .launchd:
      return (["serve"] + wanted).map { name in
        "launchctl bootstrap gui/$(id -u) '\(folder)/focus.\(name).plist'"
      }
    }
  }

  /// The command that serves, or the one that says what to be reminded of.
  func arguments(_ reminder: Widget.Reminder? = nil) -> [String] {
    let command =
      reminder.map { ["widget", "--reminder", $0.rawValue] } ?? ["serve", "--no-open"]
    return [program] + command + options
  }
}
