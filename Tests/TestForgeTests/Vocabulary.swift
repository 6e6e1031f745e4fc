import Foundation
import TestSupport

/// The words that Documentation/Problems.md gives to authors.
enum Vocabulary {
  static func section(from start: String, to end: String) throws -> Substring {
    let file = repositoryRoot.appending(path: "Documentation/Problems.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let from = text.range(of: start)?.upperBound ?? text.endIndex
    let until = text.range(of: end, range: from..<text.endIndex)?.lowerBound ?? text.endIndex
    return text[from..<until]
  }

  /// The names in the first cells of tables that stand as `name(arguments)`.
  static func calls(in section: Substring) -> [String] {
    firstCells(of: section).flatMap { cell in
      cell.matches(of: #/`([a-z-]+)\(/#).map { String($0.output.1) }
    }
  }

  /// The names in the first cells of tables that stand as `{ name: … }`.
  static func keys(in section: Substring) -> [String] {
    firstCells(of: section).flatMap { cell in
      cell.matches(of: #/`\{ ([a-z-]+): /#).map { String($0.output.1) }
    }
  }

  private static func firstCells(of section: Substring) -> [Substring] {
    section.split(separator: "\n").filter { $0.hasPrefix("| ") }.compactMap { line in
      line.dropFirst(2).split(separator: "|").first
    }
  }
}
