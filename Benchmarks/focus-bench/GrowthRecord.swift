import Catalogue
import CodingFeature
import Domain
import Foundation
import SiteKit
import TestForge

/// What was measured of one program and of the references beside it.
struct GrowthRecord: Codable {
  var slug: String
  var turn: Int
  var language: Language
  var program: String
  var truth: GrowthProgram.Truth
  var family: String
  var curves: [GrowthCurve]
  var milliseconds: Double
  var declared: Complexity?
  /// Nil, as in older files, means true.
  var comparesTimes: Bool?

  static func measured(
    _ folder: ProblemFolder, in language: Language, turn: Int, runner: Runner
  ) async throws -> [GrowthRecord] {
    let programs = GrowthProgram.all(of: folder, in: language)
    let measured = try await Coding.growthCurves(
      of: programs.map { ($0.name, $0.source) }, in: folder.problem, language: language,
      runner: runner)
    guard let measured else { return [] }
    let references = Array(measured.curves.suffix(2))
    return zip(programs, measured.curves).map { program, curve in
      GrowthRecord(
        slug: folder.problem.slug, turn: turn, language: language,
        program: program.name, truth: program.truth, family: measured.family,
        curves: [curve] + references, milliseconds: measured.cpuMilliseconds,
        declared: folder.problem.complexity, comparesTimes: measured.comparesTimes)
    }
  }

  var comparison: GrowthComparison {
    GrowthComparison(
      curves[0], fast: curves[1], brute: curves[2], declared: declared,
      comparesTimes: comparesTimes ?? true)
  }

  /// `right`, `wrong` or `unclear`.
  var score: String {
    switch (comparison.kind, truth) {
    case (.unclear, _): "unclear"
    case (.likeFast, .fast), (.likeSlow, .slow): "right"
    default: "WRONG"
    }
  }

  var line: String {
    func text(_ number: Double?) -> String { number.map { String(format: "%.2f", $0) } ?? "-" }
    let found = comparison
    return
      "\(score) \(slug) \(program) (\(language.title), \(truth)): slope \(text(found.slope)), by slope "
      + "\(text(found.bySlope)), by time \(text(found.byTime)), confidence "
      + "\(text(found.confidence)), family \(family)"
  }
}

/// The count of right, wrong and unclear verdicts.
struct GrowthScore {
  let records: [GrowthRecord]

  var lines: [String] {
    let swift = records.filter { $0.language == .swift }
    let python = records.filter { $0.language == .python }
    let all = [("Swift", swift), ("Python", python), ("all", records)]
    let turns = Dictionary(grouping: records) { "\($0.slug) \($0.program) \($0.language.title)" }
    let unsteady = turns.filter { Set($0.value.map(\.score)).count > 1 }.keys.sorted()
    return [""] + records.filter { $0.score != "right" }.map(\.line) + [""]
      + all.map { line($0.0, $0.1) }
      + [
        "\(turns.count) programs, verdicts differ between repeats of \(unsteady.count)"
          + (unsteady.isEmpty ? "." : ": \(unsteady.joined(separator: ", "))")
      ]
  }

  private func line(_ name: String, _ records: [GrowthRecord]) -> String {
    let unclear = records.count { $0.score == "unclear" }
    let right = records.count { $0.score == "right" }
    func percent(_ part: Int, _ whole: Int) -> String {
      String(format: "%.1f %%", 100 * Double(part) / Double(max(1, whole)))
    }
    let answered = records.count - unclear
    return "\(name): \(records.count) verdicts, right \(right) of \(answered) answered "
      + "(\(percent(right, answered))), unclear \(percent(unclear, records.count))"
  }
}
