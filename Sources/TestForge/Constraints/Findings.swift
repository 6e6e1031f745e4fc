internal import Domain

/// Collects what is wrong with an input; stops asking after a few sentences.
struct Findings {
  private(set) var sentences: [String] = []
  var scope: Scope

  init(scope: Scope) { self.scope = scope }

  var isFull: Bool { sentences.count >= 5 }

  mutating func add(_ sentence: @autoclosure () -> String) {
    if !isFull { sentences.append(sentence()) }
  }

  mutating func check(
    _ value: Value, as type: ValueType, _ form: Constraint, path: () -> String
  ) throws(ForgeError) {
    if isFull { return }
    if let values = form.values, !values.contains(where: { isEqual($0, value) }) {
      add("\(path()) must be one of \(Value.array(values).json), not \(value.json).")
    }
    switch (type, value) {
    case (.list(let element), .array(let items)):
      try check(items, of: element, form, path: path)
    case (.interval, .array(let pair)):
      try check(pair, of: .int, form, path: path)
    case (.string, .string(let text)), (.char, .string(let text)):
      try check(text, form, path: path)
    case (.int, _), (.long, _), (.double, _):
      try check(number: value, as: type, form, path: path)
    case (.listNode, _), (.treeNode, _), (.randomNode, _), (.graphNode, _):
      try check(nodes: value.elements ?? [], as: type, form, path: path)
    default:
      break
    }
  }

  mutating func check(
    _ count: Int, within bounds: Bounds?, _ noun: String, path: () -> String
  ) throws(ForgeError) {
    guard let (low, high) = try bounds?.evaluate(in: scope), !(low <= count && count <= high) else {
      return
    }
    let wanted = low == high ? "exactly \(low)" : "\(low) to \(high)"
    add("\(path()) must have \(wanted) \(noun), not \(count).")
  }

  private mutating func check(
    number value: Value, as type: ValueType, _ form: Constraint, path: () -> String
  ) throws(ForgeError) {
    if type == .int, let number = value.integer, Int32(exactly: number) == nil {
      add("\(path()) must fit 32 bits, but is \(number).")
    }
    guard let bounds = form.range, let number = value.number else { return }
    let (low, high) = try bounds.evaluate(in: scope)
    if !(Double(low) <= number && number <= Double(high)) {
      add("\(path()) must be between \(low) and \(high), not \(value.json).")
    }
  }

  private mutating func check(
    _ text: String, _ form: Constraint, path: () -> String
  ) throws(ForgeError) {
    let letters = text.unicodeScalars
    try check(letters.count, within: form.length, "characters", path: path)
    if let alphabet = form.alphabet, let wrong = letters.first(where: { !alphabet.contains($0) }) {
      add("\(path()) has the character \(Value.string(String(wrong)).json), which is not allowed.")
    }
  }

  private mutating func check(
    _ items: [Value], of element: ValueType, _ form: Constraint, path: () -> String
  ) throws(ForgeError) {
    try check(items.count, within: form.length, "elements", path: path)
    if case .limited(let inner) = form.each {
      for (index, item) in items.enumerated() {
        try check(item, as: element, inner) { "\(path())[\(index)]" }
      }
    }
    checkOrder(items, form, path: path)
    let widths = Set(items.map { $0.elements?.count ?? 0 })
    if form.flags.contains("rectangular"), widths.count > 1 {
      add("\(path()) must have rows of one length.")
    }
    if form.flags.contains("square"), !widths.subtracting([items.count]).isEmpty {
      add("\(path()) must be as wide as it is high.")
    }
  }

  mutating func checkOrder(_ items: [Value], _ form: Constraint, path: () -> String) {
    if form.flags.contains("distinct"), let repeated = firstRepeat(items) {
      add("\(path()) must not have \(repeated.json) twice.")
    }
    guard let wanted = form.order else { return }
    let isKept = zip(items, items.dropFirst()).allSatisfy { left, right in
      let sign = order(left, right)
      return switch wanted {
      case .ascending: sign <= 0
      case .descending: sign >= 0
      case .strictlyAscending: sign < 0
      case .strictlyDescending: sign > 0
      }
    }
    if !isKept { add("\(path()) must be sorted (\(wanted.rawValue)).") }
  }

  private func firstRepeat(_ items: [Value]) -> Value? {
    var seen: Set<Value> = []
    return items.first { !seen.insert($0).inserted }
  }
}
