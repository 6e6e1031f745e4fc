internal import Domain

extension SwiftStub {
  static func read(
    _ type: ValueType, into name: String, isChanged: Bool = false
  ) -> String {
    "\(isChanged ? "var" : "let") \(name): \(type.spelling(in: .swift)) = \(reading(type, "call.reader"))"
  }

  static func write(_ type: ValueType, _ name: String) -> String {
    writing(type, name, "call.writer")
  }

  private static func reading(_ type: ValueType, _ reader: String) -> String {
    switch type {
    case .void: "()"
    case .bool: "\(reader).bool()"
    case .char: "\(reader).char()"
    case .string: "\(reader).string()"
    case .double: "\(reader).double()"
    case .int, .long: "\(reader).int()"
    case .list(let element) where plural(element) != nil:
      "\(reader).\(plural(element) ?? "")()"
    case .list(let element): "\(reader).array { \(reading(element, "$0")) }"
    case .listNode: "readListNode(&\(reader), call)"
    case .treeNode: "readTreeNode(&\(reader), call)"
    case .graphNode: "readGraphNode(&\(reader), call)"
    case .randomNode: "readRandomNode(&\(reader), call)"
    case .interval: "readInterval(&\(reader), call)"
    }
  }

  private static func writing(_ type: ValueType, _ name: String, _ writer: String) -> String {
    switch type {
    case .void: "\(writer).null()"
    case .bool: "\(writer).bool(\(name))"
    case .char: "\(writer).char(\(name))"
    case .string: "\(writer).string(\(name))"
    case .double: "\(writer).double(\(name))"
    case .int, .long: "\(writer).int(\(name))"
    case .list(let element) where plural(element) != nil:
      "\(writer).\(plural(element) ?? "")(\(name))"
    case .list(let element):
      "\(writer).array(\(name)) { \(writing(element, "$1", "$0")) }"
    case .listNode: "writeListNode(&\(writer), \(name), call)"
    case .treeNode: "writeTreeNode(&\(writer), \(name), call)"
    case .graphNode: "writeGraphNode(&\(writer), \(name), call)"
    case .randomNode: "writeRandomNode(&\(writer), \(name), call)"
    case .interval: "writeInterval(&\(writer), \(name), call)"
    }
  }

  /// The harness's own function for a list of plain values.
  private static func plural(_ element: ValueType) -> String? {
    switch element {
    case .bool: "bools"
    case .char: "chars"
    case .string: "strings"
    case .double: "doubles"
    case .int, .long: "ints"
    default: nil
    }
  }

  static func quoted(_ text: String) -> String { Value.string(text).json }

  static func indented(_ lines: [String], by width: Int = 4) -> String {
    lines.map { String(repeating: " ", count: width) + $0 }.joined(separator: "\n")
  }

  /// What the learner's code expects beside itself, unless it defines that itself.
  var support: String {
    var parts: [String] = []
    for type in problem.signature.nodeTypes {
      let name = Self.className(type)
      let isDefined = outline.defines(name)
      // What a source extends belongs to its own module, as at LeetCode.
      let additions = isDefined ? nil : outline.extensions[name]
      if let additions {
        parts.append(Self.nodeClass(type, isHashable: additions.isDisjoint(with: Self.equality)))
        if isTraced { parts.append(Self.shape(type)) }
      } else if let prelude = Self.preludeName(type), !isDefined {
        parts.append("public typealias Node = FocusPrelude.\(prelude).Node")
      }
      // The prelude's own nodes have their codecs there, compiled once.
      let isOwn = isDefined || additions != nil
      if isOwn || Self.preludeName(type) != nil { parts.append(codecs[type] ?? "") }
    }
    if case .function(let function) = problem.signature, let oracle = function.oracle,
      !outline.defines(oracle.host)
    {
      parts.append(
        """
        open class \(oracle.host) {
          public init() {}
          public func \(oracle.name)(_ number: Int) -> Bool { FocusPrelude.Harness.ask(number) }
        }
        """)
    }
    return parts.joined(separator: "\n\n")
  }

  static func className(_ type: ValueType) -> String {
    switch type {
    case .listNode: "ListNode"
    case .treeNode: "TreeNode"
    case .interval: "Interval"
    default: "Node"
    }
  }

  /// What gives a class an equality of the learner's.
  private static let equality: Set<String> = ["Hashable", "Equatable", "Comparable"]

  /// Where the prelude keeps a class whose name two signatures share.
  private static func preludeName(_ type: ValueType) -> String? {
    switch type {
    case .graphNode: "Graph"
    case .randomNode: "RandomList"
    default: nil
    }
  }
}
