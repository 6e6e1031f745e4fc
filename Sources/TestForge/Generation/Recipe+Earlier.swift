internal import Domain

extension Recipe {
  /// What looks back at earlier arguments, hidden values and calls.
  static let earlier: [String: Recipe] = [
    "copy-of": Recipe(form: .name) { options, draw throws(ForgeError) in
      let value = try options.argument(in: draw)
      try draw.spend(value.elementCount, at: options.path)
      return value
    },
    "element-of": Recipe(form: .name) { options, draw throws(ForgeError) in
      guard let element = draw.choices.element(try options.argument(in: draw).elements ?? []) else {
        throw .recipe("\(options.path): the list is empty.")
      }
      try draw.spend(element.elementCount, at: options.path)
      return element
    },
    "item-of": Recipe(form: .name) { options, draw throws(ForgeError) in
      let value = try options.argument(in: draw)
      let items = value.text == nil ? value.leaves : value.pieces
      guard let item = draw.choices.element(items) else {
        throw .recipe("\(options.path): there is no item.")
      }
      return item
    },
    "absent-from": Recipe(form: .name) { options, draw throws(ForgeError) in
      let numbers = try options.argument(in: draw).leaves.integers
      let step = draw.choices.below(2) == 0 ? 1 : -1
      guard var number = draw.choices.element(numbers) else { return 0 }
      let known = Set(numbers)
      // Behind the last number of 64 bits comes the first.
      while known.contains(number) { number &+= step }
      return .int(number)
    },
    "unique-pair-sum": Recipe(form: .name) { options, draw throws(ForgeError) in
      let numbers = try options.argument(in: draw).integers
      guard let sum = uniquePairSum(of: numbers, from: &draw) else {
        throw .recipe("\(options.path): no pair of the list has a unique sum.")
      }
      return .int(sum)
    },
    "unique-top": Recipe(form: .name) { options, draw throws(ForgeError) in
      let items = try options.argument(in: draw).elements ?? []
      return try oneOf(uniqueTops(of: items), options, &draw)
    },
    "unique-nearest": Recipe(form: .name) { options, draw throws(ForgeError) in
      let points = try options.argument(in: draw).elements ?? []
      return try oneOf(uniqueNearest(of: points), options, &draw)
    },
    "used": Recipe(
      form: .mapping(
        required: ["argument", "else"], optional: ["method", "share"], recipes: ["else"])
    ) { options, draw throws(ForgeError) in
      let known = draw.calls.values(of: options.callArgument)
      let share = try options.count("share", default: 80, from: &draw)
      if !known.isEmpty, draw.choices.isTrue(percent: share) {
        let value = draw.choices.element(known) ?? .null
        try draw.spend(value.elementCount, at: options.path)
        return value
      }
      return try options.inner("else", from: &draw)
    },
    "rising": Recipe(
      form: .mapping(required: ["argument", "by"], optional: ["method", "from"])
    ) { options, draw throws(ForgeError) in
      let start = try options.count("from", default: 0, from: &draw)
      let step = try options.count("by", from: &draw)
      return .int((draw.calls.greatest(of: options.callArgument) ?? start) + step)
    },
  ]

  private static func oneOf(
    _ numbers: [Int], _ options: Options, _ draw: inout Draw
  ) throws(ForgeError) -> Value {
    guard let number = draw.choices.element(numbers) else {
      throw .recipe("\(options.path): the list is empty.")
    }
    return .int(number)
  }
}

extension Options {
  /// The argument of earlier calls that is meant.
  fileprivate var callArgument: EarlierCalls.Argument {
    EarlierCalls.Argument(method: content["method"]?.text, name: word("argument", default: ""))
  }
}

private func uniquePairSum(of numbers: [Int], from draw: inout Draw) -> Int? {
  guard numbers.count >= 2 else { return nil }
  for _ in 0..<40 {
    let first = draw.choices.below(numbers.count)
    let second = draw.choices.below(numbers.count - 1)
    let sum = numbers[first] &+ numbers[second < first ? second : second + 1]
    if countPairs(numbers, sum: sum) == 1 { return sum }
  }
  // The two greatest and the two least are the pairs least likely to share their sum.
  let sorted = numbers.sorted()
  let ends = [sorted[sorted.count - 1] &+ sorted[sorted.count - 2], sorted[0] &+ sorted[1]]
  return ends.first { countPairs(numbers, sum: $0) == 1 }
}
