// Bug: puts the even positions first.
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
    for value in even + odd {
      rest?.val = value
      rest = rest?.next
    }
    return head
  }
}
