// Bug: when one of two lists is used up, forgets the rest of the other.
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    lists.reduce(nil) { merged($0, $1) }
  }

  private func merged(_ list1: ListNode?, _ list2: ListNode?) -> ListNode? {
    guard list1 != nil, list2 != nil else { return list1 ?? list2 }
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
    last.next = nil
    return front.next
  }
}
