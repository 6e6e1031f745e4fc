public import Domain

/// Whether an answer equals the expected one, with or without order (F11).
///
/// Equal values match. Without order two flat arrays match as multisets; nested arrays, suffixes
/// and other types never do.
public func outputMatches(_ actual: Value, _ expected: Value, orderMatters: Bool) -> Bool {
  if isEqual(actual, expected) { return true }
  guard !orderMatters, isFlat(actual), isFlat(expected) else { return false }
  return isEqual(sorted(actual, depth: 1), sorted(expected, depth: 1))
}

private func isFlat(_ value: Value) -> Bool {
  guard let items = value.elements else { return false }
  return items.allSatisfy { item in
    switch item {
    case .array, .object: false
    default: true
    }
  }
}
