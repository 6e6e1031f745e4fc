extension TraceValue {
  /// Whether a splice of this value is undone by keeping all of it.
  var isSplicedWhole: Bool {
    switch self {
    case .string, .cutString, .cut: true
    default: false
    }
  }

  /// Replaces bytes of a string; nil if this is no string or the place lies outside.
  mutating func spliceText(
    at: Int, removing: Int, inserting values: [TraceValue]
  ) -> [TraceValue]? {
    var inserted = ""
    for case .string(let text) in values { inserted += text }
    for case .character(let text) in values { inserted += text }
    switch self {
    case .string(let text):
      guard let new = TraceValue.spliced(text, at, removing, inserted) else { return nil }
      self = .string(new)
      let gone = text.utf8.dropFirst(at).prefix(removing)
      return [.string(String(decoding: Array(gone), as: UTF8.self))]
    case .cutString(let bytes, let head):
      let gone = min(removing, max(bytes - at, 0))
      let new = TraceValue.spliced(head, at, removing, inserted) ?? head
      self = .cutString(bytes: bytes - gone + inserted.utf8.count, head: new)
    default: return nil
    }
    return []
  }

  private static func spliced(
    _ text: String, _ at: Int, _ removing: Int, _ inserted: String
  ) -> String? {
    var bytes = Array(text.utf8)
    guard at <= bytes.count else { return nil }
    bytes.replaceSubrange(at..<at + min(removing, bytes.count - at), with: inserted.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
