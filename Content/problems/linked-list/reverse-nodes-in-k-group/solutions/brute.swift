// Idea: all nodes in an array, whose slices are reversed and linked anew. Time O(n), space O(n).
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    var nodes: [ListNode] = []
    var rest = head
    while let node = rest {
      nodes.append(node)
      rest = node.next
    }
    for start in stride(from: 0, through: nodes.count - k, by: k) {
      nodes[start..<start + k].reverse()
    }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    nodes.last?.next = nil
    return nodes.first
  }
}
