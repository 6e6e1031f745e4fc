// Idea: links the list to a ring and cuts it where the new end is. Time O(n), space O(1).
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    guard var last = head else { return nil }
    var length = 1
    while let next = last.next {
      last = next
      length += 1
    }
    last.next = head
    for _ in 0..<length - k % length { last = last.next! }
    let first = last.next
    last.next = nil
    return first
  }
}
