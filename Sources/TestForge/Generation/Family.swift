internal import Domain

/// A named way to make inputs of one problem.
struct Family: Sendable {
  private let problem: Problem
  private let path: String
  private let fields: [String: Value]

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
    fields = try entries(value, at: path, known: known.union(["sizes"]))
    try checkForm()
  }

  func input(from draw: inout Draw) throws(ForgeError) -> [Value] {
    if let design = problem.replayedDesign { return try calls(of: design, from: &draw) }
    return try arguments(of: problem.inputParameters, in: fields, at: path, from: &draw)
  }

  private func checkForm() throws(ForgeError) {
    if let sizes = fields["sizes"] {
      let pair = sizes.elements?.compactMap(\.integer) ?? []
      guard pair.count == 2, pair[0] <= pair[1] else {
        throw .form("\(path).sizes must be [least, greatest].")
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
    guard let value = fields["calls"] else { throw .form("\(path): the key calls is missing.") }
    let phases = value.elements ?? [value]
    for (index, phase) in phases.enumerated() {
      let phase = try Phase(phase, of: design, at: "\(path).calls[\(index)]")
      for _ in 0..<(try phase.count.drawn(from: &draw)) {
        let allowed = phase.mix.filter { name, _ in
          constraints.methods[name].map(record.count.allows) ?? true
        }
        guard let name = pick(allowed, from: &draw), let method = design.method(name) else { break }
        let values = try arguments(
          of: method.parameters, in: phase.arguments[name] ?? [:],
          at: "\(phase.path).arguments.\(name)", from: &draw)
        record.add(method, values, constraints.methods[name])
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

/// The calls of a design class so far.
private struct CallRecord {
  var names: [Value]
  var arguments: [Value]
  var count = CallCount()

  init(first name: String, arguments values: [Value]) {
    names = [.string(name)]
    arguments = [.array(values)]
  }

  mutating func add(
    _ method: DesignSignature.Method, _ values: [Value], _ form: ProblemConstraints.Method?
  ) {
    names.append(.string(method.name))
    arguments.append(.array(values))
    if let form { count.call(form, named(.array(values), method.parameters)) }
  }
}

/// A stretch of calls with one mix of methods.
private struct Phase {
  let path: String
  let count: Bounds
  /// In the order of the signature.
  let mix: [(String, Int)]
  let arguments: [String: [String: Value]]

  init(_ value: Value, of design: DesignSignature, at path: String) throws(ForgeError) {
    self.path = path
    let fields = try entries(
      value, at: path, known: ["count", "mix", "arguments"], required: ["count", "mix"])
    count = try Bounds(fields["count"] ?? .null, at: "\(path).count")
    let names = Set(design.methods.map(\.name))
    let weights = try entries(fields["mix"] ?? [:], at: "\(path).mix", known: names)
    var mix: [(String, Int)] = []
    for method in design.methods {
      guard let value = weights[method.name] else { continue }
      guard let weight = value.integer, weight > 0 else {
        throw .form("\(path).mix.\(method.name) must be a whole number above 0.")
      }
      mix.append((method.name, weight))
    }
    self.mix = mix
    let listed = try entries(
      fields["arguments"] ?? [:], at: "\(path).arguments", known: names)
    var arguments: [String: [String: Value]] = [:]
    for method in design.methods {
      guard let value = listed[method.name] else { continue }
      arguments[method.name] = try entries(
        value, at: "\(path).arguments.\(method.name)", known: Set(method.parameters.map(\.name)))
    }
    self.arguments = arguments
  }
}

extension Bounds {
  /// A number between the two.
  func drawn(from draw: inout Draw) throws(ForgeError) -> Int {
    let (low, high) = try evaluate(in: draw.scope)
    return draw.choices.integer(low, high)
  }
}
