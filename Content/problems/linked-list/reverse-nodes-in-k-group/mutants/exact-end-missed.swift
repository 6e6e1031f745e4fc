// Bug: demands a node behind the group, so a group that ends the list is not turned around.
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    var nodes: [ListNode] = []
    var rest = head
    while let node = rest {
      nodes.append(node)
      rest = node.next
    }
    var start = 0
    while start + k < nodes.count {
      nodes[start..<start + k].reverse()
      start += k
    }
    for (node, next) in zip(nodes, nodes.dropFirst()) { node.next = next }
    nodes.last?.next = nil
    return nodes.first
  }
}
