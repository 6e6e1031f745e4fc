internal import Domain

extension Recipe {
  /// Texts and tokens with a grammar.
  static let expressions: [String: Recipe] = [
    "postfix": Recipe(
      form: .mapping(
        required: ["operators", "each"], optional: ["shape"],
        words: ["shape": ["any", "left", "right"]])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("operators", from: &draw)
      let (low, high) = try options.limits("each", in: draw)
      try draw.spend(count, of: 2, at: options.path)
      var writer = PostfixWriter(shape: options.word("shape", default: "any"), operators: count)
      return .array(writer.tokens(low, high, from: &draw.choices).map(Value.string))
    },
    "infix": Recipe(
      form: .mapping(
        required: ["operators", "each"], optional: ["using", "brackets", "spaces", "signs"])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("operators", from: &draw)
      let each = try options.limits("each", in: draw)
      try draw.spend(count, of: 4, at: options.path)
      var writer = InfixWriter(
        using: options.word("using", default: "+-*/").map(String.init),
        brackets: try options.count("brackets", default: 0, from: &draw),
        signs: try options.count("signs", default: 0, from: &draw))
      let pieces = writer.pieces(count, max(0, each.low), each.high, from: &draw.choices)
      let spaces = try options.count("spaces", default: 0, from: &draw)
      var text = ""
      for piece in pieces {
        if spaces > 0, draw.choices.isTrue(percent: spaces) { text += " " }
        text += piece
      }
      return .string(text)
    },
    "encoded": Recipe(
      form: .mapping(required: ["length"], optional: ["depth", "alphabet"])
    ) { options, draw throws(ForgeError) in
      let length = try options.count("length", from: &draw)
      let depth = try options.count("depth", default: 2, from: &draw)
      let alphabet = try options.alphabet()
      try draw.spend(length, at: options.path)
      return .string(encoded(length, depth, alphabet, from: &draw.choices))
    },
    "pattern": Recipe(form: .mapping(required: ["of"])) { options, draw throws(ForgeError) in
      let letters = try options.inner("of", from: &draw).pieces.compactMap(\.text)
      return .string(pattern(of: letters, from: &draw.choices))
    },
  ]
}

/// A text that decodes to exactly `length` letters.
private func encoded(
  _ length: Int, _ depth: Int, _ alphabet: [Unicode.Scalar], from choices: inout Choices
) -> String {
  var text = ""
  var rest = length
  while rest > 0 {
    if depth > 0, rest >= 2, choices.below(2) == 1 {
      let count = 2 + choices.below(min(rest, 12) - 1)
      let inner = 1 + choices.below(rest / count)
      text += "\(count)[\(encoded(inner, depth - 1, alphabet, from: &choices))]"
      rest -= count * inner
    } else {
      text.unicodeScalars.append(alphabet[choices.below(alphabet.count)])
      rest -= 1
    }
  }
  return text
}

/// A pattern of letters, `.` and `*` that matches the letters.
private func pattern(of letters: [String], from choices: inout Choices) -> String {
  var (text, place) = ("", 0)
  while place < letters.count {
    let letter = letters[place]
    switch choices.below(8) {
    case 4:
      text += "."
      place += 1
    case 5:
      text += "\(letter)*"
      while place < letters.count, letters[place] == letter { place += 1 }
    case 6:
      text += ".*"
      place += choices.below(letters.count - place + 1)
    case 7: text += "\(letters[choices.below(letters.count)])*\(letter)"; place += 1
    default:
      text += letter
      place += 1
    }
  }
  return text.isEmpty ? "a*" : text
}

/// Draws postfix tokens whose every step fits 32 bits.
private struct PostfixWriter {
  let shape: String
  var operators: Int

