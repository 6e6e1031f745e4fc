// Bug: exchanges the first and the last value only, enough for lists of up to three nodes.
class Solution {
  func reverseList(_ head: ListNode?) -> ListNode? {
    guard let first = head else { return nil }
    var last = first
    while let next = last.next { last = next }
    (first.val, last.val) = (last.val, first.val)
    return head
  }
}
