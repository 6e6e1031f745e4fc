// Bug: returns the first of two middle nodes.
class Solution {
  func middleNode(_ head: ListNode?) -> ListNode? {
    var (middle, ahead) = (head, head?.next)
    while let next = ahead?.next {
      middle = middle?.next
      ahead = next.next
    }
    return middle
  }
}
