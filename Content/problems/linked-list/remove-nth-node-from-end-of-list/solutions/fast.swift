// Idea: two references, n nodes apart, walk to the end together. Time O(n), space O(1).
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    let front = ListNode(0, head)
    var (ahead, before) = (front, front)
    for _ in 0..<n { ahead = ahead.next! }
    while let next = ahead.next {
      ahead = next
      before = before.next!
    }
    before.next = before.next?.next
    return front.next
  }
}
