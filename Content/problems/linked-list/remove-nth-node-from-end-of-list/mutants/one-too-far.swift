// Bug: counts the last node as number 0, so the node before the right one goes.
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    let front = ListNode(0, head)
    var ahead: ListNode? = front
    var before: ListNode? = front
    for _ in 0...n { ahead = ahead?.next }
    while ahead?.next != nil {
      ahead = ahead?.next
      before = before?.next
    }
    before?.next = before?.next?.next
    return front.next
  }
}
