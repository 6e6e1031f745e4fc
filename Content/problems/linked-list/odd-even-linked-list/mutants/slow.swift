// Bug: too slow: walks to the end of the first group for each node that joins it.
class Solution {
  func oddEvenList(_ head: ListNode?) -> ListNode? {
    var done = 1
    while true {
      var lastOdd = head
      for _ in 1..<max(done, 1) { lastOdd = lastOdd?.next }
      // The even nodes that were passed stand between the last odd node and the next one.
      var before = lastOdd
      for _ in 0..<done { before = before?.next }
      guard let node = before?.next else { return head }
      before?.next = node.next
      node.next = lastOdd?.next
      lastOdd?.next = node
      done += 1
    }
  }
}
