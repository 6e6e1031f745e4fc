import ArgumentParser
import CodingFeature
import Domain
import OnlineFeature
import SiteKit
import StudyFeature

/// Every case, visible and hidden.
struct TestCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Judge a solution with every test, visible and hidden.",
    discussion: """
      Shows the smallest failing input found. Exit status 0 when it is accepted, 1 when it isn't.
      Tests that you reported (focus reports) run but don't count, and the verdict says so.

      A case may use 512 MB of memory and 1 s of CPU time (2 s in Python and JavaScript), or ten
      times what the slowest reference allowed by LeetCode's bounds needs.

      Accepted code is then tried on cases beyond LeetCode's bounds, which never reject it: a
      sentence (stretch in the JSON) says how far it gets. It is also measured on growing inputs
      next to the fast and the slow reference, in two or three seconds of CPU time, and a sentence
      says which of them it grows like. That never makes it fail. --no-growth leaves both out;
      --growth also measures code that isn't accepted.

      A case that fails only after others is reported to pass alone, with what your code keeps from
      an earlier one; it is never made smaller and never saved.

      --keep adds the smallest failing input to your own cases, which focus run uses.

      Example:
        focus test two-sum two-sum.swift --json
        focus test two-sum two-sum.swift --keep
        pbpaste | focus test two-sum - --language swift
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Argument(help: "The file with your solution, or - for standard input.")
  var file: String
  @Flag(help: "Print the whole verdict as JSON.")
  var json = false
  @Flag(
    inversion: .prefixedNo,
    help: "Measure how it grows, whatever the verdict (default: only if accepted).")
  var growth: Bool?
  @Flag(help: "Add the smallest failing input to your own cases.")
  var keep = false
  @Option(help: "\(Language.names) (default: by the file's extension, or guessed for -).")
  var language: String?
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try container.problems.knownProblem(slug)
    let file = try SourceFile(file, language: language, in: setting)
    var submission = Coding.Submission(
      slug: slug, language: file.language, source: file.source, purpose: .submit)
    submission.growth = growth.map { $0 ? .always : .never } ?? .afterAccept
    let verdict = try await JudgingCommand.judge(
      submission, in: container, setting: setting, allowsWeakJail: jail.allowsWeakJail
    ).verdict
    let model = Coding.Model(verdict: verdict, purpose: .submit, problem: problem)
    if json {
      setting.console.print(try JudgingCommand.json(verdict))
      if let words = try await keepFailure(of: verdict, model, problem, in: container) {
        setting.console.error(words)
      }
    } else {
      setting.console.write(Coding.text(model))
      if verdict.verdict == .accepted {
        let review = try await Review.model(
          slug: slug, with: try container.servicesWithoutRunner())
        if let line = Review.line(review) { setting.console.write("\n" + line) }
      }
      let words = try await keepFailure(of: verdict, model, problem, in: container)
      if let words = words ?? Coding.keepingAdvice(on: model) {
        setting.console.print("\n" + words)
      }
      if let advice = Reports.advice(on: verdict) { setting.console.write("\n" + advice) }
    }
    return ExitStatus(verdict.verdict)
  }

  /// Keeps the input that fails and says what became of it; nil when nothing is to be kept.
  private func keepFailure(
    of verdict: Verdict, _ model: Coding.Model, _ problem: Problem, in container: AppContainer
  ) async throws -> String? {
    guard keep, verdict.verdict != .accepted else { return nil }
    guard let text = model.failure?.addable else {
      let reason =
        switch verdict.firstFailure {
        case let failure? where failure.passesAlone == true: "the failing case passes alone"
        case let failure? where failure.visible: "focus run already uses this case"
        case let failure? where !failure.input.isEmpty: "its input is too large"
        default: "no failing input is known"
        }
      return "Nothing was added: \(reason)."
    }
    let services = try container.servicesWithoutRunner()
    let input = try problem.input(typed: text)
    let known = try await Coding.ownCases(slug: problem.slug, with: services)
    // Added again it would lose the answer that the learner expects.
    guard !known.contains(where: { $0.input == input }) else {
      return "It's already one of your cases; focus run uses it."
    }
    try await Coding.addOwnCase(
      slug: problem.slug, input: text, expected: nil, with: services)
    return "Added to your cases; focus run uses it."
  }
}
