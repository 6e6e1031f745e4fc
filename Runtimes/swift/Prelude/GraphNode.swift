/// The `Node` of graph problems; equal only to itself, as LeetCode's is.
public enum Graph {
  open class Node: Hashable {
    public final var val: Int
    public final var neighbors: [Node?]

    public init() {
      val = 0
      neighbors = []
    }

    public init(_ val: Int) {
      self.val = val
      neighbors = []
    }

    public init(_ val: Int, _ neighbors: [Node?]) {
      self.val = val
      self.neighbors = neighbors
    }

    public static func == (left: Node, right: Node) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
