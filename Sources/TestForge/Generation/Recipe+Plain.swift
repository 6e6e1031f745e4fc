internal import Domain

extension Recipe {
  static let plain: [String: Recipe] = [
    "value": Recipe(form: .value) { options, _ throws(ForgeError) in options.content },
    "int": Recipe(form: .bounds) { options, draw throws(ForgeError) in
      .int(try Bounds(options.content, at: options.path).drawn(from: &draw))
    },
    "double": Recipe(form: .bounds) { options, draw throws(ForgeError) in
      let (low, high) = try Bounds(options.content, at: options.path).evaluate(in: draw.scope)
      // Drawn in thousandths, which must fit 64 bits.
      let (least, isTooLow) = low.multipliedReportingOverflow(by: 1000)
      let (most, isTooHigh) = high.multipliedReportingOverflow(by: 1000)
      guard !isTooLow, !isTooHigh else {
        throw .recipe("\(options.path): a bound is above nine quadrillion.")
      }
      return .double(Double(draw.choices.integer(least, most)) / 1000)
    },
    "pick": Recipe(form: .values) { options, draw throws(ForgeError) in
      draw.choices.element(options.content.elements ?? []) ?? .null
    },
    "either": Recipe(form: .recipes) { options, draw throws(ForgeError) in
      let recipes = options.content.elements ?? []
      let index = draw.choices.below(recipes.count)
      return try drawValue(recipes[index], at: "\(options.path)[\(index)]", from: &draw)
    },
    "fraction": Recipe(form: .mapping(required: ["each", "over"])) {
      options, draw throws(ForgeError) in
      let number = try options.bounds("each").drawn(from: &draw)
      let divisor = try options.count("over", from: &draw)
      return .double(Double(number) / Double(max(1, divisor)))
    },
    "different": Recipe(
      form: .mapping(required: ["of", "than"], recipes: ["of", "than"])
    ) { options, draw throws(ForgeError) in
      let other = try options.inner("than", from: &draw)
      let budget = draw.budget
      for _ in 0..<100 {
        draw.budget = budget
        let value = try options.inner("of", from: &draw)
        if !isEqual(value, other) { return value }
      }
      throw .recipe("\(options.path): nothing different from \(other.excerpt) was drawn.")
    },
    "sum-of": Recipe(form: .recipe) { options, draw throws(ForgeError) in
      guard let sum = total(of: try options.inner(from: &draw).integers) else {
        throw .recipe("\(options.path): the sum doesn't fit 64 bits.")
      }
      return .int(sum)
    },
    "number": Recipe(form: .recipe) { options, draw throws(ForgeError) in
      let text = try options.inner(from: &draw).text ?? ""
      guard let number = Int(text) else {
        throw .recipe("\(options.path): \(text) isn't a 64-bit integer.")
      }
      return .int(number)
    },
  ]
}
