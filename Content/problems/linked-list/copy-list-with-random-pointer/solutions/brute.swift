// Idea: turns every random pointer into a position by searching, then builds anew. Time O(n^2),
// space O(n).
class Solution {
  func copyRandomList(_ head: Node?) -> Node? {
    var originals: [Node] = []
    var current = head
    while let node = current {
      originals.append(node)
      current = node.next
    }
    let copies = originals.map { Node($0.val) }
    for (index, original) in originals.enumerated() {
      if index + 1 < copies.count { copies[index].next = copies[index + 1] }
      if let position = originals.firstIndex(where: { $0 === original.random }) {
        copies[index].random = copies[position]
      }
    }
    return copies.first
  }
}
