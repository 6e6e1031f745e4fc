// Bug: marks visited nodes by writing 0 into them, but a list may hold 0 from the start.
class Solution {
  func hasCycle(_ head: ListNode?) -> Bool {
    var current = head
    while let node = current {
      if node.val == 0 { return true }
      node.val = 0
      current = node.next
    }
    return false
  }
}
