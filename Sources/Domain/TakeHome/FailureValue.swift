/// A value as Swift describes it, made short and plain for a reader.
struct FailureValue: Hashable {
  private static let mostSigns = 90
  private static let around = 24

  let text: String

  init(_ raw: String) {
    // An object of a hidden test has a name that says nothing to others.
    let isHidden = raw.hasPrefix("Hidden_") && !raw.contains("(") || raw.contains("unknown context")
    text = isHidden ? "an object" : Self.unwrapped(Self.withoutModules(raw))
  }

  /// As a sentence shows it.
  var words: String {
    text.count > Self.mostSigns ? text.prefix(Self.mostSigns - 1) + "…" : text
  }

  /// What is different in two long values; nil where both are short enough to be shown whole.
  func difference(from other: FailureValue) -> (String, String)? {
    guard text.count > Self.mostSigns || other.text.count > Self.mostSigns else { return nil }
    if let own = Self.items(of: text), let others = Self.items(of: other.text),
      own.count != others.count
    {
      return (Self.list(own.count), Self.list(others.count).lowercased())
    }
    let (first, second) = (Array(text), Array(other.text))
    let shared = zip(first, second).prefix { $0 == $1 }.count
    let tail = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let ends = min(tail, min(first.count, second.count) - shared)
    func part(_ signs: [Character]) -> String {
      // From the last comma or bracket on, so that a field comes with its name.
      let start = signs[..<shared].lastIndex { ",([".contains($0) }.map { $0 + 1 } ?? 0
      let from = max(start, shared - Self.around)
      let end = signs.count - ends
      let to = signs[end...].firstIndex { ",)]".contains($0) } ?? signs.count
      let text = String(signs[from..<max(from, min(to, end + Self.around))])
      let trimmed = String(text.drop { $0 == " " })
      return trimmed.count > Self.mostSigns ? trimmed.prefix(Self.mostSigns - 1) + "…" : trimmed
    }
    let (own, others) = (part(first), part(second))
    return own.isEmpty || others.isEmpty ? nil : (own, others)
  }

  private static func list(_ count: Int) -> String {
    count == 0 ? "An empty list" : "A list of \(count) \(count == 1 ? "item" : "items")"
  }

  private static func items(of text: String) -> [String]? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let inner = String(text.dropFirst().dropLast())
    return inner.isEmpty ? [] : FailureWords.Nesting.split(inner, at: ", ")
  }

  /// A number, a text, a truth, nil, a case, or a list of these.
  static func isLiteral(_ text: String) -> Bool {
    if let items = items(of: text) {
      return items.allSatisfy { item in
        FailureWords.Nesting.split(item, at: ": ").allSatisfy(isLiteral)
      }
    }
    if ["nil", "true", "false", ":"].contains(text) { return true }
    if text.hasPrefix("\""), text.hasSuffix("\""), text.count > 1 { return true }
    if text.hasPrefix(".") {
      let rest = text.dropFirst().drop { $0.isLetter || $0.isNumber }
      return rest.isEmpty
        || rest.hasPrefix("(") && rest.hasSuffix(")")
          && isLiteral(String(rest.dropFirst().dropLast()))
    }
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "_" || $0 == "e" }
  }

  /// `RoundsDomain.RoundTab.all` becomes `RoundTab.all`.
  private static func withoutModules(_ text: String) -> String {
    var result = ""
    var word = ""
    var isInText = false
    for sign in text {
      if sign == "\"" { isInText.toggle() }
      if !isInText, sign.isLetter || sign.isNumber || sign == "_" {
        word.append(sign)
      } else if !isInText, sign == ".", word.first?.isUppercase == true {
        word.append(sign)
      } else {
        result += withoutModule(word) + String(sign)
        word = ""
      }
    }
    return result + withoutModule(word)
  }

  private static func withoutModule(_ word: String) -> String {
    var parts = word.split(separator: ".", omittingEmptySubsequences: false)
    while parts.count > 1, parts[1].first?.isUppercase == true { parts.removeFirst() }
    return parts.joined(separator: ".")
  }

  /// `Optional("300")` becomes `"300"`, also within.
  private static func unwrapped(_ text: String) -> String {
    let mark = "Optional("
    var text = text
    while let start = text.firstRange(of: mark) {
      let rest = String(text[text.index(before: start.upperBound)...])
      guard let close = FailureWords.Nesting.closing(ofFirstIn: rest) else { return text }
      let inner = rest[rest.index(after: rest.startIndex)..<close]
      text = String(text[..<start.lowerBound]) + inner + rest[rest.index(after: close)...]
    }
    return text
  }
}
