// Bug: too slow: walks from the head to each pair, and counts the nodes anew for each.
class Solution {
  func swapPairs(_ head: ListNode?) -> ListNode? {
    var place = 0
    while place + 1 < count(head) {
      var node = head
      for _ in 0..<place { node = node?.next }
      if let first = node, let second = first.next {
        (first.val, second.val) = (second.val, first.val)
      }
      place += 2
    }
    return head
  }

  private func count(_ head: ListNode?) -> Int {
    var count = 0
    var rest = head
    while let node = rest {
      count += 1
      rest = node.next
    }
    return count
  }
}
