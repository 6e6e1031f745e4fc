import ArgumentParser
import Domain
import Features

/// The list of problems.
struct ProblemsCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "problems", abstract: "List the problems and how far you got.",
    discussion: """
      Exit status 1 when no problem fits.

      Example:
        focus problems --topic trees --status todo
      """)

  @Option(help: "Only this topic, such as arrays-hashing.")
  var topic: String?
  @Option(help: "Only this list: blind75, neetcode150 or grind169.")
  var list: String?
  @Option(help: "Only these: todo, attempted or solved.")
  var status: String?
  @Option(help: "Only problems that hold these words.")
  var search = ""
  @OptionGroup var options: DataOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let services = try container.servicesWithoutRunner()
    let lists = Set(try services.problems.summaries().flatMap(\.lists)).sorted()
    let filter = ProblemFilter(
      search: search,
      topic: try topic.map { try named($0, "topic", Topic.init, Topic.allCases.map(\.rawValue)) },
      status: try status.map {
        try named(
          $0, "status", ProblemFilter.Status.init, ProblemFilter.Status.allCases.map(\.rawValue))
      },
      list: try list.map { try named($0, "list", { lists.contains($0) ? $0 : nil }, lists) })
    let model = try await Problems.model(filter: filter, with: services)
    setting.console.write(Problems.text(model))
    return model.groups.isEmpty ? .negative : .done
  }

  private func named<Choice>(
    _ name: String, _ kind: String, _ read: (String) -> Choice?, _ known: [String]
  ) throws -> Choice {
    guard let choice = read(name) else {
      throw CommandError.unknownName(kind: kind, name: name, known: known)
    }
    return choice
  }
}
