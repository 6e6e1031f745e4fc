// Idea: cuts the list in the middle, sorts both halves and merges them. Time O(n log n), call stack
// O(log n).
class Solution {
  func sortList(_ head: ListNode?) -> ListNode? {
    guard let first = head, first.next != nil else { return head }
    var middle = first
    var ahead = first.next
    while let next = ahead?.next {
      middle = middle.next!
      ahead = next.next
    }
    let second = middle.next
    middle.next = nil
    return merged(sortList(first), sortList(second))
  }

  private func merged(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    let front = ListNode()
    var last = front
    var (one, other) = (list1, list2)
    while let first = one, let second = other {
      if first.val <= second.val {
        last.next = first
        last = first
        one = first.next
      } else {
        last.next = second
        last = second
        other = second.next
      }
    }
    last.next = one ?? other
    return front.next
  }
}
