// Bug: too slow: walks from the front of the answer to its end for every new digit.
class Solution {
  func addTwoNumbers(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
    let front = ListNode()
    var (one, other) = (l1, l2)
    var carry = 0
    while one != nil || other != nil || carry > 0 {
      let sum = (one?.val ?? 0) + (other?.val ?? 0) + carry
      var last = front
      while let next = last.next { last = next }
      last.next = ListNode(sum % 10)
      carry = sum / 10
      one = one?.next
      other = other?.next
    }
    return front.next
  }
}
