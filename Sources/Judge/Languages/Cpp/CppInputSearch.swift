extension CppOutline {
  /// Finds where a source reads standard input, which nobody types here; its own `main` may.
  struct InputSearch {
    private static let readers: Set<String> = [
      "scanf", "getchar", "gets", "fgets", "getline", "getchar_unlocked",
    ]

    private(set) var line: Int?
    private var words: [CppLexer.Token] = []
    private var awaitsMain = false
    private var isInMain = false

    mutating func take(_ token: CppLexer.Token, depth: Int) {
      if depth == 0 { isInMain = awaitsMain && token.text == "{" }
      if isInMain || depth == 0 && token.text == ";" { awaitsMain = false }
      words.append(token)
      if words.count > 3 { words.removeFirst() }
      let texts = words.map(\.text)
      if depth == 0, texts.suffix(2) == ["main", "("] { awaitsMain = true }
      guard line == nil, !isInMain, texts.count == 3 else { return }
      let isExtraction = texts == ["cin", ">", ">"]
      let isCall =
        Self.readers.contains(texts[0]) && texts[1] == "("
        && (["scanf", "getchar", "gets", "getchar_unlocked"].contains(texts[0])
          || texts[2] == "cin")
      if isExtraction || isCall { line = words[0].line }
    }
  }
}
