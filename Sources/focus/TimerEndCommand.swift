import ArgumentParser
import SiteKit
import StudyFeature

/// Ends a session before its time.
struct TimerEndCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "end", abstract: "End the session; the focused time is kept.",
    discussion: """
      Example:
        focus timer end
      """)

  @OptionGroup var timer: TimerOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try timer.services(in: setting)
    try await FocusTimer.end(with: services)
    try await timer.show(services, in: setting)
    return .done
  }
}
