// Idea: one walker, and a marker that jumps to it after 1, 2, 4, 8 … steps (Brent). Time O(n),
// space O(1).
class Solution {
  func hasCycle(_ head: ListNode?) -> Bool {
    var marker = head
    var walker = head?.next
    var steps = 1
    var limit = 1
    while let node = walker {
      if node === marker { return true }
      if steps == limit {
        marker = node
        limit *= 2
        steps = 0
      }
      walker = node.next
      steps += 1
    }
    return false
  }
}
