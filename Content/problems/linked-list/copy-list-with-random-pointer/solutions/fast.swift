// Idea: weaves each copy in behind its original, links, and pulls both apart. Time O(n), extra
// space O(1).
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

    let answer = head?.next
    current = head
    while let node = current {
      let copy = node.next
      node.next = copy?.next
      copy?.next = copy?.next?.next
      current = node.next
    }
    return answer
  }
}
