/// Values that keyframes cite, so that a seek decodes what it has seen before only once.
struct CitedValues: Sendable {
  struct Value: Sendable {
    var value: TraceValue
    /// Its size with all that it cites.
    var bytes: Int
  }

  private static let mostBytes = 64 << 20

  private var values: [Int: Value] = [:]
  private var bytes = 0

  subscript(key: Int) -> Value? {
    get { values[key] }
    set {
      bytes += newValue?.bytes ?? 0
      if bytes > CitedValues.mostBytes { (values, bytes) = ([:], newValue?.bytes ?? 0) }
      values[key] = newValue
    }
  }
}
