// Bug: turns everything behind the first node around instead of interlacing.
class Solution {
  func reorderList(_ head: ListNode?) {
    var answer: ListNode?
    var rest = head?.next
    while let node = rest {
      rest = node.next
      node.next = answer
      answer = node
    }
    head?.next = answer
  }
}
