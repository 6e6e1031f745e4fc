// Idea: exchanges two pieces of an array of the values and writes them back. Time O(n), space O(n).
class Solution {
  func rotateRight(_ head: ListNode?, _ k: Int) -> ListNode? {
    var values: [Int] = []
    var rest = head
    while let node = rest {
      values.append(node.val)
      rest = node.next
    }
    if values.isEmpty { return nil }
    let moved = k % values.count
    rest = head
    for value in values.suffix(moved) + values.dropLast(moved) {
      rest?.val = value
      rest = rest?.next
    }
    return head
  }
}
