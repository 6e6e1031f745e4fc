/// Tells what variables hold, by Mirror: values in order, objects by their address, then what each of them holds.
struct Truth {
  private var waiting: [AnyObject] = []
  private var known: Set<ObjectIdentifier> = []

  static func tell(_ line: Int, _ names: [(String, Any)]) {
    var truth = Truth()
    var told = names.map { "\($0.0) = \(truth.show($0.1))" }
    var next = 0
    while next < truth.waiting.count {
      let object = truth.waiting[next]
      told.append("\(truth.name(object)) = <\(truth.list(Mirror(reflecting: object)))>")
      next += 1
    }
    print("\(line)\t\(told.joined(separator: "; "))")
  }

  private func name(_ object: AnyObject) -> String {
    "#\(Int(bitPattern: Unmanaged.passUnretained(object).toOpaque()))"
  }

  private mutating func show(_ value: Any) -> String {
    switch value {
    case let value as Bool: return "\(value)"
    case let value as Int: return "\(value)"
    case let value as Double: return "\(value)"
    case let value as any StringProtocol: return quoted(String(value))
    case let value as Character: return quoted(String(value))
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { show($0.value) } ?? "nil"
    case .collection: return "[" + list(mirror) + "]"
    case .tuple: return "(" + list(mirror) + ")"
    case .set:
      return "{" + mirror.children.map { show($0.value) }.sorted().joined(separator: ", ") + "}"
    case .dictionary: return "{" + entries(mirror) + "}"
    case .class: return object(value as AnyObject)
    case .enum: return enumeration(value, mirror)
    default: return "<" + list(mirror) + ">"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.utf8.map { String($0, radix: 16) }.joined(separator: " ") + "'"
  }

  /// Values within, those of what an object inherits first.
  private mutating func list(_ mirror: Mirror) -> String {
    var chain = [mirror]
    while let base = chain.last?.superclassMirror { chain.append(base) }
    return chain.reversed().flatMap(\.children).map { show($0.value) }.joined(separator: ", ")
  }

  /// In the order of the keys, which are no objects.
  private mutating func entries(_ mirror: Mirror) -> String {
    let pairs = mirror.children.map { pair in Mirror(reflecting: pair.value).children.map(\.value) }
    let sorted = pairs.map { (show($0[0]), $0[1]) }.sorted { $0.0 < $1.0 }
    return sorted.map { "\($0.0): \(show($0.1))" }.joined(separator: ", ")
  }

  private mutating func object(_ object: AnyObject) -> String {
    if known.insert(ObjectIdentifier(object)).inserted { waiting.append(object) }
    return name(object)
  }

  private mutating func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let held = mirror.children.first else { return ".\(value)" }
    let inside = Mirror(reflecting: held.value)
    let isTuple = inside.displayStyle == .tuple
    return ".\(held.label ?? "")(" + (isTuple ? list(inside) : show(held.value)) + ")"
  }
}
