// Idea: counts the nodes first, then walks to the one before the place. Time O(n), space O(1).
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    var length = 0
    var node = head
    while let current = node {
      length += 1
      node = current.next
    }
    let front = ListNode(0, head)
    var before: ListNode? = front
    for _ in 0..<(length - n) { before = before?.next }
    before?.next = before?.next?.next
    return front.next
  }
}
