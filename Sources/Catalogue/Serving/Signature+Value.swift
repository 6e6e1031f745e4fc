internal import Domain

extension Signature {
  var value: Value {
    switch self {
    case .function(let function):
      .fields([
        "function": .string(function.name),
        "parameters": .array(function.parameters.map(\.value)),
        "returns": .string(
          function.returns.description(asCollection: function.returnsCollection)),
        "inPlace": function.inPlace.map(Value.int), "oracle": function.oracle?.value,
      ])
    case .design(let design):
      [
        "class": .string(design.className),
        "constructor": .array(design.constructor.map(\.value)),
        "methods": .array(design.methods.map(\.value)),
      ]
    }
  }

  init?(_ value: Value) {
    if let name = value["class"]?.text {
      guard let constructor = value["constructor"]?.all(Parameter.init),
        let methods = value["methods"]?.all(DesignSignature.Method.init)
      else { return nil }
      self = .design(
        DesignSignature(className: name, constructor: constructor, methods: methods))
    } else {
      guard let name = value["function"]?.text,
        let parameters = value["parameters"]?.all(Parameter.init),
        let text = value["returns"]?.text, let returns = ValueType(text)
      else { return nil }
      var function = FunctionSignature(
        name: name, parameters: parameters, returns: returns,
        inPlace: value["inPlace"]?.integer, oracle: value["oracle"].flatMap(Oracle.init))
      function.returnsCollection = ValueType.isCollection(text)
      self = .function(function)
    }
  }
}

extension Parameter {
  fileprivate var value: Value {
    let role: String? =
      switch self.role {
      case .argument: nil
      case .secret: "secret"
      case .cycle(let name): "cycle-of-\(name)"
      case .node(let name): "node-of-\(name)"
      }
    return .fields([
      "name": .string(name), "type": .string(type.description(asCollection: isCollection)),
      "role": role.map(Value.string),
    ])
  }

  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text, let spelling = value["type"]?.text,
      let type = ValueType(spelling)
    else { return nil }
    self.init(name: name, type: type, isCollection: ValueType.isCollection(spelling))
    if let text = value["role"]?.text, let role = Role(text) { self.role = role }
  }
}

extension Parameter.Role {
  /// Reads `secret`, `cycle-of-NAME` and `node-of-NAME`.
  init?(_ text: String) {
    if text == "secret" {
      self = .secret
    } else if text.hasPrefix("cycle-of-") {
      self = .cycle(of: String(text.dropFirst("cycle-of-".count)))
    } else if text.hasPrefix("node-of-") {
      self = .node(of: String(text.dropFirst("node-of-".count)))
    } else {
      return nil
    }
  }
}

extension DesignSignature.Method {
  fileprivate var value: Value {
    [
      "name": .string(name), "parameters": .array(parameters.map(\.value)),
      "returns": .string(returns.description(asCollection: returnsCollection)),
    ]
  }

  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text, let parameters = value["parameters"]?.all(Parameter.init),
      let text = value["returns"]?.text, let returns = ValueType(text)
    else { return nil }
    self.init(
      name: name, parameters: parameters, returns: returns,
      returnsCollection: ValueType.isCollection(text))
  }
}

extension Oracle {
  fileprivate var value: Value {
    ["name": .string(name), "host": .string(host), "calls": .int(callLimit)]
  }

  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text, let host = value["host"]?.text,
      let calls = value["calls"]?.integer
    else { return nil }
    self.init(name: name, host: host, callLimit: calls)
  }
}
