internal import Domain

/// The value in the one spelling of its type: no node is `[]`, trees have no trailing nulls, a
/// graph's neighbours are sorted.
func normalised(_ value: Value, as type: ValueType) -> Value {
  switch (type, value) {
  case (.listNode, .null), (.treeNode, .null), (.graphNode, .null), (.randomNode, .null):
    return []
  case (.treeNode, .array(var items)):
    while items.last == .null { items.removeLast() }
    return .array(items)
  case (.graphNode, .array(let items)):
    return .array(items.map { sorted($0, depth: 1) })
  case (.list(let element), .array(let items)) where element.holdsNodes:
    return .array(items.map { normalised($0, as: element) })
  default:
    return value
  }
}

extension ValueType {
  fileprivate var holdsNodes: Bool {
    switch self {
    case .listNode, .treeNode, .graphNode, .randomNode: true
    case .list(let element): element.holdsNodes
    default: false
    }
  }
}
