// Idea: two references k mod n links apart; where the first ends, the second is at the cut.
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    var length = 0
    var rest = head
    while let node = rest {
      length += 1
      rest = node.next
    }
    guard var ahead = head, var behind = head else { return nil }
    for _ in 0..<k % length { ahead = ahead.next! }
    while let next = ahead.next {
      ahead = next
      behind = behind.next!
    }
    ahead.next = head
    let first = behind.next
    behind.next = nil
    return first
  }
}
