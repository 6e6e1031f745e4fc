// Bug: demands a whole pair for each step, so a last node without a partner is left out.
class Solution {
  func oddEvenList(_ head: ListNode?) -> ListNode? {
    guard var odd = head, let firstEven = odd.next else { return head }
    var even = firstEven
    while let nextOdd = even.next, let nextEven = nextOdd.next {
      odd.next = nextOdd
      odd = nextOdd
      even.next = nextEven
      even = nextEven
    }
    even.next = nil
    odd.next = firstEven
    return head
  }
}
