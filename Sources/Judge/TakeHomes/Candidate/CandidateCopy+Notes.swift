extension CandidateCopy {
  private static let declaring: Set = [
    "struct", "class", "enum", "actor", "protocol", "func", "typealias", "var", "let", "case",
  ]

  /// The types, functions and files of the answer that its notes name, each once.
  ///
  /// A word such as `round` counts only between backticks, as it may be one of any sentence.
  var namedInNotes: [String] {
    guard let notes else { return [] }
    var names: Set<String> = []
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? ""
      names.insert(String(name.prefix { $0 != "." && $0 != "+" }))
      let tokens = SourceFile(path: file.path, bytes: file.bytes).tokens
      for (token, next) in zip(tokens, tokens.dropFirst())
      where token.kind == .word && next.kind == .word && Self.declaring.contains(token.text) {
        names.insert(next.text.filter { $0 != "`" })
      }
    }
    var found: [String] = []
    for (index, part) in notes.split(separator: "`", omittingEmptySubsequences: false).enumerated()
    {
      let words = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      for word in words where names.contains(word) && !found.contains(word) {
        let isName = index % 2 == 1 || word.dropFirst().contains { $0.isUppercase }
        if isName { found.append(word) }
      }
    }
    return found
  }
}
