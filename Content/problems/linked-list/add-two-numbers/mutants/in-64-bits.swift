// Bug: computes with 64-bit numbers, which wrap around from the twentieth digit on.
class Solution {
  func addTwoNumbers(_ l1: ListNode?, _ l2: ListNode?) -> ListNode? {
    var sum = number(l1) &+ number(l2)
    let front = ListNode(Int(sum % 10))
    var last = front
    while sum > 9 {
      sum /= 10
      let node = ListNode(Int(sum % 10))
      last.next = node
      last = node
    }
    return front
  }

  private func number(_ list: ListNode?) -> UInt {
    var value: UInt = 0
    var place: UInt = 1
    var rest = list
    while let node = rest {
      value = value &+ UInt(node.val) &* place
      place = place &* 10
      rest = node.next
    }
    return value
  }
}
