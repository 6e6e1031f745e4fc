import ArgumentParser
import Domain
import InterviewsFeature
import SiteKit

/// For whoever writes cards: reads them all, and runs the tests of those with code.
struct DrillVerifyCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Check cards: their form, their proofs, and their code.",
    discussion: """
      A card's code must fail at least one of its tests, and its solution must pass them all.
      Exit status 1 when a card doesn't.

      Example:
        focus drill verify rounds-status-identity
      """)

  @Argument(help: "The cards (default: all).")
  var cards: [String] = []

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: nil)
    var services = try container.takeHomeServices(grades: false)
    // The cards' own code is trusted, as the catalogue's is.
    services.runner = container.runner(true)
    let all = try services.takeHomes.cards()
    let chosen =
      cards.isEmpty ? all : try cards.map { try Drill.card($0, with: services) }
    var faults = 0
    for card in chosen {
      let found = try await Drill.faults(of: card, with: services)
      faults += found.count
      for fault in found { setting.console.print("\(card.id): \(fault)") }
    }
    setting.console.print("\(chosen.count) cards, \(faults) faults")
    return faults == 0 ? .done : .negative
  }
}
