// Bug: takes every list with an odd number of nodes for none.
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    return values.count % 2 == 0 && values == values.reversed()
  }
}
