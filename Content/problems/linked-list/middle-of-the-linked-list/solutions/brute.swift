// Idea: all nodes in an array, the answer by its index. Time O(n), space O(n).
class Solution {
  func middleNode(_ head: ListNode?) -> ListNode? {
    var nodes: [ListNode] = []
    var rest = head
    while let node = rest {
      nodes.append(node)
      rest = node.next
    }
    return nodes[nodes.count / 2]
  }
}
