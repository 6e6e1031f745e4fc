import ArgumentParser
import Domain
import ProblemsFeature
import SiteKit

/// The list of problems, as the page narrows it.
struct ProblemsCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "problems", abstract: "List the problems and how far you got.",
    discussion: """
      The options narrow the list like the page's filters. Exit status 1 when no problem matches.

      Example:
        focus problems --list blind75 --topic trees --status new
        focus problems --draw --difficulty medium
        focus problems --map --topic trees
      """)

  @Option(help: "Only this topic, such as arrays-hashing.")
  var topic: String?
  @Option(help: "Only this list: blind75, neetcode150 or grind169.")
  var list: String?
  @Option(help: "Only easy, medium or hard ones.")
  var difficulty: String?
  @Option(help: "Only these: new, tried, solved, or due for a review.")
  var status: String?
  @Option(help: "Only problems with these words in the title, topic, approaches or statement.")
  var search = ""
  @Flag(help: "Show the topics as a road map; with --topic, what builds on what, and companions.")
  var map = false
  @Flag(help: "Pick one at random, more often where you're weak.")
  var draw = false
  @Flag(help: "Show the problem of the day.")
  var daily = false
  @Flag(help: "Print the problems as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    if [map, draw, daily].count(where: \.self) > 1 {
      throw ValidationError("Choose one of --map, --draw and --daily.")
    }
    if daily, topic != nil || list != nil || difficulty != nil || status != nil || !search.isEmpty {
      throw ValidationError("--daily takes no filter: it's the same problem for everyone.")
    }
    if map, json { throw ValidationError("Choose one of --map and --json.") }
    if map, status != nil || !search.isEmpty {
      throw ValidationError("--map works only with --topic, --list and --difficulty.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let filter = try filter()
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.servicesWithoutRunner()
    var model = try await Problems.model(filter: filter, with: services)
    if daily { model.rows = model.ofTheDay.map { [$0] } ?? [] }
    if draw {
      var generator = SystemRandomNumberGenerator()
      let drawn = try await Problems.draw(filter: filter, with: services, using: &generator)
      model.rows.removeAll { $0.slug != drawn?.slug }
    }
    if json {
      setting.console.print(Problems.json(model))
    } else {
      setting.console.write(map ? Problems.mapText(model) : Problems.text(model))
    }
    return model.rows.isEmpty ? .negative : .done
  }

  private func filter() throws -> ProblemFilter {
    let due = "due"
    return ProblemFilter(
      search: search, topic: try named(topic, "topic"),
      difficulty: try named(difficulty, "difficulty"), list: try named(list, "list"),
      status: try (status == due ? nil : named(status, "status", besides: [due])),
      isDue: status == due)
  }

  private func named<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String?, _ kind: String, besides others: [String] = []
  ) throws -> Choice? {
    guard let name else { return nil }
    let choice = Choice.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let choice else {
      throw CommandError.unknownName(
        kind: kind, name: name, known: Choice.allCases.map { $0.rawValue.lowercased() } + others)
    }
    return choice
  }
}
