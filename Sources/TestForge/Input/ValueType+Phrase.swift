internal import Domain

extension ValueType {
  /// The type in words.
  var phrase: String {
    switch self {
    case .void: "null"
    case .bool: "true or false"
    case .char: "a string of one character"
    case .string: "a string in quotes"
    case .double: "a number"
    case .int, .long: "a whole number"
    case .list(let element): "a list whose elements are each \(element.phrase)"
    case .listNode: "a list of whole numbers (the values of the nodes)"
    case .treeNode: "a list of whole numbers and null (the tree in level order)"
    case .graphNode: "a list of lists of node numbers (the neighbours of each node)"
    case .randomNode: "a list of pairs [value, index or null]"
    case .interval: "a pair [start, end] of whole numbers"
    }
  }
}
