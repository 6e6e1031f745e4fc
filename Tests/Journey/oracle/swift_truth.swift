/// Tells what variables hold, by Mirror: values in order, and which of them are one object.
struct Truth {
  private var numbers: [ObjectIdentifier: Int] = [:]

  static func tell(_ line: Int, _ names: [(String, Any)]) {
    var truth = Truth()
    let told = names.map { "\($0.0) = \(truth.show($0.1))" }
    print("\(line)\t\(told.joined(separator: "; "))")
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
    case .class: return object(value as AnyObject, mirror)
    case .enum: return enumeration(value, mirror)
    default: return "<" + list(mirror) + ">"
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.utf8.map { String($0, radix: 16) }.joined(separator: " ") + "'"
  }

  private mutating func list(_ mirror: Mirror) -> String {
    mirror.children.map { show($0.value) }.joined(separator: ", ")
  }

  /// In the order of the keys, which are no objects.
  private mutating func entries(_ mirror: Mirror) -> String {
    let pairs = mirror.children.map { pair in Mirror(reflecting: pair.value).children.map(\.value) }
    let sorted = pairs.map { (show($0[0]), $0[1]) }.sorted { $0.0 < $1.0 }
    return sorted.map { "\($0.0): \(show($0.1))" }.joined(separator: ", ")
  }

  private mutating func object(_ object: AnyObject, _ mirror: Mirror) -> String {
    if let number = numbers[ObjectIdentifier(object)] { return "#\(number)" }
    let number = numbers.count
    numbers[ObjectIdentifier(object)] = number
    return "#\(number)<" + list(mirror) + ">"
  }

  private mutating func enumeration(_ value: Any, _ mirror: Mirror) -> String {
    guard let held = mirror.children.first else { return ".\(value)" }
    let inside = Mirror(reflecting: held.value)
    let isTuple = inside.displayStyle == .tuple
    return ".\(held.label ?? "")(" + (isTuple ? list(inside) : show(held.value)) + ")"
  }
}
