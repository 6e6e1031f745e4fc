internal import Domain

extension Diagnostic {
  private static let most = 50

  /// What a compiler's or a program's last words say of single lines.
  static func all(in text: String) -> [Diagnostic] {
    Array(
      text.split(whereSeparator: \.isNewline).compactMap { Diagnostic(leetCode: $0) }.prefix(most))
  }

  /// Reads `Line 3: Char 12: error: missing return (in solution.swift)`, also without its parts.
  init?(leetCode text: Substring) {
    var rest = text[...]
    guard let line = Self.take("Line ", from: &rest) else { return nil }
    let column = Self.take(" Char ", from: &rest) ?? 1
    var message = String(rest).trimmed
    var severity = Severity.error
    for known in [Severity.error, .warning, .note] where message.hasPrefix("\(known.rawValue): ") {
      message.removeFirst(known.rawValue.count + 2)
      severity = known
    }
    if message.hasSuffix(")"), let open = message.lastIndex(of: "("),
      message[open...].lowercased().contains("solution")
    {
      message = String(message[..<open]).trimmed
    }
    guard line >= 1, !message.isEmpty else { return nil }
    self.init(line: line, column: max(1, column), severity: severity, message: message)
  }

  /// Takes a word, a number and a colon off the front.
  private static func take(_ word: String, from text: inout Substring) -> Int? {
    guard text.hasPrefix(word) else { return nil }
    let digits = text.dropFirst(word.count).prefix(while: \.isNumber)
    let after = text[digits.endIndex...]
    guard let number = Int(digits), after.first == ":" else { return nil }
    text = after.dropFirst()
    return number
  }
}
