// Idea: links each node to the one after next, in two groups side by side. Time O(n), space O(1).
class Solution {
  func oddEvenList(_ head: ListNode?) -> ListNode? {
    guard var odd = head else { return nil }
    let firstEven = odd.next
    var even = firstEven
    while let evenNode = even, let nextOdd = evenNode.next {
      odd.next = nextOdd
      odd = nextOdd
      evenNode.next = nextOdd.next
      even = nextOdd.next
    }
    odd.next = firstEven
    return head
  }
}
