/// A node of a binary tree, as LeetCode defines it.
open class TreeNode {
  public final var val: Int
  public final var left: TreeNode?
  public final var right: TreeNode?

  public init() {
    val = 0
    left = nil
    right = nil
  }

  public init(_ val: Int) {
    self.val = val
    left = nil
    right = nil
  }

  public init(_ val: Int, _ left: TreeNode?, _ right: TreeNode?) {
    self.val = val
    self.left = left
    self.right = right
  }
}
