import AppFeature
import ArgumentParser
import Domain
import SiteKit
import StudyFeature

/// What the learner means to do each day.
struct HabitsCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "habits", abstract: "List today's habits, tick them, or change the list.",
    discussion: """
      A name's first letters are enough when they match only one habit. A habit that
      is removed keeps its days: add it again, or undo it, and it's back.

      Example:
        focus habits
        focus habits --done exercise
        focus habits --rename exercise --to "Run 5 km"
      """)

  @Option(help: ArgumentHelp("Tick a habit for today.", valueName: "name"))
  var done: String?
  @Option(
    help: ArgumentHelp("Undo today's tick, or restore a removed habit.", valueName: "name"))
  var undo: String?
  @Option(help: ArgumentHelp("Add a habit.", valueName: "name"))
  var add: String?
  @Option(help: ArgumentHelp("Rename a habit, with --to.", valueName: "name"))
  var rename: String?
  @Option(help: ArgumentHelp("The new name.", valueName: "name"))
  var to: String?
  @Option(help: ArgumentHelp("Remove a habit from the list.", valueName: "name"))
  var remove: String?
  @Flag(help: "Print the habits as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    guard [done, undo, add, rename, remove].count(where: { $0 != nil }) <= 1 else {
      throw ValidationError("Do one thing at a time.")
    }
    guard (rename == nil) == (to == nil) else {
      throw ValidationError("--rename OLD needs --to NEW.")
    }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    try await change(with: services)
    let model = try await Today.model(with: services)
    if json {
      setting.console.print(Today.habitJSON(model).json)
    } else {
      setting.console.write(Today.habitText(model))
    }
    return .done
  }

  private func change(with services: Services) async throws {
    if let add { try await Habits.add(named: add, with: services) }
    if let undo { try await Habits.undo(named: undo, with: services) }
    for (name, action) in [
      (done, TodayPath.HabitAction.tick), (rename, .rename), (remove, .remove),
    ] {
      guard let name else { continue }
      let habit = try await Habits.habit(named: name, with: services)
      try await Habits.change(habit.id, action, name: to ?? "", with: services)
    }
  }
}
