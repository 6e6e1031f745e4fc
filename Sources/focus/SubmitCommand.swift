import ArgumentParser
import CodingFeature
import Domain
import OnlineFeature
import SiteKit

/// Every case here, and LeetCode after them.
struct SubmitCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "submit", abstract: "Judge a solution here, and if it passes, on LeetCode.",
    discussion: """
      Every test is run here first, visible and hidden. Only code that passes them all is sent to
      LeetCode, byte for byte; tests that you reported (focus reports) don't block it.
      Both verdicts are saved. Sign in first: focus login leetcode

      Exit status 0 when LeetCode accepts it, 1 when it isn't accepted here or there, 3 when you
      aren't signed in or LeetCode gave no verdict.

      Example:
        focus submit two-sum two-sum.swift
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Argument(help: "The file with your solution, or - for standard input.")
  var file: String
  @Flag(help: "Print both verdicts as JSON: local, leetcode, and trouble if there was any.")
  var json = false
  @Option(help: "\(Language.names) (default: by the file's extension, or guessed for -).")
  var language: String?
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  /// Both verdicts as scripts read them.
  private struct Report: Encodable {
    var local: Verdict
    var leetcode: Verdict?
    var trouble: String?
  }

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try container.problems.knownProblem(slug)
    let file = try SourceFile(file, language: language, in: setting)
    var submission = Coding.Submission(
      slug: slug, language: file.language, source: file.text, purpose: .submit)
    submission.isOfficial = true
    // Who asks for a submission by its name wants it judged, whatever the page is set to.
    let outcome = try await JudgingCommand.judge(
      submission, on: .local, in: container, setting: setting,
      allowsWeakJail: jail.allowsWeakJail)
    if json {
      let trouble = outcome.trouble.map { [$0.message, $0.hint].compactMap(\.self) }
      let report = Report(
        local: outcome.verdict, leetcode: outcome.official,
        trouble: trouble?.joined(separator: " "))
      setting.console.print(try JudgingCommand.json(report))
    } else {
      setting.console.write(text(outcome, problem))
    }
    return status(outcome)
  }

  private func text(_ outcome: JudgingCommand.Outcome, _ problem: Problem) -> String {
    let verdict = outcome.verdict
    var model = Coding.Model(verdict: verdict, purpose: .submit, problem: problem)
    model.official =
      if let official = outcome.official {
        Coding.Model.Official(official, after: verdict, problem: problem)
      } else if let trouble = outcome.trouble {
        Coding.Model.Official(message: trouble.message, hint: trouble.hint)
      } else if verdict.verdict == .accepted {
        Coding.Model.Official(
          message: "Nothing was sent, because the result from here couldn't be saved.", hint: nil,
          isLocalKept: false)
      } else {
        Coding.Model.Official(before: verdict)
      }
    let advice = Reports.advice(on: verdict).map { "\n" + $0 } ?? ""
    return Coding.text(model) + advice
  }

  private func status(_ outcome: JudgingCommand.Outcome) -> ExitStatus {
    guard outcome.verdict.verdict == .accepted else { return ExitStatus(outcome.verdict.verdict) }
    return outcome.official.map { ExitStatus($0.verdict) } ?? .failed
  }
}
