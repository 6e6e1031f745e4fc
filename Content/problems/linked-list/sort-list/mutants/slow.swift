// Bug: too slow: searches the smallest of the remaining values for each place.
class Solution {
  func sortList(_ head: ListNode?) -> ListNode? {
    var place = head
    while let node = place {
      var smallest = node
      var rest = node.next
      while let other = rest {
        if other.val < smallest.val { smallest = other }
        rest = other.next
      }
      (node.val, smallest.val) = (smallest.val, node.val)
      place = node.next
    }
    return head
  }
}
