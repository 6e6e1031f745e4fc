// Idea: the first half on a stack, compared with the second. Time O(n), space O(n).
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var stack: [Int] = []
    var (slow, fast) = (head, head)
    while let node = slow, let next = fast?.next {
      stack.append(node.val)
      slow = node.next
      fast = next.next
    }
    // The fast one still stands on a node if their number is odd.
    if fast != nil { slow = slow?.next }
    while let node = slow {
      if stack.popLast() != node.val { return false }
      slow = node.next
    }
    return true
  }
}
