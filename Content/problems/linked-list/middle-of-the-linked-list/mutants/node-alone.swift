// Bug: returns a new node with the right value instead of the node itself, so its followers are gone.
class Solution {
  func middleNode(_ head: ListNode?) -> ListNode? {
    var (middle, ahead) = (head, head)
    while let next = ahead?.next {
      middle = middle?.next
      ahead = next.next
    }
    return middle.map { ListNode($0.val) }
  }
}
