import ArgumentParser
import SiteKit
import StudyFeature

/// Ends a break, or declines the one that is offered.
struct TimerSkipCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "skip", abstract: "Skip the break.",
    discussion: """
      Example:
        focus timer skip
      """)

  @OptionGroup var timer: TimerOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try timer.services(in: setting)
    try await FocusTimer.skip(with: services)
    try await timer.show(services, in: setting)
    return .done
  }
}
