import ArgumentParser
import SiteKit
import StudyFeature

/// Has the time go on.
struct TimerResumeCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "resume", abstract: "Resume the paused focus timer.",
    discussion: """
      Example:
        focus timer resume
      """)

  @OptionGroup var timer: TimerOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try timer.services(in: setting)
    try await FocusTimer.resume(with: services)
    try await timer.show(services, in: setting)
    return .done
  }
}
