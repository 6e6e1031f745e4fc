internal import Domain

/// Reads a function's or a class's signature.
func readSignature(_ entry: Entry) throws(CatalogueError) -> Signature {
  let known: Set = [
    "function", "parameters", "returns", "inPlace", "oracle", "class", "constructor", "methods",
  ]
  let fields = try entry.fields(known: known)
  if fields["class"] != nil { return .design(try readDesign(entry)) }
  return .function(try readFunction(entry))
}

private func readFunction(_ entry: Entry) throws(CatalogueError) -> FunctionSignature {
  let fields = try entry.fields(
    known: ["function", "parameters", "returns", "inPlace", "oracle"],
    required: ["function", "parameters", "returns"])
  let parameters = try readParameters(fields["parameters"] ?? entry)
  var signature = FunctionSignature(
    name: try fields["function"]?.text() ?? "", parameters: parameters,
    returns: try readType(fields["returns"] ?? entry))
  signature.returnsCollection = try isCollection(fields["returns"])
  if let place = fields["inPlace"] {
    let name = try place.text()
    guard let index = parameters.firstIndex(where: { $0.name == name }) else {
      throw place.trouble("There's no parameter \(name).")
    }
    signature.inPlace = index
  } else if signature.returns == .void {
    throw entry.trouble("A function that returns void needs inPlace, the parameter it changes.")
  }
  if let oracle = fields["oracle"] {
    signature.oracle = try readOracle(oracle)
    guard parameters.contains(where: { $0.role == .secret }) else {
      throw oracle.trouble("An oracle needs a parameter with role: secret.")
    }
  }
  return signature
}

private func readDesign(_ entry: Entry) throws(CatalogueError) -> DesignSignature {
  let keys: Set = ["class", "constructor", "methods"]
  let fields = try entry.fields(known: keys, required: keys)
  var methods: [DesignSignature.Method] = []
  for item in try fields["methods"]?.items() ?? [] {
    let keys: Set = ["name", "parameters", "returns"]
    let fields = try item.fields(known: keys, required: keys)
    methods.append(
      DesignSignature.Method(
        name: try fields["name"]?.text() ?? "",
        parameters: try readParameters(fields["parameters"] ?? item),
        returns: try readType(fields["returns"] ?? item),
        returnsCollection: try isCollection(fields["returns"])))
  }
  return DesignSignature(
    className: try fields["class"]?.text() ?? "",
    constructor: try readParameters(fields["constructor"] ?? entry), methods: methods)
}

private func readParameters(_ entry: Entry) throws(CatalogueError) -> [Parameter] {
  var parameters: [Parameter] = []
  for item in try entry.items() {
    let fields = try item.fields(known: ["name", "type", "role"], required: ["name", "type"])
    let type = try readType(fields["type"] ?? item)
    guard type != .void else { throw item.trouble("A parameter can't be void.") }
    var parameter = Parameter(
      name: try fields["name"]?.text() ?? "", type: type,
      isCollection: try isCollection(fields["type"]))
    if let role = fields["role"] { parameter.role = try readRole(role, after: parameters) }
    parameters.append(parameter)
  }
  return parameters
}

private func readRole(
  _ entry: Entry, after earlier: [Parameter]
) throws(CatalogueError) -> Parameter.Role {
  let role = Parameter.Role(try entry.text())
  let isKnown =
    switch role {
    case .secret: true
    case .cycle(let name): earlier.contains { $0.name == name && $0.type == .listNode }
    case .node(let name): earlier.contains { $0.name == name && $0.type == .treeNode }
    case .argument, nil: false
    }
  guard let role, isKnown else {
    throw entry.trouble(
      "A role is secret, or cycle-of-NAME or node-of-NAME with the name of an earlier parameter, "
        + "a ListNode or a TreeNode.")
  }
  return role
}

private func readType(_ entry: Entry) throws(CatalogueError) -> ValueType {
  let text = try entry.text()
  guard let type = ValueType(text) else {
    throw entry.trouble(
      "Unknown type \(text) (known: int, long, double, bool, char, string, void, ListNode, "
        + "TreeNode, GraphNode, RandomNode, each with [] after it, or as list<int> where Java's "
        + "signature has a List).")
  }
  return type
}

private func isCollection(_ entry: Entry?) throws(CatalogueError) -> Bool {
  guard let entry else { return false }
  return ValueType.isCollection(try entry.text())
}

private func readOracle(_ entry: Entry) throws(CatalogueError) -> Oracle {
  let keys: Set = ["name", "host", "calls"]
  let fields = try entry.fields(known: keys, required: keys)
  return Oracle(
    name: try fields["name"]?.text() ?? "", host: try fields["host"]?.text() ?? "",
    callLimit: try fields["calls"]?.integer() ?? 0)
}
