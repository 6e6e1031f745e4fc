public import Domain
import SiteKit

// MARK: - The terminal

extension TakeHomes {
  private static let barLength = 24

  /// The projects, a few lines each.
  public static func text(_ model: Model) -> String {
    guard !model.projects.isEmpty else { return "There are no take-home projects here.\n" }
    let troubles = model.troubles.map { "\nLeft out: \($0)\n" }.joined()
    let width = model.projects.map(\.slug.count).max() ?? 0
    return model.projects.map { card in
      let gap = String(repeating: " ", count: width + 2)
      let last = card.last.map { "last score \($0)" } ?? "not checked yet"
      return "\(padded(card.slug, to: width))  \(card.summary)\n"
        + "\(gap)about \(card.time), \(last)\(card.pack.map { ", from the pack \($0)" } ?? "")\n"
    }.joined() + troubles + "\nBegin one: focus takehome start \(model.projects[0].slug)\n"
  }

  /// A report, the score first.
  public static func text(_ report: Report) -> String {
    let head = [report.headline, report.sentence].filter { !$0.isEmpty }.joined(separator: ". ")
    var parts = ["\(report.name): \(head)\n" + areas(report)]
    if !report.diagnostics.isEmpty {
      parts.append("What the compiler said\n" + indented(report.diagnostics))
    }
    if !report.findings.isEmpty {
      parts.append("What cost points\n" + report.findings.map(text).joined(separator: "\n"))
    }
    if !report.suites.isEmpty {
      let tests = report.suites.flatMap(\.tests)
      let passed = tests.count { $0.status == .passed }
      parts.append("Hidden tests: \(passed) of \(tests.count) passed\n")
    }
    if let sentence = report.mutantSentence {
      let missed = report.mutants.filter { !$0.isKilled }.map { "missed: \($0.defect)" }
      parts.append("Your tests: \(sentence)\n" + indented(missed))
    }
    if !report.coverage.isEmpty {
      let (partial, whole) = report.coverageParts
      let rest = whole.isEmpty ? [] : ["\(Measure.count(whole.count, "file")): each line"]
      parts.append(
        "What your tests reach\n" + indented(partial.map { "\($0.path): \($0.words)" } + rest))
    }
    if !report.notes.isEmpty {
      parts.append(
        "Besides the points, a reviewer would say\n" + report.notes.map(text).joined())
    }
    return parts.joined(separator: "\n")
  }

  /// A line for each stage that ended, for the terminal; none for one that was not asked for.
  public static func line(for event: GradeEvent) -> String? {
    guard case .ended(let stage) = event, stage.outcome != .skipped || stage.note != nil else {
      return nil
    }
    let row = Progress.Row(stage)
    return "\(row.title): \(row.word)" + (row.note.isEmpty ? "" : " (\(row.note))")
  }

  /// What goes on, for a line of a terminal that is painted over.
  public static func status(for event: GradeEvent) -> String? {
    switch event {
    case .began(let stage): "\(title(of: stage))…"
    case .progress(let stage, let done, let total): "\(title(of: stage)): \(done) of \(total)…"
    case .test(let test):
      test.status == .passed ? nil : "\(test.suite): “\(test.name)” didn't pass"
    case .ended, .finished: nil
    }
  }

  private static func areas(_ report: Report) -> String {
    let width = report.areas.map(\.title.count).max() ?? 0
    return report.areas.map { area in
      let full = area.outOf > 0 ? area.points * barLength / area.outOf : 0
      let bar =
        String(repeating: "#", count: full) + String(repeating: ".", count: barLength - full)
      let note = area.note.map { ": \($0)" } ?? ""
      return "  \(padded(area.title, to: width))  "
        + (area.outOf > 0 ? "\(bar)  " : "") + "\(area.words)\(note)\n"
    }.joined()
  }

  private static func indented(_ lines: [String], by count: Int = 2) -> String {
    lines.map { String(repeating: " ", count: count) + $0 + "\n" }.joined()
  }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
