// Bug: forgets to cut the ring, unless nothing is rotated.
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    guard var last = head else { return nil }
    var length = 1
    while let next = last.next {
      last = next
      length += 1
    }
    if k % length == 0 { return head }
    last.next = head
    for _ in 0..<length - k % length { last = last.next! }
    return last.next
  }
}
