internal import Domain

extension Diagnostic {
  /// What a harness or a resident compiler wrote of one; nil without a message.
  init?(frame value: Value) {
    guard let message = value["message"]?.text else { return nil }
    self.init(
      line: value["line"]?.integer ?? 1, column: value["column"]?.integer ?? 1,
      severity: value["severity"]?.text.flatMap(Severity.init(rawValue:)) ?? .error,
      message: message)
  }
}
