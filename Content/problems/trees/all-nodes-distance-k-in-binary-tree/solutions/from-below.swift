// Idea: finds the target by recursion and collects below each of its ancestors. Time O(n), space
// O(height).
class Solution {
  private var found: [Int] = []

  func distanceK(_ root: TreeNode?, _ target: TreeNode?, _ k: Int) -> [Int] {
    found = []
    _ = steps(from: root, to: target, k)
    return found
  }

  private func steps(from root: TreeNode?, to target: TreeNode?, _ k: Int) -> Int? {
    guard let node = root else { return nil }
    if node === target {
      collect(node, k)
      return 0
    }
    for (side, other) in [(node.left, node.right), (node.right, node.left)] {
      guard let below = steps(from: side, to: target, k) else { continue }
      if below + 1 == k { found.append(node.val) }
      collect(other, k - below - 2)
      return below + 1
    }
    return nil
  }

  private func collect(_ root: TreeNode?, _ depth: Int) {
    guard let node = root, depth >= 0 else { return }
    if depth == 0 { found.append(node.val) }
    collect(node.left, depth - 1)
    collect(node.right, depth - 1)
  }
}
