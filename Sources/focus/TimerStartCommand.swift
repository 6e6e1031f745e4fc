import ArgumentParser
import Domain
import SiteKit
import StudyFeature

/// Begins what comes next: a focus session, or the break that it earned.
struct TimerStartCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "start", abstract: "Start a focus session, or the break that is offered.",
    discussion: """
      With --minutes or --problem it is a focus session, whatever is offered.

      Example:
        focus timer start --minutes 50 --problem two-sum
      """)

  @Option(help: "How long, 1 to 240 (default: from the settings).")
  var minutes: String?
  @Option(help: "What you work on: a problem's slug, title or number.")
  var problem: String?
  @OptionGroup var timer: TimerOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try timer.services(in: setting)
    let isFocus = minutes != nil || problem != nil
    let wish = try FocusTimer.Wish(
      minutes: minutes, problem: problem, phase: isFocus ? .focus : nil)
    try await FocusTimer.start(wish, with: services)
    try await timer.show(services, in: setting)
    return .done
  }
}
