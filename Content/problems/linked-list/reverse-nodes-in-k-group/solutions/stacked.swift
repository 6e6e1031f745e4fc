// Idea: takes the nodes of a group off a stack. Time O(n), space O(k).
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    let front = ListNode()
    var last = front
    var rest = head
    while rest != nil {
      let first = rest
      var stack: [ListNode] = []
      while let node = rest, stack.count < k {
        stack.append(node)
        rest = node.next
      }
      if stack.count < k {
        last.next = first
        return front.next
      }
      while let node = stack.popLast() {
        last.next = node
        last = node
      }
      last.next = nil
    }
    return front.next
  }
}
