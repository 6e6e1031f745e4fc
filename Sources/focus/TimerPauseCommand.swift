import ArgumentParser
import SiteKit
import StudyFeature

/// Stops the time until it is resumed.
struct TimerPauseCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "pause", abstract: "Pause the focus timer.",
    discussion: """
      Example:
        focus timer pause
      """)

  @OptionGroup var timer: TimerOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try timer.services(in: setting)
    try await FocusTimer.pause(with: services)
    try await timer.show(services, in: setting)
    return .done
  }
}
