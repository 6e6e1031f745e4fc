// Bug: too slow: counts for each node anew how many follow it.
class Solution {
  func middleNode(_ head: ListNode?) -> ListNode? {
    var before = 0
    var current = head
    while let node = current {
      var behind = 0
      var rest = node.next
      while let next = rest {
        behind += 1
        rest = next.next
      }
      if behind <= before { return node }
      before += 1
      current = node.next
    }
    return nil
  }
}
