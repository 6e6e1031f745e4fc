import ArgumentParser
import AuthoringFeature
import Domain
import Foundation
import OnlineFeature
import ProblemsFeature

/// The folder of a new problem, with everything in it that an author has to write.
struct CatalogueNewCommand: FocusSubcommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Create the folder of a new problem.",
    discussion: """
      Writes every file that Documentation/Problems.md asks for, with TODO: wherever
      something has to be written; the gate lists these. An existing problem is left
      alone.

      A signature is written NAME(PARAMETER: TYPE, …) -> TYPE with the types int,
      long, double, bool, char, string, ListNode, TreeNode, GraphNode, RandomNode,
      Interval and [TYPE] for a list; `inout` before the type of what is changed in place. A class
      is its constructor and its methods with semicolons between:
      'Stack(); push(x: int); pop() -> int'.

      Example:
        focus catalogue new two-sum --topic arrays-hashing --difficulty easy \\
          --number 1 --signature 'twoSum(nums: [int], target: int) -> [int]'
      """)

  @Argument(help: "LeetCode's slug, such as two-sum.")
  var slug: String

  @Option(help: "The topic, such as arrays-hashing.")
  var topic: String

  @Option(help: "easy, medium or hard.")
  var difficulty: String

  @Option(help: "What the learner's code must define.")
  var signature: String

  @Option(help: "LeetCode's title (default: the slug's words).")
  var title: String?

  @Option(help: "LeetCode's number.")
  var number: Int?

  @Option(help: "The lists that it's on, separated by commas: blind75,neetcode150,grind169.")
  var lists = "extra"

  @Flag(help: "LeetCode charges for it, so it's only judged here.")
  var premium = false

  func perform(in setting: Setting) async throws -> ExitStatus {
    let home = try Installation(in: setting, data: nil).home
    let skeleton = try ProblemSkeleton(
      slug: slug, title: title, number: number,
      topic: try named(topic, "topic", Topic.init, Topic.allCases.map(\.rawValue)),
      difficulty: try named(
        difficulty, "difficulty", { Difficulty(rawValue: $0.capitalized) },
        Difficulty.allCases.map { $0.rawValue.lowercased() }),
      lists: try lists.split(separator: ",").map {
        try named(
          String($0), "list", { ProblemSkeleton.lists.contains($0) ? $0 : nil },
          ProblemSkeleton.lists)
      }, isPremium: premium, signature: signature)
    let folder = try skeleton.write(into: home.appending(path: "Content"))
    setting.console.print(
      "\(folder) is ready. Next: write what focus catalogue verify \(slug) lists, starting with "
        + "problem.yml.")
    return .done
  }
}

/// What a word of the command line names, or an error with the nearest names.
private func named<Choice>(
  _ name: String, _ kind: String, _ read: (String) -> Choice?, _ known: [String]
) throws -> Choice {
  guard let choice = read(name) else {
    throw CommandError.unknownName(kind: kind, name: name, known: known)
  }
  return choice
}
