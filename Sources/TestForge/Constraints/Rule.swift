internal import Domain

/// A named relation between arguments: what it holds to, and its sentence when broken.
struct Rule: Sendable {
  let arity: Int
  /// Nil when it holds; the arguments are values of arguments or numbers, in order.
  let broken: @Sendable ([Value]) -> String?

  static let named: [String: Rule] = [
    "exactly-one-pair-sums": Rule(arity: 2) { values in
      let pairs = countPairs(values[0].integers, sum: values[1].integer ?? 0)
      return pairs == 1 ? nil : "\(pairs == 0 ? "No pair sums" : "More than one pair sums") to it."
    },
    "total-length": Rule(arity: 4) { values in
      let total = (values[0].elements?.count ?? 0) + (values[1].elements?.count ?? 0)
      let (low, high) = (values[2].integer ?? 0, values[3].integer ?? 0)
      return low <= total && total <= high
        ? nil : "Together they must have \(low) to \(high) elements, not \(total)."
    },
    "acyclic": Rule(arity: 2) { values in
      let isCyclic = hasCycle(count: values[0].integer ?? 0, pairs: edges(values[1]) ?? [])
      return isCyclic ? "The pairs have a cycle." : nil
    },
    "total-characters": Rule(arity: 2) { values in
      let texts = values[0].elements?.compactMap(\.text) ?? []
      let total = texts.reduce(0) { $0 + $1.unicodeScalars.count }
      let high = values[1].integer ?? 0
      return total <= high ? nil : "Together they may have \(high) characters, not \(total)."
    },
  ]
}

/// A rule with its arguments, as `problem.yml` calls it.
struct RuleCall: Sendable {
  let text: String
  private let rule: Rule
  private let arguments: [Expression]

  init(_ value: Value, parameters: Set<String>, at path: String) throws(ForgeError) {
    guard let text = value.text, let open = text.firstIndex(of: "("), text.hasSuffix(")") else {
      throw .form("\(path): a rule is written name(arguments), not \(value.json).")
    }
    let name = String(text[..<open])
    guard let rule = Rule.named[name] else {
      throw .form("\(path): unknown rule \(name)\(suggestion(for: name, in: Rule.named.keys)).")
    }
    let parts = text[text.index(after: open)...].dropLast().split(separator: ",")
    guard parts.count == rule.arity else {
      throw .form("\(path): \(name) takes \(counted(rule.arity, "argument")), not \(parts.count).")
    }
    var arguments: [Expression] = []
    for part in parts { arguments.append(try Expression(.string(String(part)), at: path)) }
    let used = arguments.reduce(into: Set<String>()) { $0.formUnion($1.names) }
    if let unknown = used.subtracting(parameters).sorted().first {
      let hint = suggestion(for: unknown, in: parameters)
      throw .form("\(path): unknown argument \(unknown)\(hint).")
    }
    (self.text, self.rule, self.arguments) = (text, rule, arguments)
  }

  /// The sentence for a broken rule, or nil.
  func check(in scope: Scope) throws(ForgeError) -> String? {
    var values: [Value] = []
    for argument in arguments {
      if case .name(let name) = argument, let value = scope.arguments[name] {
        values.append(value)
      } else {
        values.append(.int(try argument.evaluate(in: scope)))
      }
    }
    return rule.broken(values).map { "The rule \(text) is broken. \($0)" }
  }
}

extension Value {
  var integers: [Int] { elements?.compactMap(\.integer) ?? [] }
}

/// How many pairs of positions have a sum; counting stops at two.
///
/// Two ends of a sorted copy: at the sizes of hidden cases several times as fast as a dictionary.
func countPairs(_ numbers: [Int], sum: Int) -> Int {
  let sorted = numbers.sorted()
  var (low, high) = (0, sorted.count - 1)
  var pairs = 0
  while low < high, pairs < 2 {
    let (found, overflow) = sorted[low].addingReportingOverflow(sorted[high])
    if overflow ? sorted[low] < 0 : found < sum {
      low += 1
    } else if overflow || found > sum {
      high -= 1
    } else {
      pairs += 1
      // The next pair, if there is one, holds an equal number at either end or lies inside.
      if sorted[low + 1] == sorted[low] { low += 1 } else { high -= 1 }
    }
  }
  return pairs
}
