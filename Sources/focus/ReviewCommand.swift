import AppFeature
import ArgumentParser
import Domain
import SiteKit
import StudyFeature

/// The reviews that are due, and the grades of one problem.
struct ReviewCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "review", abstract: "List what is due for a review, and grade it.",
    discussion: """
      Each problem is shown with the next day for every grade. An accepted submission is graded \
      by what happened (tries, hints, time); --grade overrides that, also afterwards.
      Exit status 1 when nothing is due.

      Example:
        focus review two-sum --grade good
      """)

  @Argument(help: "One problem, such as two-sum (default: all that are due).")
  var slug: String?
  @Option(help: "How well you knew it: again, hard, good or easy.")
  var grade: String?
  @Flag(help: "Print it as JSON.")
  var json = false
  @OptionGroup var options: DataOptions

  func validate() throws {
    if grade != nil, slug == nil { throw ValidationError("--grade needs a problem.") }
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let chosen = try grade.map(named)
    let services = try AppContainer(in: setting, data: options.data).servicesWithoutRunner()
    guard let slug else {
      let model = try await Review.pageModel(with: services)
      setting.console.write(json ? Review.json(model).json + "\n" : Review.text(model))
      return model.due.isEmpty ? .negative : .done
    }
    if let chosen { try await Review.grade(slug, as: chosen, with: services) }
    let model = try await Review.model(slug: slug, with: services)
    setting.console.write(json ? Review.json(model).json + "\n" : Review.text(model))
    return .done
  }

  private func named(_ name: String) throws -> Grade {
    guard let grade = Grade(rawValue: name.lowercased()) else {
      throw CommandError.unknownName(
        kind: "grade", name: name, known: Grade.allCases.map(\.rawValue))
    }
    return grade
  }
}
