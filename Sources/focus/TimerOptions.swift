import ArgumentParser
import Domain
import SiteKit
import StudyFeature

/// What every command of the focus timer takes, and how it shows what came of it.
struct TimerOptions: ParsableArguments {
  @Flag(help: "Print the timer as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func services(in setting: Setting) throws -> Services {
    try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
  }

  /// Prints the timer as it stands.
  func show(_ services: Services, in setting: Setting) async throws {
    let model = try await FocusTimer.model(with: services)
    if json {
      setting.console.print(FocusTimer.json(model).json)
    } else {
      setting.console.write(FocusTimer.text(model))
    }
  }
}
