public import Domain

extension Problem {
  /// What one value of a test's input stands for.
  public var inputParameters: [Parameter] {
    switch (signature, comparator) {
    case (.function(let function), _):
      return function.parameters
    case (.design(let design), .roundTrip(let encode, _)):
      return design.method(encode)?.parameters ?? []
    case (.design, _):
      return [
        Parameter(name: "calls", type: .list(.string)),
        Parameter(name: "arguments", type: .list(.list(.void))),
      ]
    }
  }

  var inputTypes: [ValueType] { inputParameters.map(\.type) }

  /// The class whose calls a test replays, unless its two methods make a round trip.
  public var replayedDesign: DesignSignature? {
    guard case .design(let design) = signature else { return nil }
    if case .roundTrip = comparator { return nil }
    return design
  }

  /// The type of the value that is compared.
  var answerType: ValueType {
    switch (signature, comparator) {
    case (_, .identity): .void
    case (.function(let function), _): function.tellsNode == nil ? function.answer : .void
    case (.design, .roundTrip): inputTypes.first ?? .void
    case (.design, _): .void
    }
  }

  /// The value that the oracle knows, in an interactive problem.
  func secret(of input: [Value]) -> Value? {
    zip(inputParameters, input).first { $0.0.role == .secret }?.1
  }
}

extension Parameter {
  /// The type of what stands in a test: a node of a tree is told by its value.
  public var givenType: ValueType {
    if case .node = role { return .int }
    return type
  }
}

extension DesignSignature {
  func method(_ name: String) -> Method? { methods.first { $0.name == name } }
}
