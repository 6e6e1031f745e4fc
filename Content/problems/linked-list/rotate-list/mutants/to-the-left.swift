// Bug: rotates to the left: the first node goes to the end.
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    guard var last = head else { return nil }
    var length = 1
    while let next = last.next {
      last = next
      length += 1
    }
    last.next = head
    for _ in 0..<k % length { last = last.next! }
    let first = last.next
    last.next = nil
    return first
  }
}
