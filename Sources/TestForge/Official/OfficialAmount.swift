internal import Foundation

/// A number of an official bound: exact as long as it is whole and fits 64 bits.
enum OfficialAmount: Sendable {
  case whole(Int)
  case real(Double)

  var double: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }

  /// What a sign makes of two numbers; a division that leaves no rest stays whole.
  static func apply(_ sign: Character, _ left: Self, _ right: Self) -> Self {
    if case .whole(let left) = left, case .whole(let right) = right,
      let whole = exact(sign, left, right)
    {
      return .whole(whole)
    }
    let (left, right) = (left.double, right.double)
    return switch sign {
    case "+": .real(left + right)
    case "-": .real(left - right)
    case "*": .real(left * right)
    case "/": .real(left / right)
    default: .real(pow(left, right))
    }
  }

  private static func exact(_ sign: Character, _ left: Int, _ right: Int) -> Int? {
    func sound(_ result: (partialValue: Int, overflow: Bool)) -> Int? {
      result.overflow ? nil : result.partialValue
    }
    switch sign {
    case "+": return sound(left.addingReportingOverflow(right))
    case "-": return sound(left.subtractingReportingOverflow(right))
    case "*": return sound(left.multipliedReportingOverflow(by: right))
    case "/":
      guard right != 0, right != -1, left % right == 0 else { return nil }
      return left / right
    default:
      // More steps than bits only repeat 0, 1 or -1, or leave 64 bits.
      guard right >= 0, right < 64 else { return nil }
      return (0..<right).reduce(Optional(1)) { power, _ in
        power.flatMap { sound($0.multipliedReportingOverflow(by: left)) }
      }
    }
  }
}

extension OfficialAmount: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    if case .whole(let left) = left, case .whole(let right) = right { return left < right }
    return left.double < right.double
  }

  static func == (left: Self, right: Self) -> Bool {
    if case .whole(let left) = left, case .whole(let right) = right { return left == right }
    return left.double == right.double
  }
}

extension OfficialAmount: CustomStringConvertible {
  /// As a bound is written: `10^4`, `5 * 10^4`, `2^31 - 1`, or plain digits.
  var description: String {
    switch self {
    case .whole(let number): Self.words(number)
    case .real(let number):
      Int(exactly: number).map(Self.words) ?? "\(number)"
    }
  }

  /// In digits, as a value of an input is written.
  var plain: String {
    switch self {
    case .whole(let number): "\(number)"
    case .real(let number): "\(number)"
    }
  }

  private static func words(_ number: Int) -> String {
    guard number.magnitude >= 10_000 else { return "\(number)" }
    let sign = number < 0 ? "-" : ""
    for (offset, tail) in [(UInt(0), ""), (1, " - 1"), (2, " - 2")] {
      let (power, overflow) = number.magnitude.addingReportingOverflow(offset)
      // A negative power less something reads wrongly; it is plain digits then.
      guard !overflow, power.nonzeroBitCount == 1, offset == 0 || number > 0 else { continue }
      return "\(sign)2^\(power.trailingZeroBitCount)\(tail)"
    }
    var (rest, zeros) = (number.magnitude, 0)
    while rest.isMultiple(of: 10) { (rest, zeros) = (rest / 10, zeros + 1) }
    guard zeros >= 3, rest < 100 else { return "\(number)" }
    return rest == 1 ? "\(sign)10^\(zeros)" : "\(sign)\(rest) * 10^\(zeros)"
  }
}
