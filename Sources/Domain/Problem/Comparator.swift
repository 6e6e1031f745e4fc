/// How an answer is compared with the expected one, always outside the jail.
public enum Comparator: Sendable, Hashable {
  case exact
  /// Order does not matter in the outermost `depth` levels of arrays; repeats count.
  case multiset(depth: Int)
  /// Equal within an absolute or a relative error.
  case float(absolute: Double, relative: Double)
  /// A named checker judges the answer against the input.
  case checker(name: String)
  /// The first method's answer is fed to the second in another process; the input must come back.
  case roundTrip(encode: String, decode: String)
  /// Equal in form, and no node of the input may be part of the answer.
  case identity
  /// Every call's answer must equal the expected one.
  case replay
  /// Exact, with the oracle's calls counted.
  case interactive
  /// A named checker judges a long record of random answers.
  case statistical(name: String)
}

extension Comparator: CustomStringConvertible, LosslessStringConvertible {
  /// Reads `exact`, `multiset(2)`, `float(1e-5, 1e-5)`, `checker(name)`, `round-trip(a, b)`,
  /// `identity`, `replay`, `interactive`, `statistical(name)`.
  public init?(_ description: String) {
    let parts = description.split(separator: "(", maxSplits: 1)
    guard let head = parts.first.map(String.init) else { return nil }
    var arguments: [String] = []
    if parts.count == 2 {
      guard parts[1].hasSuffix(")") else { return nil }
      arguments = parts[1].dropLast().split(separator: ",").map { part in
        String(part.drop { $0 == " " })
      }
    }
    switch (head, arguments.count) {
    case ("exact", 0): self = .exact
    case ("identity", 0): self = .identity
    case ("replay", 0): self = .replay
    case ("interactive", 0): self = .interactive
    case ("multiset", 1):
      guard let depth = Int(arguments[0]), depth >= 1 else { return nil }
      self = .multiset(depth: depth)
    case ("float", 2):
      guard let absolute = Double(arguments[0]), let relative = Double(arguments[1]) else {
        return nil
      }
      self = .float(absolute: absolute, relative: relative)
    case ("checker", 1): self = .checker(name: arguments[0])
    case ("statistical", 1): self = .statistical(name: arguments[0])
    case ("round-trip", 2): self = .roundTrip(encode: arguments[0], decode: arguments[1])
    default: return nil
    }
  }

  public var description: String {
    switch self {
    case .exact: "exact"
    case .multiset(let depth): "multiset(\(depth))"
    case .float(let absolute, let relative): "float(\(absolute), \(relative))"
    case .checker(let name): "checker(\(name))"
    case .roundTrip(let encode, let decode): "round-trip(\(encode), \(decode))"
    case .identity: "identity"
    case .replay: "replay"
    case .interactive: "interactive"
    case .statistical(let name): "statistical(\(name))"
    }
  }

  /// Whether a test needs an expected answer; the others are judged from the input alone.
  public var needsExpected: Bool {
    switch self {
    case .exact, .multiset, .float, .replay: true
    case .checker, .roundTrip, .identity, .interactive, .statistical: false
    }
  }
}
