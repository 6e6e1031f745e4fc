// Bug: reverses the links but hands back the old head, which is the last node now.
class Solution {
  func reverseList(_ head: ListNode?) -> ListNode? {
    var reversed: ListNode?
    var rest = head
    while let node = rest {
      rest = node.next
      node.next = reversed
      reversed = node
    }
    return head
  }
}
