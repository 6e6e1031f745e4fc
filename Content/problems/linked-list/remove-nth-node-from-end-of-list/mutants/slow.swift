// Bug: too slow: at each node counts again how many follow.
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    let front = ListNode(0, head)
    var before = front
    while count(before.next) > n { before = before.next! }
    before.next = before.next?.next
    return front.next
  }

  private func count(_ list: ListNode?) -> Int {
    var count = 0
    var rest = list
    while let node = rest {
      count += 1
      rest = node.next
    }
    return count
  }
}
