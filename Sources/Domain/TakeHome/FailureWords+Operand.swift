extension FailureWords {
  /// One side of an expectation: `(list.counts → [8, 2])`, or a literal.
  struct Operand {
    var expression: String?
    var value: FailureValue?
    /// Whether it stands in the test as it is.
    var isLiteral = false

    private static let arrow = " → "
    private static let signs = ["===", "!==", "==", "!=", "<=", ">=", "<", ">", "is", "&&", "||"]

    init(_ text: String) {
      let inner = Self.unwrapped(text)
      let parts = Nesting.split(inner, at: Self.arrow)
      if parts.count > 1 {
        expression = parts[0]
        value = FailureValue(parts[parts.count - 1])
      } else if FailureValue.isLiteral(inner) {
        value = FailureValue(inner)
        isLiteral = true
      } else {
        expression = inner
      }
    }

    /// The parts around the first comparison that stands in no parentheses.
    static func split(_ text: String) -> (left: String, sign: String, right: String)? {
      guard let place = Nesting.first(of: signs.map { " \($0) " }, in: text) else { return nil }
      return (
        String(text[..<place.lowerBound]),
        String(text[place].dropFirst().dropLast()), String(text[place.upperBound...])
      )
    }

    /// A text and what it is to hold: `(label → "Iron Owl").contains("Owl")`.
    var containment: (FailureValue, FailureValue)? {
      guard let text = expression, text.hasPrefix("("),
        let close = Nesting.closing(ofFirstIn: text)
      else { return nil }
      let rest = text[text.index(after: close)...]
      let call = ".contains("
      guard rest.hasPrefix(call), rest.hasSuffix(")") else { return nil }
      let part = Operand(String(rest.dropFirst(call.count).dropLast()))
      let whole = Operand(String(text[...close]))
      guard let first = whole.value, let second = part.value, first.text.hasPrefix("\""),
        second.text.hasPrefix("\"")
      else { return nil }
      return (first, second)
    }

    /// Whether its name says that it is what was wanted.
    var isWanted: Bool { ["wanted", "expected"].contains(expression ?? "") }

    /// The last name of a chain of names, the first of which is a variable's.
    var lastName: String? {
      guard var text = expression else { return nil }
      for word in ["try ", "await "] where text.hasPrefix(word) { text.removeFirst(word.count) }
      if text.hasSuffix(")"), let open = Nesting.opening(ofLastIn: text) {
        text = String(text[..<open])
      }
      // The first name of a chain may come with its value: `(page → Page).isLoading`.
      if text.hasPrefix("("), let close = Nesting.closing(ofFirstIn: text) {
        text = "it" + text[text.index(after: close)...]
      }
      let names = text.filter { $0 != "?" && $0 != "!" }.split(
        separator: ".", omittingEmptySubsequences: false)
      guard names.count > 1, names.allSatisfy(Self.isName), names[0].first?.isLowercase == true
      else { return nil }
      return names.last.map(String.init)
    }

    private static func isName(_ text: Substring) -> Bool {
      text.first.map { $0.isLetter || $0 == "_" } ?? false
        && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private static func unwrapped(_ text: String) -> String {
      guard text.hasPrefix("("), let close = Nesting.closing(ofFirstIn: text),
        text.index(after: close) == text.endIndex
      else { return text }
      return unwrapped(String(text.dropFirst().dropLast()))
    }
  }

  /// Looks for what lies in no brackets and no text.
  enum Nesting {
    static func split(_ text: String, at mark: String) -> [String] {
      var parts: [String] = []
      var rest = text
      while let place = first(of: [mark], in: rest) {
        parts.append(String(rest[..<place.lowerBound]))
        rest = String(rest[place.upperBound...])
      }
      return parts + [rest]
    }

    static func first(of marks: [String], in text: String) -> Range<String.Index>? {
      var found: Range<String.Index>?
      walk(text) { index, depth in
        guard depth == 0 else { return true }
        for mark in marks where text[index...].hasPrefix(mark) {
          found = index..<text.index(index, offsetBy: mark.count)
          return false
        }
        return true
      }
      return found
    }

    /// Where the bracket closes that the text begins with.
    static func closing(ofFirstIn text: String) -> String.Index? {
      var found: String.Index?
      walk(text) { index, depth in
        guard depth == 1, ")]}".contains(text[index]) else { return true }
        found = index
        return false
      }
      return found
    }

    /// Where the bracket opens that the text ends with.
    static func opening(ofLastIn text: String) -> String.Index? {
      var open: String.Index?
      walk(text) { index, depth in
        if depth == 0, "([{".contains(text[index]) { open = index }
        return true
      }
      return open
    }

    /// Tells each sign outside of texts with the number of brackets around it; ends on false.
    private static func walk(_ text: String, _ body: (String.Index, Int) -> Bool) {
      var depth = 0
      var isInText = false
      var isEscaped = false
      for index in text.indices {
        let sign = text[index]
        if isInText {
          if isEscaped {
            isEscaped = false
          } else if sign == "\\" {
            isEscaped = true
          } else if sign == "\"" {
            isInText = false
          }
          continue
        }
        guard body(index, depth) else { return }
        switch sign {
        case "\"": isInText = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth = max(0, depth - 1)
        default: break
        }
      }
    }
  }
}
