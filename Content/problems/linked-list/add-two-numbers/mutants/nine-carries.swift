// Bug: takes a sum of nine for one that carries.
class Solution {
  func addTwoNumbers(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
    let front = ListNode()
    var last = front
    var (one, other) = (l1, l2)
    var carry = 0
    while one != nil || other != nil || carry > 0 {
      let sum = (one?.val ?? 0) + (other?.val ?? 0) + carry
      carry = sum >= 9 ? 1 : 0
      let node = ListNode(sum >= 9 ? max(0, sum - 10) : sum)
      last.next = node
      last = node
      one = one?.next
      other = other?.next
    }
    return front.next
  }
}
