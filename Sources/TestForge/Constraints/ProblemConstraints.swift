internal import Domain

/// A problem's whole `constraints`, read.
struct ProblemConstraints: Sendable {
  /// What a method demands of the count of a design class, and does to it.
  struct Method: Sendable {
    var arguments: [String: Constraint] = [:]
    var adds = 0
    var needs = 0
    /// The argument that becomes a member, or stops being one.
    var inserts: String?
    var removes: String?
    /// The argument that must be above its value in earlier calls, or not below it.
    var rises: String?
    var neverFalls: String?
    /// The argument that is another one in each call.
    var unique: String?
    /// The argument that is a path which the call makes, or which must have been made.
    var makes: String?
    var finds: String?
    var rules: [RuleCall] = []
  }

  var parameters: [String: Constraint] = [:]
  var rules: [RuleCall] = []
  var calls: Bounds?
  var constructor: [String: Constraint] = [:]
  var methods: [String: Method] = [:]

  init(of problem: Problem) throws(ForgeError) {
    if let design = problem.replayedDesign {
      try read(design, problem.constraints)
    } else {
      try read(problem.inputParameters, problem.constraints)
    }
  }

  private mutating func read(_ inputs: [Parameter], _ value: Value) throws(ForgeError) {
    let names = Set(inputs.map(\.name))
    let fields = try entries(value, at: "constraints", known: names.union(["rules"]))
    parameters = try Self.forms(inputs, in: fields, at: "constraints")
    rules = try Self.rules(fields["rules"], names, at: "constraints.rules")
  }

  fileprivate static func rules(
    _ value: Value?, _ names: Set<String>, at path: String
  ) throws(ForgeError) -> [RuleCall] {
    guard let value else { return [] }
    guard let items = value.elements else { throw .form("\(path) must be a list.") }
    var rules: [RuleCall] = []
    for (index, item) in items.enumerated() {
      rules.append(try RuleCall(item, parameters: names, at: "\(path)[\(index)]"))
    }
    return rules
  }

  private mutating func read(_ design: DesignSignature, _ value: Value) throws(ForgeError) {
    let fields = try entries(
      value, at: "constraints", known: ["calls", "constructor", "methods"],
      required: ["calls", "methods"])
    calls = try Bounds(fields["calls"] ?? .null, at: "constraints.calls")
    if let value = fields["constructor"] {
      let path = "constraints.constructor"
      let names = Set(design.constructor.map(\.name))
      constructor = try Self.forms(
        design.constructor, in: try entries(value, at: path, known: names), at: path)
    }
    let names = Set(design.methods.map(\.name))
    let listed = try entries(
      fields["methods"] ?? [:], at: "constraints.methods", known: names, required: names)
    for method in design.methods {
      methods[method.name] = try Method(
        listed[method.name] ?? [:], of: method, at: "constraints.methods.\(method.name)")
    }
  }

  fileprivate static func forms(
    _ parameters: [Parameter], in fields: [String: Value], at path: String
  ) throws(ForgeError) -> [String: Constraint] {
    var forms: [String: Constraint] = [:]
    for parameter in parameters {
      guard let value = fields[parameter.name] else { continue }
      forms[parameter.name] = try Constraint(
        value, for: parameter.type, at: "\(path).\(parameter.name)")
    }
    return forms
  }
}

extension ProblemConstraints.Method {
  init(_ value: Value, of method: DesignSignature.Method, at path: String) throws(ForgeError) {
    let known: Set = [
      "arguments", "adds", "needs", "inserts", "removes", "rises", "never-falls", "unique", "makes",
      "finds", "rules",
    ]
    let fields = try entries(value, at: path, known: known)
    let names = Set(method.parameters.map(\.name))
    if let value = fields["arguments"] {
      let path = "\(path).arguments"
      arguments = try ProblemConstraints.forms(
        method.parameters, in: try entries(value, at: path, known: names), at: path)
    }
    adds = try Self.number(fields["adds"], at: "\(path).adds")
    needs = try Self.number(fields["needs"], at: "\(path).needs")
    inserts = try Self.name(fields["inserts"], of: names, at: "\(path).inserts")
    removes = try Self.name(fields["removes"], of: names, at: "\(path).removes")
    rises = try Self.name(fields["rises"], of: names, at: "\(path).rises")
    neverFalls = try Self.name(fields["never-falls"], of: names, at: "\(path).never-falls")
    unique = try Self.name(fields["unique"], of: names, at: "\(path).unique")
    makes = try Self.name(fields["makes"], of: names, at: "\(path).makes")
    finds = try Self.name(fields["finds"], of: names, at: "\(path).finds")
    rules = try ProblemConstraints.rules(fields["rules"], names, at: "\(path).rules")
  }

  /// Whether its limits speak of other arguments.
  var usesNames: Bool { !rules.isEmpty || arguments.values.contains { !$0.names.isEmpty } }

  private static func number(_ value: Value?, at path: String) throws(ForgeError) -> Int {
    guard let value else { return 0 }
    guard let number = value.integer else { throw .form("\(path) must be a whole number.") }
    return number
  }

  private static func name(
    _ value: Value?, of names: Set<String>, at path: String
  ) throws(ForgeError) -> String? {
    guard let value else { return nil }
    guard let name = value.text, names.contains(name) else {
      throw .form("\(path) must name an argument: \(names.sorted().joined(separator: ", ")).")
    }
    return name
  }
}
