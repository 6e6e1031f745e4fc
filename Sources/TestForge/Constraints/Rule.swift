internal import Domain

/// A named relation between arguments: what it holds to, and its sentence when broken.
struct Rule: Sendable {
  let arity: Int
  /// Nil when it holds; the arguments are values of arguments, numbers or texts, in order.
  let broken: @Sendable ([Value]) -> String?

  static let named: [String: Rule] =
    lists.merging(numbers) { first, _ in first }
    .merging(counts) { first, _ in first }
    .merging(texts) { first, _ in first }
    .merging(graphs) { first, _ in first }
    .merging(games) { first, _ in first }

  init(arity: Int, broken: @escaping @Sendable ([Value]) -> String?) {
    (self.arity, self.broken) = (arity, broken)
  }

  /// A rule that is broken in one way only.
  init(arity: Int, or sentence: String, holds: @escaping @Sendable ([Value]) -> Bool) {
    self.init(arity: arity) { values in holds(values) ? nil : sentence }
  }
}

extension Value {
  var integers: [Int] { elements?.integers ?? [] }

  /// What stands at the bottom: cells, the values of a tree's nodes, the letters of a text.
  var leaves: [Value] {
    switch self {
    case .null: []
    case .array(let items): items.flatMap(\.leaves)
    default: [self]
    }
  }

  /// The elements of a list or the letters of a text.
  var pieces: [Value] {
    guard case .string(let text) = self else { return elements ?? [] }
    return text.unicodeScalars.map { .string(String($0)) }
  }
}

/// How often each value stands in a list.
func frequencies(of items: [Value]) -> [Value: Int] {
  items.reduce(into: [:]) { $0[$1, default: 0] += 1 }
}
