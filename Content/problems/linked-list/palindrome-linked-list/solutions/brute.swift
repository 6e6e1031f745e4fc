// Idea: copies the values into an array and compares it with its reverse. Time O(n), space O(n).
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    return values == values.reversed()
  }
}
