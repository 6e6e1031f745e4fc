import ArgumentParser
import InterviewsFeature
import SiteKit

/// The projects that there are.
struct TakehomeListCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the take-home projects with their last scores.",
    discussion: """
      Example:
        focus takehome list
      """)

  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let model = try await TakeHomes.model(with: services)
    setting.console.write(TakeHomes.text(model))
    return model.projects.isEmpty ? .negative : .done
  }
}
