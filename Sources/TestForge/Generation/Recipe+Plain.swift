internal import Domain

extension Recipe {
  static let plain: [String: Recipe] = [
    "value": Recipe(form: .value) { options, _ throws(ForgeError) in options.content },
    "int": Recipe(form: .bounds) { options, draw throws(ForgeError) in
      .int(try Bounds(options.content, at: options.path).drawn(from: &draw))
    },
    "double": Recipe(form: .bounds) { options, draw throws(ForgeError) in
      let (low, high) = try Bounds(options.content, at: options.path).evaluate(in: draw.scope)
      return .double(Double(draw.choices.integer(low * 1000, high * 1000)) / 1000)
    },
    "pick": Recipe(form: .values) { options, draw throws(ForgeError) in
      draw.choices.element(options.content.elements ?? []) ?? .null
    },
    "either": Recipe(form: .recipes) { options, draw throws(ForgeError) in
      let recipes = options.content.elements ?? []
      let index = draw.choices.below(recipes.count)
      return try drawValue(recipes[index], at: "\(options.path)[\(index)]", from: &draw)
    },
    "copy-of": Recipe(form: .name) { options, draw throws(ForgeError) in
      try options.argument(in: draw)
    },
    "element-of": Recipe(form: .name) { options, draw throws(ForgeError) in
      guard let element = draw.choices.element(try options.argument(in: draw).elements ?? []) else {
        throw .recipe("\(options.path): the list is empty.")
      }
      return element
    },
    "unique-pair-sum": Recipe(form: .name) { options, draw throws(ForgeError) in
      let numbers = try options.argument(in: draw).integers
      guard let sum = uniquePairSum(of: numbers, from: &draw) else {
        throw .recipe("\(options.path): no pair of the list has a sum of its own.")
      }
      return .int(sum)
    },
  ]
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
