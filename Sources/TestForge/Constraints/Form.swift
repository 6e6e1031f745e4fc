internal import Domain

/// What a misspelt name may mean, as the end of a sentence.
func suggestion(for name: String, in known: some Sequence<String>) -> String {
  if let nearest = nearestNames(to: name, in: known, limit: 1).first {
    return " (did you mean \(nearest)?)"
  }
  return " (known: \(known.sorted().joined(separator: ", ")))"
}

/// A count with its noun, which is given in the singular.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// The entries of an object with none but known keys.
func entries(
  _ value: Value, at path: String, known: Set<String>, required: Set<String> = []
) throws(ForgeError) -> [String: Value] {
  guard case .object(let fields) = value else {
    throw .form("\(path) must be a mapping, not \(value.json).")
  }
  for key in fields.keys.sorted() where !known.contains(key) {
    throw .form("\(path): unknown key \(key)\(suggestion(for: key, in: known)).")
  }
  for key in required.sorted() where fields[key] == nil {
    throw .form("\(path): the key \(key) is missing.")
  }
  return fields
}

/// Two bounds, each a whole number or an expression; a single one stands for both.
struct Bounds: Sendable, Hashable {
  let low: Expression
  let high: Expression

  init(_ value: Value, at path: String) throws(ForgeError) {
    guard let pair = value.elements else {
      low = try Expression(value, at: path)
      high = low
      return
    }
    guard pair.count == 2 else {
      throw .form("\(path): bounds are two, [least, greatest], not \(value.json).")
    }
    low = try Expression(pair[0], at: path)
    high = try Expression(pair[1], at: path)
  }

  private init(low: Expression, high: Expression) { (self.low, self.high) = (low, high) }

  var names: Set<String> { low.names.union(high.names) }

  /// The same as two numbers.
  func settled(in scope: Scope) throws(ForgeError) -> Bounds {
    let (low, high) = try evaluate(in: scope)
    return Bounds(low: .number(low), high: .number(high))
  }

  func evaluate(in scope: Scope) throws(ForgeError) -> (low: Int, high: Int) {
    (try low.evaluate(in: scope), try high.evaluate(in: scope))
  }
}
