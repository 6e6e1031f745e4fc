import Domain
import OnlineFeature
import SiteKit

extension Workspace {
  /// Up to where Focus goes beyond LeetCode's bounds; nil for a problem without stretch cases.
  static func beyondBounds(of problem: Problem) -> String? {
    guard problem.tests.contains(where: \.isStretch), case .object(let fields) = problem.stretch
    else { return nil }
    let order = problem.signature.argumentNames
    let sorted = fields.sorted { left, right in
      let places = [left.key, right.key].map { order.firstIndex(of: $0) ?? order.count }
      return (places[0], left.key) < (places[1], right.key)
    }
    let phrases = sorted.flatMap { name, value in
      words(for: value, of: name, as: problem.signature.type(of: name))
    }
    guard let last = phrases.last else { return nil }
    let list =
      phrases.count == 1 ? last : phrases.dropLast().joined(separator: ", ") + " and " + last
    return "Beyond LeetCode's bounds, Focus also tries \(list). "
      + "These cases never reject a solution; they show how it grows."
  }

  /// `nums with up to 100,000 elements`; nothing for what is no bound of size or value.
  private static func words(for value: Value, of name: String, as type: ValueType?) -> [String] {
    if let range = range(value) {
      return [
        name == "calls" ? "up to \(Measure.number(range.high)) calls" : "\(name) \(range.words)"
      ]
    }
    guard case .object(let fields) = value else { return [] }
    return fields.sorted { $0.key > $1.key }.flatMap { key, inner -> [String] in
      switch (key, range(inner)) {
      case ("length", let range?):
        ["\(name) with up to \(Measure.number(range.high)) \(type?.unit ?? "elements")"]
      case ("nodes", let range?): ["\(name) with up to \(Measure.number(range.high)) nodes"]
      case ("each", let range?): ["values in \(name) \(range.words)"]
      case ("each", nil): words(for: inner, of: "each of \(name)", as: type?.element)
      case ("arguments", nil), ("methods", nil): words(for: inner, of: name, as: nil)
      case (_, let range?): ["\(key) \(range.words)"]
      case (_, nil): words(for: inner, of: key, as: nil)
      }
    }
  }

  private static func range(_ value: Value) -> (high: Int, words: String)? {
    guard case .array(let ends) = value, ends.count == 2, let low = ends[0].integer,
      let high = ends[1].integer
    else { return nil }
    let words =
      low < 0
      ? "from \(Measure.number(low)) to \(Measure.number(high))" : "up to \(Measure.number(high))"
    return (high, words)
  }
}

extension Signature {
  fileprivate var argumentNames: [String] {
    switch self {
    case .function(let function): function.parameters.map(\.name)
    case .design: ["calls", "constructor", "methods"]
    }
  }

  fileprivate func type(of name: String) -> ValueType? {
    guard case .function(let function) = self else { return nil }
    return function.parameters.first { $0.name == name }?.type
  }
}

extension ValueType {
  /// What a length counts.
  fileprivate var unit: String {
    switch self {
    case .string: "characters"
    case .listNode, .treeNode, .graphNode, .randomNode: "nodes"
    default: "elements"
    }
  }

  fileprivate var element: ValueType? { if case .list(let element) = self { element } else { nil } }
}
