// Bug: drops the nodes at the end that are no whole group.
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    let front = ListNode()
    var last = front
    var rest = head
    while rest != nil {
      var stack: [ListNode] = []
      while let node = rest, stack.count < k {
        stack.append(node)
        rest = node.next
      }
      if stack.count < k { break }
      while let node = stack.popLast() {
        last.next = node
        last = node
      }
      last.next = nil
    }
    return front.next
  }
}
