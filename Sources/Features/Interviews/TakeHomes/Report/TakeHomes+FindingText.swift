import Domain
import SiteKit

extension TakeHomes {
  private static let width = 88
  private static let margin = 7

  /// A finding: what was lost, what was asked for, what was tried, and how to see it on one's own.
  static func text(_ finding: Report.Finding) -> String {
    var text = "  \(padded(finding.points, to: 3))  \(finding.title)\n"
    func add(_ line: String, by count: Int = margin) { text += wrapped(line, by: count) }
    finding.reasons.forEach { add($0) }
    finding.lines.forEach { add("- \($0)") }
    for asked in finding.asked {
      add("BRIEF.md, \(asked.requirement)" + (asked.brief.map { ": \($0)" } ?? ""))
    }
    for trial in finding.trials {
      add("Tried: \(trial.tried).")
      let more = trial.more > 0 ? " (\(Measure.count(trial.more, "more test")) with it)" : ""
      add("\(trial.came)\(more)", by: margin + 2)
    }
    finding.more.map { add($0) }
    for asked in finding.asked {
      asked.question.map { add("Think about: \($0)") }
      guard let tryout = asked.tryout else { continue }
      add("Your own test to show it (a file in Tests):")
      text += tryout.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.isEmpty ? "\n" : String(repeating: " ", count: margin + 2) + line + "\n"
      }.joined()
    }
    for card in finding.cards { add("Practise: \(card.question)") }
    return text
  }

  /// A note of a review.
  static func text(_ note: Report.Note) -> String {
    wrapped("\(note.title) (\(note.weight), \(note.level))", by: 2)
      + wrapped(note.advice, by: 4) + note.places.map { wrapped("- \($0)", by: 4) }.joined()
  }

  /// Lines of a width for reading, all indented.
  private static func wrapped(_ text: String, by count: Int) -> String {
    let indent = String(repeating: " ", count: count)
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < width - count {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { indent + $0 + "\n" }.joined()
  }
}
