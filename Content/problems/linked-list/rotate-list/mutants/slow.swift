// Bug: too slow: does step after step, each with a walk to the end.
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    var length = 0
    var rest = head
    while let node = rest {
      length += 1
      rest = node.next
    }
    if length < 2 { return head }
    var first = head
    for _ in 0..<k % length {
      var before = first
      while let next = before?.next, next.next != nil { before = next }
      let last = before?.next
      before?.next = nil
      last?.next = first
      first = last
    }
    return first
  }
}
