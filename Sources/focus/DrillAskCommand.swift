import ArgumentParser
import Domain
import InterviewsFeature
import SiteKit

/// Asks interview questions in the terminal, one after the other.
struct DrillAskCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "ask", abstract: "Ask what is due, then what is new (the default).",
    discussion: """
      Answer aloud and press Enter, or type lines and end with an empty one. Then the points are \
      shown: choose the ones your answer had, and grade yourself. The same lines may be piped in. \
      With a language model in the settings, m has it compare what you typed; Ctrl-C stops it.
      Exit status 1 when nothing is due or new.

      Example:
        focus drill ask --topic markets --kind T
        focus drill ask heroes-pagination
      """)

  @Argument(help: "One card, such as heroes-pagination (default: what is due).")
  var card: String?
  @OptionGroup var which: DrillFilterOptions
  @OptionGroup var jail: JailOptions
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.servicesWithoutRunner()
    var talk = DrillTalk(setting, container: container, allowsWeakJail: jail.allowsWeakJail)
    if let card {
      _ = try await talk.ask(try Drill.card(card, with: services), with: services)
      return .done
    }
    let filter = try which.filter()
    var asked: Set<String> = []
    // A card that was left without a grade stays due, and is not asked for ever.
    while let next = try await Drill.next(filter, leaving: asked, with: services) {
      asked.insert(next.id)
      guard try await talk.ask(next, with: services) else { return .done }
    }
    guard asked.isEmpty else { return .done }
    setting.console.print("Nothing is due or new here. All cards: focus drill list")
    return .negative
  }
}
