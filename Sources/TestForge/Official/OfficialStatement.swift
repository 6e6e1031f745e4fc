internal import Domain

extension OfficialBounds {
  /// The bounds whose number a statement's constraints don't name, a sentence each.
  ///
  /// Numbers below 10 are often words there (`not empty`, `positive`), so they are not looked for.
  public func missing(inConstraints text: String) -> [String] {
    let stated = StatedNumbers(text)
    var found: [String] = []
    for comparison in comparisons {
      let (left, right) = (comparison.left, comparison.right)
      let isLess = comparison.relation == .less
      for (side, step) in [(left, 1), (right, -1)] {
        guard case .amount(let amount) = side.term, !side.text.hasPrefix("'"),
          amount >= .whole(10) || amount <= .whole(-10)
        else { continue }
        // What is below a number is at most the one before it.
        let others = isLess ? [OfficialAmount.apply("+", amount, .whole(step))] : []
        guard !([amount] + others).contains(where: stated.contains) else { continue }
        let sentence = "\(side.text) isn't stated (\(comparison.formula))."
        if !found.contains(sentence) { found.append(sentence) }
      }
    }
    return found
  }
}

/// The numbers that a text names, whatever their signs.
struct StatedNumbers {
  private var magnitudes: Set<Double> = []

  init(_ text: String) {
    var rest = text[...]
    while !rest.isEmpty {
      guard let number = Self.number(&rest) else {
        rest.removeFirst()
        continue
      }
      magnitudes.insert(number)
      var after = rest
      if let power = Self.power(number, &after) {
        rest = after
        note(power, &rest)
      } else if Self.takes(["*", "·", "×"], &after), let base = Self.number(&after),
        let power = Self.power(base, &after)
      {
        rest = after
        note(number * power, &rest)
      }
    }
  }

  /// A power, and what is left when something small is taken from it: `2^31 - 1`.
  private mutating func note(_ power: Double, _ rest: inout Substring) {
    magnitudes.insert(power)
    var after = rest
    guard Self.takes(["-", "−"], &after), let less = Self.number(&after) else { return }
    magnitudes.insert(power - less)
    rest = after
  }

  func contains(_ amount: OfficialAmount) -> Bool { magnitudes.contains(amount.double.magnitude) }

  /// `100000`, `100,000`, `100_000`, `1.5`.
  private static func number(_ rest: inout Substring) -> Double? {
    guard let first = rest.first, first.isASCII, first.isNumber else { return nil }
    var digits = rest.prefix { $0.isASCII && ($0.isNumber || ",_.".contains($0)) }
    while let last = digits.last, !last.isNumber { digits.removeLast() }
    rest = rest[digits.endIndex...]
    return Double(digits.filter { $0 != "," && $0 != "_" })
  }

  private static func power(_ base: Double, _ rest: inout Substring) -> Double? {
    guard takes(["^"], &rest), let exponent = number(&rest), exponent <= 64 else { return nil }
    return (0..<Int(exponent)).reduce(1) { power, _ in power * base }
  }

  /// Takes one of the signs, with the spaces and quotation marks around it.
  private static func takes(_ signs: Set<Character>, _ rest: inout Substring) -> Bool {
    let after = rest.drop { $0 == " " }
    guard let sign = after.first, signs.contains(sign) else { return false }
    rest = after.dropFirst().drop { $0 == " " }
    return true
  }
}
