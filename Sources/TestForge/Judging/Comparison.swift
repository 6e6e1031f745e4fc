internal import Domain

/// Equal in type and content; numbers compare by value, `-0.0` equals `0.0`, NaN equals NaN.
func isEqual(_ left: Value, _ right: Value) -> Bool {
  order(left, right) == 0
}

/// Equal in form, with every double within one of the two errors of the expected number.
func isNear(
  _ actual: Value, _ expected: Value, absolute: Double, relative: Double
) -> Bool {
  switch (actual, expected) {
  case (.array(let left), .array(let right)):
    return left.count == right.count
      && zip(left, right).allSatisfy { pair in
        isNear(pair.0, pair.1, absolute: absolute, relative: relative)
      }
  case (.double, .int), (.int, .double), (.double, .double):
    guard let left = actual.number, let right = expected.number else { return false }
    if isEqual(actual, expected) { return true }
    guard left.isFinite, right.isFinite else { return false }
    let error = abs(left - right)
    return error <= absolute || error <= relative * abs(right)
  default:
    return isEqual(actual, expected)
  }
}

/// The value with the outermost `depth` levels of arrays in a canonical order.
func sorted(_ value: Value, depth: Int) -> Value {
  guard depth > 0, case .array(let items) = value else { return value }
  return .array(items.map { sorted($0, depth: depth - 1) }.sorted { order($0, $1) < 0 })
}

/// A total order of values: negative, zero or positive as in a subtraction.
func order(_ left: Value, _ right: Value) -> Int {
  switch (left, right) {
  case (.null, .null): 0
  case (.bool(let a), .bool(let b)): (a ? 1 : 0) - (b ? 1 : 0)
  case (.int(let a), .int(let b)): a < b ? -1 : a > b ? 1 : 0
  case (.int(let a), .double(let b)): order(Double(a), b)
  case (.double(let a), .int(let b)): order(a, Double(b))
  case (.double(let a), .double(let b)): order(a, b)
  case (.string(let a), .string(let b)): order(a, b)
  case (.array(let a), .array(let b)): order(a, b)
  case (.object(let a), .object(let b)): order(fields(a), fields(b))
  default: rank(left) - rank(right)
  }
}

private func order(_ left: Double, _ right: Double) -> Int {
  if left.isNaN || right.isNaN { return (left.isNaN ? 1 : 0) - (right.isNaN ? 1 : 0) }
  return left < right ? -1 : left > right ? 1 : 0
}

// By bytes: Swift's own order of strings takes canonically equal texts for the same.
private func order(_ left: String, _ right: String) -> Int {
  left.utf8.elementsEqual(right.utf8)
    ? 0 : left.utf8.lexicographicallyPrecedes(right.utf8) ? -1 : 1
}

private func order(_ left: [Value], _ right: [Value]) -> Int {
  for (a, b) in zip(left, right) {
    let result = order(a, b)
    if result != 0 { return result }
  }
  return left.count - right.count
}

private func fields(_ object: [String: Value]) -> [Value] {
  object.keys.sorted().flatMap { key in [.string(key), object[key] ?? .null] }
}

private func rank(_ value: Value) -> Int {
  switch value {
  case .null: 0
  case .bool: 1
  case .int, .double: 2
  case .string: 3
  case .array: 4
  case .object: 5
  }
}
