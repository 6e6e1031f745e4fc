import ArgumentParser
import CodingFeature
import Domain
import SiteKit

/// A test that shall count again.
struct ReportsRemoveCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Make a reported test count again.",
    discussion: """
      The report itself stays in the list.

      Example:
        focus reports remove 3
      """)

  @Argument(help: "The report's number, as focus reports shows it.")
  var id: Int
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let report = try await Reports.withdraw(id: id, with: services)
    setting.console.print(
      "Report \(report.id): case \(report.index + 1) of \(report.slug) counts again.")
    return .done
  }
}
