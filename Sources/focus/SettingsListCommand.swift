import AppFeature
import ArgumentParser
import SiteKit

/// Every setting with its value.
struct SettingsListCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List every setting.",
    discussion: """
      Example:
        focus settings list --json
      """)

  @Flag(help: "Print the settings as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let model = try await Settings.model(with: services)
    setting.console.write(json ? Settings.json(model) + "\n" : Settings.text(model))
    return .done
  }
}
