// Bug: copies values and order only; every random pointer is nil.
class Solution {
  func copyRandomList(_ head: Node?) -> Node? {
    let start = Node(0)
    var tail = start
    var current = head
    while let node = current {
      let copy = Node(node.val)
      tail.next = copy
      tail = copy
      current = node.next
    }
    return start.next
  }
}
