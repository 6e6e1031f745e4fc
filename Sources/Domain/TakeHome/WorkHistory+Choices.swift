extension WorkHistory {
  private static let mostChoices = 12
  private static let longestChoice = 240
  private static let reasons: Set<String> = [
    "because", "instead", "over", "rather", "chose", "decided", "avoid", "against", "price", "why",
  ]

  /// The sentences of the notes that say why, or name something of the code, at most twelve.
  ///
  /// Those that do both come first, then those with a name.
  public var choices: [String] {
    let names = Set(named ?? [])
    let found = Self.sentences(of: notes ?? "").enumerated().map { place, sentence in
      let words = Self.words(of: sentence)
      let hasName = !names.isDisjoint(with: words)
      let hasReason = !Self.reasons.isDisjoint(with: words.map { $0.lowercased() })
      return (rank: (hasName ? 2 : 0) + (hasReason ? 1 : 0), place: place, sentence: sentence)
    }
    let ranked = found.filter { $0.rank > 0 }.sorted { ($1.rank, $0.place) < ($0.rank, $1.place) }
    return ranked.prefix(Self.mostChoices).map { _, _, sentence in
      sentence.count > Self.longestChoice
        ? sentence.prefix(Self.longestChoice - 1) + "…" : sentence
    }
  }

  private static func words(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// Sentences of paragraphs and lists; headings, tables and code are none.
  private static func sentences(of notes: String) -> [String] {
    var (paragraphs, isCode) = ([""], false)
    for line in notes.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      var text = line.trimmingPrefix { $0 == " " || $0 == "\t" }
      if text.hasPrefix("```") { isCode.toggle() }
      if isCode || text.isEmpty || text.hasPrefix("#") || text.hasPrefix("|") {
        paragraphs.append("")
        continue
      }
      let item = text.prefix { $0.isNumber || "-*+.)".contains($0) }
      if !item.isEmpty, text.dropFirst(item.count).first == " " {
        paragraphs.append("")
        text = text.dropFirst(item.count + 1)
      }
      paragraphs[paragraphs.count - 1] += paragraphs.last == "" ? text : " \(text)"
    }
    return paragraphs.flatMap(split)
  }

  private static func split(_ paragraph: String) -> [String] {
    var (sentences, current) = ([String](), "")
    for word in paragraph.filter({ $0 != "`" && $0 != "*" }).split(separator: " ") {
      current += current.isEmpty ? String(word) : " \(word)"
      if let last = word.last, ".!?".contains(last) {
        sentences.append(current)
        current = ""
      }
    }
    return sentences + (current.isEmpty ? [] : [current])
  }
}
