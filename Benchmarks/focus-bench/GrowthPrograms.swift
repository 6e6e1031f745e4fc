import Catalogue
import Domain

/// A program whose growth is known by declaration: an approach of the editorial, or one made of it.
struct GrowthProgram {
  enum Truth: String, Codable { case fast, slow }

  let name: String
  let language: Language
  let source: String
  let truth: Truth
}

extension GrowthProgram {
  /// Approaches whose editorial declares another growth than the fast reference's.
  private static let slowApproaches: Set<String> = [
    "find-median-from-data-stream/sorted-list", "find-peak-element/first-descent",
    "last-stone-weight/in-order",
  ]
  /// Approaches whose editorial declares that it depends on the input, or is like neither reference.
  private static let undeclared: Set<String> = [
    "add-binary/bitwise", "best-time-to-buy-and-sell-stock-with-cooldown/first-trade",
    "bus-routes/comparing", "car-fleet/by-mile", "cheapest-flights-within-k-stops/heap",
    "detect-squares/diagonal", "find-k-closest-elements/two-ends",
    "kth-largest-element-in-a-stream/in-order", "minimum-knight-moves/formula",
    "network-delay-time/queue", "pacific-atlantic-water-flow/sweeps",
    "palindrome-partitioning/endings", "search-a-2d-matrix/staircase", "walls-and-gates/each-gate",
  ]

  /// Problems whose brute reference is declared to cost memory or elegance, not time, or no more
  /// than a logarithm, or a time that is hidden behind reading the input.
  private static let quickBrutes: Set<String> = [
    "add-binary", "binary-search", "convert-sorted-array-to-binary-search-tree", "counting-bits",
    "design-hit-counter", "design-twitter", "encode-and-decode-strings",
    "find-minimum-in-rotated-sorted-array", "find-the-duplicate-number", "first-bad-version",
    "happy-number", "insert-interval", "letter-combinations-of-a-phone-number", "linked-list-cycle",
    "lowest-common-ancestor-of-a-binary-search-tree", "maximum-frequency-stack",
    "median-of-two-sorted-arrays", "merge-two-sorted-lists", "middle-of-the-linked-list",
    "minimum-knight-moves", "move-zeroes", "number-of-1-bits", "odd-even-linked-list",
    "palindrome-linked-list", "palindrome-number", "path-sum-ii",
    "remove-nth-node-from-end-of-list", "reorder-list", "reverse-bits", "reverse-integer",
    "reverse-linked-list", "reverse-nodes-in-k-group", "rotate-image", "rotate-list",
    "search-in-rotated-sorted-array", "serialize-and-deserialize-binary-tree", "single-number",
    "sort-list", "squares-of-a-sorted-array", "subsets-ii", "sum-of-two-integers",
    "swap-nodes-in-pairs", "symmetric-tree", "time-based-key-value-store",
  ]

  /// The programs of a problem in a language that are no references.
  static func all(of folder: ProblemFolder, in language: Language) -> [GrowthProgram] {
    let problem = folder.problem
    // Both references are declared to grow alike: there is nothing to be right about.
    guard problem.complexity.slow != problem.complexity.time,
      problem.complexity.slow != "n * \(problem.complexity.time)"
    else { return [] }
    var programs: [GrowthProgram] = []
    for solution in problem.solutions
    where solution.language == language && !["fast", "brute"].contains(solution.name) {
      let path = "\(problem.slug)/\(solution.name)"
      guard !undeclared.contains(path) else { continue }
      programs.append(
        GrowthProgram(
          name: solution.name, language: language, source: solution.source,
          truth: slowApproaches.contains(path) ? .slow : .fast))
    }
    for mutant in folder.mutants where mutant.name == "slow" && mutant.language == language {
      programs.append(
        GrowthProgram(name: "slow", language: language, source: mutant.source, truth: .slow))
    }
    for (name, truth) in [("fast", Truth.fast), ("brute", .slow)] {
      guard let solution = problem.solution(name, in: language) else { continue }
      for rewriting in Rewriting.allCases {
        guard let source = rewriting.source(of: solution, for: problem) else { continue }
        // Sorting would hide what a reference does that never looks at most of its input.
        if rewriting == .sortsFirst, truth == .slow || problem.complexity.isBelowLinear { continue }
        programs.append(
          GrowthProgram(
            name: "\(name) \(rewriting.rawValue)", language: language, source: source,
            truth: quickBrutes.contains(problem.slug) ? .fast : truth))
      }
    }
    return programs
  }
}

extension Complexity {
  fileprivate var isBelowLinear: Bool { ["1", "log n"].contains(time) }
}

/// A way to make a program that costs more and grows the same.
private enum Rewriting: String, CaseIterable {
  case thrice
  case sortsFirst = "sorts first"

  /// Nil where the arguments are nodes, are changed in place or are no numbers to be sorted.
  func source(of solution: Solution, for problem: Problem) -> String? {
    guard case .function(let function) = problem.signature, function.inPlace == nil,
      function.oracle == nil,
      function.parameters.allSatisfy({ $0.role == .argument && !$0.type.holdsNodes })
    else { return nil }
    if self == .sortsFirst, function.parameters.first?.type != .list(.int) { return nil }
    let inner = solution.source.replacing("Solution", with: "Reference")
    return solution.language == .swift
      ? swift(inner, function) : python(inner, function)
  }

  private func swift(_ inner: String, _ function: FunctionSignature) -> String {
    let names = function.arguments.map(\.name)
    let call = "Reference().\(function.name)(\(names.joined(separator: ", ")))"
    let body =
      switch self {
      case .thrice:
        "var result = \(call)\n    for _ in 0..<2 { result = \(call) }\n    return result"
      case .sortsFirst:
        "let sorted = \(names[0]).sorted()\n"
          + "    precondition(sorted.count == \(names[0]).count)\n    return \(call)"
      }
    let head = function.declaration(in: .swift)
    return "\(inner)\n\nclass Solution {\n  \(head) {\n    \(body)\n  }\n}\n"
  }

  private func python(_ inner: String, _ function: FunctionSignature) -> String? {
    let call = "Reference().\(function.name)(*copied(arguments))"
    let body =
      switch self {
      case .thrice: "\(call)\n        \(call)"
      case .sortsFirst: "sorted(arguments[0])"
      }
    return """
      \(inner)

      def copied(value):
          return [copied(item) for item in value] if isinstance(value, (list, tuple)) else value

      class Solution:
          def \(function.name)(self, *arguments):
              \(body)
              return \(call)

      """
  }
}

extension ValueType {
  fileprivate var holdsNodes: Bool {
    if case .list(let element) = self { return element.holdsNodes }
    return isNode
  }
}
