// Idea: relinks pair by pair behind the node before. Time O(n), space O(1).
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    let front = ListNode(0, head)
    var before = front
    while let first = before.next, let second = first.next {
      first.next = second.next
      second.next = first
      before.next = second
      before = first
    }
    return front.next
  }
}
