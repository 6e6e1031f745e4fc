extension Linter {
  /// A token without what a twin has of its own.
  private enum Mark: Hashable {
    /// How many other words the type has before it first stands there.
    case word(Int)
    case sign(String)
    case text
  }

  /// Smaller types are alike by chance; our references have nothing alike above it.
  private static let fewestMarks = 40
  private static let accessWords: Set = [
    "public", "package", "internal", "fileprivate", "private", "open", "final",
  ]

  /// Types that are an earlier one but for names, numbers and texts.
  ///
  /// Those without a function are data, which may well look like other data; extensions make types
  /// alike on purpose.
  static func twins(_ files: [SourceFile]) -> [LintFinding] {
    var known: [[Mark]: (name: String, place: String)] = [:]
    var found: [LintFinding] = []
    for file in files {
      // What lies in a twin has a twin, too, and is not told.
      var told = 0
      for type in file.typeDeclarations
      where type.tokens.lowerBound >= told && !type.isExtension {
        guard let marks = shape(of: file.tokens[type.tokens]) else { continue }
        if let first = known[marks] {
          let what = "\(type.name) is a twin of \(first.name) (\(first.place))"
          found.append(LintFinding(path: file.path, line: type.line, what: what))
          told = type.tokens.upperBound
        } else {
          known[marks] = (type.name, "\(file.path):\(type.line)")
        }
      }
    }
    return found
  }

  /// What twins have in common: their names stand for each other one to one; nil for a type that
  /// is too small or has no function.
  private static func shape(of tokens: ArraySlice<SourceToken>) -> [Mark]? {
    guard tokens.count >= fewestMarks,
      tokens.contains(where: { $0.kind == .word && $0.text == "func" })
    else { return nil }
    var numbers: [String: Int] = [:]
    var marks: [Mark] = []
    for token in tokens {
      switch token.kind {
      case .string: marks.append(.text)
      case .sign: marks.append(.sign(token.text))
      case .word:
        if accessWords.contains(token.text) { continue }
        let number = numbers[token.text] ?? numbers.count
        numbers[token.text] = number
        marks.append(.word(number))
      }
    }
    return marks.count >= fewestMarks ? marks : nil
  }
}
