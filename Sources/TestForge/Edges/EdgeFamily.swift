/// What makes an input an edge case, told by one of its arguments: `nums: all equal`.
public struct EdgeFamily: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// One way to stand at an edge, as people call it.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    // Of a list, a string or a structure of nodes.
    case empty
    case single = "a single element"
    /// As few elements as the constraints allow, where that is two or more.
    case smallest = "the smallest size"
    case largest = "the largest size"
    case allEqual = "all equal"
    case repeats
    case ascending
    case descending
    case singleRow = "a single row"
    case singleColumn = "a single column"
    case emptyElement = "an empty element"
    /// A tree in which no node has two children.
    case chain = "a chain"
    // Of numbers, also inside lists.
    case zero
    case negative = "a negative number"
    case least = "the least value"
    case greatest = "the greatest value"
    // Of the calls of a design class.
    case calledFirst = "called first"
    case calledAlone = "nothing else called"
  }

  /// A parameter's name, or `push.x` for a method's.
  public var argument: String
  public var kind: Kind

  public init(_ argument: String, _ kind: Kind) {
    self.argument = argument
    self.kind = kind
  }

  public var description: String { "\(argument): \(kind.rawValue)" }

  public static func < (first: EdgeFamily, second: EdgeFamily) -> Bool {
    (first.argument, first.kind.rawValue) < (second.argument, second.kind.rawValue)
  }
}
