import ArgumentParser
import Domain
import Features

/// Every case, visible and hidden.
struct TestCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Judge a solution with every test, visible and hidden.",
    discussion: """
      Of what fails the smallest input that was found is shown. Exit status 0 when it is accepted,
      1 when it is not. Tests that you reported (focus reports) run and do not count, which is said.

      What is accepted is then measured on inputs of rising size beside the fast and the slow
      reference, in two or three seconds of CPU time, and a sentence says which of them it grows
      like. That never makes it fail. --no-growth leaves it out; --growth also measures what is not
      accepted.

      Example:
        focus test two-sum two-sum.swift --json
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Argument(help: "The file with your solution.")
  var file: String
  @Flag(help: "Print the whole verdict as JSON.")
  var json = false
  @Flag(
    inversion: .prefixedNo,
    help: "Measure how it grows, whatever the verdict (else only what is accepted).")
  var growth: Bool?
  @Option(help: "\(Language.names) (else by the file's ending).")
  var language: String?
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try Coding.problem(slug, in: container.problems)
    let file = try SourceFile(file, language: language)
    var submission = Coding.Submission(
      slug: slug, language: file.language, source: file.source, purpose: .submit)
    submission.growth = growth.map { $0 ? .always : .never } ?? .afterAccept
    let verdict = try await JudgingCommand.judge(
      submission, in: container, setting: setting, allowsWeakJail: jail.allowsWeakJail)
    if json {
      setting.console.print(try JudgingCommand.json(verdict))
    } else {
      let model = Coding.Model(verdict: verdict, purpose: .submit, problem: problem)
      setting.console.write(Coding.text(model))
      if verdict.verdict == .accepted {
        let review = try await Review.model(
          slug: slug, with: try container.servicesWithoutRunner())
        if let line = Review.line(review) { setting.console.write("\n" + line) }
      }
      if let advice = Reports.advice(on: verdict) { setting.console.write("\n" + advice) }
    }
    return ExitStatus(verdict.verdict)
  }
}
