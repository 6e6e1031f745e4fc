// Bug: lets the first reference run off the end, so the node behind the right one is removed.
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    let front = ListNode(0, head)
    var ahead: ListNode? = front
    var before: ListNode? = front
    for _ in 0..<n { ahead = ahead?.next }
    while ahead != nil {
      ahead = ahead?.next
      before = before?.next
    }
    before?.next = before?.next?.next
    return front.next
  }
}
