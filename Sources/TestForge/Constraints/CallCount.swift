internal import Domain

/// What guards the calls of a design class: the one count, the arguments that rise or never come
/// again, and the paths that there are.
struct CallCount: Sendable {
  private var count = 0
  private var members: Set<Value> = []
  private var greatest: [String: Int] = [:]
  private var paths: Set<Substring> = []
  private var used: [String: Set<Value>] = [:]

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
    if !isNew(method, arguments), let name = method.unique {
      return "\(name) \(arguments[name]?.json ?? "") was there before."
    }
    if !finds(method, arguments), let name = method.finds {
      return "nothing is at \(arguments[name]?.text ?? "")."
    }
    return nil
  }

  func isNew(_ method: ProblemConstraints.Method, _ arguments: [String: Value]) -> Bool {
    guard let name = method.unique, let value = arguments[name] else { return true }
    return used[name]?.contains(value) != true
  }

  mutating func call(_ method: ProblemConstraints.Method, _ arguments: [String: Value]) {
    count += method.adds
    if let name = method.inserts, let value = arguments[name] { members.insert(value) }
    if let name = method.removes, let value = arguments[name] { members.remove(value) }
    for name in [method.rises, method.neverFalls] {
      guard let name, let value = arguments[name]?.integer else { continue }
      greatest[name] = max(greatest[name] ?? value, value)
    }
    if let name = method.unique, let value = arguments[name] {
      used[name, default: []].insert(value)
    }
    if let name = method.makes, let path = arguments[name]?.text { make(path[...]) }
  }

  /// Whether the path that a method looks for was made; the root is there from the beginning.
  func finds(_ method: ProblemConstraints.Method, _ arguments: [String: Value]) -> Bool {
    guard let name = method.finds, let path = arguments[name]?.text else { return true }
    return path == "/" || paths.contains(path[...])
  }

  /// A path and all those on the way to it.
  private mutating func make(_ path: Substring) {
    var rest = path
    while !rest.isEmpty, paths.insert(rest).inserted {
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
  }
}
