import AppFeature
import Domain
import Foundation
import SiteKit
import Store

extension WidgetCommand {
  /// Writes what a service manager reads, and says what to run next.
  func write(_ manager: StartupFiles.Manager, in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.servicesWithoutRunner()
    let preferences = try await services.database.preferences()
    let folder = output.map { URL(filePath: $0) } ?? Self.folder(of: manager, setting)
    let times = [
      Widget.Reminder.study: preferences.studyReminderMinutes,
      .habits: preferences.habitReminderMinutes,
    ]
    let startup = StartupFiles(
      program: setting.executable.path,
      // A service manager knows nothing of this shell's variables.
      options: ["--data", container.installation.data.path],
      searchPath: setting.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
      zone: preferences.zone, reminders: times.compactMapValues(\.self))
    for file in try startup.files(for: manager) {
      try Self.write(file, to: folder.appending(path: file.name))
      setting.console.print(folder.appending(path: file.name).path)
    }
    for name in startup.unwanted(for: manager) { Self.remove(folder.appending(path: name)) }
    for reminder in Widget.Reminder.allCases where startup.reminders[reminder] == nil {
      setting.console.error(
        "No reminder of \(reminder.rawValue): set its time on the settings page.")
    }
    setting.console.error("Next:")
    for line in startup.next(for: manager, folder: folder.path) {
      setting.console.error("  \(line)")
    }
    return .done
  }

  /// Where a service manager looks for a user's files.
  private static func folder(of manager: StartupFiles.Manager, _ setting: Setting) -> URL {
    let home = URL(filePath: setting.environment["HOME"] ?? NSHomeDirectory())
    switch manager {
    case .launchd: return home.appending(path: "Library/LaunchAgents")
    case .systemd:
      let base = setting.environment["XDG_CONFIG_HOME"].flatMap { $0.isEmpty ? nil : $0 }
      let configuration = base.map { URL(filePath: $0) } ?? home.appending(path: ".config")
      return configuration.appending(path: "systemd/user")
    }
  }

  private static func write(_ file: StartupFiles.File, to url: URL) throws {
    if let known = try? String(contentsOf: url, encoding: .utf8),
      !known.contains(StartupFiles.mark)
    {
      throw CommandError.wouldOverwrite(file: url.path)
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.content.utf8).write(to: url, options: .atomic)
    } catch {
      throw CommandError.unwritable(file: url.path, reason: reasonInWords(error))
    }
  }

  /// Takes away a file of ours that would still remind.
  private static func remove(_ url: URL) {
    guard let known = try? String(contentsOf: url, encoding: .utf8),
      known.contains(StartupFiles.mark)
    else { return }
    try? FileManager.default.removeItem(at: url)
  }
}
