// Bug: cuts the list before the node, so all nodes behind it are lost as well.
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    let front = ListNode(0, head)
    var ahead: ListNode? = front
    var before: ListNode? = front
    for _ in 0..<n { ahead = ahead?.next }
    while ahead?.next != nil {
      ahead = ahead?.next
      before = before?.next
    }
    before?.next = nil
    return front.next
  }
}
