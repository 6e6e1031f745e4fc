public import Domain

extension Diagnostic {
  /// As the editor takes it.
  public var value: Value {
    [
      "line": .int(line), "column": .int(column), "severity": .string(severity.rawValue),
      "message": .string(message),
    ]
  }
}
