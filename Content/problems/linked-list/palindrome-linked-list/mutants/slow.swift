// Bug: too slow: walks to the partner from the head for each node.
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var count = 0
    var node = head
    while let current = node {
      count += 1
      node = current.next
    }
    var front = head
    for place in 0..<count / 2 {
      var partner = head
      for _ in 0..<count - 1 - place { partner = partner?.next }
      if front?.val != partner?.val { return false }
      front = front?.next
    }
    return true
  }
}
