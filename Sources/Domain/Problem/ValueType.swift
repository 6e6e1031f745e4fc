/// A language-neutral type of an argument or an answer, spelled as in LeetCode's metadata.
public indirect enum ValueType: Sendable, Hashable {
  case void, bool, char, string, double
  /// 32-bit on LeetCode; `Int` in Swift.
  case int
  /// 64-bit.
  case long
  case list(ValueType)
  /// A singly linked list, written as the array of its values.
  case listNode
  /// A binary tree, written in level order with null for a missing child.
  case treeNode
  /// An undirected graph's node 1, written as an adjacency list with nodes numbered from 1.
  case graphNode
  /// A list with random pointers, written as `[value, index of the random target or null]` pairs.
  case randomNode
  /// A stretch of time or numbers, an object with `start` and `end`, written as that pair.
  case interval
}

extension ValueType: CustomStringConvertible, LosslessStringConvertible {
  private static let plain: [String: ValueType] = [
    "void": .void, "bool": .bool, "char": .char, "string": .string, "double": .double,
    "int": .int, "long": .long, "ListNode": .listNode, "TreeNode": .treeNode,
    "GraphNode": .graphNode, "RandomNode": .randomNode, "Interval": .interval,
  ]

  /// Reads `int`, `long`, `double`, `bool`, `char`, `string`, `void`, `ListNode`, `TreeNode`,
  /// `GraphNode`, `RandomNode`, `Interval`, and any of these followed by `[]` or within `list<…>`.
  public init?(_ description: String) {
    // As deep as no problem is.
    guard description.utf8.count <= 200 else { return nil }
    let isCollection = Self.isCollection(description)
    if isCollection || description.hasSuffix("[]") {
      let inner = isCollection ? description.dropFirst(5).dropLast() : description.dropLast(2)
      guard let element = ValueType(String(inner)), element != .void else { return nil }
      self = .list(element)
    } else if let type = Self.plain[description] {
      self = type
    } else {
      return nil
    }
  }

  public var description: String {
    if case .list(let element) = self { return "\(element)[]" }
    return Self.plain.first { $0.value == self }?.key ?? "void"
  }
}

extension ValueType {
  /// Whether a type's name says that Java has a `List` there and no array.
  public static func isCollection(_ description: String) -> Bool {
    description.hasPrefix("list<") && description.hasSuffix(">")
  }

  /// The name that ``isCollection(_:)`` tells from the usual one.
  public func description(asCollection isCollection: Bool) -> String {
    guard isCollection, case .list(let element) = self else { return description }
    return "list<\(element.description(asCollection: true))>"
  }

  /// Whether its values are written with trees in them.
  public var holdsTrees: Bool {
    switch self {
    case .treeNode: true
    case .list(let element): element.holdsTrees
    default: false
    }
  }

  /// Whether it is an interval or a list of them.
  var holdsIntervals: Bool {
    switch self {
    case .interval: true
    case .list(let element): element.holdsIntervals
    default: false
    }
  }

  /// Whether a JSON value has this type; nodes are checked by form, not by their indices.
  public func admits(_ value: Value) -> Bool {
    switch (self, value) {
    case (.void, .null), (.bool, .bool), (.string, .string), (.double, .double): true
    case (.double, .int): true
    case (.int, .int), (.long, .int): true
    case (.char, .string(let text)): text.count == 1
    case (.list(let element), .array(let items)): items.allSatisfy(element.admits)
    case (.interval, .array(let items)):
      items.count == 2 && items.allSatisfy(ValueType.int.admits)
    case (.listNode, .array(let items)): items.allSatisfy(ValueType.int.admits)
    case (.treeNode, .array(let items)):
      items.allSatisfy { $0 == .null || ValueType.int.admits($0) }
    case (.graphNode, .array(let items)): items.allSatisfy(ValueType.list(.int).admits)
    case (.randomNode, .array(let items)):
      items.allSatisfy { item in
        guard let pair = item.elements, pair.count == 2, case .int = pair[0] else { return false }
        return pair[1] == .null || ValueType.int.admits(pair[1])
      }
    case (.listNode, .null), (.treeNode, .null), (.graphNode, .null), (.randomNode, .null): true
    default: false
    }
  }
}
