// Bug: does a single step for each k that is not 0.
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    guard k > 0, head?.next != nil else { return head }
    var before = head
    while let next = before?.next, next.next != nil { before = next }
    let last = before?.next
    before?.next = nil
    last?.next = head
    return last
  }
}
