import ArgumentParser
import Domain
import SiteKit
import StudyFeature

/// The study plan: today and the next days, and everything that makes or changes a plan.
struct PlanCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Show, start and change your study plan.",
    discussion: """
      Without an option it shows what is carried over, today's problems and the next days.
      A missed problem stays due until it is solved, here or elsewhere.

      Example:
        focus plan --list
        focus plan --start blind75 --weeks 5
        focus plan --make --until 2026-12-24 --hours 6 --known arrays-hashing,two-pointers
        focus plan --replan
      """)

  @Flag(help: "List the ready plans.")
  var list = false
  @Option(help: ArgumentHelp("Start a ready plan.", valueName: "key"))
  var start: String?
  @Flag(help: "Make a plan until an interview (--until and --hours).")
  var make = false
  @Flag(help: "Plan the open problems again; without --yes it only shows what moves.")
  var replan = false
  @Flag(help: "Move the next day forward to today, and all later days with it.")
  var advance = false
  @Flag(help: "End the plan.")
  var reset = false
  @Flag(help: "Undo the last change of the last day.")
  var undo = false

  @Option(help: ArgumentHelp("The plan's first day (default: today).", valueName: "date"))
  var from: String?
  @Option(help: ArgumentHelp("The day of the interview.", valueName: "date"))
  var until: String?
  @Option(help: "How many weeks, for ready plans that need it.")
  var weeks: Int?
  @Option(help: "How many hours per week.")
  var hours: Int?
  @Option(help: ArgumentHelp("Topics that you know well.", valueName: "topic,…"))
  var known: String?
  @Flag(help: "Show what --start or --make would do, without saving it.")
  var preview = false
  @Flag(help: "Do it without asking, even if you follow another plan.")
  var yes = false
  @Flag(help: "Print it as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    let verbs = [list, start != nil, make, replan, advance, reset, undo].count(where: \.self)
    guard verbs <= 1 else { throw ValidationError("Choose one thing to do with the plan.") }
    let isMaking = start != nil || make
    let said = [from, until, known].contains { $0 != nil } || weeks != nil || hours != nil
    guard isMaking || !said && !preview else {
      throw ValidationError("These options need --start or --make.")
    }
    guard !make || weeks == nil else { throw ValidationError("--make needs --until.") }
    guard start == nil || until == nil && known == nil else {
      throw ValidationError("--until and --known need --make.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    let console = setting.console
    if list {
      let model = try await Plan.choices(with: services)
      console.write(json ? Plan.json(model).json + "\n" : Plan.text(model))
      return .done
    }
    if start != nil || make { return try await begin(services, console) }
    if replan { return try await replan(services, console) }
    if reset {
      let title = try await Plan.title(with: services)
      guard yes else { return refuse("“\(title)” would end. Confirm with --yes.", console) }
      try await Plan.reset(with: services)
    }
    if advance { try await Plan.advance(with: services) }
    if undo { try await Plan.restore(with: services) }
    return try await show(services, console, isChange: reset || advance || undo)
  }

  private func show(
    _ services: Services, _ console: Console, isChange: Bool = true
  ) async throws -> ExitStatus {
    let showing = try await Plan.showing(with: services)
    if json { console.print(Plan.json(showing).json) }
    switch showing {
    case .plan(let model):
      if !json { console.write(Plan.text(model)) }
      return .done
    case .choices(let model):
      if !json { console.write(Plan.noPlanText(model)) }
      return isChange ? .done : .negative
    }
  }

  private func begin(_ services: Services, _ console: Console) async throws -> ExitStatus {
    let request = try request()
    let made = try await Plan.preview(request, with: services)
    let model = Plan.PreviewModel(made)
    if preview || model.replaces != nil && !yes {
      console.write(json ? Plan.json(model).json + "\n" : Plan.text(model))
      guard !preview, let current = model.replaces else { return .done }
      return refuse("It would replace “\(current)”. Confirm with --yes.", console)
    }
    try await Plan.start(request, with: services)
    if json {
      console.print(Plan.json(model).json)
    } else {
      console.write(Plan.text(model) + "\nStarted. focus plan shows it.\n")
    }
    return .done
  }

  private func replan(_ services: Services, _ console: Console) async throws -> ExitStatus {
    let model = Plan.ReplanModel(try await Plan.replanning(with: services))
    console.write(json ? Plan.json(model).json + "\n" : Plan.text(model))
    guard yes else {
      if !model.isEmpty, !json { console.print("\nTo do so: focus plan --replan --yes") }
      return .done
    }
    guard try await Plan.replan(shownOn: model.today, with: services) else {
      return refuse("A new day has begun, so nothing was moved. Check it again.", console)
    }
    return .done
  }

  private func refuse(_ words: String, _ console: Console) -> ExitStatus {
    console.error(words)
    return .negative
  }

  private func request() throws -> PlanRequest {
    PlanRequest(
      key: start, start: try day(from, "--from"), weeks: weeks, hours: hours,
      until: try day(until, "--until"), known: try topics())
  }

  private func day(_ text: String?, _ option: String) throws -> CivilDate? {
    guard let text else { return nil }
    guard let day = CivilDate(text) else {
      throw ValidationError("\(option) needs a day such as 2026-12-24.")
    }
    return day
  }

  private func topics() throws -> [Topic] {
    try (known ?? "").split(separator: ",").map { name in
      let word = name.filter { !$0.isWhitespace }.lowercased()
      guard let topic = Topic(rawValue: word) else {
        throw CommandError.unknownName(
          kind: "topic", name: word, known: Topic.allCases.map(\.rawValue))
      }
      return topic
    }
  }
}
