internal import Domain

/// The arguments of an input, or of one call, in which official bounds are worked out.
struct OfficialScope: Sendable {
  var arguments: [String: Value]
  /// The arguments that are graphs: their nodes' values are numbers from 1 on.
  var graphs: Set<String> = []

  /// The extremes of a term over everything that its letters stand for; nil when that is nothing.
  func extremes(
    of term: OfficialTerm, slots: Int
  ) -> (least: OfficialAmount, greatest: OfficialAmount)? {
    var found: (least: OfficialAmount, greatest: OfficialAmount)?
    var indices = [Int?](repeating: nil, count: slots)
    visit(term, &indices) { amount, _ in
      found = found.map { (min($0.least, amount), max($0.greatest, amount)) } ?? (amount, amount)
    }
    return found
  }

  /// Calls back with every value of a term; letters that are set already keep their index.
  func visit(
    _ term: OfficialTerm, _ indices: inout [Int?],
    _ body: (OfficialAmount, inout [Int?]) -> Void
  ) {
    switch term {
    case .amount(let amount): body(amount, &indices)
    case .path(let path):
      visit(start(of: path), path.steps[...], &indices) { value, indices in
        if let amount = value.amount { body(amount, &indices) }
      }
    case .distinct(let path):
      visit(start(of: path), path.steps[...], &indices) { value, indices in
        body(.whole(Set(value.parts).count), &indices)
      }
    case .operation(let sign, let left, let right):
      visit(left, &indices) { first, indices in
        visit(right, &indices) { second, indices in
          body(.apply(sign, first, second), &indices)
        }
      }
    case .magnitude(let term):
      visit(term, &indices) { amount, indices in
        body(max(amount, .apply("-", .whole(0), amount)), &indices)
      }
    case .sum(let term):
      var total = OfficialAmount.whole(0)
      visit(term, &indices) { amount, _ in total = .apply("+", total, amount) }
      body(total, &indices)
    }
  }

  private func start(of path: OfficialPath) -> Value {
    let value = arguments[path.name ?? ""] ?? .null
    switch path.root {
    case .name: return value
    case .nodes: return .int((value.elements ?? []).count { $0 != .null })
    case .values(let name):
      let items = value.elements ?? [value]
      if graphs.contains(name ?? "") { return .array(items.indices.map { .int($0 + 1) }) }
      return .array(items.map { $0.elements?.first ?? $0 })
    case .words:
      return .array((value.text ?? "").split(separator: " ").map { .string(String($0)) })
    case .numbers:
      return .array((value.elements ?? [value]).flatMap { Self.numbers(in: $0.text ?? "") })
    }
  }

  /// The runs of digits in a text; a sign belongs to one only where the text begins with it.
  private static func numbers(in text: String) -> [Value] {
    let isNegative = text.hasPrefix("-")
    return text.split { !($0.isASCII && $0.isNumber) }.map { digits in
      let isFirst = digits.startIndex == text.dropFirst().startIndex
      let sign = isNegative && isFirst ? "-" : ""
      return Int("\(sign)\(digits)").map(Value.int) ?? .double(Double("\(sign)\(digits)") ?? 0)
    }
  }

  private func visit(
    _ value: Value, _ steps: ArraySlice<OfficialPath.Step>, _ indices: inout [Int?],
    _ body: (Value, inout [Int?]) -> Void
  ) {
    guard let step = steps.first else { return body(value, &indices) }
    let rest = steps.dropFirst()
    switch step {
    case .length: body(.int(value.partCount), &indices)
    case .index(.any):
      for part in value.parts { visit(part, rest, &indices, body) }
    case .index(.fixed(let index)):
      if let part = value.part(index) { visit(part, rest, &indices, body) }
    case .index(.slot(let slot, let offset)):
      if let index = indices[slot] {
        if let part = value.part(index + offset) { visit(part, rest, &indices, body) }
        return
      }
      for (index, part) in value.parts.enumerated() where index >= offset {
        indices[slot] = index - offset
        visit(part, rest, &indices, body)
      }
      indices[slot] = nil
    case .index(.letter): break
    }
  }
}

extension Value {
  /// A number as it is; a character by its code.
  fileprivate var amount: OfficialAmount? {
    switch self {
    case .int(let number): .whole(number)
    case .double(let number): .real(number)
    case .string(let text): text.unicodeScalars.first.map { .whole(Int($0.value)) }
    default: nil
    }
  }

  fileprivate var parts: [Value] {
    guard case .string(let text) = self else { return elements ?? [] }
    return text.unicodeScalars.map { .string(String($0)) }
  }

  fileprivate var partCount: Int { text?.unicodeScalars.count ?? elements?.count ?? 0 }

  /// Quick where every character is one byte, as all texts of inputs nearly are.
  fileprivate func part(_ index: Int) -> Value? {
    guard index >= 0 else { return nil }
    guard case .string(let text) = self else {
      return elements.flatMap { index < $0.count ? $0[index] : nil }
    }
    let bytes = text.utf8
    if bytes.count == text.unicodeScalars.count {
      guard index < bytes.count else { return nil }
      return .string(String(text[text.utf8.index(text.startIndex, offsetBy: index)]))
    }
    let scalars = text.unicodeScalars.dropFirst(index)
    return scalars.first.map { .string(String($0)) }
  }
}
