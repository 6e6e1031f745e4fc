// Idea: copies the values into an array, sorts it and writes them back. Time O(n log n), space O(n).
class Solution {
  func sortList(_ head: ListNode?) -> ListNode? {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    rest = head
    for value in values.sorted() {
      rest?.val = value
      rest = rest?.next
    }
    return head
  }
}
