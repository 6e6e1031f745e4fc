// Bug: copies nothing and returns the original list.
class Solution {
  func copyRandomList(_ head: Node?) -> Node? {
    head
  }
}
