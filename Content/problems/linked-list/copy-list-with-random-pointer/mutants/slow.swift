// Bug: too slow. Counts both positions anew for every pair of nodes it compares: O(n^3).
class Solution {
  func copyRandomList(_ head: Node?) -> Node? {
    func position(_ target: Node) -> Int {
      var (index, node) = (0, head)
      while node !== target { (index, node) = (index + 1, node?.next) }
      return index
    }

    let start = Node(0)
    var tail = start
    var node = head
    while let original = node {
      let copy = Node(original.val)
      tail.next = copy
      tail = copy
      node = original.next
    }
    node = head
    var twin = start.next
    while let current = node {
      var (other, copy) = (head, start.next)
      while let original = other, let random = current.random {
        if position(original) == position(random) { twin?.random = copy }
        (other, copy) = (original.next, copy?.next)
      }
      (node, twin) = (current.next, twin?.next)
    }
    return start.next
  }
}
