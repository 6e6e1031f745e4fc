import AppFeature
import ArgumentParser
import Domain
import SiteKit

/// The day as the page shows it.
struct TodayCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "today", abstract: "Show what is planned for today, and what is done.",
    discussion: """
      Streak, goal and focus time, reviews that are due, the plan's problems, what was
      carried over, tomorrow, and habits.

      Example:
        focus today
        focus today --json
      """)

  @Flag(help: "Print the day as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let model = try await Today.model(with: services)
    if json {
      setting.console.print(Today.json(model).json)
    } else {
      setting.console.write(Today.text(model))
    }
    return .done
  }
}
