public import Domain

extension Instrumented {
  /// Reads what an instrumenter in another process made, all but its edits; nil for what is none.
  public init?(_ value: Value) {
    guard let text = value["text"]?.text else { return nil }
    func items<Item>(_ name: String, _ read: (Value) -> Item?) -> [Item] {
      (value[name]?.elements ?? []).compactMap(read)
    }
    self.init(
      text: text, functions: items("functions", FunctionTable.init),
      slots: items("slots", SlotTable.init), types: items("types", TypeTable.init),
      edits: EditList(), usesTasks: value["usesTasks"] == .bool(true))
    typeLines = items("typeLines") { line in
      let numbers = (line.elements ?? []).compactMap(\.integer)
      return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : nil
    }
  }

  /// Everything but the edits.
  public var value: Value {
    [
      "text": .string(text), "functions": .array(functions.map(\.value)),
      "slots": .array(slots.map(\.value)), "types": .array(types.map(\.value)),
      "usesTasks": .bool(usesTasks),
      "typeLines": .array(typeLines.map { [.int($0.id), .int($0.first), .int($0.last)] }),
    ]
  }
}

extension FunctionTable {
  fileprivate init?(_ value: Value) {
    guard let id = value["id"]?.integer, let name = value["name"]?.text,
      let line = value["line"]?.integer, let endLine = value["endLine"]?.integer,
      let level = value["level"]?.integer.flatMap(TracingLevel.init)
    else { return nil }
    self.init(
      id: id, name: name, line: line, endLine: endLine,
      parameters: (value["parameters"]?.elements ?? []).compactMap(\.integer), level: level,
      isExpression: value["isExpression"] == .bool(true),
      mayBeStatement: value["mayBeStatement"] == .bool(true),
      body: value["body"].flatMap(BodyRange.init))
  }

  fileprivate var value: Value {
    [
      "id": .int(id), "name": .string(name), "line": .int(line), "endLine": .int(endLine),
      "parameters": .array(parameters.map(Value.int)), "level": .int(level.rawValue),
      "isExpression": .bool(isExpression), "mayBeStatement": .bool(mayBeStatement),
      "body": body?.value ?? .null,
    ]
  }
}

extension BodyRange {
  fileprivate init?(_ value: Value) {
    let numbers = (value.elements ?? []).compactMap(\.integer)
    guard numbers.count == 4 else { return nil }
    self.init(line: numbers[0], column: numbers[1], endLine: numbers[2], endColumn: numbers[3])
  }

  fileprivate var value: Value { [.int(line), .int(column), .int(endLine), .int(endColumn)] }
}

extension SlotTable {
  fileprivate init?(_ value: Value) {
    guard let id = value["id"]?.integer, let function = value["function"]?.integer,
      let name = value["name"]?.text, let type = value["type"]?.text
    else { return nil }
    self.init(
      id: id, function: function, name: name, type: type,
      role: value["role"]?.text.flatMap(Role.init))
  }

  fileprivate var value: Value {
    [
      "id": .int(id), "function": .int(function), "name": .string(name), "type": .string(type),
      "role": role.map { .string($0.rawValue) } ?? .null,
    ]
  }
}

extension TypeTable {
  fileprivate init?(_ value: Value) {
    guard let id = value["id"]?.integer, let name = value["name"]?.text,
      let kind = value["kind"]?.integer.flatMap(Kind.init)
    else { return nil }
    self.init(id: id, name: name, kind: kind, fields: .init(value["fields"]))
  }

  fileprivate var value: Value {
    [
      "id": .int(id), "name": .string(name), "kind": .int(kind.rawValue), "fields": fields.value,
    ]
  }
}

extension TopLevelStatements {
  /// Reads what was found in another process; nil for what is none.
  public init?(_ value: Value) {
    guard let rest = value["rest"]?.text else { return nil }
    self.init(rest: rest, lines: (value["lines"]?.elements ?? []).compactMap(\.integer))
  }

  /// The statements as a value.
  public var value: Value { ["rest": .string(rest), "lines": .array(lines.map(Value.int))] }

  private init(rest: String, lines: [Int]) {
    self.rest = rest
    self.lines = lines
  }
}
