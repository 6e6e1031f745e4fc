import ArgumentParser
import Domain
import Features

/// Every case, visible and hidden.
struct TestCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Judge a solution with every test, visible and hidden.",
    discussion: """
      Of what fails the smallest input that was found is shown. Exit status 0 when it is accepted,
      1 when it is not.

      Example:
        focus test two-sum two-sum.swift --json
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Argument(help: "The file with your solution.")
  var file: String
  @Flag(help: "Print the whole verdict as JSON.")
  var json = false
  @Option(help: "\(Language.names) (else by the file's ending).")
  var language: String?
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try Coding.problem(slug, in: container.problems)
    let file = try SourceFile(file, language: language)
    let verdict = try await JudgingCommand.judge(
      Coding.Submission(
        slug: slug, language: file.language, source: file.source, purpose: .submit),
      in: container, setting: setting, allowsWeakJail: jail.allowsWeakJail)
    if json {
      setting.console.print(try JudgingCommand.json(verdict))
    } else {
      let model = Coding.Model(verdict: verdict, purpose: .submit, problem: problem)
      setting.console.write(Coding.text(model))
    }
    return ExitStatus(verdict.verdict)
  }
}
