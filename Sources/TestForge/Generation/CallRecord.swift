internal import Domain

/// The calls of a design class so far.
struct CallRecord {
  var names: [Value]
  var arguments: [Value]
  var count = CallCount()

  init(first name: String, arguments values: [Value]) {
    names = [.string(name)]
    arguments = [.array(values)]
  }

  /// Whether a call finds what it looks for and repeats nothing that must be unique.
  func takes(
    _ method: DesignSignature.Method, _ values: [Value], _ form: ProblemConstraints.Method?
  ) -> Bool {
    guard let form, form.finds != nil || form.unique != nil else { return true }
    let arguments = named(.array(values), method.parameters)
    return count.finds(form, arguments) && count.isNew(form, arguments)
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
struct Phase {
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
