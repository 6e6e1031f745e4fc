// Bug: too slow: walks to each group from the head.
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    let front = ListNode(0, head)
    var done = 0
    while true {
      var before = front
      for _ in 0..<done { before = before.next! }
      var last: ListNode? = before
      for _ in 0..<k { last = last?.next }
      guard let end = last, let first = before.next else { return front.next }
      let behind = end.next
      var turned = behind
      var rest: ListNode? = first
      while let node = rest, node !== behind {
        rest = node.next
        node.next = turned
        turned = node
      }
      before.next = turned
      done += k
    }
  }
}
