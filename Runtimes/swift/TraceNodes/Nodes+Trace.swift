import FocusTrace

// Compiled into the prelude of traced runs, beside the nodes. A type's number is its place in the host's list of
// prelude types, ListNode, TreeNode, Graph.Node, RandomList.Node, Interval; properties are numbered as they first occur
// there: val 0, next 1, left 2, right 3, neighbors 4, random 5, start 6, end 7.

extension ListNode: _DJObject {
  public static var _djShape: _DJShape { _DJShape(0, [0, 1]) }

  public func _djFields(_ encoder: inout _DJEncoder) {
    encoder.value(val)
    encoder.value(next)
  }
}

extension TreeNode: _DJObject {
  public static var _djShape: _DJShape { _DJShape(1, [0, 2, 3]) }

  public func _djFields(_ encoder: inout _DJEncoder) {
    encoder.value(val)
    encoder.value(left)
    encoder.value(right)
  }
}

extension Graph.Node: _DJObject {
  public static var _djShape: _DJShape { _DJShape(2, [0, 4]) }

  public func _djFields(_ encoder: inout _DJEncoder) {
    encoder.value(val)
    encoder.value(neighbors)
  }
}

extension RandomList.Node: _DJObject {
  public static var _djShape: _DJShape { _DJShape(3, [0, 1, 5]) }

  public func _djFields(_ encoder: inout _DJEncoder) {
    encoder.value(val)
    encoder.value(next)
    encoder.value(random)
  }
}

extension Interval: _DJObject {
  public static var _djShape: _DJShape { _DJShape(4, [6, 7]) }

  public func _djFields(_ encoder: inout _DJEncoder) {
    encoder.value(start)
    encoder.value(end)
  }
}
