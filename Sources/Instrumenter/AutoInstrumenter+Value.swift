public import Domain

/// Options and results as values, for an instrumenter in a process of its own.
extension AutoInstrumenter {
  /// Reads options; nil for what is none.
  public init?(_ value: Value) {
    guard case .object = value else { return nil }
    self.init(
      isProgram: value["isProgram"] == .bool(true),
      importsRecorder: value["importsRecorder"] == .bool(true),
      preludeTypes: (value["preludeTypes"]?.elements ?? []).compactMap(PreludeType.init),
      plainTypes: Set((value["plainTypes"]?.elements ?? []).compactMap(\.integer)))
    statementClosures = Set((value["statementClosures"]?.elements ?? []).compactMap(\.integer))
    tellsEverything = value["tellsEverything"] == .bool(true)
    for pair in value["levels"]?.elements ?? [] {
      guard let parts = pair.elements, parts.count == 2, let id = parts[0].integer else { continue }
      levels[id] = parts[1].integer.flatMap(TracingLevel.init)
    }
  }

  /// The options as a value, without a source.
  public var value: Value {
    [
      "isProgram": .bool(isProgram), "importsRecorder": .bool(importsRecorder),
      "preludeTypes": .array(preludeTypes.map(\.value)),
      "levels": .array(
        levels.sorted { $0.key < $1.key }.map { [.int($0.key), .int($0.value.rawValue)] }),
      "plainTypes": .array(plainTypes.sorted().map(Value.int)),
      "statementClosures": .array(statementClosures.sorted().map(Value.int)),
      "tellsEverything": .bool(tellsEverything),
    ]
  }
}

extension PreludeType {
  fileprivate init?(_ value: Value) {
    guard let name = value["name"]?.text,
      let kind = value["kind"]?.integer.flatMap(TypeTable.Kind.init)
    else { return nil }
    self.init(name: name, kind: kind, properties: .init(value["properties"]))
  }

  fileprivate var value: Value {
    ["name": .string(name), "kind": .int(kind.rawValue), "properties": properties.value]
  }
}

extension [String] {
  init(_ value: Value?) { self = (value?.elements ?? []).compactMap(\.text) }

  var value: Value { .array(map(Value.string)) }
}
