internal import Domain

extension Recipe {
  /// Lists and texts made of others.
  static let arrangements: [String: Recipe] = [
    "joined": Recipe(form: .recipes) { options, draw throws(ForgeError) in
      joined(try parts(options, from: &draw))
    },
    "merged": Recipe(form: .recipes) { options, draw throws(ForgeError) in
      let parts = try parts(options, from: &draw)
      var rest = parts.map { $0.pieces[...] }
      var items: [Value] = []
      while let item = popDrawn(&rest, from: &draw.choices) { items.append(item) }
      return whole(items, isText: parts.contains { $0.text != nil })
    },
    "flattened": Recipe(form: .recipe) { options, draw throws(ForgeError) in
      joined(try options.inner(from: &draw).elements ?? [])
    },
    "repeated": Recipe(form: .mapping(required: ["of", "count"])) {
      options, draw throws(ForgeError) in
      let count = try options.count("count", from: &draw)
      let value = try options.inner("of", from: &draw)
      try draw.spend(count, of: value.elementCount, at: options.path)
      let items = (0..<count).flatMap { _ in value.pieces }
      return whole(items, isText: value.text != nil)
    },
    "shuffled": rearranged { items, draw in draw.choices.shuffled(items) },
    "sorted": rearranged { items, _ in items.sorted { order($0, $1) < 0 } },
    "reversed": rearranged { items, _ in items.reversed() },
    "distinct": rearranged { items, _ in
      var seen: Set<Value> = []
      return items.filter { seen.insert($0).inserted }
    },
    "sorted-by": Recipe(
      form: .mapping(required: ["of", "alphabet"], recipes: ["of", "alphabet"])
    ) { options, draw throws(ForgeError) in
      let words = try options.inner("of", from: &draw).elements ?? []
      let letters = try options.inner("alphabet", from: &draw).pieces
      let ranks = Dictionary(zip(letters, 0...)) { first, _ in first }
      let keyed = words.map { word in (word, word.pieces.map { ranks[$0] ?? ranks.count }) }
      return .array(keyed.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0))
    },
    "column": Recipe(form: .mapping(required: ["of", "index"])) {
      options, draw throws(ForgeError) in
      let index = try options.count("index", from: &draw)
      let rows = try options.inner("of", from: &draw).elements ?? []
      guard rows.allSatisfy({ ($0.elements?.count ?? 0) > index }) else {
        throw .recipe("\(options.path): a row has no element \(index).")
      }
      return .array(rows.compactMap { $0.elements?[index] })
    },
    "pairs-of": Recipe(form: .recipe) { options, draw throws(ForgeError) in
      let items = try options.inner(from: &draw).pieces
      return .array(zip(items, items.dropFirst()).map { [$0, $1] })
    },
    "rows": Recipe(form: .mapping(required: ["of", "columns"])) {
      options, draw throws(ForgeError) in
      let columns = max(1, try options.count("columns", from: &draw))
      let items = try options.inner("of", from: &draw).pieces
      let starts = stride(from: 0, to: items.count, by: columns)
      return .array(starts.map { .array(Array(items[$0..<min($0 + columns, items.count)])) })
    },
    "letters": Recipe(form: .recipe) { options, draw throws(ForgeError) in
      let value = try options.inner(from: &draw)
      guard let texts = value.elements else { return .array(value.pieces) }
      return .array(texts.map { .array($0.pieces) })
    },
    "text": Recipe(form: .mapping(required: ["of", "between"])) {
      options, draw throws(ForgeError) in
      let texts = try options.inner("of", from: &draw).elements?.compactMap(\.text) ?? []
      return .string(texts.joined(separator: options.word("between", default: "")))
    },
  ]

  private static func parts(
    _ options: Options, from draw: inout Draw
  ) throws(ForgeError) -> [Value] {
    var parts: [Value] = []
    for (index, recipe) in (options.content.elements ?? []).enumerated() {
      parts.append(try drawValue(recipe, at: "\(options.path)[\(index)]", from: &draw))
    }
    return parts
  }

  private static func joined(_ parts: [Value]) -> Value {
    guard parts.contains(where: { $0.text != nil }) else {
      return .array(parts.flatMap { $0.elements ?? [] })
    }
    return .string(parts.compactMap(\.text).joined())
  }

  /// Takes the first of one of the rests, each as likely as its length.
  private static func popDrawn(
    _ rests: inout [ArraySlice<Value>], from choices: inout Choices
  ) -> Value? {
    var place = choices.below(rests.reduce(0) { $0 + $1.count })
    for index in rests.indices {
      if place < rests[index].count { return rests[index].popFirst() }
      place -= rests[index].count
    }
    return nil
  }

  private static func rearranged(
    _ change: @escaping @Sendable ([Value], inout Draw) -> [Value]
  ) -> Recipe {
    Recipe(form: .recipe) { options, draw throws(ForgeError) in
      let value = try options.inner(from: &draw)
      return whole(change(value.pieces, &draw), isText: value.text != nil)
    }
  }
}

/// A list, or the text that its elements make together.
func whole(_ items: [Value], isText: Bool) -> Value {
  isText ? .string(items.compactMap(\.text).joined()) : .array(items)
}
