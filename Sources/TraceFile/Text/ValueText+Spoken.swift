extension ValueText {
  /// Fields that tell what a node is, the best first; the page's `writer.js` has the same.
  private static let labelFields = [
    "val", "value", "data", "name", "label", "key", "id", "item", "element",
  ]

  /// `ListNode(3)`, or the type alone.
  func spokenName(of object: TraceObject) -> String {
    let type = trace.types[object.type]?.name ?? "type \(object.type)"
    return label(of: object.value).map { "\(type)(\($0))" } ?? type
  }

  /// What a node shows of itself: its key and value, one of the usual fields, or its first plain one.
  private func label(of value: TraceValue) -> String? {
    guard case .structure(let type, let fields) = value else { return nil }
    let plain = fields.enumerated().compactMap {
      place, field -> (name: String, value: TraceValue)? in
      let full = trace.fieldName(place, of: type) ?? ""
      let name = String(full.drop { $0 == "_" }).lowercased()
      let isTold = field.isPlain || field == .nothing && ValueText.labelFields.contains(name)
      return isTold && !field.isUnset ? (name, field) : nil
    }
    let text = ValueText(trace, state, limit: 12, isSpoken: true)
    let find = { (name: String) in plain.first { $0.name == name }?.value }
    if let key = find("key"), let main = find("val") ?? find("value") ?? find("data") {
      return "\(text.of(key)): \(text.of(main))"
    }
    let first = ValueText.labelFields.lazy.compactMap(find).first ?? plain.first?.value
    return first.map(text.of)
  }

  /// A number that tells one thing from another says nothing in a sentence: `ObjectIdentifier #3`.
  static func withoutNumber(_ type: String) -> String {
    guard let mark = type.lastIndex(of: "#"), mark > type.startIndex else { return type }
    let digits = type[type.index(after: mark)...]
    let blank = type.index(before: mark)
    let isNumber = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
    return isNumber && type[blank] == " " ? String(type[..<blank]) : type
  }
}

extension TraceValue {
  /// A number or a text.
  fileprivate var isPlain: Bool {
    switch self {
    case .integer, .bigInteger, .string, .double, .character, .cutString: true
    default: false
    }
  }

  /// Whether it was set, but never recorded.
  var isUnset: Bool {
    if case .unset = self { true } else { false }
  }

  /// Whether it is told in a few letters.
  var isShort: Bool {
    switch self {
    case .nothing, .bool, .integer, .bigInteger, .double, .string, .character, .reference: true
    default: false
    }
  }
}
