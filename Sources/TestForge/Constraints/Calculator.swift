/// Works out postfix tokens, each step within 32 bits.
struct Calculator: Sendable {
  static let signs: Set<String> = ["+", "-", "*", "/"]

  private(set) var values: [Int] = []

  /// What is wrong with a token, or nil.
  mutating func read(_ token: String) -> String? {
    guard Self.signs.contains(token) else {
      guard let number = Int32(token), token.first != "+" else {
        return "\(token) is neither a number of 32 bits nor an operator."
      }
      values.append(Int(number))
      return nil
    }
    guard let right = values.popLast(), let left = values.popLast() else {
      return "\(token) lacks a number."
    }
    guard let result = Self.apply(token, left, right) else {
      return "\(left) \(token) \(right) has no result of 32 bits."
    }
    values.append(result)
    return nil
  }

  /// Nil for a division by zero and beyond 32 bits; division cuts towards zero.
  static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
    let result: Int
    switch sign {
    case "+": result = left + right
    case "-": result = left - right
    case "*": result = left * right
    default:
      guard right != 0 else { return nil }
      result = left / right
    }
    return Int32(exactly: result) == nil ? nil : result
  }
}

/// Reads an expression with brackets and works it out.
///
/// Two stacks instead of recursion: brackets may be nested as deep as the text is long.
/// Source: Dijkstra 1961, the shunting yard.
struct InfixReader {
  private var calculator = Calculator()
  private var waiting: [Character] = []
  /// Whether a number or a bracket must come next, and whether nothing stands before it.
  private var wantsOperand = true
  private var isFresh = true

  /// What is wrong with a text, or nil.
  static func trouble(in text: String, allowsSigns: Bool) -> String? {
    var reader = InfixReader()
    var rest = text[...]
    while let character = rest.first {
      let trouble: String?
      if character.isASCII, character.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        rest = rest[digits.endIndex...]
        trouble = reader.operand(String(digits))
      } else {
        rest = rest.dropFirst()
        trouble = character == " " ? nil : reader.sign(character, allowsSigns: allowsSigns)
      }
      if let trouble { return trouble }
    }
    return reader.end()
  }

  private mutating func operand(_ digits: String) -> String? {
    guard wantsOperand else { return "Two numbers have no operator between them." }
    (wantsOperand, isFresh) = (false, false)
    return calculator.read(digits)
  }

  private mutating func sign(_ character: Character, allowsSigns: Bool) -> String? {
    switch character {
    case "(":
      guard wantsOperand else { return "A bracket follows a number." }
      waiting.append("(")
      isFresh = true
      return nil
    case ")":
      guard !wantsOperand, waiting.contains("(") else { return "A bracket closes too early." }
      if let trouble = unwind(while: { $0 != "(" }) { return trouble }
      waiting.removeLast()
      return nil
    case "-" where wantsOperand && isFresh && allowsSigns:
      isFresh = false
      waiting.append("-")
      return calculator.read("0")
    case "+", "-", "*", "/":
      guard !wantsOperand else { return "\(character) lacks a number." }
      let isWeak = "+-".contains(character)
      let trouble = unwind { "*/".contains($0) || isWeak && "+-".contains($0) }
      waiting.append(character)
      wantsOperand = true
      return trouble
    default: return "\(character) doesn't belong in an expression."
    }
  }

  private mutating func unwind(while isDue: (Character) -> Bool) -> String? {
    while let last = waiting.last, isDue(last) {
      waiting.removeLast()
      if let trouble = calculator.read(String(last)) { return trouble }
    }
    return nil
  }

  private mutating func end() -> String? {
    guard !wantsOperand else { return "It ends without a number." }
    guard !waiting.contains("(") else { return "A bracket stays open." }
    return unwind { _ in true }
  }
}
