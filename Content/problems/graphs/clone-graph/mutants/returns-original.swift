// Bug: copies nothing and returns the node it was given.
class Solution {
  func cloneGraph(_ node: Node?) -> Node? {
    node
  }
}
