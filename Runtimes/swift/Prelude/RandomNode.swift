/// The `Node` of lists with random pointers; equal only to itself, as LeetCode's is.
public enum RandomList {
  open class Node: Hashable {
    public final var val: Int
    public final var next: Node?
    public final var random: Node?

    public init(_ val: Int) {
      self.val = val
      next = nil
      random = nil
    }

    public static func == (left: Node, right: Node) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }
}
