// Idea: swaps the first pair in front of the rest, which is treated first. Time O(n), call stack
// O(n).
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    guard let first = head, let second = first.next else { return head }
    first.next = swapPairs(second.next)
    second.next = first
    return second
  }
}
