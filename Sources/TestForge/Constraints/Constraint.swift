internal import Domain

/// The limits of one value, as `problem.yml` writes them.
struct Constraint: Sendable {
  /// How the elements of a list must follow each other.
  enum Order: String, Sendable, CaseIterable {
    case ascending, descending
    case strictlyAscending = "strictly-ascending"
    case strictlyDescending = "strictly-descending"
  }

  /// The limits of a list's elements.
  indirect enum Elements: Sendable {
    case free
    case limited(Constraint)
  }

  var range: Bounds?
  var values: [Value]?
  /// Of a list or a string, or the number of nodes.
  var length: Bounds?
  var alphabet: Alphabet?
  var each = Elements.free
  var order: Order?
  var depth: Bounds?
  /// The words that stand with `true`: `distinct`, `rectangular`, `square`, `search`, `connected`.
  var flags: Set<String> = []
}

extension Constraint {
  /// Reads the form that suits a type; throws ``ForgeError/form(_:)`` at an unknown key.
  init(_ value: Value, for type: ValueType, at path: String) throws(ForgeError) {
    if value.elements != nil {
      guard type.isNumber else {
        throw .form("\(path): [least, greatest] is for numbers; \(type) needs a mapping.")
      }
      range = try Bounds(value, at: path)
      return
    }
    let fields = try entries(value, at: path, known: Self.keys(for: type))
    for key in fields.keys.sorted() {
      try read(key, fields[key] ?? .null, type: type, path: "\(path).\(key)")
    }
  }

  static func keys(for type: ValueType) -> Set<String> {
    switch type {
    case .int, .long, .double: ["range", "values"]
    case .bool, .void: []
    case .char: ["alphabet", "values"]
    case .string: ["length", "alphabet", "values"]
    case .list(.list): ["length", "each", "distinct", "sorted", "rectangular", "square"]
    case .list, .interval: ["length", "each", "distinct", "sorted"]
    case .listNode: ["nodes", "each", "distinct", "sorted"]
    case .treeNode: ["nodes", "each", "distinct", "search", "depth"]
    case .randomNode: ["nodes", "each"]
    case .graphNode: ["nodes", "connected"]
    }
  }

  private mutating func read(
    _ key: String, _ value: Value, type: ValueType, path: String
  ) throws(ForgeError) {
    switch key {
    case "range": range = try Bounds(value, at: path)
    case "length", "nodes": length = try Bounds(value, at: path)
    case "depth": depth = try Bounds(value, at: path)
    case "alphabet": alphabet = try Alphabet(value, at: path)
    case "each": each = .limited(try Constraint(value, for: type.element, at: path))
    case "values":
      guard let items = value.elements else { throw .form("\(path) must be a list.") }
      values = items
    case "sorted":
      guard let name = value.text, let order = Order(rawValue: name) else {
        let known = Order.allCases.map(\.rawValue).joined(separator: ", ")
        throw .form("\(path) must be one of: \(known).")
      }
      self.order = order
    default:
      guard case .bool(let isOn) = value else { throw .form("\(path) must be true or false.") }
      if isOn { flags.insert(key) }
    }
  }
}

extension Constraint {
  /// The same with numbers for bounds, so that none is worked out anew for every element.
  func settled(in scope: Scope) throws(ForgeError) -> Constraint {
    var form = self
    form.range = try range?.settled(in: scope)
    form.length = try length?.settled(in: scope)
    form.depth = try depth?.settled(in: scope)
    if case .limited(let inner) = each { form.each = .limited(try inner.settled(in: scope)) }
    return form
  }

  /// The arguments that its bounds speak of.
  var names: Set<String> {
    let own = [range, length, depth].reduce(into: Set<String>()) { names, bounds in
      names.formUnion(bounds?.names ?? [])
    }
    guard case .limited(let inner) = each else { return own }
    return own.union(inner.names)
  }
}

extension ValueType {
  var isNumber: Bool { [.int, .long, .double].contains(self) }

  /// The type of what a list or a structure of nodes holds.
  var element: ValueType {
    if case .list(let element) = self { return element }
    return .int
  }
}
