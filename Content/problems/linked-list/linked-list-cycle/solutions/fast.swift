// Idea: two walkers, one twice as fast: in a circle the fast one catches up. Time O(n), space
// O(1).
class Solution {
  func hasCycle(_ head: ListNode?) -> Bool {
    var slow = head
    var fast = head
    while let ahead = fast?.next {
      slow = slow?.next
      fast = ahead.next
      if let met = fast, met === slow { return true }
    }
    return false
  }
}
