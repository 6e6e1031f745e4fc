import ArgumentParser
import CodingFeature
import Domain
import SiteKit

/// A test that both references shall judge again.
struct ReportsAddCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Have both references judge a failing hidden test again.",
    discussion: """
      Takes the newest submission (focus test, or the page) that failed on the case,
      without --case and --input its first failing hidden case. Exit status 0 when the
      test is left out, 1 when it still counts.

      Example:
        focus reports add two-sum --reason "The answer is not unique."
        focus reports add two-sum --input '[[3,3],6]' --reason "Six is too large." --insist
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Option(help: "What is wrong with the test, in at most \(Reports.longestReason) characters.")
  var reason: String
  @Option(name: .customLong("case"), help: "The case's number, as the result shows it.")
  var number: Int?
  @Option(
    help: ArgumentHelp(
      "The failing input, or the smallest that was found for it.", valueName: "json"))
  var input: String?
  @Flag(help: "Leave the test out even if the references agree with it.")
  var insist = false
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try container.problems.knownProblem(slug)
    let values = try input.map { try problem.input(typed: $0) }
    let reason = try Reports.checked(reason)
    let services = try container.services(allowsWeakJail: jail.allowsWeakJail)
    let subject = try await Reports.subject(
      slug: slug, index: number.map { $0 &- 1 }, input: values, with: services)
    let progress = ProgressLine(console: setting.console)
    defer { progress.clear() }
    progress.show("Both references are running…")
    let report = try await cancellingOnInterrupt { [insist] in
      try await Reports.make(subject, reason: reason, insists: insist, with: services)
    }
    progress.clear()
    let model = Reports.Model(Reports.Standing(report: report), problem: problem)
    setting.console.write(Reports.text(model))
    if model.canInsist {
      setting.console.write(
        "To leave it out anyway, repeat this with --insist; each verdict will say so.\n")
    }
    return report.leavesOut ? .done : .negative
  }
}
