internal import Domain

/// What the calls of a design class were given so far.
struct EarlierCalls: Sendable {
  /// An argument of one method, or of that name in any of them.
  struct Argument: Sendable, Hashable {
    var method: String?
    var name: String
  }

  private var values: [Argument: [Value]] = [:]
  private var greatest: [Argument: Int] = [:]

  func values(of argument: Argument) -> [Value] { values[argument] ?? [] }

  func greatest(of argument: Argument) -> Int? { greatest[argument] }

  mutating func add(_ value: Value, _ name: String, of method: String) {
    for argument in [Argument(method: method, name: name), Argument(name: name)] {
      values[argument, default: []].append(value)
      if let number = value.integer {
        greatest[argument] = max(greatest[argument] ?? number, number)
      }
    }
  }
}
