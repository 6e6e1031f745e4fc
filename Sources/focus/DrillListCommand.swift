import ArgumentParser
import Domain
import InterviewsFeature
import SiteKit

/// The interview cards that there are.
struct DrillListCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the interview cards and when they are due.",
    discussion: """
      Kinds: K key points, T trade-off, S steps, D debugging, G design, C code, N numbers.
      Exit status 1 when there is no such card.

      Example:
        focus drill list --topic heroes --state new
      """)

  @OptionGroup var which: DrillFilterOptions
  @Flag(help: "Print it as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let model = try await Drill.model(try which.filter(), with: services)
    setting.console.write(json ? Drill.json(model).json + "\n" : Drill.text(model))
    return model.topics.isEmpty ? .negative : .done
  }
}
