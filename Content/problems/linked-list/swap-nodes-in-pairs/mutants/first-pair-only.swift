// Bug: swaps only the first pair.
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    guard let first = head, let second = first.next else { return head }
    first.next = second.next
    second.next = first
    return second
  }
}
