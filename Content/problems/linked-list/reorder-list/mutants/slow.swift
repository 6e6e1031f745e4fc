// Bug: too slow: walks to the end for every node that is fetched from there.
class Solution {
  func reorderList(_ head: ListNode?) {
    var front = head
    while let node = front, let second = node.next, second.next != nil {
      var before = second
      while let next = before.next, next.next != nil { before = next }
      let last = before.next
      before.next = nil
      last?.next = second
      node.next = last
      front = second
    }
  }
}
