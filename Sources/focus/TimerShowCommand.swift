import ArgumentParser
import SiteKit
import StudyFeature

/// The timer as it stands; on a terminal, as it goes on.
struct TimerShowCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the focus timer; in a terminal, follow it.",
    discussion: """
      Example:
        focus timer show --json
      """)

  @Flag(help: "Print it once, even in a terminal.")
  var once = false
  @OptionGroup var timer: TimerOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try timer.services(in: setting)
    let isFollowed = setting.console.isTerminal && !once && !timer.json
    if isFollowed { await follow(services, in: setting) }
    try await timer.show(services, in: setting)
    return .done
  }

  /// Paints the line anew until nothing is under way; Ctrl-C leaves the timer running.
  private func follow(_ services: Services, in setting: Setting) async {
    let line = ProgressLine(console: setting.console)
    try? await cancellingOnInterrupt {
      while true {
        let model = try await FocusTimer.model(with: services)
        guard model.standing != .ready else { return }
        line.show(FocusTimer.line(model))
        try await Task.sleep(for: .milliseconds(250))
      }
    }
    line.clear()
  }
}
