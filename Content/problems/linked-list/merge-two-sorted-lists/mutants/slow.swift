// Bug: too slow: walks to the end of the answer for every node.
class Solution {
  func mergeTwoLists(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    let front = ListNode()
    var (one, other) = (list1, list2)
    while one != nil || other != nil {
      var last = front
      while let next = last.next { last = next }
      if let first = one, first.val <= other?.val ?? first.val {
        one = first.next
        first.next = nil
        last.next = first
      } else {
        let second = other
        other = second?.next
        second?.next = nil
        last.next = second
      }
    }
    return front.next
  }
}
