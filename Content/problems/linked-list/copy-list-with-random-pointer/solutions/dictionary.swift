// Idea: looks every copy up by its original's identity. Time O(n), space O(n).
class Solution {
  func copyRandomList(_ head: Node?) -> Node? {
    var copies: [ObjectIdentifier: Node] = [:]
    var current = head
    while let node = current {
      copies[ObjectIdentifier(node)] = Node(node.val)
      current = node.next
    }

    func copy(of node: Node?) -> Node? {
      node.flatMap { copies[ObjectIdentifier($0)] }
    }

    current = head
    while let node = current {
      let twin = copy(of: node)
      twin?.next = copy(of: node.next)
      twin?.random = copy(of: node.random)
      current = node.next
    }
    return copy(of: head)
  }
}
