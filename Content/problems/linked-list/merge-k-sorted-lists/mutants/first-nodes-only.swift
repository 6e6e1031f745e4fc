// Bug: sorts the lists by their first values and hangs them one behind the other.
class Solution {
  func mergeKLists(_ lists: [ListNode?]) -> ListNode? {
    let front = ListNode()
    var last = front
    for list in lists.compactMap({ $0 }).sorted(by: { $0.val < $1.val }) {
      last.next = list
      while let next = last.next { last = next }
    }
    return front.next
  }
}
