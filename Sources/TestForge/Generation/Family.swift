internal import Domain

/// A named way to make inputs of one problem.
struct Family: Sendable {
  private let problem: Problem
  private let path: String
  private let fields: [String: Value]
  /// Values that only the recipes see, in the order in which they are drawn.
  private let hidden: [(name: String, recipe: Value)]

  init(named name: String, of problem: Problem) throws(ForgeError) {
    guard case .object(let all) = problem.generator, let value = all[name] else {
      guard case .object(let all) = problem.generator else {
        throw .unknownFamily(name, known: [])
      }
      throw .unknownFamily(name, known: Array(all.keys))
    }
    self.problem = problem
    path = "generator.\(name)"
    let known: Set<String> =
      problem.replayedDesign == nil
      ? Set(problem.inputParameters.map(\.name)) : ["constructor", "calls"]
    fields = try entries(value, at: path, known: known.union(["sizes", "let"]))
    hidden = try Self.hidden(fields["let"], apartFrom: known, at: "\(path).let")
    try checkForm()
  }

  func input(from draw: inout Draw) throws(ForgeError) -> [Value] {
    for (name, recipe) in hidden {
      draw.scope.arguments[name] = try drawValue(recipe, at: "\(path).let.\(name)", from: &draw)
    }
    if let design = problem.replayedDesign { return try calls(of: design, from: &draw) }
    return try arguments(of: problem.inputParameters, in: fields, at: path, from: &draw)
  }

  /// Reads `let`: a mapping, or a list of them where one uses those before it.
  private static func hidden(
    _ value: Value?, apartFrom parameters: Set<String>, at path: String
  ) throws(ForgeError) -> [(name: String, recipe: Value)] {
    guard let value else { return [] }
    var hidden: [(name: String, recipe: Value)] = []
    for mapping in value.elements ?? [value] {
      guard case .object(let fields) = mapping else {
        throw .form("\(path) must be a mapping, or a list of them.")
      }
      for (name, recipe) in fields.sorted(by: { $0.key < $1.key }) {
        guard case .name(name) = try Expression(.string(name), at: path) else {
          throw .form("\(path): \(name) can't be a name.")
        }
        guard !parameters.contains(name) else { throw .form("\(path): \(name) is a parameter.") }
        try checkRecipe(recipe, at: "\(path).\(name)")
        hidden.append((name, recipe))
      }
    }
    return hidden
  }

  private func checkForm() throws(ForgeError) {
    if let sizes = fields["sizes"] {
      let pair = sizes.elements?.compactMap(\.integer) ?? []
      guard pair.count == 2, 0 <= pair[0], pair[0] <= pair[1], pair[1] <= largestSize
      else {
        throw .form("\(path).sizes must be [least, greatest], from 0 to \(largestSize).")
      }
    }
    guard problem.replayedDesign == nil else { return }
    for parameter in problem.inputParameters {
      guard let value = fields[parameter.name] else {
        throw .form("\(path): there is no recipe for \(parameter.name).")
      }
      try checkRecipe(value, at: "\(path).\(parameter.name)")
    }
  }

  /// Draws one value a parameter, in order; each may use those before it.
  private func arguments(
    of parameters: [Parameter], in fields: [String: Value], at path: String, from draw: inout Draw
  ) throws(ForgeError) -> [Value] {
    var values: [Value] = []
    for parameter in parameters {
      let place = "\(path).\(parameter.name)"
      guard let value = fields[parameter.name] else {
        throw .form("\(path): there is no recipe for \(parameter.name).")
      }
      let drawn = try drawValue(value, at: place, from: &draw)
      draw.scope.arguments[parameter.name] = drawn
      values.append(drawn)
    }
    return values
  }
}

extension Family {
  private static let mostDraws = 8

  private func calls(
    of design: DesignSignature, from draw: inout Draw
  ) throws(ForgeError) -> [Value] {
    let constraints = try ProblemConstraints(of: problem)
    let recipes = try entries(
      fields["constructor"] ?? [:], at: "\(path).constructor",
      known: Set(design.constructor.map(\.name)))
    let first = try arguments(
      of: design.constructor, in: recipes, at: "\(path).constructor", from: &draw)
    var record = CallRecord(first: design.className, arguments: first)
    draw.remember(design.constructor, first, of: design.className)
    guard let value = fields["calls"] else { throw .form("\(path): the key calls is missing.") }
    let phases = value.elements ?? [value]
    for (index, phase) in phases.enumerated() {
      let phase = try Phase(phase, of: design, at: "\(path).calls[\(index)]")
      let count = try phase.count.drawn(from: &draw)
      try draw.spend(count, at: phase.path)
      calls: for _ in 0..<max(0, count) {
        // What looks for something that was not made yet, or comes again, is drawn again, or left out.
        for _ in 0..<Self.mostDraws {
          let allowed = phase.mix.filter { name, _ in
            constraints.methods[name].map(record.count.allows) ?? true
          }
          guard let name = pick(allowed, from: &draw), let method = design.method(name) else {
            break calls
          }
          let values = try arguments(
            of: method.parameters, in: phase.arguments[name] ?? [:],
            at: "\(phase.path).arguments.\(name)", from: &draw)
          guard record.takes(method, values, constraints.methods[name]) else { continue }
          record.add(method, values, constraints.methods[name])
          draw.remember(method.parameters, values, of: name)
          break
        }
      }
    }
    return [.array(record.names), .array(record.arguments)]
  }

  private func pick(_ mix: [(String, Int)], from draw: inout Draw) -> String? {
    var rest = draw.choices.below(mix.reduce(0) { $0 + $1.1 })
    for (name, weight) in mix {
      if rest < weight { return name }
      rest -= weight
    }
    return nil
  }
}

extension Draw {
  fileprivate mutating func remember(
    _ parameters: [Parameter], _ values: [Value], of method: String
  ) {
    for (parameter, value) in zip(parameters, values) {
      calls.add(value, parameter.name, of: method)
    }
  }
}

extension Bounds {
  /// A number between the two.
  func drawn(from draw: inout Draw) throws(ForgeError) -> Int {
    let (low, high) = try evaluate(in: draw.scope)
    return draw.choices.integer(low, high)
  }
}
