// Idea: merges neighbouring lists in pairs until one is left. Time O(n log k), space O(k).
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    var lists = lists
    while lists.count > 1 {
      lists = stride(from: 0, to: lists.count, by: 2).map { place in
        place + 1 < lists.count ? merged(lists[place], lists[place + 1]) : lists[place]
      }
    }
    return lists.first ?? nil
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
