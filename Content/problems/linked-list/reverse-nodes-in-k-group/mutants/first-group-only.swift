// Bug: turns only the first group around.
class Solution {
  func reverseKGroup(_ head: ListNode?, _ k: Int) -> ListNode? {
    var turned: ListNode?
    var rest = head
    for _ in 0..<k {
      guard let node = rest else { break }
      rest = node.next
      node.next = turned
      turned = node
    }
    head?.next = rest
    return turned
  }
}
