// Bug: compares the walkers before the first step, when both still stand on the head.
class Solution {
  func hasCycle(_ head: ListNode?) -> Bool {
    var slow = head
    var fast = head
    while let runner = fast, let ahead = runner.next {
      if runner === slow { return true }
      slow = slow?.next
      fast = ahead.next
    }
    return false
  }
}
