import ArgumentParser
import Domain
import SiteKit
import StudyFeature

/// What the learner's work adds up to, in figures of text.
struct StatsCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "stats", abstract: "Show what your work adds up to.",
    discussion: """
      The page at /stats shows the same figures with the rows behind each.

      Example:
        focus stats
        focus stats --json
      """)

  @Flag(help: "Print the figures as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let model = try await Stats.model(with: services)
    if json {
      setting.console.print(Stats.json(model).json)
    } else {
      setting.console.write(Stats.text(model))
    }
    return .done
  }
}
