extension Linter {
  /// Literals that hold a name which another literal before them holds.
  static func writtenAgain(_ names: [String], in files: [SourceFile]) -> [LintFinding] {
    var first: [String: String] = [:]
    var found: [LintFinding] = []
    for file in files {
      for token in file.tokens where token.kind == .string {
        for name in names where holds(name, in: token.text) {
          if let place = first[name] {
            let what = "“\(name)” is written again (\(place))"
            found.append(LintFinding(path: file.path, line: token.line, what: what))
          } else {
            first[name] = "\(file.path):\(token.line)"
          }
        }
      }
    }
    return found
  }

  /// Whether it stands there as a word, or in words, of its own.
  private static func holds(_ name: String, in text: String) -> Bool {
    text.ranges(of: name).contains { range in
      !isInWord(text[..<range.lowerBound].last) && !isInWord(text[range.upperBound...].first)
    }
  }

  private static func isInWord(_ sign: Character?) -> Bool {
    sign.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
  }
}
