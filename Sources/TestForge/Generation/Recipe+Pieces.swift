internal import Domain

extension Recipe {
  /// Parts of lists and texts, and copies with small changes.
  static let pieces: [String: Recipe] = [
    "part": Recipe(
      form: .mapping(
        required: ["of"], optional: ["shape", "length"],
        words: ["shape": PartShape.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let value = try options.inner("of", from: &draw)
      let items = value.pieces
      let shape = PartShape(rawValue: options.word("shape", default: "substring")) ?? .substring
      let length =
        options.content["length"] == nil
        ? min(items.count, 1 + draw.choices.below(items.count))
        : min(items.count, try options.count("length", from: &draw))
      return whole(shape.part(of: items, length, from: &draw.choices), isText: value.text != nil)
    },
    "mutated": Recipe(
      form: .mapping(
        required: ["of"], optional: ["by", "count", "each", "alphabet"],
        words: ["by": ListMutation.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let value = try options.inner("of", from: &draw)
      let kind = ListMutation(rawValue: options.word("by", default: "change")) ?? .change
      var items = value.pieces
      let count = try options.count("count", default: 1, from: &draw)
      try draw.spend(count, at: options.path)
      for _ in 0..<count {
        let source = try options.newElements(in: draw) ?? .known(items)
        kind.change(&items, source, from: &draw.choices)
      }
      return whole(items, isText: value.text != nil)
    },
    "replaced": Recipe(
      form: .mapping(required: ["of", "with", "count"], recipes: ["of", "with"])
    ) { options, draw throws(ForgeError) in
      let value = try options.inner("of", from: &draw)
      let isText = value.text != nil
      let list = isText ? .array(value.pieces) : value
      let size = list.leaves.count
      let count = min(size, try options.count("count", from: &draw))
      var news: [Int: Value] = [:]
      for place in draw.choices.places(count, of: size).sorted() {
        news[place] = try options.inner("with", from: &draw)
      }
      var next = 0
      let result = list.mapLeaves { leaf in
        next += 1
        return news[next - 1] ?? leaf
      }
      return isText ? whole(result.pieces, isText: true) : result
    },
    "sprinkled": Recipe(
      form: .mapping(required: ["of", "with", "count"], recipes: ["of", "with"])
    ) { options, draw throws(ForgeError) in
      let value = try options.inner("of", from: &draw)
      let items = value.pieces
      var news: [Int: [Value]] = [:]
      let count = try options.count("count", from: &draw)
      try draw.afford(count, at: options.path)
      for _ in 0..<count {
        let item = try options.inner("with", from: &draw)
        news[draw.choices.below(items.count + 1), default: []].append(item)
      }
      var result: [Value] = []
      for (index, item) in items.enumerated() { result += (news[index] ?? []) + [item] }
      return whole(result + (news[items.count] ?? []), isText: value.text != nil)
    },
  ]
}

extension Options {
  /// Where `each` or `alphabet` let new elements come from.
  fileprivate func newElements(in draw: Draw) throws(ForgeError) -> NewElements? {
    if content["each"] != nil {
      let (low, high) = try limits("each", in: draw)
      return .numbers(low, high)
    }
    guard content["alphabet"] != nil else { return nil }
    return .known(try alphabet().map { .string(String($0)) })
  }
}

/// Where the new elements of a mutated list come from.
enum NewElements {
  case numbers(Int, Int)
  case known([Value])

  func element(from choices: inout Choices) -> Value? {
    switch self {
    case .numbers(let low, let high): .int(choices.integer(low, high))
    case .known(let items): choices.element(items)
    }
  }
}

/// A small change of a list.
enum ListMutation: String, Sendable, CaseIterable {
  case change, drop, insert, swap, any

  func change(_ items: inout [Value], _ source: NewElements, from choices: inout Choices) {
    let kinds: [ListMutation] = [.change, .drop, .insert, .swap]
    switch self == .any ? kinds[choices.below(kinds.count)] : self {
    case .insert:
      let place = choices.below(items.count + 1)
      if let item = source.element(from: &choices) { items.insert(item, at: place) }
    case .drop where !items.isEmpty: items.remove(at: choices.below(items.count))
    case .swap where items.count > 1:
      let place = choices.below(items.count - 1)
      items.swapAt(place, place + 1)
    case .change where !items.isEmpty:
      let place = choices.below(items.count)
      // A few tries, so that something does change where it can.
      for _ in 0..<8 {
        guard let item = source.element(from: &choices) else { return }
        if !isEqual(item, items[place]) {
          items[place] = item
          return
        }
      }
    default: break
    }
  }
}

/// Which part of a list is taken.
enum PartShape: String, Sendable, CaseIterable {
  case substring, subsequence, prefix, suffix

  func part(of items: [Value], _ length: Int, from choices: inout Choices) -> [Value] {
    switch self {
    case .prefix: return Array(items.prefix(length))
    case .suffix: return Array(items.suffix(length))
    case .substring:
      let start = choices.below(items.count - length + 1)
      return Array(items[start..<start + length])
    case .subsequence: return choices.places(length, of: items.count).sorted().map { items[$0] }
    }
  }
}

extension Choices {
  /// Different places below a size; a choice each.
  ///
  /// Source: Floyd's sampling (Bentley 1987).
  mutating func places(_ count: Int, of size: Int) -> Set<Int> {
    var places: Set<Int> = []
    for last in max(0, size - count)..<max(0, size) {
      if !places.insert(below(last + 1)).inserted { places.insert(last) }
    }
    return places
  }
}

extension Value {
  /// The same form with other values at the bottom; null stays.
  func mapLeaves(_ change: (Value) -> Value) -> Value {
    switch self {
    case .null: self
    case .array(let items): .array(items.map { $0.mapLeaves(change) })
    default: change(self)
    }
  }
}
