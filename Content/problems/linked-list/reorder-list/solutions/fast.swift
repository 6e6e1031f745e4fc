// Idea: finds the middle, turns the second half around and interlaces both. Time O(n), space O(1).
class Solution {
  func reorderList(_ head: ListNode?) {
    var (middle, ahead) = (head, head)
    while let next = ahead?.next {
      middle = middle?.next
      ahead = next.next
    }
    var front = head
    var back = turned(middle)
    while let last = back, let beforeLast = last.next {
      let second = front?.next
      front?.next = last
      last.next = second
      (front, back) = (second, beforeLast)
    }
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
