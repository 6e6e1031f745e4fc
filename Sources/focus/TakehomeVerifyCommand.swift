import ArgumentParser
import Domain
import Foundation
import InterviewsFeature
import SiteKit

/// Whether the grader gives everyone what is due, for the projects' authors.
struct TakehomeVerifyCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Grade each project's own parts and compare with what is expected.",
    discussion: """
      The starter stays below 40, the reference gets 100, and the reference with one
      planted defect loses exactly the lines that takehome.yml says. Switched defects
      share one build; those that only break a rule of the sources need none; for each
      of the others the reference is built again. The tests of the folder Tries pass on
      the reference and find a defect of their line. Answers of other designs, in the
      folder Winning, get 100 too, as they are and with each of ten changes of their
      package that SwiftPM allows. --switched, --built (also for tries), --answers and
      --variants try only some of these, others each day. --times repeats the starter, the
      reference and the switched defects, whose scores and lost lines must be the same each
      time. With --again a failing part is graded again; what passes then is reported at the
      end. Exit status 1 when something isn't as it should be.

      Example:
        focus takehome verify
        focus takehome verify --built 2 --answers 1 --variants 1
        focus takehome verify markets --times 20
      """)

  @Argument(help: "Which project (default: all).")
  var app: String?
  @OptionGroup var scope: VerifyOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: nil)
    let services = try container.takeHomeServices(grades: true)
    let chosen =
      try app.map { [try TakeHomes.project($0, with: services)] } ?? services.takeHomes.all()
    let packed = try container.takeHomeServices(grades: true, isPack: true)
    var verifier = TakehomeVerifier(scope, console: setting.console)
    for takeHome in chosen {
      let isPack = TakeHomePack.name(of: takeHome, packs: services.takeHomes.packs) != nil
      try await verifier.verify(takeHome, with: isPack ? packed : services)
    }
    verifier.tellSum()
    return verifier.failed == 0 ? .done : .negative
  }
}
