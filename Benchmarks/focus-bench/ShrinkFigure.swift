import Domain
import Foundation

/// What the search for one mutant's counterexample found and took.
struct ShrinkFigure {
  static let head = [
    "| mutant | kind | first | found | exhaustive | CPU ms | wall ms | jobs | cases | crashes "
      + "| of cases, ms | input |",
    "|---|---|---|---|---|---|---|---|---|---|---|---|",
  ]

  let slug: String
  let mutant: String
  let kind: VerdictKind
  /// How the mutant ends on what was found, under the real limits.
  let again: VerdictKind?
  /// The size of the first failing case.
  let first: Int
  let found: Int
  /// The smallest of the exhaustive search; nil: none of its inputs fails.
  let exhaustive: Int?
  let load: SearchLoad
  let cpuMilliseconds: Double
  let milliseconds: Double
  let input: String

  var hasOtherKind: Bool { again != kind }

  var row: String {
    let kind = hasOtherKind ? "\(kind.rawValue), then \(again?.rawValue ?? "none")" : kind.rawValue
    let cells = [
      "\(slug), \(mutant)", kind, "\(first)", "\(found)", exhaustive.map(String.init) ?? "",
      "\(Int(cpuMilliseconds))", "\(Int(milliseconds))", "\(load.jobs)", "\(load.cases)",
      "\(load.crashes)", "\(Int(load.caseMilliseconds))", String(input.prefix(80)),
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }
}

/// What the figures of several mutants come to.
struct ShrinkSummary {
  private let figures: [ShrinkFigure]
  private var compared: [ShrinkFigure] { figures.filter { $0.exhaustive != nil } }
  private var larger: [ShrinkFigure] { compared.filter { $0.found > $0.exhaustive ?? 0 } }
  private var equal: [ShrinkFigure] { compared.filter { $0.found == $0.exhaustive } }
  private var changed: [ShrinkFigure] { figures.filter(\.hasOtherKind) }
  private var long: [ShrinkFigure] { figures.filter { $0.cpuMilliseconds > 2000 } }

  init(_ figures: [ShrinkFigure]) { self.figures = figures }

  /// A row for each problem.
  static func table(of figures: [ShrinkFigure]) -> [String] {
    let problems = Dictionary(grouping: figures, by: \.slug).sorted { $0.key < $1.key }
    return [
      "",
      "| problem | mutants | compared | equal | larger | found | exhaustive | CPU ms | wall ms "
        + "| over 2 s | other kind |", "|---|---|---|---|---|---|---|---|---|---|---|",
    ] + problems.map { "| \($0) | \(ShrinkSummary($1).cells.joined(separator: " | ")) |" }
  }

  private var cells: [String] {
    [
      "\(figures.count)", "\(compared.count)", "\(equal.count)", "\(larger.count)",
      Spread(compared.map { Double($0.found) }).text,
      Spread(compared.map { Double($0.exhaustive ?? 0) }).text,
      Spread(figures.map(\.cpuMilliseconds)).text, Spread(figures.map(\.milliseconds)).text,
      "\(long.count)", "\(changed.count)",
    ]
  }

  var lines: [String] {
    let smaller = compared.count - equal.count - larger.count
    return [
      "", "Median, p90, most of \(figures.count) mutants, \(compared.count) of them compared:",
      "size of the first failing case: \(Spread(figures.map { Double($0.first) }).text)",
      "size found: \(Spread(figures.map { Double($0.found) }).text)",
      "size found, where compared: \(Spread(compared.map { Double($0.found) }).text)",
      "size by exhaustive search: \(Spread(compared.map { Double($0.exhaustive ?? 0) }).text)",
      "equal: \(equal.count); smaller: \(smaller); larger: \(larger.count)",
      "CPU milliseconds of a search: \(Spread(figures.map(\.cpuMilliseconds)).text)",
      "wall milliseconds of a search: \(Spread(figures.map(\.milliseconds)).text)",
      "searches of more than 2 s of CPU: \(long.count)",
      "mutants that fail in another way on what was found: \(changed.count)",
    ] + larger.map { "larger: \($0.slug), \($0.mutant): \($0.found), not \($0.exhaustive ?? 0)" }
      + long.map { "long: \($0.slug), \($0.mutant): \(Int($0.cpuMilliseconds)) ms" }
      + changed.map { "other kind: \($0.slug), \($0.mutant)" }
  }
}

/// The middle and the end of some numbers.
private struct Spread {
  let text: String

  init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    let places = [sorted.count / 2, (sorted.count - 1) * 9 / 10, sorted.count - 1]
    text = sorted.isEmpty ? "" : places.map { "\(Int(sorted[$0]))" }.joined(separator: " · ")
  }
}
