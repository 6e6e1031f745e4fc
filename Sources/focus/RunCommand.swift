import ArgumentParser
import CodingFeature
import Domain
import OnlineFeature
import SiteKit

/// The visible examples, or own inputs.
struct RunCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a solution on the examples or on your own inputs.",
    discussion: """
      Without --input the visible examples and your own saved cases are run. With it only the given
      inputs are run, and the reference provides what is expected. Exit status 1 when a case isn't
      accepted.

      --on chooses where it runs, this time only: on this machine, on LeetCode (sign in first: focus
      login leetcode), or nowhere. The problem's page sets it permanently.

      Example:
        focus run two-sum two-sum.swift --input '[[3,3],6]' --input '[[1,2],3]'
        focus run two-sum two-sum.swift --input 'nums = [3,3], target = 6'
        focus run two-sum two-sum.swift --on leetcode
        pbpaste | focus run two-sum - --language swift --json
      """)

  @Argument(help: "The problem, such as two-sum.")
  var slug: String
  @Argument(help: "The file with your solution, or - for standard input.")
  var file: String
  @Option(
    name: .customLong("input"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "An input: a JSON array of all arguments, one JSON value for each, or as LeetCode writes it: "
        + "'nums = [2,7], target = 9'. May be repeated.",
      valueName: "json"))
  var inputs: [String] = []
  @Flag(help: "Print the whole verdict as JSON.")
  var json = false
  @Option(help: "\(Language.names) (default: by the file's extension, or guessed for -).")
  var language: String?
  @Option(help: "\(ExecutionPlace.names) (default: as chosen on the problem's page).")
  var on: String?
  @OptionGroup var options: DataOptions
  @OptionGroup var jail: JailOptions

  func perform(in setting: Setting) async throws -> ExitStatus {
    let container = try AppContainer(in: setting, data: options.data)
    let problem = try container.problems.knownProblem(slug)
    let file = try SourceFile(file, language: language, in: setting)
    let place = try on.map(ExecutionPlace.named)
    let verdict = try await JudgingCommand.judge(
      Coding.Submission(
        slug: slug, language: file.language, source: file.source, purpose: .run,
        extraInputs: try Self.inputs(inputs, of: problem), isExtraOnly: !inputs.isEmpty),
      exactSource: file.text, on: place, in: container, setting: setting,
      allowsWeakJail: jail.allowsWeakJail
    ).verdict
    if json {
      setting.console.print(try JudgingCommand.json(verdict))
    } else {
      setting.console.write(
        Coding.text(Coding.Model(verdict: verdict, purpose: .run, problem: problem)))
    }
    return ExitStatus(verdict.verdict)
  }

  /// Reads the inputs: each text is a whole one, or they make one input for every few arguments.
  static func inputs(_ texts: [String], of problem: Problem) throws -> [[Value]] {
    let arity =
      if case .function(let function) = problem.signature { function.parameters.count } else { 2 }
    do {
      return try texts.map { try problem.input(typed: $0) }
    } catch {
      // As LeetCode writes it, without quotes around the whole.
      if texts.count > 1, texts.contains(where: { $0.contains("=") }),
        let named = try? problem.input(typed: texts.joined(separator: " "))
      {
        return [named]
      }
      guard arity > 1, texts.count % arity == 0 else { throw error }
      let grouped = try? stride(from: 0, to: texts.count, by: arity).map { start in
        try problem.input(
          typed: texts[start..<start + arity].joined(separator: "\n"))
      }
      // Read neither way: the first reading's complaint is about what was typed.
      guard let grouped else { throw error }
      return grouped
    }
  }
}

extension ExecutionPlace {
  /// All of them by name, for the help of options.
  fileprivate static let names = "local, leetcode or none"

  /// A place by its name, or an error with the nearest names.
  fileprivate static func named(_ name: String) throws -> ExecutionPlace {
    guard let place = ExecutionPlace(rawValue: name.lowercased()) else {
      throw CommandError.unknownName(
        kind: "place", name: name, known: allCases.map(\.rawValue))
    }
    return place
  }
}
