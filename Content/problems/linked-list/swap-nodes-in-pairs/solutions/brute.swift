// Idea: all nodes in an array whose pairs are swapped, then linked anew. Time O(n), space O(n).
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    var nodes: [ListNode] = []
    var rest = head
    while let node = rest {
      nodes.append(node)
      rest = node.next
    }
    for place in stride(from: 1, to: nodes.count, by: 2) { nodes.swapAt(place - 1, place) }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    nodes.last?.next = nil
    return nodes.first
  }
}
