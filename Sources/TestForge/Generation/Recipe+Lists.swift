internal import Domain

extension Recipe {
  static let lists: [String: Recipe] = [
    "ints": Recipe(
      form: .mapping(
        required: ["length", "each"], optional: ["order"],
        words: ["order": NumberOrder.allCases.map(\.rawValue)])
    ) { options, draw throws(ForgeError) in
      let order = NumberOrder(rawValue: options.word("order", default: "any")) ?? .any
      let count = try options.count("length", from: &draw)
      let (low, high) = try options.limits("each", in: draw)
      let numbers = try order.numbers(count, low, high, at: options.path, from: &draw.choices)
      return .array(numbers.map(Value.int))
    },
    "list": Recipe(
      form: .mapping(required: ["length", "of"], optional: ["distinct"], words: [:])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("length", from: &draw)
      return .array(try drawItems(count, options, from: &draw))
    },
    "joined": Recipe(form: .recipes) { options, draw throws(ForgeError) in
      var items: [Value] = []
      var text = ""
      for (index, recipe) in (options.content.elements ?? []).enumerated() {
        let part = try drawValue(recipe, at: "\(options.path)[\(index)]", from: &draw)
        items += part.elements ?? []
        text += part.text ?? ""
      }
      return items.isEmpty && !text.isEmpty ? .string(text) : .array(items)
    },
    "shuffled": rearranged { items, draw in draw.choices.shuffled(items) },
    "sorted": rearranged { items, _ in items.sorted { order($0, $1) < 0 } },
    "reversed": rearranged { items, _ in items.reversed() },
  ]

  private static func rearranged(
    _ change: @escaping @Sendable ([Value], inout Draw) -> [Value]
  ) -> Recipe {
    Recipe(form: .recipe) { options, draw throws(ForgeError) in
      let value = try drawValue(options.content, at: options.path, from: &draw)
      guard case .string(let text) = value else {
        return .array(change(value.elements ?? [], &draw))
      }
      let letters = text.unicodeScalars.map { Value.string(String($0)) }
      return .string(change(letters, &draw).compactMap(\.text).joined())
    }
  }
}

private func drawItems(
  _ count: Int, _ options: Options, from draw: inout Draw
) throws(ForgeError) -> [Value] {
  var items: [Value] = []
  var seen: Set<Value> = []
  var misses = 0
  while items.count < count {
    let item = try options.inner("of", from: &draw)
    if options.isOn("distinct"), !seen.insert(item).inserted {
      misses += 1
      guard misses <= 100 + 10 * count else {
        throw .recipe("\(options.path): there are no \(count) different elements.")
      }
      continue
    }
    items.append(item)
  }
  return items
}
