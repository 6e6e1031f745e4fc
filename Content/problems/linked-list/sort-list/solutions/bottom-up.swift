// Idea: merges neighbouring pieces of 1, 2, 4, 8 … nodes. Time O(n log n), space O(1).
class Solution {
  func sortList(_ head: ListNode?) -> ListNode? {
    let front = ListNode(0, head)
    var width = 1
    while true {
      var last = front
      var rest = front.next
      var pieces = 0
      while rest != nil {
        let one = rest
        let other = cut(one, after: width)
        rest = cut(other, after: width)
        last = append(one, other, to: last)
        pieces += 1
      }
      if pieces <= 1 { return front.next }
      width *= 2
    }
  }

  /// Ends the list after so many nodes and returns what stood behind them.
  private func cut(_ list: ListNode?, after count: Int) -> ListNode? {
    var last = list
    for _ in 1..<count { last = last?.next }
    let rest = last?.next
    last?.next = nil
    return rest
  }

  /// Merges two lists behind a node and returns the last node.
  private func append(_ list1: ListNode?, _ list2: ListNode?, to node: ListNode) -> ListNode {
    var last = node
    var (one, other) = (list1, list2)
    while one != nil || other != nil {
      if let first = one, first.val <= other?.val ?? Int.max {
        last.next = first
        last = first
        one = first.next
      } else if let second = other {
        last.next = second
        last = second
        other = second.next
      }
    }
    return last
  }
}
