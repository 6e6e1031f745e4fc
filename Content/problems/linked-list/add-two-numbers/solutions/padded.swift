// Idea: hangs zeros behind the shorter list, then adds pairs of digits. Time O(n), space O(n).
class Solution {
  func addTwoNumbers(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
    var (one, other) = (l1, l2)
    while let first = one, let second = other {
      if first.next == nil, second.next != nil { first.next = ListNode(0) }
      if second.next == nil, first.next != nil { second.next = ListNode(0) }
      (one, other) = (first.next, second.next)
    }
    (one, other) = (l1, l2)
    var carry = 0
    while let first = one, let second = other {
      let sum = first.val + second.val + carry
      first.val = sum % 10
      carry = sum / 10
      if first.next == nil, carry > 0 {
        first.next = ListNode(carry)
        break
      }
      (one, other) = (first.next, second.next)
    }
    return l1
  }
}
