// Idea: reverses the rest first, then hangs the head behind it. Time O(n), call stack O(n).
class Solution {
  func reverseList(_ head: ListNode?) -> ListNode? {
    guard let node = head, let next = node.next else { return head }
    let reversed = reverseList(next)
    next.next = node
    node.next = nil
    return reversed
  }
}
