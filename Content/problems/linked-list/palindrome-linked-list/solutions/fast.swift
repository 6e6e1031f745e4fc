// Idea: turns the second half around and compares it with the first. Time O(n), space O(1).
class Solution {
  func isPalindrome(_ head: ListNode?) -> Bool {
    var (middle, ahead) = (head, head)
    while let next = ahead?.next {
      middle = middle?.next
      ahead = next.next
    }
    var front = head
    var back = turned(middle)
    while let node = back {
      if node.val != front?.val { return false }
      front = front?.next
      back = node.next
    }
    return true
  }

  private func turned(_ list: ListNode?) -> ListNode? {
    var answer: ListNode?
    var rest = list
    while let node = rest {
      rest = node.next
      node.next = answer
      answer = node
    }
    return answer
  }
}
