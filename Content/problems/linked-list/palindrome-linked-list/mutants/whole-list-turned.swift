// Bug: turns the whole list around and compares it with what is left at the head, which is one node.
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var back: ListNode?
    var rest = head
    while let node = rest {
      rest = node.next
      node.next = back
      back = node
    }
    var front = head
    while let node = front, let other = back {
      if node.val != other.val { return false }
      front = node.next
      back = other.next
    }
    return true
  }
}
