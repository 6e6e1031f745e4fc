// Idea: copies the values into an array, removes one and builds a new list. Time O(n), space O(n).
class Solution {
  func removeNthFromEnd(_ head: ListNode?, _ n: Int) -> ListNode? {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    values.remove(at: values.count - n)
    return values.reversed().reduce(nil) { list, value in ListNode(value, list) }
  }
}
