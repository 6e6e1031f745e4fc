internal import Domain

/// Node classes that are part of the learner's module, as a source that extends one needs them.
extension SwiftStub {
  private static func fields(_ type: ValueType) -> [(name: String, type: String, initial: String)] {
    let name = className(type)
    return switch type {
    case .listNode: [("next", "\(name)?", "nil")]
    case .treeNode: [("left", "\(name)?", "nil"), ("right", "\(name)?", "nil")]
    case .graphNode: [("neighbors", "[\(name)?]", "[]")]
    default: [("next", "\(name)?", "nil"), ("random", "\(name)?", "nil")]
    }
  }

  /// The class as the prelude has it; the graph's and the random list's are hashable there.
  static func nodeClass(_ type: ValueType, isHashable: Bool) -> String {
    let name = className(type)
    let isHashable = isHashable && name == "Node"
    let fields = fields(type)
    let rest = fields.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    let equality = """

        public static func == (left: Node, right: Node) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      """
    return """
      public class \(name)\(isHashable ? ": Hashable" : "") {
        public var val: Int
      \(indented(fields.map { "public var \($0.name): \($0.type)" }, by: 2))
        public init() {
          val = 0
      \(indented(fields.map { "\($0.name) = \($0.initial)" }))
        }
        public init(_ val: Int) {
          self.val = val
      \(indented(fields.map { "\($0.name) = \($0.initial)" }))
        }
        public init(_ val: Int, \(rest)) {
          self.val = val
      \(indented(fields.map { "self.\($0.name) = \($0.name)" }))
        }\(isHashable ? equality : "")
      }
      """
  }

  /// What the recorder knows of it, with the numbers of `Runtimes/swift/TraceNodes`.
  static func shape(_ type: ValueType) -> String {
    let (number, properties) =
      switch type {
      case .listNode: (0, [0, 1])
      case .treeNode: (1, [0, 2, 3])
      case .graphNode: (2, [0, 4])
      default: (3, [0, 1, 5])
      }
    let names = ["val"] + fields(type).map(\.name)
    return """
      extension \(className(type)): _DJObject {
        public static var _djShape: _DJShape { _DJShape(\(number), \(properties)) }
        public func _djFields(_ encoder: inout _DJEncoder) {
      \(indented(names.map { "encoder.value(\($0))" }))
        }
      }
      """
  }
}
