internal import Domain
import Trials

/// Whether two sources rest on the same idea, as far as it shows without running them.
enum SourceShape {
  /// So many of all runs of three words may be the same in two different ideas.
  private static let mostAlike = 0.8

  /// What tells that brute is not another idea than fast; nil when it is.
  static func finding(fast: Solution, brute: Solution) -> String? {
    let place = "solutions/\(brute.fileName):1"
    guard idea(of: fast) != idea(of: brute) else {
      return "\(place): it names the same idea as \(fast.fileName)."
    }
    guard fast.language == brute.language, likeness(fast.source, brute.source) > mostAlike else {
      return nil
    }
    return "\(place): it is \(fast.fileName) in other words: use another idea."
  }

  private static func idea(of solution: Solution) -> [String] {
    let line = solution.source.prefix { $0 != "\n" }
    return line.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The share of the runs of three words that both have; own names count as one word.
  static func likeness(_ first: String, _ second: String) -> Double {
    let (left, right) = (runs(first), runs(second))
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    return Double(left.intersection(right).count) / Double(left.union(right).count)
  }

  private static func runs(_ source: String) -> Set<[String]> {
    let lines = source.split(separator: "\n").filter { line in
      let start = line.drop { $0 == " " }
      return !start.hasPrefix("//") && !start.hasPrefix("#")
    }
    var words: [String] = []
    for line in lines {
      var rest = line[...]
      while let first = rest.first {
        let isName: (Character) -> Bool = { $0.isLetter || $0.isNumber || $0 == "_" }
        if isName(first) {
          let word = String(rest.prefix(while: isName))
          words.append(keywords.contains(word) ? word : "name")
          rest = rest.drop(while: isName)
        } else {
          if first != " " { words.append(String(first)) }
          rest = rest.dropFirst()
        }
      }
    }
    guard words.count >= 3 else { return [] }
    return Set((0...(words.count - 3)).map { Array(words[$0..<($0 + 3)]) })
  }

  private static let keywords: Set<String> = [
    "for", "in", "while", "if", "else", "elif", "return", "func", "def", "class", "guard", "let",
    "var", "not", "and", "or", "break", "continue", "switch", "case", "lambda", "sorted", "min",
    "max", "range", "append", "pop", "set", "Set", "dict", "yield",
  ]
}
