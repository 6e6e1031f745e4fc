// Bug: weaves the copies in and never pulls the two lists apart.
class Solution {
  func copyRandomList(_ head: Node?) -> Node? {
    var current = head
    while let node = current {
      let copy = Node(node.val)
      copy.next = node.next
      node.next = copy
      current = copy.next
    }
    current = head
    while let node = current {
      node.next?.random = node.random?.next
      current = node.next?.next
    }
    return head?.next
  }
}
