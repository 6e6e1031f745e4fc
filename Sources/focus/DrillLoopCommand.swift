import ArgumentParser
import Domain
import InterviewsFeature
import SiteKit

/// A loop of interviews over days.
struct DrillLoopCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "loop",
    abstract: "Go through a phone screen, a take-home project and questions about your answer.",
    discussion: """
      A loop takes days. --begin chooses its project and starts the clock of the phone screen, a \
      problem and two cards in 30 minutes. Then check an answer to the project, and be asked about \
      it. Without an option this prints the state of the last loop, and what to type next.
      Exit status 1 when there is no loop.

      Example:
        focus drill loop --begin markets
        focus drill loop
      """)

  @Option(help: ArgumentHelp("Begin one with this take-home project.", valueName: "project"))
  var begin: String?
  @Flag(help: "Give up the current one; what was answered and checked is kept.")
  var giveUp = false
  @Flag(help: "Print its state as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    guard begin == nil || !giveUp else {
      throw ValidationError("--begin and --give-up can't be combined.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    if let begin { _ = try await Drill.beginLoop(begin, with: services) }
    guard let last = try await Drill.loops(with: services).loops.first else {
      setting.console.print(
        json
          ? Value.null.json
          : "You haven't started a loop yet. Begin one: focus drill loop --begin markets"
      )
      return .negative
    }
    if giveUp { try await Drill.end(loop: last.id, with: services) }
    let model = try await Drill.model(loop: last.id, with: services)
    setting.console.write(json ? Drill.json(model).json + "\n" : Drill.text(model))
    return .done
  }
}
