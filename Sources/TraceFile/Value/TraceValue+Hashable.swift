extension TraceValue: Hashable {
  /// Texts are compared byte by byte: not every language holds two spellings of é for one key.
  public static func == (left: TraceValue, right: TraceValue) -> Bool {
    switch (left, right) {
    case (.nothing, .nothing), (.unset, .unset): true
    case (.bool(let left), .bool(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.reference(let left), .reference(let right)): left == right
    case (.string(let left), .string(let right)), (.character(let left), .character(let right)),
      (.bigInteger(let left), .bigInteger(let right)), (.opaque(let left), .opaque(let right)):
      left.utf8.elementsEqual(right.utf8)
    case (.list(let left), .list(let right)): left == right
    case (.tuple(let left), .tuple(let right)): left == right
    case (.set(let left), .set(let right)), (.dictionary(let left), .dictionary(let right)):
      left == right
    default: areEqualRarely(left, right)
    }
  }

  private static func areEqualRarely(_ left: TraceValue, _ right: TraceValue) -> Bool {
    switch (left, right) {
    case (.structure(let type, let fields), .structure(let otherType, let others)):
      type == otherType && fields == others
    case (.enumeration(let type, let name, let payload), .enumeration(let other, let named, let p)):
      type == other && name.utf8.elementsEqual(named.utf8) && payload == p
    case (.cutString(let bytes, let head), .cutString(let otherBytes, let other)):
      bytes == otherBytes && head.utf8.elementsEqual(other.utf8)
    case (.cut(let count, let head), .cut(let otherCount, let other)):
      count == otherCount && head == other
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .nothing, .unset: hasher.combine(0)
    case .bool(let bool): hasher.combine(bool)
    case .integer(let integer), .reference(let integer): hasher.combine(integer)
    case .double(let double): hasher.combine(double)
    case .string(let text), .character(let text), .bigInteger(let text), .opaque(let text),
      .enumeration(_, let text, _), .cutString(_, let text):
      for byte in text.utf8 { hasher.combine(byte) }
    case .list(let items): hasher.combine(items)
    case .tuple(let items), .structure(_, let items): hasher.combine(items)
    case .set(let table), .dictionary(let table): hasher.combine(table)
    case .cut(_, let head): hasher.combine(head)
    }
  }
}
