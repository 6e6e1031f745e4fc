// Bug: forgets to cut the list behind the node that becomes the last.
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
  }
}
