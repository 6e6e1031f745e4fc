import AppFeature
import ArgumentParser
import SiteKit

/// Changes one setting.
struct SettingsSetCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "set", abstract: "Change a setting.",
    discussion: """
      Times are written as 18:30; none resets a choice.

      Example:
        focus settings set zone Europe/Berlin
      """)

  @Argument(help: "The setting, as focus settings lists it.")
  var key: String
  @Argument(help: "The new value.")
  var value: String
  @Flag(help: "Print all settings as JSON afterwards.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    try await Settings.set(key, to: value, with: services)
    let model = try await Settings.model(with: services)
    if json {
      setting.console.print(Settings.json(model))
    } else {
      setting.console.print(Settings.line(key, in: model))
    }
    return .done
  }
}
