extension TraceValue {
  /// What lies behind an index, a field's number or a key.
  func child(_ key: TraceValue) -> TraceValue? {
    switch self {
    case .dictionary(let table): return table[key]
    case .cut(_, let head): return head.child(key)
    case .list(let items):
      guard case .integer(let index) = key, items.indices.contains(index) else { return nil }
      return items[index]
    case .tuple(let items), .structure(_, let items):
      guard case .integer(let index) = key, items.indices.contains(index) else { return nil }
      return items[index]
    case .enumeration(_, _, let items):
      guard case .integer(let index) = key, items.indices.contains(index) else { return nil }
      return items[index]
    default: return nil
    }
  }
}

extension Trace {
  func fieldName(_ field: Int, of type: Int) -> String? {
    guard let fields = types[type]?.fields, fields.indices.contains(field) else { return nil }
    return fields[field]
  }
}
