// Bug: too slow. Treats the list like an array and walks to node i for every single swap: O(n^3).
class Solution {
  func reverseList(_ head: ListNode?) -> ListNode? {
    func node(at index: Int) -> ListNode? {
      var node = head
      for _ in 0..<index { node = node?.next }
      return node
    }

    var length = 0
    while node(at: length) != nil { length += 1 }
    for end in (0..<length).reversed() {
      for index in 0..<end {
        guard let one = node(at: index), let other = one.next else { continue }
        (one.val, other.val) = (other.val, one.val)
      }
    }
    return head
  }
}
