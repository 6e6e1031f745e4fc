// Idea: collects the values and writes them back group by group. Time O(n), space O(n).
class Solution {
  func oddEvenList(_ head: ListNode?) -> ListNode? {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    let odd = stride(from: 0, to: values.count, by: 2).map { values[$0] }
    let even = stride(from: 1, to: values.count, by: 2).map { values[$0] }
    rest = head
    for value in odd + even {
      rest?.val = value
      rest = rest?.next
    }
    return head
  }
}
