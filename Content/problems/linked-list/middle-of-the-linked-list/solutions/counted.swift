// Idea: counts the nodes, then goes half as many links from the head. Time O(n), space O(1).
class Solution {
  func middleNode(_ head: ListNode?) -> ListNode? {
    var count = 0
    var node = head
    while let current = node {
      count += 1
      node = current.next
    }
    var middle = head
    for _ in 0..<count / 2 { middle = middle?.next }
    return middle
  }
}
