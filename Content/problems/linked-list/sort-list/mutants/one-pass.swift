// Bug: a single pass of swapping neighbours, enough for a list that is nearly sorted.
class Solution {
  func sortList(_ head: ListNode?) -> ListNode? {
    var place = head
    while let node = place, let next = node.next {
      if node.val > next.val { (node.val, next.val) = (next.val, node.val) }
      place = next
    }
    return head
  }
}
