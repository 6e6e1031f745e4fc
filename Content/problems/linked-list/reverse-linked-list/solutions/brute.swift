// Idea: copies the values aside and writes them back from the end. Time O(n), space O(n).
class Solution {
  func reverseList(_ head: ListNode?) -> ListNode? {
    var values: [Int] = []
    var reader = head
    while let node = reader {
      values.append(node.val)
      reader = node.next
    }
    var writer = head
    while let node = writer, let value = values.popLast() {
      node.val = value
      writer = node.next
    }
    return head
  }
}
