/// An editorial in its parts: what is said first, then each approach.
///
/// An approach is a section (`## Title`) with a line ``Solution: `fast` ``; its costs stand in the table of
/// the first part, in the row of the same title.
public struct Editorial: Sendable, Equatable {
  /// A way to solve the problem.
  public struct Approach: Sendable, Equatable {
    public var title: String
    /// The file's name in `solutions/`, without its ending.
    public var solution: String
    /// `Time`, `O(n)`.
    public var costs: [Cost]
    /// Markdown without the title.
    public var text: String
  }

  /// What an approach takes of time or of space.
  public struct Cost: Sendable, Equatable {
    public var name: String
    public var value: String
  }

  /// Markdown of all sections that belong to no approach.
  public var opening: String
  public var approaches: [Approach]

  public init(markdown: String) {
    let sections = Self.sections(of: markdown)
    var others: [String] = []
    var found: [(title: String, solution: String, text: String)] = []
    for lines in sections {
      let place = lines.firstIndex { $0.wholeMatch(of: Self.solutionLine) != nil }
      guard let place, let title = lines.first, title.hasPrefix("## "),
        let match = lines[place].wholeMatch(of: Self.solutionLine)
      else {
        others.append(lines.joined(separator: "\n"))
        continue
      }
      let rest = lines[1..<place] + lines[(place + 1)...]
      found.append((String(title.dropFirst(3)), String(match.1), rest.joined(separator: "\n")))
    }
    opening = others.joined(separator: "\n")
    let costs = Self.costs(in: opening)
    approaches = found.map { title, solution, text in
      Approach(title: title, solution: solution, costs: costs[title] ?? [], text: text)
    }
  }

  private static var solutionLine: Regex<(Substring, Substring)> { /Solution: `([\w-]+)`\s*/ }

  /// The lines, parted before each heading of the second level outside of code.
  private static func sections(of markdown: String) -> [[Substring]] {
    var sections: [[Substring]] = [[]]
    var isCode = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasPrefix("## "), !isCode { sections.append([]) }
      sections[sections.count - 1].append(line)
    }
    return sections.filter { !$0.isEmpty }
  }

  /// The rows of the table `| Approach | Time | … |` by their first cell.
  private static func costs(in text: String) -> [String: [Cost]] {
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }.map { line in
      line.split(separator: "|").map { cell in
        cell.trimming(while: \.isWhitespace)
      }
    }
    guard let head = rows.first, head.first == "Approach" else { return [:] }
    let named = rows.dropFirst().compactMap { row -> (String, [Cost])? in
      guard let title = row.first else { return nil }
      return (title, zip(head, row).dropFirst().map { Cost(name: $0, value: $1) })
    }
    return Dictionary(named) { first, _ in first }
  }
}

extension Substring {
  fileprivate func trimming(while belongs: (Character) -> Bool) -> String {
    var text = drop(while: belongs)
    while let last = text.last, belongs(last) { text.removeLast() }
    return String(text)
  }
}
