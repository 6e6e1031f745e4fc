internal import Domain

/// What an expression may ask of a list, a text or a tree.
enum Measure: String, Sendable, Hashable, CaseIterable {
  case len, columns, nodes, sum, least, greatest, distinct

  /// Nil when the value has no such measure.
  func of(_ value: Value) -> Int? {
    switch (self, value) {
    case (.len, .string(let text)): return text.unicodeScalars.count
    case (.distinct, .string(let text)): return Set(text.unicodeScalars).count
    case (.len, .null), (.nodes, .null): return 0
    case (_, .array(let items)): return of(items)
    default: return nil
    }
  }

  private func of(_ items: [Value]) -> Int? {
    switch self {
    case .len: return items.count
    case .columns: return items.first.map { Measure.len.of($0) ?? 0 } ?? 0
    case .nodes: return items.count { $0 != .null }
    case .distinct: return Set(items).count
    case .least: return items.integers.min()
    case .greatest: return items.integers.max()
    case .sum: return total(of: items.integers)
    }
  }
}

/// The sum, or nil beyond 64 bits.
func total(of numbers: [Int]) -> Int? {
  var sum = 0
  for number in numbers {
    let (result, overflow) = sum.addingReportingOverflow(number)
    if overflow { return nil }
    sum = result
  }
  return sum
}

extension [Value] {
  var integers: [Int] { compactMap(\.integer) }
}
