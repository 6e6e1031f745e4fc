// Idea: two references, one twice as fast: when it is at the end, the other is in the middle. Time
// O(n), space O(1).
class Solution {
  func middleNode(_ head: ListNode?) -> ListNode? {
    var (middle, ahead) = (head, head)
    while let next = ahead?.next {
      middle = middle?.next
      ahead = next.next
    }
    return middle
  }
}
