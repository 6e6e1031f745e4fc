internal import Domain

/// What guards the calls of a design class: the one count, and the arguments that rise.
struct CallCount: Sendable {
  private var count = 0
  private var members: Set<Value> = []
  private var greatest: [String: Int] = [:]

  func allows(_ method: ProblemConstraints.Method) -> Bool {
    count + members.count >= method.needs
  }

  /// Why an argument breaks the order of the calls, or nil.
  func trouble(_ method: ProblemConstraints.Method, _ arguments: [String: Value]) -> String? {
    if let name = method.rises, let value = arguments[name]?.integer,
      let last = greatest[name], value <= last
    {
      return "\(name) must be above \(last)."
    }
    if let name = method.neverFalls, let value = arguments[name]?.integer,
      let last = greatest[name], value < last
    {
      return "\(name) must not be below \(last)."
    }
    return nil
  }

  mutating func call(_ method: ProblemConstraints.Method, _ arguments: [String: Value]) {
    count += method.adds
    if let name = method.inserts, let value = arguments[name] { members.insert(value) }
    if let name = method.removes, let value = arguments[name] { members.remove(value) }
    for name in [method.rises, method.neverFalls] {
      guard let name, let value = arguments[name]?.integer else { continue }
      greatest[name] = max(greatest[name] ?? value, value)
    }
  }
}
