// Bug: begins with the last value instead of the first.
class Solution {
  func reorderList(_ head: ListNode?) {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    rest = head
    for place in values.indices {
      rest?.val = values[place % 2 == 1 ? place / 2 : values.count - 1 - place / 2]
      rest = rest?.next
    }
  }
}
