internal import Domain

extension Rule {
  /// What a text must read as.
  static let texts: [String: Rule] = [
    "no-leading-zero": Rule(arity: 1, or: "It begins with 0.") { values in
      let digits = values[0].pieces
      return digits.count <= 1 || !isZero(digits[0])
    },
    "no-trailing-zero": Rule(arity: 1, or: "It ends with 0.") { values in
      let digits = values[0].pieces
      return digits.count <= 1 || !isZero(digits[digits.count - 1])
    },
    "path": Rule(arity: 1, or: "It isn't a path.") { values in
      let text = values[0].text ?? ""
      let names = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
      guard text.hasPrefix("/"), text != "/" else { return text == "/" }
      return names.allSatisfy { !$0.isEmpty } && names.dropLast().allSatisfy { !$0.contains(".") }
        && names[names.count - 1].count { $0 == "." } <= 1
    },
    "single-spaces": Rule(arity: 1, or: "Words must be separated by one space, and only words.") {
      values in
      let words = (values[0].text ?? "").split(separator: " ", omittingEmptySubsequences: false)
      return words.allSatisfy { !$0.isEmpty }
    },
    "words-within": Rule(arity: 3) { values in
      let words = (values[0].text ?? "").split(separator: " ")
      guard words.count <= values[1].integer ?? 0 else { return "It has \(words.count) words." }
      let longest = words.map(\.count).max() ?? 0
      return longest <= values[2].integer ?? 0 ? nil : "A word has \(longest) letters."
    },
    "numbers-within": Rule(arity: 3) { values in
      let (least, most) = (values[1].integer ?? 0, values[2].integer ?? 0)
      let stranger = numbers(in: values[0]).first { $0 < least || $0 > most }
      return stranger.map { "It has the number \($0)." }
    },
    "roman": Rule(arity: 1, or: "It isn't a Roman numeral.") { values in
      let text = values[0].text ?? ""
      return RomanNumber(text).map { (1...3999).contains($0.number) && $0.text == text } ?? false
    },
    "valid-postfix": Rule(arity: 1) { values in
      var calculator = Calculator()
      for token in values[0].elements ?? [] {
        if let trouble = calculator.read(token.text ?? "") { return trouble }
      }
      return calculator.values.count == 1 ? nil : "It isn't a complete postfix expression."
    },
    "valid-infix": Rule(arity: 1) { values in
      InfixReader.trouble(in: values[0].text ?? "", allowsSigns: false)
    },
    "valid-signed-infix": Rule(arity: 1) { values in
      InfixReader.trouble(in: values[0].text ?? "", allowsSigns: true)
    },
    "valid-encoding": Rule(arity: 2) { values in
      guard let length = decodedLength(values[0].text ?? "") else {
        return "It isn't an encoding: a count comes before every bracket, and brackets close "
          + "and aren't empty."
      }
      let most = values[1].integer ?? 0
      return length <= most ? nil : "It decodes to more than \(most) letters."
    },
    "valid-pattern": Rule(arity: 1, or: "A * has nothing before it.") { values in
      let letters = values[0].pieces
      return zip([.string("*")] + letters, letters).allSatisfy { before, letter in
        letter != .string("*") || before != .string("*")
      }
    },
  ]

  /// The whole numbers among tokens, or the runs of digits in a text.
  private static func numbers(in value: Value) -> [Int] {
    if let tokens = value.elements { return tokens.compactMap { $0.text.flatMap(Int.init) } }
    return (value.text ?? "").split { !$0.isNumber }.map { Int($0) ?? .max }
  }

  private static func isZero(_ digit: Value) -> Bool { digit == 0 || digit == "0" }

  /// Nil when the brackets or counts are wrong; at most `Int.max`.
  ///
  /// A bracket with nothing in it is wrong, as no length would bound its count.
  private static func decodedLength(_ text: String) -> Int? {
    var (length, count) = (0, 0)
    var open: [(length: Int, count: Int)] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard count > 0 || byte != UInt8(ascii: "0") else { return nil }
        count = min(1 << 32, count * 10 + Int(byte - UInt8(ascii: "0")))
      case UInt8(ascii: "["):
        guard count > 0 else { return nil }
        open.append((length, count))
        (length, count) = (0, 0)
      case UInt8(ascii: "]"):
        guard let outer = open.popLast(), count == 0, length > 0 else { return nil }
        length = min(1 << 62, outer.length + min(1 << 61, length.saturating(times: outer.count)))
      default:
        guard count == 0 else { return nil }
        length += 1
      }
    }
    return open.isEmpty && count == 0 ? length : nil
  }
}

extension Int {
  fileprivate func saturating(times other: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? .max : product
  }
}

/// A number as Romans wrote it.
struct RomanNumber: Sendable {
  private static let signs: [(value: Int, text: String)] = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
  ]
  let number: Int

  init(_ number: Int) { self.number = number }

  /// Nil for other letters; other spellings of a number are read too.
  init?(_ text: String) {
    var rest = text[...]
    var number = 0
    while !rest.isEmpty {
      guard let sign = Self.signs.first(where: { rest.hasPrefix($0.text) }) else { return nil }
      number += sign.value
      rest = rest.dropFirst(sign.text.count)
    }
    self.number = number
  }

  /// Its one right spelling.
  var text: String {
    var (rest, text) = (number, "")
    for sign in Self.signs {
      while rest >= sign.value {
        text += sign.text
        rest -= sign.value
      }
    }
    return text
  }
}
