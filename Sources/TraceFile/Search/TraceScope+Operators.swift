extension TraceScope {
  /// What an operator makes of two values, each looked up once: a chain would double the work with each link.
  func result(_ sign: String, _ left: TraceValue?, _ right: TraceValue?) -> TraceValue? {
    compare(sign, left, right) ?? arithmetic(sign, left, right)
  }

  /// `==`, `<` and their kin; nil for another sign or for values that cannot be compared.
  private func compare(_ sign: String, _ left: TraceValue?, _ right: TraceValue?) -> TraceValue? {
    guard let left, let right else { return nil }
    switch sign {
    case "==": return .bool(areEqual(left, right))
    case "!=": return .bool(!areEqual(left, right))
    case "<", "<=", ">", ">=": break
    default: return nil
    }
    if let left = text(left), let right = text(right) {
      return .bool(holds(sign, order(left, right)))
    }
    if case .integer(let left) = left, case .integer(let right) = right {
      return .bool(holds(sign, left < right ? -1 : left == right ? 0 : 1))
    }
    guard let left = number(left), let right = number(right), !left.isNaN, !right.isNaN else {
      return nil
    }
    return .bool(holds(sign, left < right ? -1 : left == right ? 0 : 1))
  }

  private func holds(_ sign: String, _ order: Int) -> Bool {
    switch sign {
    case "<": order < 0
    case "<=": order <= 0
    case ">": order > 0
    default: order >= 0
    }
  }

  private func areEqual(_ left: TraceValue, _ right: TraceValue) -> Bool {
    if let left = text(left), let right = text(right) { return order(left, right) == 0 }
    if case .integer = left, case .integer = right { return left == right }
    if let left = number(left), let right = number(right) { return left == right }
    return left == right
  }

  private func order(_ left: String, _ right: String) -> Int {
    if left.utf8.elementsEqual(right.utf8) { return 0 }
    return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars) ? -1 : 1
  }

  private func text(_ value: TraceValue) -> String? {
    switch value {
    case .string(let text), .character(let text): text
    default: nil
    }
  }

  private func number(_ value: TraceValue) -> Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .double(let double): double
    case .bigInteger(let digits): Double(digits)
    default: nil
    }
  }

  /// Whole numbers stay whole and `/` rounds towards zero; what has no result has no value.
  func arithmetic(_ sign: String, _ left: TraceValue?, _ right: TraceValue?) -> TraceValue? {
    guard let left, let right else { return nil }
    if case .integer(let left) = left, case .integer(let right) = right {
      return whole(sign, left, right).map { .integer($0) }
    }
    if sign == "+", let left = text(left), let right = text(right) { return .string(left + right) }
    guard let left = number(left), let right = number(right) else { return nil }
    switch sign {
    case "+": return .double(left + right)
    case "-": return .double(left - right)
    case "*": return .double(left * right)
    case "/": return right == 0 ? nil : .double(left / right)
    case "%": return right == 0 ? nil : .double(left.truncatingRemainder(dividingBy: right))
    default: return nil
    }
  }

  private func whole(_ sign: String, _ left: Int, _ right: Int) -> Int? {
    let (result, hasOverflown) =
      switch sign {
      case "+": left.addingReportingOverflow(right)
      case "-": left.subtractingReportingOverflow(right)
      case "*": left.multipliedReportingOverflow(by: right)
      case "/": left.dividedReportingOverflow(by: right)
      case "%": left.remainderReportingOverflow(dividingBy: right)
      default: (0, true)
      }
    return hasOverflown ? nil : result
  }
}
