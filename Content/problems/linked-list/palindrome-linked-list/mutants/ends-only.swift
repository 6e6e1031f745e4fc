// Bug: compares only the first value with the last.
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var last = head
    while let next = last?.next { last = next }
    return head?.val == last?.val
  }
}
