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
      try draw.spend(count, at: options.path)
      let numbers = try order.numbers(count, low, high, at: options.path, from: &draw.choices)
      return .array(numbers.map(Value.int))
    },
    "list": Recipe(
      form: .mapping(required: ["length", "of"], optional: ["distinct"], words: [:])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("length", from: &draw)
      try draw.afford(count, at: options.path)
      return .array(try drawItems(count, options, from: &draw))
    },
    "range": Recipe(
      form: .mapping(required: ["from", "length"], optional: ["step"])
    ) { options, draw throws(ForgeError) in
      let start = try options.bounds("from").drawn(from: &draw)
      let count = try options.count("length", from: &draw)
      let step = options.content["step"] == nil ? 1 : try options.bounds("step").drawn(from: &draw)
      try draw.spend(count, at: options.path)
      let (way, isTooFar) = step.multipliedReportingOverflow(by: max(0, count - 1))
      guard !isTooFar, !start.addingReportingOverflow(way).overflow else {
        throw .recipe("\(options.path): its end doesn't fit 64 bits.")
      }
      return .array((0..<count).map { .int(start + $0 * step) })
    },
    "chain": Recipe(
      form: .mapping(required: ["first", "next", "length"], recipes: ["first", "next"])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("length", from: &draw)
      try draw.afford(count, at: options.path)
      var items: [Value] = []
      let outer = draw.scope.arguments["previous"]
      while items.count < count {
        let item = try options.inner(items.isEmpty ? "first" : "next", from: &draw)
        draw.scope.arguments["previous"] = item
        items.append(item)
      }
      draw.scope.arguments["previous"] = outer
      return .array(items)
    },
    "factors": Recipe(
      form: .mapping(required: ["length", "each"], optional: ["zeros"])
    ) { options, draw throws(ForgeError) in
      let count = try options.count("length", from: &draw)
      let each = try options.limits("each", in: draw)
      let zeros = try options.count("zeros", default: 0, from: &draw)
      try draw.spend(count, at: options.path)
      let numbers = factors(count, each.low, each.high, zeros: zeros, from: &draw.choices)
      guard let numbers else { throw .recipe("\(options.path): no factor is 1 or -1.") }
      return .array(numbers.map(Value.int))
    },
  ]
}

/// Numbers whose product without the zeros fits 32 bits; nil when each would have to be greater.
private func factors(
  _ count: Int, _ low: Int, _ high: Int, zeros: Int, from choices: inout Choices
) -> [Int]? {
  let units = [1, -1].filter { low <= $0 && $0 <= high }
  var room = Int(Int32.max)
  let large = choices.below(min(count, 24) + 1)
  var numbers: [Int] = []
  for index in 0..<count {
    if low <= 0, high >= 0, choices.isTrue(percent: zeros) {
      numbers.append(0)
      continue
    }
    let number = index < large ? choices.integer(low, high) : 0
    if number != 0, number.magnitude <= room {
      room /= Int(number.magnitude)
      numbers.append(number)
    } else if let unit = choices.element(units) {
      numbers.append(unit)
    } else {
      return nil
    }
  }
  return choices.shuffled(numbers)
}

private func drawItems(
  _ count: Int, _ options: Options, from draw: inout Draw
) throws(ForgeError) -> [Value] {
  var items: [Value] = []
  var seen: Set<Value> = []
  var misses = 0
  while items.count < count {
    let budget = draw.budget
    let item = try options.inner("of", from: &draw)
    if options.isOn("distinct"), !seen.insert(item).inserted {
      misses += 1
      guard misses <= 100 + 10 * count else {
        throw .recipe("\(options.path): there are no \(count) different elements.")
      }
      draw.budget = budget
      continue
    }
    items.append(item)
  }
  return items
}
