extension WorkHistory {
  private static let mostChoices = 12
  private static let longestChoice = 240
  private static let reasons: Set<String> = [
    "because", "so", "since", "instead", "over", "rather", "not", "chose", "decided", "avoid",
    "against", "but", "price", "cost", "means", "why",
  ]

  /// The sentences of the notes that name something of the code, at most twelve; those that say why come first.
  public var choices: [String] {
    let names = Set(named ?? [])
    let found = Self.sentences(of: notes ?? "").map { ($0, Self.words(of: $0)) }
      .filter { !names.isDisjoint(with: $0.1) }
    let (reasoned, plain) = (
      found.filter { !Self.reasons.isDisjoint(with: $0.1.map { $0.lowercased() }) },
      found.filter { Self.reasons.isDisjoint(with: $0.1.map { $0.lowercased() }) }
    )
    return (reasoned + plain).prefix(Self.mostChoices).map { sentence, _ in
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
