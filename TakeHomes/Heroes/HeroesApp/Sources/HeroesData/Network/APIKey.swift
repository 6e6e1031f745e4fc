/// The service's key, which shows itself to nobody but the address of a request.
struct APIKey: Sendable {
  static let parameter = "api_key"

  let value: String

  /// Nil for no key, or for one that is only blanks.
  init?(_ value: String?) {
    guard let value, !value.allSatisfy(\.isWhitespace) else { return nil }
    self.value = value
  }
}

extension APIKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  var description: String { "…" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
