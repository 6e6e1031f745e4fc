// Idea: looks k nodes ahead, turns the group's links around and joins it on both sides. Time O(n),
// space O(1).
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    let front = ListNode(0, head)
    var before = front
    while let last = node(k, linksAfter: before), let first = before.next {
      let behind = last.next
      var turned = behind
      var rest: ListNode? = first
      while let node = rest, node !== behind {
        rest = node.next
        node.next = turned
        turned = node
      }
      before.next = turned
      before = first
    }
    return front.next
  }

  private func node(_ count: Int, linksAfter start: ListNode) -> ListNode? {
    var node: ListNode? = start
    for _ in 0..<count {
      guard let current = node else { return nil }
      node = current.next
    }
    return node
  }
}
