// Idea: all nodes in an array, linked anew from both ends. Time O(n), space O(n).
class Solution {
  func reorderList(_ head: ListNode?) {
    var nodes: [ListNode] = []
    var rest = head
    while let node = rest {
      nodes.append(node)
      rest = node.next
    }
    let order = nodes.indices.map { nodes[$0 % 2 == 0 ? $0 / 2 : nodes.count - 1 - $0 / 2] }
    for (node, next) in zip(order, order.dropFirst()) { node.next = next }
    order.last?.next = nil
  }
}
