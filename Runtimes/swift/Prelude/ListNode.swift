/// A node of a singly linked list, as LeetCode defines it.
open class ListNode {
  public final var val: Int
  public final var next: ListNode?

  public init() {
    val = 0
    next = nil
  }

  public init(_ val: Int) {
    self.val = val
    next = nil
  }

  public init(_ val: Int, _ next: ListNode?) {
    self.val = val
    self.next = next
  }
}
