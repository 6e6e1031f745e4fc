// Idea: adds digit by digit with a carry until both lists and the carry are used up. Time O(n),
// space O(1) beside the answer.
class Solution {
  func addTwoNumbers(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
    let front = ListNode()
    var last = front
    var (one, other) = (l1, l2)
    var carry = 0
    while one != nil || other != nil || carry > 0 {
      let sum = (one?.val ?? 0) + (other?.val ?? 0) + carry
      let node = ListNode(sum % 10)
      last.next = node
      last = node
      carry = sum / 10
      one = one?.next
      other = other?.next
    }
    return front.next
  }
}
