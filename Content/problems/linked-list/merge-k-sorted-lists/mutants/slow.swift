// Bug: too slow: merges all lists into one answer, one after another.
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    var answer: ListNode?
    for list in lists { answer = merged(answer, list) }
    return answer
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
