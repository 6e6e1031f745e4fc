// Idea: turns every link around in one walk. Time O(n), space O(1).
class Solution {
  func reverseList(_ head: ListNode?) -> ListNode? {
    var reversed: ListNode?
    var rest = head
    while let node = rest {
      rest = node.next
      node.next = reversed
      reversed = node
    }
    return reversed
  }
}