  mutating func tokens(_ low: Int, _ high: Int, from choices: inout Choices) -> [String] {
    var tokens: [String] = []
    var values: [Int] = []
    var numbers = operators + 1
    while numbers > 0 || values.count > 1 {
      if values.count > 1, numbers == 0 || appliesNow(&choices) {
        let (right, left) = (values.removeLast(), values.removeLast())
        let fitting = ["+", "-", "*", "/"].filter { Calculator.apply($0, left, right) != nil }
        let sign = choices.element(fitting) ?? "-"
        values.append(Calculator.apply(sign, left, right) ?? 0)
        tokens.append(sign)
      } else {
        values.append(choices.integer(low, high))
        tokens.append(String(values[values.count - 1]))
        numbers -= 1
      }
    }
    return tokens
  }

  private func appliesNow(_ choices: inout Choices) -> Bool {
    switch shape {
    case "left": true
    case "right": false
    default: choices.below(2) == 0
    }
  }
}

/// Draws an expression whose every step fits 32 bits.
///
/// An operator is chosen once both its sides are known, and written into the place kept for it.
private struct InfixWriter {
  /// What stands open since a bracket.
  private struct Level {
    /// The sum of the finished terms, and the term that goes on.
    var (sum, term) = (0, 0)
    /// Where the operator before the next operand belongs, once there is a first one.
    var place: Int?
    var isNegative = false
    var isStarted = false
  }

  let using: [String]
  let brackets: Int
  let signs: Int
  private var pieces: [String] = []
  private var levels = [Level()]

  init(using: [String], brackets: Int, signs: Int) {
    (self.using, self.brackets, self.signs) = (using, brackets, signs)
  }

  mutating func pieces(
    _ operators: Int, _ low: Int, _ high: Int, from choices: inout Choices
  ) -> [String] {
    for rest in (0...operators).reversed() {
      prepare(&choices)
      while rest > 0, levels.count < 200, brackets > 0, choices.isTrue(percent: brackets) {
        pieces.append("(")
        levels.append(Level())
        prepare(&choices)
      }
      let number = choices.integer(low, high)
      pieces.append(String(number))
      take(number, from: &choices)
      while levels.count > 1, rest == 0 || choices.below(2) == 0 { close(&choices) }
    }
    return pieces
  }

  /// Keeps a place for the operator or the sign before an operand.
  private mutating func prepare(_ choices: inout Choices) {
    var level = levels.removeLast()
    level.isNegative = false
    level.place = nil
    if level.isStarted {
      level.place = pieces.count
      pieces.append("")
    } else if signs > 0, choices.isTrue(percent: signs) {
      level.isNegative = true
      pieces.append("-")
    }
    levels.append(level)
  }

  private mutating func close(_ choices: inout Choices) {
    let level = levels.removeLast()
    pieces.append(")")
    take(level.sum + level.term, from: &choices)
  }

  private mutating func take(_ value: Int, from choices: inout Choices) {
    var level = levels.removeLast()
    if let place = level.place {
      let fitting = using.filter { Self.applied($0, value, to: level) != nil }
      // One of + and - always fits.
      let sign = choices.element(fitting) ?? (level.sum + level.term > 0 ? "-" : "+")
      pieces[place] = sign
      (level.sum, level.term) = Self.applied(sign, value, to: level) ?? (0, 0)
    } else {
      level.term = level.isNegative ? -value : value
      level.isStarted = true
    }
    levels.append(level)
  }

  /// The sum and the term after an operator; nil when a step does not fit.
  private static func applied(
    _ sign: String, _ value: Int, to level: Level
  ) -> (sum: Int, term: Int)? {
    if sign == "+" || sign == "-" {
      guard let sum = Calculator.apply("+", level.sum, level.term),
        Calculator.apply(sign, sum, value) != nil
      else { return nil }
      return (sum, sign == "-" ? -value : value)
    }
    guard let term = Calculator.apply(sign, level.term, value),
      Calculator.apply("+", level.sum, term) != nil
    else { return nil }
    return (level.sum, term)
  }
}
