internal import Domain

extension Signature {
  var value: Value {
    switch self {
    case .function(let function):
      .fields([
        "function": .string(function.name),
        "parameters": .array(function.parameters.map(\.value)),
        "returns": .string(function.returns.description),
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
        let returns = value["returns"]?.text.flatMap(ValueType.init)
      else { return nil }
      self = .function(
        FunctionSignature(
          name: name, parameters: parameters, returns: returns,
          inPlace: value["inPlace"]?.integer, oracle: value["oracle"].flatMap(Oracle.init)))
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
      }
    return .fields([
      "name": .string(name), "type": .string(type.description), "role": role.map(Value.string),
    ])
  }

  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text, let type = value["type"]?.text.flatMap(ValueType.init)
    else { return nil }
    self.init(name: name, type: type)
    if let role = value["role"]?.text {
      self.role = role == "secret" ? .secret : .cycle(of: String(role.dropFirst("cycle-of-".count)))
    }
  }
}

extension DesignSignature.Method {
  fileprivate var value: Value {
    [
      "name": .string(name), "parameters": .array(parameters.map(\.value)),
      "returns": .string(returns.description),
    ]
  }

  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text, let parameters = value["parameters"]?.all(Parameter.init),
      let returns = value["returns"]?.text.flatMap(ValueType.init)
    else { return nil }
    self.init(name: name, parameters: parameters, returns: returns)
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
