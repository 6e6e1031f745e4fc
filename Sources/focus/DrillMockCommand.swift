import ArgumentParser
import Domain
import InterviewsFeature
import SiteKit

/// The mock interview of the page, played in the terminal.
struct DrillMockCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "mock",
    abstract: "Play a mock interview: a problem, three cards and a take-home question.",
    discussion: """
      It lasts 45 minutes. An interview in progress continues where you left it, here or on the \
      page. The problem is done once focus test accepts it; cards are answered here. When all is done, \
      or you end it, or its time is over, you compare your answers with their points, and the \
      report follows. The same lines may be piped in.
      Exit status 1 when there is nothing to ask, or with --report or --json nothing to show.

      Example:
        focus drill mock
        focus drill mock --report
        focus drill mock --about markets
      """)

  @Option(
    help: ArgumentHelp(
      "Instead, three questions in 15 minutes about your last saved answer to a project.",
      valueName: "project"))
  var about: String?
  @Flag(help: "Print its state, or the last report; begin and ask nothing.")
  var report = false
  @Flag(help: "The same as JSON.")
  var json = false
  @OptionGroup var jail: JailOptions
  @OptionGroup var options: DataOptions

  func validate() throws {
    guard about == nil || !(report || json) else {
      throw ValidationError("--about begins an interview; --report and --json only report on one.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.servicesWithoutRunner()
    if report || json { return try await show(services, in: setting) }
    do {
      let interview = try await begin(with: services)
      var talk = DrillInterviewTalk(
        setting, services: services,
        cards: DrillTalk(setting, container: container, allowsWeakJail: jail.allowsWeakJail))
      try await talk.play(interview.id)
      return .done
    } catch DrillError.nothingToAsk {
      setting.console.error("\(DrillError.nothingToAsk)")
      return .negative
    }
  }

  private func begin(with services: Services) async throws -> MockInterview {
    guard let about else { return try await Drill.begin(with: services) }
    return try await Drill.begin(
      about: try await TakeHomes.lastCheck(of: about, with: services), with: services)
  }

  private func show(_ services: Services, in setting: Setting) async throws -> ExitStatus {
    guard let model = try await Drill.latestInterview(with: services) else {
      setting.console.print(
        json ? Value.null.json : "You haven't had a mock interview yet. Begin one: focus drill mock"
      )
      return .negative
    }
    setting.console.write(json ? Drill.json(model).json + "\n" : Drill.text(model))
    return .done
  }
}
