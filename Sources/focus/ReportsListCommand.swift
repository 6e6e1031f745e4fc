import ArgumentParser
import CodingFeature
import Domain
import SiteKit

/// What was reported, and what became of it.
struct ReportsListCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the tests that you reported.",
    discussion: """
      Example:
        focus reports list two-sum
      """)

  @Argument(help: "The problem, such as two-sum (default: all).")
  var slug: String?
  @Flag(help: "Print the reports as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    if let slug { _ = try services.problem(slug) }
    let standings = try await Reports.standings(slug: slug, with: services)
    if json {
      setting.console.print(Reports.json(standings).json)
    } else {
      let models = try standings.map {
        Reports.Model($0, problem: try services.problems.problem($0.report.slug))
      }
      setting.console.write(Reports.text(models))
    }
    return .done
  }
}
